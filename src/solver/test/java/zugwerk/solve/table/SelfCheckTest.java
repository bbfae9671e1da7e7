package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.notation.Fen;
import zugwerk.rules.Move;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** Values equal those that follow from the moves of the ordinary generator. */
@Tag("slow")
class SelfCheckTest {

  private static TableChecker checker(String game, String lists, String pieces) {
    return new TableChecker(Variants.of(game, lists), pieces, SharedTables.folder());
  }

  private void checkAll(String game, String lists, String pieces, int part) {
    TableChecker checker = checker(game, lists, pieces);
    checker.checkAll(part);
    assertTrue(checker.checked() > 100_000 / part);
    assertTrue(checker.decided() > 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"KRvK", "KPvK", "KvKP"})
  void orthodoxEndingsOfThreePieces(String pieces) {
    checkAll("orthodox", "", pieces, 4);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {
      "'' KNvK", "N=N/WD|WD/N KvKN", "R=WW/NN/gQ KRvK", "R=[F-R]/afsW|gafsQ/[F?R] KRvK"})
  void polypieceEndingsOfThreePieces(String lists, String pieces) {
    checkAll("polypiece", lists, pieces, 10);
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {
      "orthodox '' KRvK", "orthodox '' KPvK", "orthodox '' KvKP", "polypiece '' KNvK", "polypiece N=N/WD|WD/N KvKN",
      "polypiece R=WW/NN/gQ KRvK"})
  void allPlacementsOfThreePieces(String game, String lists, String pieces) {
    checkAll(game, lists, pieces, 1);
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {
      "'' KBvK", "'' KRvK", "'' KQvK", "'' KPvK", "B=fsLbbL/BF/R KBvK", "N=nN/nD/Q KNvK", "Q=pR/Q KQvK",
      "N=qN/Q KNvK", "K=fKbA;N=flrN/R KNvK", "R=jDjA/R3 KRvK", "K=K/KAD;N=F|D/W/N KNvK",
      "Q=Q;R=R;B=B;N=N;P=K/fmWfceF KPvK"})
  void morePolypieceEndingsOfThreePieces(String lists, String pieces) {
    checkAll("polypiece", lists, pieces, 1);
  }

  private void checkRandom(String game, String lists, String pieces) {
    TableChecker checker = checker(game, lists, pieces);
    checker.checkRandom(60_000);
    assertTrue(checker.checked() > 10_000);
    assertTrue(checker.decided() > 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"KQvKR", "KBNvK"})
  void orthodoxEndingsOfFourPieces(String pieces) {
    checkRandom("orthodox", "", pieces);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {"'' KNvKN", "N=N/WD|WD/N KNNvK"})
  void polypieceEndingsOfFourPieces(String lists, String pieces) {
    checkRandom("polypiece", lists, pieces);
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {
      "orthodox '' KRRvK", "orthodox '' KRvKP", "polypiece '' KNNvK", "polypiece N=K/nAnD/cRmF KNvKN",
      "polypiece '' KBvKR", "polypiece '' KPvKN", "polypiece B=fsLbbL/R;N=nN/gQ KBNvK"})
  void moreEndingsOfFourPieces(String game, String lists, String pieces) {
    checkRandom(game, lists, pieces);
  }

  @Test
  void positionsWithTheKingsOnALongDiagonal() {
    // Nearly all are lost for White, which shows whether moves between mirror images are counted right.
    TableChecker checker = checker("polypiece", "K=W|RN;N=F", "KNNvK");
    Random random = new Random(12);
    checker.checkSome(position -> position.king(0) % 9 == 0 && position.king(1) % 9 == 0 && random.nextInt(8) == 0);
    assertTrue(checker.checked() > 12_000);
    assertTrue(checker.decided() > checker.checked() / 2);
  }

  private void checkPassing(String game, String lists) {
    TableChecker checker = checker(game, lists, "KPvKP");
    int pawn = Variants.of(game, lists).pawn();
    Random random = new Random(3);
    checker.checkSome(position -> (position.pieces(0, pawn) & 0xFF00L) != 0
        && (position.pieces(1, pawn) & 0xFFL << 24) != 0 && random.nextInt(8) == 0);
    assertTrue(checker.checked() > 50_000);
    assertTrue(checker.decided() > 0);
  }

  /** Also held in the small game of {@link SmallTablesTest}, in a second. */
  @Tag("long")
  @Test
  void capturesEnPassant() {
    checkPassing("orthodox", "");
    Variant variant = Variants.of("orthodox");
    Answer answer = new Endgames(variant, SharedTables.folder(), 1)
        .answer(Fen.parse(variant, "8/8/8/8/k2Pp3/8/8/3K4 b - d3"), new Monitor());
    assertEquals(1, answer.moves().stream().filter(value -> value.move() instanceof Move.EnPassant).count());
  }

  @Tag("long")
  @Test
  void capturesEnPassantOfPawnsThatChange() {
    checkPassing("polypiece", "Q=Q;R=R;B=B;N=N;P=fmWfceFifmnD/fmWfceFifmnDfceW");
  }
}
