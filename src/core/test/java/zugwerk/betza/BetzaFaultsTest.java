package zugwerk.betza;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every fault of an expression, with its place counted from 0. */
class BetzaFaultsTest {

  private static final String BENT = "a bent rider is written like [F?R] or [F-R], with up to 3 leaps"
      + " W, F, D, N, A, H, C, Z or G, and then one of them or R or B";

  @ParameterizedTest(name = "[{0}]")
  @CsvSource(quoteCharacter = '"', value = {
      "\"\", 0, the expression is empty",
      "fxN, 1, unknown modifier 'x'",
      "wazir, 5, the modifiers have no atom",
      "NX, 1, unknown atom 'X'",
      "\"N W\", 1, unexpected character ' '",
      "N-W, 1, unexpected character '-'",
      "É, 0, unexpected character 'É'",
      "4R, 0, the number has no atom",
      "\"W(1,8)\", 1, \"a leaper is written like (1,4), with two numbers from 0 to 7\"",
      "\"(1,\", 0, \"a leaper is written like (1,4), with two numbers from 0 to 7\"",
      "\"q(1,4)\", 0, 'q' needs an atom with a letter",
      "\"W(1,4)3\", 6, a leaper in numbers takes no number after it",
      "\"(1,4)9\", 5, a leaper in numbers takes no number after it",
      "f3W, 1, the number has no atom",
      "Nfm, 3, the modifiers have no atom",
      "W00, 1, \"the number must be from 1 to 7, or 0 for no limit\"",
      "W03, 1, \"the number must be from 1 to 7, or 0 for no limit\"",
      "R8, 1, \"the number must be from 1 to 7, or 0 for no limit\"",
      "NR99999999999, 2, \"the number must be from 1 to 7, or 0 for no limit\"",
      "zR15, 2, \"the number must be from 2 to 14, or 0 for no limit\"",
      "zR1, 2, \"the number must be from 2 to 14, or 0 for no limit\"",
      "qN8, 2, \"the number must be from 2 to 7, or 0 for no limit\"",
      "qF4, 2, \"the number must be from 2 to 3, or 0 for no limit\"",
      "NN2, 2, a doubled atom takes no number",
      "RR, 1, 'R' is a rider already",
      "WWW, 2, a third 'W' has no effect",
      "mmW, 1, 'm' occurs twice",
      "mfmW, 2, 'm' occurs twice",
      "gpR, 1, 'p' contradicts 'g'",
      "njD, 1, 'j' contradicts 'n'",
      "qzN, 1, 'z' contradicts 'q'",
      "gnNN, 1, 'n' contradicts 'g'",
      "jgNN, 1, 'g' contradicts 'j'",
      "pnNN, 1, 'n' contradicts 'p'",
      "jpNN, 1, 'p' contradicts 'j'",
      "feF, 1, 'e' needs 'c'",
      "fmeF, 2, 'e' needs 'c'",
      "[F?Q], 0, \"" + BENT + "\"",
      "W[F-], 1, \"" + BENT + "\"",
      "[F, 0, \"" + BENT + "\"",
      "[K-R], 0, \"" + BENT + "\"",
      "[fF-R], 0, \"" + BENT + "\"",
      "[W-F-W-F-W], 0, \"" + BENT + "\"",
      "fa[F?R], 1, 'a' does not apply to a bent rider",
      "[F?R]f[F?R], 5, 'f[F?R]' adds nothing",
      "afs, 3, the modifiers have no atom",
      "afsN, 1, \"behind 'a' a leap that is neither straight nor diagonal needs 'f'\"",
      "\"Wfa(1,4)\", 3, \"behind 'a' a leap that is neither straight nor diagonal needs 'f'\"",
      "aaaaaaW, 5, a move has at most 6 legs",
      "cafW, 2, \"behind a capture on the way the last leg needs 'm' and no 'c'\"",
      "caffcmW, 2, \"behind a capture on the way the last leg needs 'm' and no 'c'\"",
      "capfafmW, 2, behind a capture on the way there is no other piece to go over",
      "afmcabW, 3, 'c' contradicts 'm'",
      "mpafW, 1, 'p' contradicts 'm'",
      "mamcmW, 4, 'm' occurs twice",
      "afgR, 2, 'g' needs another leg after it",
      "afyW, 2, 'y' needs another leg after it",
      "afiW, 2, 'i' belongs to the first leg",
      "nafD, 0, 'n' does not apply to the first of several legs",
      "zafW, 0, 'z' does not apply to the first of several legs",
      "aefW, 1, 'e' does not apply to several legs",
      "axfW, 1, unknown modifier 'x'",
      "ahW, 1, 'h' does not apply after 'a'",
      "afffW, 3, the direction 'f' adds nothing",
      "aslW, 2, the direction 'l' adds nothing",
      "fafsW2a, 7, the modifiers have no atom",
      "afsW8, 4, \"the number must be from 1 to 7, or 0 for no limit\"",
      "afsWafsW, 4, 'afsW' adds nothing",
      "aaQ, 0, the legs allow more than 512 paths",
      "aQpaQ, 2, the expression has more than 512 paths",
      "fn[F?R], 1, 'n' does not apply to a bent rider",
      "gN, 0, 'g' needs a rider",
      "NpR1, 1, 'p' needs a rider",
      "nW, 0, 'n' needs a leap that passes a square",
      "fnK, 1, 'n' needs a leap that passes a square",
      "jB, 0, 'j' needs a leap that passes a square",
      "ffW, 1, the direction 'f' adds nothing",
      "vbF, 1, the direction 'b' adds nothing",
      "swW, 1, the direction 'w' adds nothing",
      "bfbK, 2, the direction 'b' adds nothing",
      "fffN, 2, the direction 'f' adds nothing",
      "fhfsN, 2, the direction 'fs' adds nothing",
      "fhW, 1, 'h' needs an oblique atom",
      "bhK, 1, 'h' needs an oblique atom",
      "hN, 0, \"'h' must follow f, b, l or r, or precede l or r\"",
      "vhN, 1, \"'h' must follow f, b, l or r, or precede l or r\"", "hlW, 0, 'h' needs an oblique atom",
      "NfN, 1, 'fN' adds nothing",
      "CL, 1, 'L' adds nothing",
      "QB, 1, 'B' adds nothing"})
  void faults(String expression, int position, String reason) {
    BetzaException fault = assertThrows(BetzaException.class, () -> BetzaParser.parse(expression));
    assertEquals(position + ": " + reason, fault.position() + ": " + fault.reason());
    assertEquals(expression, fault.expression());
  }

