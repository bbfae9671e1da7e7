package zugwerk.index;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zugwerk.board.Square;
import zugwerk.board.Transformation;
import zugwerk.content.search.Facts;
import zugwerk.content.search.Shown;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;

/**
 * How like two problems of a game are, from 0 to 1.
 *
 * <p>Of the diagrams, the pieces count that stand on the same squares after one of them is shifted, turned or mirrored
 * as suits best; with Pawns it is mirrored left and right only. The measure is twice their number by that of all pieces
 * of both. Mating nets are compared in the same way with the mated Kings on each other; the mean counts, over all mates
 * of the first problem, of the best match that the second has. {@link PlayLikeness} compares the phases. Of themes the
 * share counts that both show among those that either shows. Where both solutions are known, diagram and nets give 0.3
 * of the likeness each, the play 0.25 and the themes 0.15; otherwise the diagram gives all of it.
 */
final class Likeness {

  private static final double NETS = 0.3;
  private static final double PLAY = 0.25;
  private static final double THEMES = 0.15;

  private record Way(Transformation way, String words) {}

  private static final List<Way> WAYS = List.of(
      new Way(Transformation.shift(0, 0), ""),
      new Way(Transformation.MIRROR_LEFT_RIGHT, "mirrored left and right"),
      new Way(Transformation.ROTATE_90, "turned by 90°"),
      new Way(Transformation.ROTATE_180, "turned by 180°"),
      new Way(Transformation.ROTATE_270, "turned by 270°"),
      new Way(Transformation.MIRROR_UP_DOWN, "mirrored top and bottom"),
      new Way(Transformation.MIRROR_DIAGONAL, "mirrored in the diagonal a1–h8"),
      new Way(Transformation.MIRROR_ANTIDIAGONAL, "mirrored in the diagonal h1–a8"));

  /** With Pawns only the first of these make sense. */
  private static final int WITH_PAWNS = 2;

  /** How many differences of files, or of ranks, two squares can have, with the sign. */
  static final int SPAN = 15;

  /**
   * How many pieces stand on the same squares.
   *
   * @param common their number
   * @param sizes the numbers of pieces of both together
   * @param way the number of the turn or mirror image of the first
   * @param right how many files it is shifted to the right then
   * @param up how many ranks it is shifted up
   */
  record Match(int common, int sizes, int way, int right, int up) {

    double score() {
      return sizes == 0 ? 0 : 2.0 * common / sizes;
    }

    /** How the first must be moved to be the second; empty if not at all. */
    String words() {
      List<String> words = new ArrayList<>();
      if (way > 0) {
        words.add(WAYS.get(way).words);
      }
      if (right != 0) {
        words.add("shifted by " + steps(right, "file") + (right > 0 ? " to the right" : " to the left"));
      }
      if (up != 0) {
        words.add("shifted by " + steps(up, "rank") + (up > 0 ? " up" : " down"));
      }
      return String.join(", ", words);
    }

    private static String steps(int number, String what) {
      return Math.abs(number) == 1 ? "one " + what : Math.abs(number) + " " + what + "s";
    }
  }

  private final String board;
  private final List<int[]> images;
  private final int size;
  private final List<Net> nets = new ArrayList<>();
  private final PlayLikeness play;
  private final Map<String, Long> themes;

  /** A net in all its images: for each place beside the King the letter there, 0 for none. */
  private record Net(int size, List<char[]> images) {}

  /**
   * @param board the pieces of the first problem, as {@link zugwerk.content.search.Facts#board} has them
   * @param shown what its solution shows; empty if that is not known
   * @param pawn the letter of the game's Pawn, a dot if it has none
   */
  Likeness(String board, Optional<Shown.Known> shown, char pawn) {
    this.board = board;
    size = size(board);
    List<Transformation> turns = ways(board, pawn);
    images = turns.stream().map(Likeness::images).toList();
    for (Shown.Net net : shown.map(Shown.Known::nets).orElse(List.of())) {
      nets.add(new Net(size(net.board()), ways(net.board(), pawn).stream().map(way -> around(net, way)).toList()));
    }
    play = new PlayLikeness(shown.map(Shown.Known::play).orElse(List.of()), turns);
    themes = shown.map(Shown.Known::themes).orElse(Map.of());
  }

  /** How like others are to a problem. */
  static Likeness of(Problem problem, Optional<Shown.Known> shown) {
    Variant variant = problem.variant();
    char pawn = variant.pawn() < 0 ? '.' : variant.schema().types().get(variant.pawn()).letter();
    return new Likeness(Facts.board(problem.setup()), shown, pawn);
  }

  /**
   * What is known of the solution of the second problem.
   *
   * @param nets its mating nets
   * @param play the lines of its phases
   * @param themes how often it shows each theme
   */
  record Other(List<Shown.Net> nets, List<Shown.Line> play, Map<String, Long> themes) {

    static final Other UNKNOWN = new Other(List.of(), List.of(), Map.of());
  }

