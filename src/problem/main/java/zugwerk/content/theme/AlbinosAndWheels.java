package zugwerk.content.theme;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import zugwerk.board.Square;
import zugwerk.content.Content;
import zugwerk.content.Effect.Kind;
import zugwerk.content.Played;
import zugwerk.content.PlayedPhase;
import zugwerk.solve.SolutionNode.Role;

/** All moves that one piece can make from its square. */
final class AlbinosAndWheels {

  private static final int KNIGHT_MOVES = 8;
  private static final int PAWN_MOVES = 4;

  private AlbinosAndWheels() {}

  /** The only threat, if there is one, and the single answers to defences. */
  static List<Played> answers(PlayedPhase stage) {
    return Stream.concat(stage.threats().size() == 1 ? stage.threats().values().stream() : Stream.empty(),
        stage.variations().stream()).toList();
  }

  /** The moves of one side in the solutions of help play. */
  static List<Played> helped(Content content, boolean mating) {
    return content.isHelp() ? content.mates().stream().flatMap(ending -> ending.last().line().stream()
        .filter(move -> move.side() == ending.mated() != mating)).toList() : List.of();
  }

  static void pawn(Findings findings, Collection<Played> moves) {
    tours(moves, move -> move.type() == move.before().variant().pawn()
        && Square.rank(move.move().from()) == (move.side() == 0 ? 1 : 6))
        .forEach((_, ways) -> {
          long captures = ways.values().stream().filter(Played::captures).count();
          if (ways.size() == PAWN_MOVES && captures == 2) {
            findings.reportAll("", shown(ways.values()));
          }
        });
  }

  static void knight(Findings findings, Collection<Played> moves) {
    tours(moves, move -> Math.abs(Square.file(move.move().from()) - Square.file(move.move().to()))
        * Math.abs(Square.rank(move.move().from()) - Square.rank(move.move().to())) == 2)
        .forEach((_, ways) -> {
          if (ways.size() == KNIGHT_MOVES) {
            findings.reportAll("", shown(ways.values()));
          }
        });
  }

  /** The moves of each piece, by target square; moves from another start square are left out. */
  private static Map<Integer, Map<Integer, Played>> tours(Collection<Played> moves, Predicate<Played> kind) {
    Map<Integer, Map<Integer, Played>> tours = new LinkedHashMap<>();
    for (Played move : moves) {
      if (move.carries() && !move.did(Kind.CASTLING) && kind.test(move)) {
        tours.computeIfAbsent(64 * move.mover() + move.move().from(), _ -> new LinkedHashMap<>())
            .putIfAbsent(move.move().to(), move);
      }
    }
    return tours;
  }

  private static List<Played> shown(Collection<Played> moves) {
    return moves.stream().map(move -> move.node().role() == Role.DEFENCE && !move.replies().isEmpty()
        ? move.replies().getFirst() : move).toList();
  }
}
