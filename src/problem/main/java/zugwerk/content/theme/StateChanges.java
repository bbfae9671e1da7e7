package zugwerk.content.theme;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.board.Schema;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.content.Effect;
import zugwerk.content.Effect.Kind;
import zugwerk.content.Ending;
import zugwerk.content.Played;
import zugwerk.content.SolutionScene;
import zugwerk.rules.Move;

/**
 * Themes of moves that change the state of a game. Whether a change matters is tested by undoing it in a later
 * position.
 */
public final class StateChanges {

  public static final Theme STATE_HARM =
      StateThemes.theme("State harm", "A defence changes the state of the game, and the mate needs this: with the"
          + " state of before, there would be an answer.",
          (content, findings) -> Variation.report(content, findings, false, StateChanges::harms));
  public static final Theme CURE_AS_INTERFERENCE =
      StateThemes.theme("Cure as interference",
          "A defence lifts the state of a piece of its side that would vanish otherwise. The piece stays and shuts a"
              + " line or blocks a flight: without it, there would be an answer to the mate.",
          (content, findings) -> Variation.report(content, findings, false, StateChanges::curesBlocker));
  public static final Theme STATE_SELFBLOCK =
      StateThemes.theme("State selfblock",
          "A move of the mated side has given a square around its King the state that"
              + " keeps the King from going there.",
          (content, findings) -> Mates.each(content, findings, StateChanges::blocksItself));
  public static final Theme BARRED_LINE =
      StateThemes.theme("Barred line", "A mate needs the state of a square away from the King: without it, a piece of"
          + " the mated side could prevent the mate across this square.",
          (content, findings) -> Mates.each(content, findings, StateChanges::barsLine));
  public static final Theme DECOY_INTO_A_PASS =
      StateThemes.theme("Decoy into a pass",
          "A piece goes to a square on which it is captured at once, and this leaves"
              + " its side no move but a pass.",
          (content, findings) -> StateThemes.moves(content, findings, StateChanges::isDecoy));
  public static final Theme LAST_POINT_CAPTURE =
      StateThemes.theme("Last-point capture",
          "A move removes a piece that the solution has weakened: in the state that"
              + " it had in the diagram, the piece would stay.",
          (content, findings) -> StateThemes.moves(content, findings, move -> worn(move).isPresent()));
  public static final Theme RESTORED_PIECE =
      StateThemes.theme("Restored piece", "A move lifts the state of another piece of its side, which makes a later"
          + " move of the line.",
          (content, findings) -> StateThemes.moves(content, findings, StateChanges::restores));
  public static final Theme VANISHING_OPENS =
      StateThemes.theme("Vanishing opens", "A piece that does not move vanishes without being captured, and a line is"
          + " opened so that another piece attacks more squares.",
          (content, findings) -> StateThemes.moves(content, findings, StateChanges::vanishes));

  private StateChanges() {}

  static List<Theme> themes() {
    return List.of(STATE_HARM, CURE_AS_INTERFERENCE, STATE_SELFBLOCK, BARRED_LINE, DECOY_INTO_A_PASS,
        LAST_POINT_CAPTURE, RESTORED_PIECE, VANISHING_OPENS);
  }

  private static boolean harms(Variation variation) {
    return undone(variation.defence(), variation.ending().scene()).anyMatch(scene -> !scene.isMate());
  }

  private static boolean curesBlocker(Variation variation) {
    SolutionScene end = variation.ending().scene();
    return lifted(variation.defence()).anyMatch(piece -> {
      int square = variation.defence().after().square(piece);
      return variation.defence().before().passed().square(piece) == SolutionScene.NO_PIECE
          && end.square(piece) == square
          && !end.without(Square.bit(square)).isMate();
    });
  }

  /** A later position with one change of a move undone at a time, those of squares, types and the whole game. */
  private static Stream<SolutionScene> undone(Played move, SolutionScene later) {
    Schema schema = later.variant().schema();
    return schema.slots().stream().filter(slot -> slot.scope() != Slot.Scope.PIECE)
        .flatMap(slot -> IntStream.range(0, schema.values(slot)).map(i -> schema.offset(slot) + i).boxed())
        .filter(cell -> move.before().get(cell) != move.after().get(cell) && later.get(cell) == move.after().get(cell))
        .map(cell -> later.changed(position -> position.set(cell, move.before().get(cell))));
  }