  /** How like the second problem is, if both solutions are known. */
  double score(double diagram, Other other) {
    return (1 - NETS - PLAY - THEMES) * diagram + NETS * nets(other.nets) + PLAY * play.score(other.play)
        + THEMES * themes(themes, other.themes);
  }

  private static int size(String board) {
    return (int) board.chars().filter(letter -> letter != '.').count();
  }

  private static List<Transformation> ways(String board, char pawn) {
    boolean pawns = board.indexOf(pawn) >= 0 || board.indexOf(Character.toLowerCase(pawn)) >= 0;
    return WAYS.stream().limit(pawn != '.' && pawns ? WITH_PAWNS : WAYS.size()).map(Way::way).toList();
  }

  private static int[] images(Transformation way) {
    return IntStream.range(0, Square.COUNT).map(way::image).toArray();
  }

  private static char[] around(Shown.Net net, Transformation way) {
    char[] places = new char[SPAN * SPAN];
    for (int square = 0; square < Square.COUNT; square++) {
      if (net.board().charAt(square) != '.') {
        places[place(way.image(net.king()), way.image(square))] = net.board().charAt(square);
      }
    }
    return places;
  }

  /** Where a square lies seen from another one. */
  static int place(int from, int to) {
    return (Square.rank(to) - Square.rank(from) + 7) * SPAN + Square.file(to) - Square.file(from) + 7;
  }

  /** The best match of the diagrams; of equal ones the first, in the order of the turns, then the shortest shift. */
  Match diagram(String other) {
    Match best = new Match(0, size + size(other), 0, 0, 0);
    int[] votes = new int[SPAN * SPAN];
    for (int way = 0; way < images.size(); way++) {
      Arrays.fill(votes, 0);
      for (int from = 0; from < Square.COUNT; from++) {
        char letter = board.charAt(from);
        for (int to = letter == '.' ? -1 : other.indexOf(letter); to >= 0; to = other.indexOf(letter, to + 1)) {
          votes[place(images.get(way)[from], to)]++;
        }
      }
      for (int place = 0; place < votes.length; place++) {
        int right = place % SPAN - 7;
        int up = place / SPAN - 7;
        if (votes[place] > best.common || votes[place] == best.common && best.way == way
            && Math.abs(right) + Math.abs(up) < Math.abs(best.right) + Math.abs(best.up)) {
          best = new Match(votes[place], best.sizes, way, right, up);
        }
      }
    }
    return best;
  }

  /** The mean, over the nets of the first problem, of the best match that the second has; 0 without nets. */
  private double nets(Collection<Shown.Net> others) {
    return nets.stream().mapToDouble(net -> others.stream().mapToDouble(other -> score(net, other)).max().orElse(0))
        .average().orElse(0);
  }

  /** How many nets of the first problem the second has too, piece by piece. */
  private long sameNets(Collection<Shown.Net> others) {
    return nets.stream().filter(net -> others.stream().anyMatch(other -> score(net, other) == 1)).count();
  }

  private static double score(Net net, Shown.Net other) {
    int best = 0;
    int otherSize = 0;
    for (char[] image : net.images) {
      int common = 0;
      otherSize = 0;
      for (int square = 0; square < Square.COUNT; square++) {
        char letter = other.board().charAt(square);
        if (letter != '.') {
          otherSize++;
          common += image[place(other.king(), square)] == letter ? 1 : 0;
        }
      }
      best = Math.max(best, common);
    }
    return 2.0 * best / (net.size + otherSize);
  }

  /** The share of themes that both show among those that either shows; 0 if neither shows any. */
  private static double themes(Map<String, Long> one, Map<String, Long> other) {
    long both = one.keySet().stream().filter(other::containsKey).count();
    long all = one.size() + other.size() - both;
    return all == 0 ? 0 : (double) both / all;
  }

  /** All that is alike, in a sentence. */
  String sentence(Match match, Other other) {
    String moved = match.words();
    StringBuilder words = new StringBuilder(match.common + " of " + Math.max(size, match.sizes - size)
        + " pieces stand on the same squares" + (moved.isEmpty() ? "" : ", " + moved));
    long same = sameNets(other.nets);
    if (same > 0) {
      words.append("; the same net in ").append(same).append(" of ").append(nets.size())
          .append(nets.size() == 1 ? " mate" : " mates");
    }
    PlayLikeness.Shared shared = play.shared(other.play);
    if (shared.both() > 0) {
      words.append("; the same play in ").append(shared.both()).append(" of ").append(shared.all())
          .append(shared.all() == 1 ? " variation" : " variations");
    }
    TreeSet<String> both = new TreeSet<>(themes.keySet());
    both.retainAll(other.themes.keySet());
    if (!both.isEmpty()) {
      words.append("; both show ").append(both.stream().limit(4).collect(Collectors.joining(", ")))
          .append(both.size() > 4 ? " and " + (both.size() - 4) + " more" : "");
    }
    return words.toString();
  }
}
