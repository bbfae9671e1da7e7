package zugwerk.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.testkit.GameSamples;
import zugwerk.testkit.RandomSetups;

/** Rights to castle and to capture en passant are what the pieces leave room for, and are kept by nothing else. */
class RightsTest {

  /** The squares of King and partner for each right, K, Q, k and q. */
  private static final List<List<String>> HOMES =
      List.of(List.of("e1", "h1"), List.of("e1", "a1"), List.of("e8", "h8"), List.of("e8", "a8"));

  static Stream<Named<Variant>> games() {
    return GameSamples.all();
  }

  private static int at(String square) {
    return Square.parse(square).orElseThrow();
  }

  private static Setup withAllRights(Variant variant) {
    Setup setup = Setup.empty(variant.schema()).with(Schema.CASTLING, 15);
    for (int right = 0; right < 4; right++) {
      setup = setup.withPiece(at(HOMES.get(right).getFirst()), Piece.of(right / 2, Schema.KING))
          .withPiece(at(HOMES.get(right).getLast()), Piece.of(right / 2, variant.castlingPartner()));
    }
    return setup;
  }

  private static int rightsWithout(String square) {
    return IntStream.range(0, 4).filter(right -> !HOMES.get(right).contains(square)).map(right -> 1 << right).sum();
  }

  @ParameterizedTest
  @MethodSource("games")
  void aRightNeedsKingAndPartnerAtHome(Variant variant) {
    Setup all = withAllRights(variant);
    assertEquals(all, Rights.kept(variant, all));
    for (int square = 0; square < Square.COUNT; square++) {
      int rights = rightsWithout(Square.name(square));
      for (int piece : List.of(Piece.NONE, Piece.of(0, variant.schema().type('N')), Piece.of(1, Schema.KING))) {
        Setup setup = all.withPiece(square, piece);
        int left = all.piece(square) == piece ? 15 : rights;
        assertEquals(left, Rights.kept(variant, setup).get(Schema.CASTLING), "a piece on " + Square.name(square));
        for (int right = 0; right < 4; right++) {
          assertEquals((left >> right & 1) != 0, Rights.castling(variant, setup, right));
        }
      }
      assertEquals(rights, Rights.kept(15, Square.bit(square)), "what changes on a square is gone for good");
      assertEquals(rights & 6, Rights.kept(6, Square.bit(square) | Square.bit(27)));
    }
  }

  /** A square was passed if the Pawn can be put back, and comes to where it stands by a double step that is noted. */
  @ParameterizedTest
  @MethodSource("games")
  void aSquareIsPassedByADoubleStep(Variant variant) {
    Random random = new Random(17);
    RandomSetups setups = new RandomSetups(random);
    boolean exact = variant.retroFacts().equals(RetroFacts.ORTHODOX);
    int seen = 0;
    for (int i = 0; i < 60; i++) {
      Setup setup = withPawns(variant, setups.setup(variant).with(Schema.EN_PASSANT, 0), random);
      List<Integer> passable = Rights.passable(variant, setup);
      for (int square = 16; square < 48; square++) {
        boolean stepped = hasStepped(variant, setup, square);
        seen += stepped ? 1 : 0;
        Setup noted = setup.with(Schema.EN_PASSANT, square + 1);
        String where = Fen.format(noted);
        boolean passed = Rights.passed(variant, setup, square);
        assertTrue(exact ? stepped == passed : passed || !stepped, where);
        assertEquals(passed ? noted : setup, Rights.kept(variant, noted), where);
        assertTrue(passed || !passable.contains(square), where);
        if (stepped && new Generator(variant).goesOn(Position.of(noted))) {
          assertEquals(hasCapturer(variant, noted), passable.contains(square), where);
        }
      }
    }
    assertTrue(seen > 20 || !exact, seen + " double steps");
  }

  /** With Pawns of both sides on the rank where the double steps of the side not to move end. */
  private static Setup withPawns(Variant variant, Setup setup, Random random) {
    int rank = setup.get(Schema.SIDE_TO_MOVE) == 0 ? 4 : 3;
    Setup changed = setup.with(Schema.CASTLING, 0);
    for (int file = 0; file < 8; file++) {
      int square = Square.of(file, rank);
      if (changed.piece(square) == Piece.NONE || Piece.type(changed.piece(square)) != Schema.KING) {
        changed = changed.withPiece(square, Piece.of(random.nextInt(2), variant.pawn()));
      }
    }
    return changed;
  }

  private static boolean hasStepped(Variant variant, Setup setup, int square) {
    int mover = 1 - setup.get(Schema.SIDE_TO_MOVE);
    int ahead = mover == 0 ? 8 : -8;
    if (setup.piece(square + ahead) != Piece.of(mover, variant.pawn()) || setup.piece(square - ahead) != Piece.NONE) {
      return false;
    }
    Setup before = setup.moved(square + ahead, square - ahead).with(Schema.SIDE_TO_MOVE, mover);
    Position position = Position.of(before);
    int step = EncodedMove.of(EncodedMove.STEP, square - ahead, square + ahead);
    return new Generator(variant).couldPlay(position, step)
        && made(variant, position, step).get(Schema.EN_PASSANT) == square + 1;
  }

  private static Position made(Variant variant, Position position, int move) {
    MoveMaker.make(variant, position, move);
    return position;
  }

  private static boolean hasCapturer(Variant variant, Setup noted) {
    MoveList moves = new MoveList();
    new Generator(variant).candidates(Position.of(noted), moves);
    return IntStream.range(0, moves.size())
        .anyMatch(i -> EncodedMove.unpack(moves.get(i)) instanceof Move.EnPassant);
  }
}
