package zugwerk.content;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zugwerk.board.Piece;

/**
 * The path of a piece through a line of play.
 *
 * @param piece its name: its square in the diagram
 * @param side its side in the diagram, 0 White, 1 Black
 * @param type its type in the diagram
 * @param squares its squares in their order, beginning with that of the diagram
 * @param moves the moves that brought it to each square after the first, its own or others
 * @param becomes the type of its last promotion; empty if there was none
 * @param gone the move with which it left the board; empty if it stays
 */
public record Trajectory(int piece, int side, int type, List<Integer> squares, List<Played> moves,
    Optional<Integer> becomes, Optional<Played> gone) {

  public Trajectory {
    squares = List.copyOf(squares);
    moves = List.copyOf(moves);
  }

  /** The paths of all pieces that move or leave the board in a line, in the order in which they first do so. */
  public static List<Trajectory> of(List<Played> line) {
    Map<Integer, Trajectory> ways = new LinkedHashMap<>();
    for (Played move : line) {
      for (int from : SolutionScene.squares(move.before().occupied()).toArray()) {
        int name = move.before().name(from);
        boolean same = move.after().name(from) == name && move.before().piece(from) == move.after().piece(from);
        if (!same) {
          int to = move.after().square(name);
          Trajectory way = ways.containsKey(name) ? ways.get(name)
              : new Trajectory(name, Piece.side(move.before().piece(from)), Piece.type(move.before().piece(from)),
                  List.of(from), List.of(), Optional.empty(), Optional.empty());
          ways.put(name, way.then(move, from, to));
        }
      }
    }
    return List.copyOf(ways.values());
  }

  private Trajectory then(Played move, int from, int to) {
    if (to == SolutionScene.NO_PIECE) {
      return new Trajectory(piece, side, type, squares, moves, becomes, Optional.of(move));
    }
    List<Integer> all = new ArrayList<>(squares);
    List<Played> steps = new ArrayList<>(moves);
    if (to != from) {
      all.add(to);
      steps.add(move);
    }
    int now = Piece.type(move.after().piece(to));
    return new Trajectory(piece, side, type, all, steps,
        now == Piece.type(move.before().piece(from)) ? becomes : Optional.of(now), gone);
  }
}
