package zugwerk.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zugwerk.work.Message.message;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The encoding of a file is decided by a rule, and reported where it is not plain UTF-8. */
class FileTextTest {

  private static final String LONG = "Réti, Ćosić, Петров, 𝄞\n".repeat(3000);

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void plainUtf8IsReadWithoutAWord() {
    assertEquals(new FileText(LONG, Message.NONE), FileText.of(utf8(LONG)));
    assertEquals(new FileText("Ré", Message.NONE), FileText.of(utf8("\uFEFFRé")), "the mark is no letter");
    assertEquals(new FileText("", Message.NONE), FileText.of(new byte[0]));
    assertEquals(LONG, FileText.utf8(utf8(LONG)));
  }

  @Test
  void oneBadByteAnywhereCostsThatByteOnly() {
    Random random = new Random(16);
    for (int i = 0; i < 100; i++) {
      int line = random.nextInt(2999);
      String before = LONG.substring(0, (line + 1) * (LONG.length() / 3000));
      String after = LONG.substring(before.length());
      byte[] bytes = utf8(before + "?" + after);
      bytes[utf8(before).length] = (byte) 0xFF;
      FileText text = FileText.of(bytes);
      assertEquals(before + "\uFFFD" + after, text.text());
      assertTrue(text.remark().toString().contains("byte FF in line " + (line + 2) + ";"), text.remark().toString());
    }
  }

  @Test
  void oldFilesAreReadAsWindowsWroteThemAndThatIsReported() {
    String old = "one\r\ntwo\rMüller – „Fritz“ €\r\nGrünfeld";
    FileText text = FileText.of(old.getBytes(Charset.forName("windows-1252")));
    assertEquals(old, text.text());
    assertEquals("is not UTF-8 (byte FC in line 3); it was read as Windows-1252", text.remark().toString());
  }

  @Test
  void utf16IsReportedAlsoWhereItIsBroken() {
    byte[] marked = "\uFEFFRé".getBytes(StandardCharsets.UTF_16LE);
    assertEquals(new FileText("Ré", message("was read as UTF-16, by its byte order mark")), FileText.of(marked));
    byte[] cut = new byte[] {marked[0], marked[1], marked[2], marked[3], 0};
    assertTrue(FileText.of(cut).remark().toString().endsWith("parts of it are not valid UTF-16"));
  }

  @Test
  void whatMustBeUtf8IsRefusedWithItsLine() {
    String why = assertThrows(InputException.class,
        () -> FileText.utf8("a\n\nR\u00E9".getBytes(StandardCharsets.ISO_8859_1))).getMessage();
    assertEquals("is not text in UTF-8 (byte E9 in line 3)", why);
    assertThrows(InputException.class, () -> FileText.utf8(new byte[] {'a', (byte) 0xC3}), "cut in a letter");
  }
}
