package zugwerk.betza;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The data that come with the program. */
class CatalogueTest {

  private static List<String> names(String search) {
    return Catalogue.STANDARD.search(search).stream().map(NamedPiece::name).toList();
  }

  @Test
  void everyPieceCanBeReadAsAnEntry() {
    Set<String> names = new HashSet<>();
    for (NamedPiece piece : Catalogue.STANDARD.pieces()) {
      assertEquals(piece.expression(), PowerLists.entry(piece.entry()).expression(), piece.name());
      assertFalse(piece.description().isBlank() || piece.source().isBlank(), piece.name());
      assertTrue(names.add(piece.name()), piece.name() + " stands twice");
    }
    assertTrue(names.containsAll(List.of("Wazir", "Ferz", "Dabbaba", "Alfil", "Knight", "Camel", "Zebra", "Waffle",
        "Fibnif", "Langskip", "Charging Knight", "Nightrider", "FAD", "Woody Rook", "Half-Duck")));
  }

  /**
   * A diagonal double step notes no square for en passant, so no piece of the catalogue that has one offers to capture
   * so.
   */
  @Test
  void noPieceWithADiagonalDoubleStepCapturesEnPassant() {
    int diagonal = 0;
    for (NamedPiece piece : Catalogue.STANDARD.pieces()) {
      List<Course> courses = PowerLists.entry(piece.entry()).courses();
      if (courses.stream().anyMatch(course -> course.is(Trait.INITIAL) && course.cycle().getFirst().dx() != 0)) {
        diagonal++;
        assertTrue(courses.stream().noneMatch(course -> course.is(Trait.EN_PASSANT)), piece.name());
      }
    }
    assertTrue(diagonal > 0, "the catalogue has a Berolina Pawn");
  }

  @Test
  void everyAtomOfTheNotationHasAName() {
    Set<String> atoms = new HashSet<>();
    Catalogue.STANDARD.pieces().stream().filter(NamedPiece::isAtom).forEach(piece -> atoms.add(piece.expression()));
    assertEquals(Set.of("W", "F", "D", "N", "A", "H", "C", "Z", "G", "K", "R", "B", "Q"), atoms);
  }

  @Test
  void searchesNamesExpressionsWordsAndSources() {
    assertEquals("Fibnif", names("fib").getFirst());
    assertEquals("Half-Duck", names("HFD").getFirst());
    assertTrue(names("nutty knights").containsAll(List.of("Fibnif", "Colonel", "Charging Knight")));
    assertEquals(List.of(), names("unicorn of the moon"));
    assertEquals(Catalogue.STANDARD.pieces().size(), names("  ").size());
  }

  @Test
  void aLongExpressionIsNamedInALine() {
    assertEquals("WA", Catalogue.STANDARD.search("Waffle").getFirst().entry());
    assertEquals("fbNF", Catalogue.STANDARD.search("Fibnif").getFirst().entry(), "four letters are short enough");
    assertEquals("ChargingKnight:fhNrlbK", Catalogue.STANDARD.search("Charging Knight").getFirst().entry());
  }

  @Test
  void everyPresetHasItsListsAndIsFoundByItsName() {
    PowerLists plain = PowerLists.parse("K=K;Q=Q;R=R;B=B;N=N;P=fmWfceFifmnD", "KQRBNP");
    for (Preset preset : Preset.ALL) {
      String types = preset.lists().replaceFirst("armies;", "").replaceFirst(";atoms;.*", "");
      assertEquals(6, PowerLists.parse(types, "KQRBNP", plain).white().size(), preset.name());
      assertEquals(Optional.of(preset), Preset.named(Preset.ALL, preset.name().toUpperCase(Locale.ROOT)));
    }
    assertEquals("Betza's lists", Preset.ALL.getFirst().name());
    assertEquals("Phased Polypiece", Preset.named(Preset.ALL, "phased").orElseThrow().name());
    assertEquals("Atomic Polypiece", Preset.named(Preset.ALL, "atomic polypiece").orElseThrow().name());
    // Two presets begin so.
    assertEquals(Optional.empty(), Preset.named(Preset.ALL, "knight"));
    assertEquals(Optional.empty(), Preset.named(Preset.ALL, "N=N"));
  }

  @Test
  void aPieceIsReadByItsName() {
    assertEquals("N=Waffle:WA/N;B=ChargingKnight:fhNrlbK|X:fhNrlbK",
        PowerLists.parse("N=waffle/Knight;B=charging knight|X:Charging-Knight", "NB").text());
    assertThrows(BetzaException.class, () -> PowerLists.entry("Waffles"));
  }

  @Test
  void piecesAreFoundByTheirLettersInProblems() {
    int lettered = 0;
    for (NamedPiece piece : Catalogue.STANDARD.pieces()) {
      for (int language = 0; language < piece.letters().size(); language++) {
        String letters = piece.letters().get(language);
        NamedPiece found = Catalogue.STANDARD.lettered(letters.toUpperCase(Locale.ROOT), language).orElseThrow();
        assertEquals(letters, found.letters().get(language), piece.name());
        assertEquals(Optional.empty(), Catalogue.inexpressible(letters, language), piece.name());
        lettered++;
      }
    }
    assertTrue(lettered > 30, lettered + " letters");
    for (String alias : List.of("Knightrider=NN", "dabbabah=D", "Langskipet=fsLbbL")) {
      String[] both = alias.split("=");
      assertEquals(both[1], Catalogue.STANDARD.named(both[0]).orElseThrow().expression());
      assertEquals(both[1], Catalogue.STANDARD.search(both[0]).getFirst().expression());
    }
    assertEquals("Wazir", Catalogue.STANDARD.lettered("vi", 2).orElseThrow().name());
    assertEquals(Optional.empty(), Catalogue.STANDARD.lettered("vi", 0));
    assertEquals("Nonstop Equihopper", Catalogue.STANDARD.lettered("EQ", 2).orElseThrow().name());
    assertEquals("Equihopper", Catalogue.STANDARD.lettered("eq", 0).orElseThrow().name());
    assertEquals(Optional.of("Sting"), Catalogue.inexpressible("EP", 2));
    assertEquals(Optional.empty(), Catalogue.inexpressible("xx", 0));
  }

