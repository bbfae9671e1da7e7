package zugwerk.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.testkit.GameSamples;

/** Positions and lines from random play, from all starts of a game. */
public final class RandomPlay {

  /** A line of legal moves and where it starts. */
  record Line(Setup start, List<Move> moves) {}

  private RandomPlay() {}

  /** Lines of random length up to some plies, as many from each start. */
  static List<Line> lines(Variant variant, int fromEach, int plies, int seed) {
    Random random = new Random(seed);
    MoveText texts = new MoveText(variant);
    List<Line> lines = new ArrayList<>();
    for (String fen : GameSamples.starts(variant)) {
      for (int i = 0; i < fromEach; i++) {
        Setup start = Fen.parse(variant, fen).counting(random.nextInt(50), 1 + random.nextInt(60));
        Setup reached = start;
        List<Move> moves = new ArrayList<>();
        for (int ply = random.nextInt(plies); ply >= 0; ply--) {
          List<Move> legal = texts.legal(Position.of(reached));
          if (legal.isEmpty()) {
            break;
          }
          moves.add(legal.get(random.nextInt(legal.size())));
          reached = MoveMaker.after(variant, reached, moves.getLast());
        }
        lines.add(new Line(start, moves));
      }
    }
    return lines;
  }

  /** The positions that such lines end in. */
  public static List<Setup> positions(Variant variant, int fromEach, int plies, int seed) {
    List<Setup> ends = new ArrayList<>();
    for (Line line : lines(variant, fromEach, plies, seed)) {
      Setup end = line.start();
      for (Move move : line.moves()) {
        end = MoveMaker.after(variant, end, move);
      }
      ends.add(end);
    }
    return ends;
  }
}