  private static boolean blocksItself(Ending ending) {
    return SolutionScene.squares(ending.field()).filter(square -> StateThemes.cleared(ending, Slot.Scope.SQUARE, square)
        .anyMatch(scene -> (scene.flights(ending.mated()) >>> square & 1) != 0))
        .anyMatch(square -> ending.last().line().stream().filter(move -> move.side() == ending.mated())
            .anyMatch(move -> move.effects(Kind.STATE).stream()
                .anyMatch(effect -> effect.squares() == Square.bit(square))));
  }

  private static boolean barsLine(Ending ending) {
    return IntStream.range(0, Square.COUNT).filter(square -> (ending.field() >>> square & 1) == 0)
        .anyMatch(square -> StateThemes.cleared(ending, Slot.Scope.SQUARE, square).anyMatch(scene -> scene.legal()
            .stream().anyMatch(move -> move instanceof Move.Step && move.from() != ending.king()
                && move.to() != square)));
  }

  private static boolean isDecoy(Played capture) {
    List<Move> legal = capture.after().legal();
    return capture.captures() && legal.size() == 1 && legal.getFirst() instanceof Move.Pass && capture.parent()
        .filter(lured -> lured.carries() && lured.side() != capture.side()
            && lured.move().to() == capture.move().to())
        .isPresent();
  }

  /** The piece that a move removes only because of a state that it did not have in the diagram. */
  private static Optional<Integer> worn(Played move) {
    SolutionScene diagram = move.line().getFirst().before();
    return move.effects(Kind.CAPTURE).stream().map(Effect::piece)
        .filter(piece -> diagram.square(piece) != SolutionScene.NO_PIECE && piece != move.mover())
        .filter(piece -> fresh(move, diagram, piece).stream()
            .anyMatch(scene -> scene.legal().stream().filter(same -> isSame(same, move.move()))
                .anyMatch(same -> scene.after(same).square(piece) != SolutionScene.NO_PIECE)))
        .findFirst();
  }

  /** Compares squares only: the kind of move may depend on the state. */
  private static boolean isSame(Move one, Move other) {
    return !(one instanceof Move.Pass || other instanceof Move.Pass) && one.from() == other.from()
        && one.to() == other.to();
  }

  /** The position before a move with a piece in the state of the diagram, once for each slot that differs. */
  private static List<SolutionScene> fresh(Played move, SolutionScene diagram, int piece) {
    Schema schema = diagram.variant().schema();
    int square = move.before().square(piece);
    List<SolutionScene> fresh = new ArrayList<>();
    for (Slot slot : schema.slots()) {
      int old = slot.scope() == Slot.Scope.PIECE ? schema.offset(slot) + diagram.square(piece) : -1;
      int now = schema.offset(slot) + square;
      if (old >= 0 && diagram.get(old) != move.before().get(now)) {
        fresh.add(move.before().changed(position -> position.set(now, diagram.get(old))));
      }
    }
    return fresh;
  }

  private static boolean restores(Played cure) {
    return lifted(cure).anyMatch(piece -> identities(cure, piece));
  }

  private static Stream<Integer> lifted(Played cure) {
    Schema schema = cure.before().variant().schema();
    return cure.effects(Kind.SPECIAL_MOVE).stream().map(Effect::other).filter(piece -> {
      int square = cure.before().square(piece);
      return square != SolutionScene.NO_PIECE && cure.before().holds(square, cure.side())
          && cure.after().square(piece) == square && piece != cure.mover()
          && schema.slots().stream().filter(slot -> slot.scope() == Slot.Scope.PIECE)
              .map(slot -> schema.offset(slot) + square)
              .anyMatch(cell -> cure.before().get(cell) != 0 && cure.after().get(cell) == 0);
    });
  }

  private static boolean identities(Played move, int piece) {
    return Stream.concat(move.replies().stream(), move.threats().stream())
        .anyMatch(next -> next.mover() == piece || identities(next, piece));
  }

  private static boolean vanishes(Played move) {
    return !move.did(Kind.EN_PASSANT) && !move.did(Kind.SPECIAL_MOVE) && move.did(Kind.LINE_OPENED)
        && move.effects(Kind.CAPTURE).stream().filter(effect -> move.move() instanceof Move.Pass
            || effect.squares() != Square.bit(move.move().to()))
            .anyMatch(gone -> move.effects(Kind.LINE_OPENED).stream().anyMatch(opened -> opens(move, opened, gone)));
  }

  private static boolean opens(Played move, Effect opened, Effect gone) {
    int square = move.after().square(opened.piece());
    int side = move.after().holds(square, 0) ? 0 : 1;
    return SolutionScene.squares(opened.squares()).anyMatch(target -> (move.after()
        .attackers(target, side, move.after().occupied() | gone.squares()) >>> square & 1) == 0);
  }
}
