package zugwerk.index;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import zugwerk.board.Transformation;
import zugwerk.content.PhaseTable.Kind;
import zugwerk.content.search.Shown;

/**
 * The similarity of the play of two problems, from 0 to 1, wherever it takes place on the board.
 *
 * <p>Two moves are equal if pieces of one type and colour go to the same square relative to the defending King, after
 * the transformation of one problem that fits best, and similar if only the types agree. Lines of the same kind of
 * phase are compared move by move. The score is the mean over the lines of the first problem of the best match in the
 * second, for set play, tries and keys separately; keys count twice.
 */
final class PlaySimilarity {

  /** The score of a move that agrees only in its piece. */
  private static final double PIECE_ONLY = 0.2;
  private static final int PLACES = Similarity.SPAN * Similarity.SPAN;

  /** Each move as one number: the piece's letter and the place relative to the King. */
  private record Line(Kind phase, List<Integer> moves) {}

  private final List<List<Line>> images;

  PlaySimilarity(Collection<Shown.Line> play, List<Transformation> ways) {
    images = ways.stream().map(way -> lines(play, way)).toList();
  }

  private static List<Line> lines(Collection<Shown.Line> play, Transformation way) {
    return play.stream().map(line -> new Line(line.phase(), line.moves().stream()
        .map(move -> code(move, way.image(line.king()), way.image(move.square()))).toList())).toList();
  }

  private static int code(Shown.Step move, int king, int square) {
    return move.letter() * PLACES + Similarity.place(king, square);
  }

  double score(Collection<Shown.Line> play) {
    List<Line> others = lines(play, Transformation.shift(0, 0));
    return images.stream().mapToDouble(image -> score(image, others)).max().orElse(0);
  }

  private static double score(List<Line> ours, List<Line> others) {
    Map<Kind, List<Double>> best = new EnumMap<>(Kind.class);
    for (Line line : ours) {
      best.computeIfAbsent(line.phase, _ -> new ArrayList<>())
          .add(others.stream().mapToDouble(other -> score(line, other)).max().orElse(0));
    }
    double sum = 0;
    double weights = 0;
    for (var phase : best.entrySet()) {
      double weight = phase.getKey() == Kind.KEY ? 2 : 1;
      sum += weight * phase.getValue().stream().mapToDouble(Double::doubleValue).average().orElse(0);
      weights += weight;
    }
    return weights == 0 ? 0 : sum / weights;
  }

  private static double score(Line one, Line other) {
    if (one.phase != other.phase || other.moves.isEmpty()) {
      return 0;
    }
    double same = 0;
    for (int i = 0; i < Math.min(one.moves.size(), other.moves.size()); i++) {
      int ours = one.moves.get(i);
      int theirs = other.moves.get(i);
      same += ours == theirs ? 1 : ours / PLACES == theirs / PLACES ? PIECE_ONLY : 0;
    }
    return same / Math.max(one.moves.size(), other.moves.size());
  }

  /**
   * Counts the different defences with answers after keys of the first problem, and those that the second has too,
   * under the best transformation. Play without phases counts whole lines.
   */
  Shared shared(Collection<Shown.Line> play) {
    List<List<Integer>> theirs = variations(lines(play, Transformation.shift(0, 0)));
    Shared best = new Shared(0, 0);
    for (List<Line> image : images) {
      List<List<Integer>> ours = variations(image);
      int both = (int) ours.stream().filter(theirs::contains).count();
      best = best.both >= both && best.all > 0 ? best : new Shared(both, ours.size());
    }
    return best;
  }

  record Shared(int both, int all) {}

  private static List<List<Integer>> variations(List<Line> lines) {
    return lines.stream().filter(line -> line.phase == Kind.KEY && line.moves.size() > 2)
        .map(line -> line.moves.subList(line.moves.size() - 2, line.moves.size())).distinct().toList();
  }
}