  @Test
  void messagesCountFromOne() {
    BetzaException fault = assertThrows(BetzaException.class, () -> BetzaParser.parse("fxN"));
    assertEquals("in \"fxN\" at 2: unknown modifier 'x'", fault.getMessage());
  }

  @Test
  void longTextsAreOneFault() {
    for (String text : new String[] {"W".repeat(100_000), "a".repeat(100_000) + "W", "[F?".repeat(50_000),
        "[W-".repeat(80), "a".repeat(200) + "Q", "fblr".repeat(60) + "K"}) {
      BetzaException fault = assertThrows(BetzaException.class, () -> BetzaParser.parse(text));
      assertTrue(fault.getMessage().length() < 600, fault.getMessage());
    }
  }

  /** Whatever is typed is either a power with a course or a fault inside the text. */
  @Test
  void anyTextIsReadOrLocated() {
    Random random = new Random(64);
    String letters = "WFDNAHCZGLJKQRBfblrvshwmcnjgpieqzaay0123479x /[]-?";
    int read = 0;
    for (int i = 0; i < 50_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(7); length > 0; length--) {
        text.append(letters.charAt(random.nextInt(letters.length())));
      }
      try {
        Power power = BetzaParser.parse(text.toString());
        if (power.courses().isEmpty()) {
          fail("no course in " + text);
        }
        read++;
      } catch (BetzaException fault) {
        if (fault.position() < 0 || fault.position() > text.length()) {
          fail(fault);
        }
      }
    }
    if (read < 1000) {
      fail("only " + read + " texts were readable");
    }
  }
}
