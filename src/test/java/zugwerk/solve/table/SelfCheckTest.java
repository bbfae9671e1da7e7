package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.rules.Attacks;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** Every value equals the one that follows from the moves of the ordinary generator. */
@Tag("slow")
class SelfCheckTest {

  /** Shared, since many endings hang on the same tables. */
  @TempDir
  private static Path folder;

  /** Checks positions against their successors, all placements of the pieces or only some. */
  private static final class Checker {
    private final Variant variant;
    private final Endgames endgames;
    private final Generator generator;
    private final Material material;
    private final Powers powers;
    private long checked;
    private long decided;

    Checker(String game, String lists, String pieces) {
      variant = Variants.of(game, lists);
      endgames = new Endgames(variant, folder, 2);
      generator = new Generator(variant);
      material = Material.parse(variant.schema(), pieces);
      powers = new Powers(variant);
    }

    private int side(int piece) {
      return piece < material.white().size() ? 0 : 1;
    }

    private int type(int piece) {
      return side(piece) == 0 ? material.white().get(piece) : material.black().get(piece - material.white().size());
    }

    /** The board without pieces in each state, with each side to move; absent types stand at their first powers. */
    private List<Position> states(Key key) {
      List<Position> states = new ArrayList<>();
      Counters counters = new Counters(powers, material, key.fixed());
      for (int state = 0; state < counters.count(); state++) {
        for (int toMove = 0; toMove < 2; toMove++) {
          Setup setup = counters.put(powers, Setup.empty(variant.schema()), state);
          states.add(Position.of(setup.with(Schema.SIDE_TO_MOVE, toMove)));
        }
      }
      return states;
    }

    /** Checks everything, in all states. */
    void checkAll() {
      for (Key key : Key.all(powers, material)) {
        states(key).forEach(position -> place(position, 0, everything -> true));
      }
    }

    /** Checks the placements that a filter lets through. */
    void checkSome(Predicate<Position> filter) {
      states(Key.all(powers, material).iterator().next()).forEach(position -> place(position, 0, filter));
    }

    /** Puts pieces on the board, White's and then Black's, from the given one on, each on every free square. */
    private void place(Position position, int piece, Predicate<Position> filter) {
      if (piece == material.size()) {
        if (filter.test(position)) {
          check(position);
        }
        return;
      }
      for (long rest = powers.squares(side(piece), type(piece)) & ~position.occupied(); rest != 0; rest &= rest - 1) {
        int mark = position.mark();
        position.set(Long.numberOfTrailingZeros(rest), Piece.of(side(piece), type(piece)));
        place(position, piece + 1, filter);
        position.rollback(mark);
      }
    }

    /** Checks random placements; many are symmetrical about the long diagonal, as tables must treat those apart. */
    void checkRandom(int placements) {
      Random random = new Random(7);
      List<Position> states = states(Key.all(powers, material).iterator().next());
      int[] squares = new int[material.size()];
      for (int i = 0; i < placements; i++) {
        boolean diagonal = random.nextInt(3) == 0;
        for (int piece = 0; piece < squares.length; piece++) {
          boolean turned = diagonal && piece > 0 && type(piece) != Schema.KING && random.nextInt(2) == 0;
          int square = random.nextInt(64);
          squares[piece] = turned ? squares[piece - 1] >> 3 | (squares[piece - 1] & 7) << 3
              : diagonal && random.nextInt(4) > 0 ? square % 8 * 9 : square;
        }
        Position position = states.get(random.nextInt(states.size()));
        int mark = position.mark();
        boolean fits = true;
        for (int piece = 0; piece < squares.length; piece++) {
          fits &= (powers.squares(side(piece), type(piece)) & ~position.occupied() & Square.bit(squares[piece])) != 0;
          position.set(squares[piece], Piece.of(side(piece), type(piece)));
        }
        if (fits) {
          check(position);
        }
        position.rollback(mark);
      }
    }

    private void check(Position position) {
      if (Attacks.inCheck(variant, position, 1 - position.toMove())) {
        return;
      }
      Monitor control = new Monitor();
      MoveList moves = new MoveList();
      generator.legal(position, moves);
      int best = Score.BROKEN;
      for (int i = 0; i < moves.size(); i++) {
        int mark = position.mark();
        MoveMaker.make(variant, position, moves.get(i));
        int score = Score.before(endgames.score(position, control));
        position.rollback(mark);
        best = best == Score.BROKEN || Score.rank(score) > Score.rank(best) ? score : best;
      }
      if (moves.size() == 0) {
        best = Attacks.inCheck(variant, position, position.toMove()) ? Score.MATED : Score.DRAW;
      }
      int score = endgames.score(position, control);
      if (best != score) {
        assertEquals(Outcome.of(best), Outcome.of(score), () -> text(position));
      }
      checked++;
      decided += score == Score.DRAW ? 0 : 1;
    }

