package zugwerk.content.quality;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.content.quality.Weights.Weight;
import zugwerk.content.theme.Theme;
import zugwerk.content.theme.Themes;
import zugwerk.problem.UserFolders;
import zugwerk.work.InputException;

/** Texts of weights: their meaning, and the faults of invalid ones. */
class WeightsTest {

  /** A text that gives everything the same weight. */
  static Weights all(String value) {
    return Weights.of(Stream.of(QualityTerms.ALL.stream().map(Term::name), Themes.ALL.stream().map(Theme::name),
        Stream.of(Theme.Group.values()).map(Theme.Group::title), Stream.of("Any theme")).flatMap(names -> names)
        .distinct().map(name -> name + " = " + value).collect(Collectors.joining("\n")), "test");
  }

  static Term term(String name) {
    return QualityTerms.ALL.stream().filter(term -> term.name().equals(name)).findFirst().orElseThrow();
  }

  private static Theme theme(String name) {
    return Themes.named(name).orElseThrow();
  }

  @Test
  void aThemeHasItsOwnWeightOrThatOfItsChapterOrThatOfAnyTheme() {
    Weights weights = Weights.of("\uFEFF# mine\n lacny=7.5 up to 3 # dear\nany theme = 1\nDefences = -2\n", "test");
    assertEquals(new Weight(7.5, 3), weights.of(theme("Lacny")));
    assertEquals(new Weight(-2, 1), weights.of(theme("Fleck")));
    // What the text leaves out keeps the weight that comes with the program.
    assertEquals(Weights.bundled().of(theme("Plachutta")), weights.of(theme("Plachutta")));
    assertEquals(Weights.bundled().of(term("Try")), weights.of(term("Try")));
  }

  @Test
  void everyTermHasALineOfItsOwn() {
    for (Term term : QualityTerms.ALL) {
      assertTrue(Weights.bundledText().contains("\n" + term.name() + " = "), term.name());
      assertTrue(Weights.bundled().of(term).points() != 0, term.name());
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "Grimshow = 3 | unknown term 'Grimshow'; did you mean Grimshaw?",
      "variatons = 3 up to 8 | unknown term 'variatons'; did you mean Variation?",
      "Try = many | 'Try = many' is not a weight; write lines like Grimshaw = 8, or Try = 1.5 up to 3",
      "Try = 1 upto 3 | 'Try = 1 upto 3' is not a weight; write lines like Grimshaw = 8, or Try = 1.5 up to 3",
      "Try | 'Try' is not a weight; write lines like Grimshaw = 8, or Try = 1.5 up to 3",
      "Try = 1 up to 0 | the points must be from -1000 to 1000, and the times from 1 to 1000",
      "Try = 1 up to 99999999999 | the points must be from -1000 to 1000, and the times from 1 to 1000",
      "Try = -1000.5 | the points must be from -1000 to 1000, and the times from 1 to 1000",
      "PIECE = 1 | Piece has a line already",
  })
  void aTextThatMakesNoSenseIsRefusedWithItsPlace(String line, String why) {
    assertEquals("my.txt, line 3: " + why, assertThrows(InputException.class,
        () -> Weights.of("Piece = -1\n\n" + line + "\n", "my.txt")).getMessage());
  }

  @Test
  void theUsersFileCountsIfThereIsOne(@TempDir Path folder) throws Exception {
    UserFolders user = new UserFolders(folder, folder);
    assertEquals(Weights.bundled(), Weights.of(user));
    Files.writeString(user.weights(), "Try = 9");
    assertEquals(new Weight(9, 1), Weights.of(user).of(term("Try")));
    assertEquals(folder.resolve("none.txt") + ": there is no such file", assertThrows(InputException.class,
        () -> Weights.of(folder.resolve("none.txt"))).getMessage());
  }
}
