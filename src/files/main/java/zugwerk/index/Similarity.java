package zugwerk.index;

import static zugwerk.work.Texts.key;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.board.Square;
import zugwerk.board.Transformation;
import zugwerk.content.search.Facts;
import zugwerk.content.search.Shown;
import zugwerk.content.theme.Theme;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.work.Message;

/**
 * The similarity of two problems of a game, from 0 to 1.
 *
 * <p>The diagram score counts the pieces on equal squares after the best shift, turn or mirror image (with Pawns, only
 * left and right are mirrored): twice their number divided by all pieces of both. Mating nets are compared in the same
 * way with the mated Kings on one square, as the mean over the mates of the first problem of the best match in the
 * second. {@link PlaySimilarity} compares the phases. The theme score is the share of common themes, which weigh more
 * the rarer they are. If both solutions are known, diagram and nets weigh 0.3 each, play 0.25 and themes 0.15;
 * otherwise only the diagram counts.
 */
final class Similarity {

  private static final double NETS = 0.3;
  private static final double PLAY = 0.25;
  private static final double THEMES = 0.15;

  private record Way(Transformation way, String text) {}

  private static final List<Way> WAYS = List.of(
      new Way(Transformation.shift(0, 0), ""),
      new Way(Transformation.MIRROR_LEFT_RIGHT, key("mirrored left and right")),
      new Way(Transformation.ROTATE_90, key("turned by 90°")),
      new Way(Transformation.ROTATE_180, key("turned by 180°")),
      new Way(Transformation.ROTATE_270, key("turned by 270°")),
      new Way(Transformation.MIRROR_UP_DOWN, key("mirrored top and bottom")),
      new Way(Transformation.MIRROR_DIAGONAL, key("mirrored in the diagonal a1–h8")),
      new Way(Transformation.MIRROR_ANTIDIAGONAL, key("mirrored in the diagonal h1–a8")));

  /** With Pawns only the first transformations make sense. */
  private static final int WITH_PAWNS = 2;

  /** The number of differences, with sign, that two files or two ranks can have. */
  static final int SPAN = 15;

  /**
   * The best match of two diagrams: the first one is transformed, then shifted right and up. {@code sizes} is the
   * number of pieces of both together.
   */
  record Match(int common, int sizes, int way, int right, int up) {

    double score() {
      return sizes == 0 ? 0 : 2.0 * common / sizes;
    }

    /** How to move the first diagram onto the second; empty if they coincide. */
    Message text() {
      List<Message> words = new ArrayList<>();
      if (way > 0) {
        words.add(Message.message(WAYS.get(way).text));
      }
      if (right > 0) {
        words.add(Message.counted(right, "shifted by one file to the right", "shifted by {0} files to the right"));
      } else if (right < 0) {
        words.add(Message.counted(-right, "shifted by one file to the left", "shifted by {0} files to the left"));
      }
      if (up > 0) {
        words.add(Message.counted(up, "shifted by one rank up", "shifted by {0} ranks up"));
      } else if (up < 0) {
        words.add(Message.counted(-up, "shifted by one rank down", "shifted by {0} ranks down"));
      }
      return Message.joined(words, ", ");
    }
  }

  private final String board;
  private final List<int[]> images;
  private final int size;
  private final List<Net> nets = new ArrayList<>();
  private final PlaySimilarity play;
  private final Set<String> themes;
  private final ToDoubleFunction<String> rarity;

  /** A mating net in all its images: for each place relative to the King the piece letter, or 0. */
  private record Net(int size, List<char[]> images) {}

  /**
   * @param pawn the letter of the game's Pawn, or a dot if it has none
   * @param rarity the weight of a theme
   */
  Similarity(String board, Optional<Shown.Known> shown, char pawn, ToDoubleFunction<String> rarity) {
    this.board = board;
    this.rarity = rarity;
    size = size(board);
    List<Transformation> turns = ways(board, pawn);
    images = turns.stream().map(Similarity::images).toList();
    for (Shown.Net net : shown.map(Shown.Known::nets).orElse(List.of())) {
      nets.add(new Net(size(net.board()), ways(net.board(), pawn).stream().map(way -> around(net, way)).toList()));
    }
    play = new PlaySimilarity(shown.map(Shown.Known::play).orElse(List.of()), turns);
    themes = shown.map(Shown.Known::themes).orElse(Map.of()).keySet().stream().map(Theme::name)
        .collect(Collectors.toSet());
  }

  static Similarity of(Problem problem, Optional<Shown.Known> shown, ToDoubleFunction<String> rarity) {
    Variant variant = problem.variant();
    char pawn = variant.pawn() < 0 ? '.' : variant.schema().types().get(variant.pawn()).letter();
    return new Similarity(Facts.board(problem.setup()), shown, pawn, rarity);
  }

  record Other(List<Shown.Net> nets, List<Shown.Line> play, Set<String> themes) {

    static final Other UNKNOWN = new Other(List.of(), List.of(), Set.of());
  }

  double score(double diagram, Other other) {
    return (1 - NETS - PLAY - THEMES) * diagram + NETS * nets(other.nets) + PLAY * play.score(other.play)
        + THEMES * themes(other.themes);
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

  static int place(int from, int to) {
    return (Square.rank(to) - Square.rank(from) + 7) * SPAN + Square.file(to) - Square.file(from) + 7;
  }

  /** Among equal matches the first transformation, then the shortest shift. */
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

  private double nets(Collection<Shown.Net> others) {
    return nets.stream().mapToDouble(net -> others.stream().mapToDouble(other -> score(net, other)).max().orElse(0))
        .average().orElse(0);
  }

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

  private double themes(Set<String> others) {
    double both = weight(themes.stream().filter(others::contains));
    double all = weight(Stream.concat(themes.stream(), others.stream()).distinct());
    return all == 0 ? 0 : both / all;
  }

  private double weight(Stream<String> names) {
    return names.mapToDouble(rarity).sum();
  }

  Message sentence(Match match, Other other) {
    Message moved = match.text();
    int pieces = Math.max(size, match.sizes - size);
    List<Message> clauses = new ArrayList<>();
    clauses.add(moved.isEmpty() ? Message.message("{0} of {1} pieces stand on the same squares", match.common, pieces)
        : Message.message("{0} of {1} pieces stand on the same squares, {2}", match.common, pieces, moved));
    long same = sameNets(other.nets);
    if (same > 0) {
      clauses.add(
          Message.counted(nets.size(), "the same net in {1} of {0} mate", "the same net in {1} of {0} mates", same));
    }
    PlaySimilarity.Shared shared = play.shared(other.play);
    if (shared.both() > 0) {
      clauses.add(Message.counted(shared.all(), "the same play in {1} of {0} variation",
          "the same play in {1} of {0} variations", shared.both()));
    }
    // The rarest first, since many problems share the others.
    List<String> both = themes.stream().filter(other.themes::contains)
        .sorted(Comparator.comparingDouble(rarity).reversed().thenComparing(Comparator.naturalOrder())).toList();
    if (!both.isEmpty()) {
      String first = both.stream().limit(4).collect(Collectors.joining(", "));
      clauses.add(both.size() > 4 ? Message.message("both show {0} and {1} more", first, both.size() - 4)
          : Message.message("both show {0}", first));
    }
    return Message.joined(clauses);
  }
}