    private String text(Position position) {
      StringBuilder text = new StringBuilder();
      for (int square = 0; square < Square.COUNT; square++) {
        if (position.piece(square) != Piece.NONE) {
          text.append(Piece.side(position.piece(square)) == 0 ? 'w' : 'b')
              .append(variant.schema().types().get(Piece.type(position.piece(square))).letter())
              .append(Square.name(square)).append(' ');
        }
      }
      return text.append("to move ").append(position.setup().toMove()).toString();
    }
  }

  private void checkAll(String game, String lists, String pieces) {
    Checker checker = new Checker(game, lists, pieces);
    checker.checkAll();
    assertTrue(checker.checked > 100_000);
    assertTrue(checker.decided > 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"KRvK", "KPvK", "KvKP"})
  void orthodoxEndingsOfThreePieces(String pieces) {
    checkAll("orthodox", "", pieces);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {
      "'' KNvK", "N=N/WD|WD/N KvKN", "R=WW/NN/gQ KRvK"})
  void polypieceEndingsOfThreePieces(String lists, String pieces) {
    checkAll("polypiece", lists, pieces);
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {
      "'' KBvK", "'' KRvK", "'' KQvK", "'' KPvK", "B=fsLbbL/BF/R KBvK", "N=nN/nD/Q KNvK", "Q=pR/Q KQvK",
      "N=qN/Q KNvK", "K=fKbA;N=flrN/R KNvK", "R=jDjA/R3 KRvK", "K=K/KAD;N=F|D/W/N KNvK",
      "Q=Q;R=R;B=B;N=N;P=K/fmWfceF KPvK"})
  void morePolypieceEndingsOfThreePieces(String lists, String pieces) {
    checkAll("polypiece", lists, pieces);
  }

  private void checkRandom(String game, String lists, String pieces) {
    Checker checker = new Checker(game, lists, pieces);
    checker.checkRandom(60_000);
    assertTrue(checker.checked > 10_000);
    assertTrue(checker.decided > 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"KQvKR", "KRRvK", "KBNvK"})
  void orthodoxEndingsOfFourPieces(String pieces) {
    checkRandom("orthodox", "", pieces);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {"'' KNNvK", "'' KNvKN", "N=N/WD|WD/N KNNvK", "N=K/nAnD/cRmF KNvKN"})
  void polypieceEndingsOfFourPieces(String lists, String pieces) {
    checkRandom("polypiece", lists, pieces);
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {
      "orthodox '' KRvKP", "polypiece '' KBvKR", "polypiece '' KPvKN", "polypiece B=fsLbbL/R;N=nN/gQ KBNvK"})
  void moreEndingsOfFourPieces(String game, String lists, String pieces) {
    checkRandom(game, lists, pieces);
  }

  @Test
  void positionsWithTheKingsOnALongDiagonal() {
    // Nearly all are lost for White, which shows whether moves between mirror images are counted right.
    Checker checker = new Checker("polypiece", "K=W|RN;N=F", "KNNvK");
    checker.checkSome(position -> position.king(0) % 9 == 0 && position.king(1) % 9 == 0);
    assertTrue(checker.checked > 100_000);
    assertTrue(checker.decided > checker.checked / 2);
  }

  private void checkPassing(String game, String lists) {
    Checker checker = new Checker(game, lists, "KPvKP");
    Random random = new Random(3);
    checker.checkSome(position -> (position.pieces(0, checker.powers.pawn()) & 0xFF00L) != 0
        && (position.pieces(1, checker.powers.pawn()) & 0xFFL << 24) != 0 && random.nextInt(8) == 0);
    assertTrue(checker.checked > 50_000);
    assertTrue(checker.decided > 0);
  }

  @Test
  void capturesEnPassant() {
    checkPassing("orthodox", "");
    Variant variant = Variants.of("orthodox");
    Answer answer = new Endgames(variant, folder, 1)
        .answer(Fen.parse(variant, "8/8/8/8/k2Pp3/8/8/3K4 b - d3"), new Monitor());
    assertEquals(1, answer.moves().stream().filter(value -> value.move() instanceof Move.EnPassant).count());
  }

  @Tag("long")
  @Test
  void capturesEnPassantOfPawnsThatChange() {
    checkPassing("polypiece", "Q=Q;R=R;B=B;N=N;P=fmWfceFifmnD/fmWfceFifmnDfceW");
  }
}