  @Test
  void aPowerIsKnownHoweverItIsWritten() {
    for (NamedPiece piece : Catalogue.STANDARD.pieces()) {
      NamedPiece meant = Catalogue.meant(piece.power()).orElseThrow();
      assertTrue(meant.power().movesLike(piece.power()), piece.name());
    }
    assertTrue(BetzaParser.parse("FW").movesLike(BetzaParser.parse("K")));
    assertFalse(BetzaParser.parse("W").movesLike(BetzaParser.parse("F")));
    assertEquals("Wazir", Catalogue.inProblems("lrWfbW").orElseThrow().name());
    assertEquals("Erlking", Catalogue.inProblems("K").orElseThrow().name(), "a King has no letters in problems");
    assertEquals(Optional.empty(), Catalogue.inProblems("H"));
    assertEquals(Optional.empty(), Catalogue.inProblems("fNbW"));
  }

  @Test
  void eachAtomIsOfferedOnce() {
    List<String> atoms = Catalogue.STANDARD.atoms().stream().map(NamedPiece::expression).toList();
    assertEquals(atoms.size(), Set.copyOf(atoms).size());
    assertEquals(List.of("W", "F", "D", "N"), atoms.subList(0, 4));
    assertTrue(atoms.stream().allMatch(atom -> atom.length() == 1), atoms.toString());
  }

  @Test
  void aPieceGetsALetterThatFits() {
    Power camel = BetzaParser.parse("C");
    assertEquals('C', Catalogue.STANDARD.letter(camel, "ABCLM"), "its first letter in problems");
    assertEquals('A', Catalogue.STANDARD.letter(camel, "XAM"), "the next");
    assertEquals('L', Catalogue.STANDARD.letter(camel, "XL"), "one of its name");
    assertEquals('Y', Catalogue.STANDARD.letter(camel, "YX"), "any");
    assertEquals('K', Catalogue.STANDARD.letter(BetzaParser.parse("K"), "XRK"), "in problems, ek comes before Erlking");
    assertEquals('B', Catalogue.STANDARD.letter(BetzaParser.parse("fNbB"), "XB"), "of its expression");
  }

  @Test
  void presetsAreNamedInASentence() {
    List<Preset> two = List.of(new Preset("One", "N=N", ""), new Preset("Two", "N=W", ""));
    assertEquals("'One', 'Two'", Preset.names(two));
    assertEquals(Optional.empty(), Preset.named(List.of(), "one"));
    assertEquals(two.get(1), Preset.named(two, "tw").orElseThrow());
    List<Preset> alike = List.of(new Preset("Two more", "N=N", ""), two.get(1));
    assertEquals(two.get(1), Preset.named(alike, "two").orElseThrow(), "the whole name counts before its beginning");
  }

  @Test
  void theAtomsOfAnExpressionStandForOthers() {
    assertThrows(BetzaException.class, () -> new AtomText("fm", 'W', "").standingFor("cF"));
    assertThrows(BetzaException.class, () -> new AtomText("c", 'W', "").standingFor("FmN"));
    assertEquals("fmF", new AtomText("fm", 'W', "").standingFor("F"));
    assertEquals("F0N0", new AtomText("", 'W', "0").standingFor("FN"));
    assertEquals(List.of(new AtomText("f", 'N', ""), new AtomText("", 'C', "L"), new AtomText("mc", 'Z', "3")),
        AtomText.of("fNLLmcJ3"));
    assertEquals("fWfF", new AtomText("f", 'N', "").standingFor("WF"));
    assertEquals("WWFF", new AtomText("", 'N', "N").standingFor("WF"), "a rider rides with each atom");
    assertEquals("W3F3", new AtomText("", 'N', "3").standingFor("WF"));
    assertEquals("fmWW", new AtomText("f", 'N', "3").standingFor("mWW"), "a rider of its own keeps its range");
  }

  @Test
  void leapersAndShortRidersHaveDifferentPowersAndNoHurdles() {
    List<String> leapers = Catalogue.STANDARD.leapers().stream().map(NamedPiece::expression).toList();
    assertTrue(leapers.containsAll(List.of("W", "WD", "R4", "fsLbbL", "(1,4)", "nN")), leapers.toString());
    for (String other : List.of("R", "NN", "gQ2", "pR", "(0,0)", "fmWfceFifmnD", "qN", "zB")) {
      assertFalse(leapers.contains(other), other);
    }
    for (NamedPiece piece : Catalogue.STANDARD.leapers()) {
      assertEquals(1, Catalogue.STANDARD.leapers().stream().filter(other -> other.power().movesLike(piece.power()))
          .count(), piece.name());
    }
  }
}
