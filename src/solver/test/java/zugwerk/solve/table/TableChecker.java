package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.rules.Attacks;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.work.Monitor;

/**
 * Holds the values in tables against those of the positions that the ordinary generator leads to: for all placements of
 * some pieces, or for some of them.
 */
final class TableChecker {

  private final Variant variant;
  private final Endgames endgames;
  private final Generator generator;
  private final Material material;
  private final Powers powers;
  private long checked;
  private long decided;

  TableChecker(Variant variant, String pieces, Path folder) {
    this.variant = variant;
    endgames = new Endgames(variant, folder, 2);
    generator = new Generator(variant);
    material = Material.parse(variant.schema(), pieces);
    powers = new Powers(variant);
  }

  /** How many positions were checked. */
  long checked() {
    return checked;
  }

  /** How many of them are won or lost. */
  long decided() {
    return decided;
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
    for (int state = 0; state < counters.count; state++) {
      for (int toMove = 0; toMove < 2; toMove++) {
        Setup setup = counters.put(powers, Setup.empty(variant.schema()), state);
        states.add(Position.of(setup.with(Schema.SIDE_TO_MOVE, toMove)));
      }
    }
    return states;
  }

  /**
   * Checks placements in all states.
   *
   * @param part one placement in so many is checked, chosen at random; 1 for all
   */
  void checkAll(int part) {
    Random random = new Random(11);
    for (Key key : Key.all(powers, material)) {
      states(key).forEach(position -> place(position, 0, _ -> random.nextInt(part) == 0));
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
    int best = Score.INVALID;
    for (int i = 0; i < moves.size(); i++) {
      int mark = position.mark();
      MoveMaker.make(variant, position, moves.get(i));
      int score = Score.before(endgames.score(position, control));
      position.rollback(mark);
      best = best == Score.INVALID || Score.rank(score) > Score.rank(best) ? score : best;
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
