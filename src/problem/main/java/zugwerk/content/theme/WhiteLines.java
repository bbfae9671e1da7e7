package zugwerk.content.theme;

import static zugwerk.content.theme.Themes.VELIMIROVIC;

import java.util.Collection;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.content.Played;
import zugwerk.content.PlayedPhase;
import zugwerk.content.SolutionScene;
import zugwerk.rules.Move;

/**
 * Line combinations: defences and mates that open or shut lines of the side that solves to squares around the King.
 * Each is certain only if a move fails, or a mate succeeds, because of the squares on these lines.
 */
public final class WhiteLines {

  public static final Theme BARULIN =
      defence("Barulin",
          "A defence shuts a line of the side that solves to a square around the King. The threat would"
              + " shut another line to this square, so the King could go there.",
          WhiteLines::leavesFlight);
  public static final Theme SOMOV =
      mate("Somov", "A defence opens a line of the side that solves to a square around the King, and the mate shuts"
          + " another line to this square. Only the opened line guards it in the end.", WhiteLines::isSomov);
  public static final Theme B2 =
      mate("B2", "A defending piece takes a flight from its own King, and the mate shuts the line on which the side"
          + " that solves guarded this square.", WhiteLines::isB2);
  public static final Theme LEVMAN =
      defence("Levman", "A defence shuts a line of the side that solves before the threat opens it, or before the"
          + " threatening piece gains it. Without the defending piece, the threat would still mate.",
          WhiteLines::isOpenedInVain);

  private WhiteLines() {}

  static List<Theme> themes() {
    return List.of(BARULIN, SOMOV, B2, LEVMAN);
  }

  private static Theme theme(String name, String definition, Theme.Finder finder) {
    return Defences.theme(name, definition, VELIMIROVIC, finder);
  }

  private static Theme mate(String name, String definition, Predicate<Variation> shows) {
    return theme(name, definition, (content, findings) -> Variation.report(content, findings, false, shows));
  }

  /** A theme of defences against all threats; the predicate gets a defence and a threat that it meets. */
  private static Theme defence(String name, String definition, BiPredicate<Played, Played> meets) {
    return theme(name, definition, (content, findings) -> {
      for (PlayedPhase stage : content.stages()) {
        Collection<Played> threats = stage.threats().values();
        findings.reportAll("", answers(stage).filter(answer -> !threats.isEmpty() && threats.stream()
            .allMatch(threat -> meets.test(answer.parent().orElseThrow(), threat))).toList());
      }
    });
  }

  /** The single answers that are no threats, to moves of pieces other than the King. */
  private static Stream<Played> answers(PlayedPhase stage) {
    return stage.variations().stream().filter(answer -> !stage.threats().containsKey(answer.identity()))
        .filter(answer -> answer.parent().orElseThrow().carries()
            && answer.parent().orElseThrow().type() != Schema.KING);
  }

  /** The squares to which the King could go after a move; empty if the move is illegal or could be met otherwise. */
  private static int[] flights(SolutionScene scene, Move move) {
    if (!scene.legal().contains(move)) {
      return new int[0];
    }
    SolutionScene then = scene.after(move);
    int king = then.king(then.toMove());
    List<Move> replies = then.checkers(then.toMove()) == 0 ? List.of() : then.legal();
    return replies.stream().allMatch(reply -> reply instanceof Move.Step && reply.from() == king)
        ? replies.stream().mapToInt(Move::to).toArray() : new int[0];
  }

  private static boolean explains(int[] flights, IntPredicate square) {
    return flights.length > 0 && IntStream.of(flights).allMatch(square);
  }

  /** The names of the pieces that guard a square, also through the King. */
  private static List<Integer> guards(SolutionScene scene, int square, int side) {
    long occupied = scene.occupied() & ~Square.bit(scene.king(1 - side));
    return SolutionScene.squares(scene.attackers(square, side, occupied)).mapToObj(scene::name).toList();
  }

  /** The pieces that stand still in a move and no longer guard a square after it. */
  private static List<Integer> closed(SolutionScene before, SolutionScene after, int square, int side) {
    return onlyIn(before, after, square, side);
  }

  private static List<Integer> opened(SolutionScene before, SolutionScene after, int square, int side) {
    return onlyIn(after, before, square, side);
  }

  /** The pieces on the same square in two positions that guard a square in one of them only. */
  private static List<Integer> onlyIn(SolutionScene one, SolutionScene other, int square, int side) {
    List<Integer> there = guards(other, square, side);
    return guards(one, square, side).stream()
        .filter(piece -> !there.contains(piece) && one.square(piece) == other.square(piece)).toList();
  }

  private static boolean isOpenedInVain(Played defence, Played threat) {
    SolutionScene scene = defence.after();
    int to = defence.move().to();
    if (scene.name(to) != defence.mover() || !scene.legal().contains(threat.move()) || threat.move().to() == to) {
      return false;
    }
    SolutionScene then = scene.after(threat.move());
    SolutionScene without = then.without(Square.bit(to));
    int side = threat.side();
    int king = then.king(1 - side);
    List<Move> replies = then.legal();
    boolean held = !replies.isEmpty() && replies.stream().noneMatch(reply -> reply.from() == to) && without.isMate()
        && threat.after().king(1 - side) == king;
    return held && SolutionScene.squares((then.field(1 - side) | Square.bit(king)) & ~Square.bit(to))
        .anyMatch(square -> gained(threat, square).stream().anyMatch(piece -> guards(without, square, side)
            .contains(piece) && !guards(then, square, side).contains(piece)));
  }

  /** The pieces whose lines a threat opens to a square around the King or to its own; or its piece, if it gains one. */
  private static List<Integer> gained(Played threat, int square) {
    List<Integer> opened = opened(threat.before(), threat.after(), square, threat.side());
    return square != threat.after().king(1 - threat.side())
        ? Stream.concat(opened.stream(), Stream.of(threat.mover())).toList() : opened;
  }

  private static boolean leavesFlight(Played defence, Played threat) {
    int side = threat.side();
    SolutionScene scene = defence.after();
    return explains(flights(scene, threat.move()), square -> !closed(defence.before(), scene, square, side).isEmpty()
        && !closed(scene, scene.after(threat.move()), square, side).isEmpty());
  }

  private static boolean isB2(Variation variation) {
    int square = variation.defence().move().to();
    return variation.isSelfblock() && shuts(variation.answer(), square);
  }

  private static boolean shuts(Played answer, int square) {
    return !closed(answer.before(), answer.after(), square, answer.side()).isEmpty();
  }

  private static boolean isSomov(Variation variation) {
    Played defence = variation.defence();
    SolutionScene end = variation.ending().scene();
    int side = variation.answer().side();
    long open = variation.ending().field() & ~variation.ending().blocks();
    return defence.type() != Schema.KING && defence.carries() && SolutionScene.squares(open).anyMatch(square -> {
      List<Integer> guards = guards(end, square, side);
      return guards.size() == 1 && shuts(variation.answer(), square)
          && opened(defence.before(), defence.after(), square, side).containsAll(guards);
    });
  }
}
