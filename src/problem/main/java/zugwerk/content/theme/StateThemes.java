package zugwerk.content.theme;

import static zugwerk.content.theme.Theme.Group.STATE;
import static zugwerk.content.theme.Themes.HERE;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.content.Content;
import zugwerk.content.Effect.Kind;
import zugwerk.content.Ending;
import zugwerk.content.Played;
import zugwerk.content.SolutionScene;
import zugwerk.rules.Move;
import zugwerk.solve.Goal;

/**
 * Themes of games with state. They work with any state of a game: whether a value matters is tested by clearing it in
 * the final position.
 */
public final class StateThemes {

  public static final Theme POWER_ECHO =
      theme("Power echo", "Pieces of one type mate the same King with different powers.", StateThemes::powerEcho);
  public static final Theme TURN_CHECK =
      theme("Turn-check", "A move of the solution gives check by pieces that stand still and whose lines it does not"
          + " open: only the state of the game has changed.",
          (content, findings) -> moves(content, findings, move -> move.did(Kind.STATE_CHECK)
              && !move.did(Kind.CHECK) && !move.did(Kind.DISCOVERED_CHECK)));
  public static final Theme TURN_GUARD =
      theme("Turn-guard", "A mate needs a guard that the mating move gave to a piece that stands still, by changing"
          + " the state of the game.", (content, findings) -> Mates.each(content, findings, StateThemes::turnGuards));
  public static final Theme TURN_UNGUARD =
      theme("Turn-unguard", "A defence changes the state of the game, so that another piece of its side no longer"
          + " attacks the square from which the answer mates.",
          (content, findings) -> Variation.report(content, findings, false, StateThemes::turnsAway));
  public static final Theme BARRED_FLIGHT =
      theme("Barred flight", "A mate needs the state of a square around the King: without it, the King could go"
          + " there.", (content, findings) -> Mates.each(content, findings, StateThemes::barsFlight));
  public static final Theme DISABLED_DEFENDER =
      theme("Disabled defender", "A piece of the mated side could prevent the mate if the state that it bears were"
          + " lifted.", (content, findings) -> Mates.each(content, findings, StateThemes::disables));
  public static final Theme WEAKENED_KING =
      theme("Weakened King", "A mate is check only because of the state that the King bears.",
          (content, findings) -> Mates.each(content, findings, ending -> cleared(ending, Slot.Scope.PIECE,
              ending.king()).anyMatch(scene -> scene.checkers(ending.mated()) == 0)));
  public static final Theme FROZEN_MATE =
      theme("Frozen mate", "A mate needs the state of the whole game: without it, there would be an answer.",
          (content, findings) -> Mates.each(content, findings, ending -> cleared(ending, Slot.Scope.GAME, 0)
              .anyMatch(scene -> !scene.isMate())));
  public static final Theme DELAYED_MATE =
      theme("Delayed mate", "The last move leaves the King without rescue, but gives no check.",
          (content, findings) -> content.lines().stream().map(List::getLast)
              .filter(move -> move.node().goal() && move.part().task().stipulationOrThrow().goal().equals(Goal.MATE)
                  && move.after().checkers(move.after().toMove()) == 0)
              .forEach(move -> findings.report(move.variation() + ".", List.of(move))));
  public static final Theme FORCED_PASS =
      theme("Forced pass", "In the solution, a side has no move but a pass.",
          (content, findings) -> moves(content, findings, move -> move.move() instanceof Move.Pass
              && move.before().legal().size() == 1));
  public static final Theme SELF_REMOVAL =
      theme("Self-removal", "A piece leaves the board by its own move, and that mates.",
          (content, findings) -> Mates.each(content, findings, ending -> ending.last().did(Kind.SELF_REMOVAL)));

  private StateThemes() {}

  static List<Theme> themes() {
    return List.of(POWER_ECHO, TURN_CHECK, TURN_GUARD, TURN_UNGUARD, BARRED_FLIGHT, DISABLED_DEFENDER, WEAKENED_KING,
        FROZEN_MATE, DELAYED_MATE, FORCED_PASS, SELF_REMOVAL);
  }

  static Theme theme(String name, String definition, Theme.Finder finder) {
    return new Theme(name, STATE, definition, HERE, (content, findings) -> {
      if (hasState(content)) {
        finder.find(content, findings);
      }
    });
  }

  private static boolean hasState(Content content) {
    return content.keys().stream().flatMap(List::stream)
        .anyMatch(key -> !key.before().variant().schema().slots().isEmpty());
  }

  static void moves(Content content, Findings findings, Predicate<Played> does) {
    List<Played> found = content.lines().stream().flatMap(List::stream).distinct().filter(does).toList();
    if (!found.isEmpty()) {
      findings.report(Findings.moves(found) + ".", found);
    }
  }

  private static void powerEcho(Content content, Findings findings) {
    Map<List<Integer>, Map<String, Ending>> powers = new LinkedHashMap<>();
    for (Ending ending : content.mates()) {
      int checker = Long.numberOfTrailingZeros(ending.checkers());
      int type = Piece.type(ending.scene().piece(checker));
      if (Long.bitCount(ending.checkers()) == 1 && ending.scene().variant().style().namesPowers(type)) {
        powers.computeIfAbsent(List.of(ending.mated(), type), _ -> new LinkedHashMap<>())
            .putIfAbsent(ending.scene().word(checker), ending);
      }
    }
    powers.values().stream().filter(echo -> echo.size() > 1).forEach(echo -> findings.report(echo.entrySet().stream()
        .map(entry -> "as " + entry.getKey() + " " + entry.getValue().last().variation())
        .collect(Collectors.joining("; ")) + ".", echo.values().stream().map(Ending::last).toList()));
  }

  /** Whether a square of the King's field is guarded only by pieces that gained this guard with the last move. */
  private static boolean turnGuards(Ending ending) {
    return ending.last().effects(Kind.STATE_GUARD_GAINED).stream().anyMatch(effect -> {
      int square = ending.scene().square(effect.piece());
      return SolutionScene.squares(effect.squares() & ending.field() & ~ending.blocks())
          .anyMatch(field -> ending.guards(field) == Square.bit(square));
    });
  }

  private static boolean turnsAway(Variation variation) {
    SolutionScene scene = variation.defence().after();
    return variation.answer().carries() && variation.defence().effects(Kind.STATE_GUARD_LEFT).stream().anyMatch(
        effect -> scene.holds(scene.square(effect.piece()), variation.defence().side())
            && (effect.squares() >>> variation.answer().move().to() & 1) != 0);
  }

  private static boolean barsFlight(Ending ending) {
    return SolutionScene.squares(ending.field()).anyMatch(square -> cleared(ending, Slot.Scope.SQUARE, square)
        .anyMatch(scene -> (scene.flights(ending.mated()) >>> square & 1) != 0));
  }

  private static boolean disables(Ending ending) {
    return SolutionScene.squares(ending.scene().pieces(ending.mated()) & ~Square.bit(ending.king()))
        .anyMatch(square -> cleared(ending, Slot.Scope.PIECE, square)
            .anyMatch(scene -> scene.legal().stream().anyMatch(move -> move.from() == square)));
  }

  /** The final position without the value of each slot of a kind at a place, where it has one. */
  static Stream<SolutionScene> cleared(Ending ending, Slot.Scope scope, int index) {
    Schema schema = ending.scene().variant().schema();
    return schema.slots().stream().filter(slot -> slot.scope() == scope)
        .map(slot -> schema.offset(slot) + index).filter(cell -> ending.scene().get(cell) != 0)
        .map(cell -> ending.scene().changed((Position position) -> position.set(cell, 0)));
  }
}
