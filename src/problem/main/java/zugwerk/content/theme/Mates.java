package zugwerk.content.theme;

import static zugwerk.content.theme.Theme.Group.MATES;
import static zugwerk.content.theme.Themes.RICE;
import static zugwerk.work.Texts.key;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import zugwerk.board.Square;
import zugwerk.content.Content;
import zugwerk.content.Ending;
import zugwerk.content.Played;
import zugwerk.content.SolutionScene;

/** Themes of the mates of a solution, including threatened ones. */
public final class Mates {

  public static final Theme PURE_MATE =
      mate(key("Pure mate"),
          "Each square around the mated King is denied to it in one way only: guarded once, or blocked"
              + " by a piece of its side. Model mates are not reported again.",
          ending -> ending.isPure() && !ending.isModel());
  public static final Theme MODEL_MATE =
      mate(key("Model mate"), "A pure mate in which all pieces of the mating side but King and Pawns take part.",
          Ending::isModel);
  public static final Theme IDEAL_MATE =
      mate(key("Ideal mate"), "A pure mate in which every piece on the board takes part.", Ending::isIdeal)
          .implying(MODEL_MATE);
  public static final Theme MIRROR_MATE =
      mate(key("Mirror mate"), "All eight squares around the mated King are empty.", Ending::isMirror);
  public static final Theme PIN_MATE =
      mate(key("Pin mate"), "A piece of the mated side could meet the check, but is pinned.",
          ending -> ending.pins() != 0);
  public static final Theme ECHO =
      theme("Echo", "Two model mates are alike but for a shift, turn or reflection; pieces may have exchanged their"
          + " squares, and any piece may block.",
          (content, findings) -> echoes(content, findings, false)).implying(MODEL_MATE);
  public static final Theme CHAMELEON_ECHO =
      theme("Chameleon echo", "Two model mates are alike but for a shift, turn or reflection, and the King stands on"
          + " a light square in one and on a dark square in the other.",
          (content, findings) -> echoes(content, findings, true)).implying(MODEL_MATE);

  private Mates() {}

  static List<Theme> themes() {
    return List.of(PURE_MATE, MODEL_MATE, IDEAL_MATE, MIRROR_MATE, PIN_MATE, ECHO, CHAMELEON_ECHO);
  }

  private static Theme theme(String name, String definition, Theme.Finder finder) {
    return new Theme(name, MATES, definition, RICE, finder);
  }

  private static Theme mate(String name, String definition, Predicate<Ending> shows) {
    return theme(name, definition, (content, findings) -> each(content, findings, shows));
  }

  static void each(Content content, Findings findings, Predicate<Ending> shows) {
    List<Played> found = content.mates(shows).stream().map(Ending::last).toList();
    findings.reportAll(found.size() == 1 ? "" : found.size() + " mates: ", found);
  }

  /**
   * What makes a mate, by position relative to the King: the pieces that take part, blocks, and squares around the King
   * that are on the board.
   *
   * @param parts the part of each square
   * @param pieces the mating pieces that take part
   */
  private record Net(Map<List<Integer>, String> parts, List<Integer> pieces) {

    static Net of(Ending ending, int turn) {
      SolutionScene scene = ending.scene();
      Map<List<Integer>, String> parts = new LinkedHashMap<>();
      SolutionScene.squares(ending.field()).forEach(square -> parts.put(turned(ending.king(), square, turn), "field"));
      put(parts, ending, turn, ending.blocks(), "block");
      put(parts, ending, turn, ending.pins(), "pinned");
      put(parts, ending, turn, ending.taking(), "takes part");
      put(parts, ending, turn, ending.checkers(), "checks");
      return new Net(parts, SolutionScene.squares(ending.taking())
          .mapToObj(square -> scene.piece(square) - scene.toMove()).sorted().toList());
    }

    private static void put(Map<List<Integer>, String> parts, Ending ending, int turn, long squares, String part) {
      SolutionScene.squares(squares).forEach(square -> parts.put(turned(ending.king(), square, turn), part));
    }
  }

  /** Whether a mate is another one shifted, turned or reflected, or the same. */
  static boolean isEcho(Ending one, Ending other) {
    Net net = Net.of(one, 0);
    return one.mated() == other.mated() && IntStream.range(0, 8).anyMatch(turn -> Net.of(other, turn).equals(net));
  }

  private static List<Integer> turned(int king, int square, int turn) {
    int file = Square.file(square) - Square.file(king);
    int rank = Square.rank(square) - Square.rank(king);
    file = (turn & 1) == 0 ? file : -file;
    rank = (turn & 2) == 0 ? rank : -rank;
    return (turn & 4) == 0 ? List.of(file, rank) : List.of(rank, file);
  }

  private static void echoes(Content content, Findings findings, boolean chameleon) {
    List<Ending> models = content.mates(Ending::isModel);
    for (int i = 0; i < models.size(); i++) {
      Net net = Net.of(models.get(i), 0);
      for (int j = i + 1; j < models.size(); j++) {
        Ending one = models.get(i);
        Ending other = models.get(j);
        boolean alike = one.mated() == other.mated() && IntStream.range(0, 8)
            .filter(turn -> turn != 0 || one.king() != other.king()).anyMatch(turn -> Net.of(other, turn).equals(net));
        if (alike && (isLight(one.king()) != isLight(other.king())) == chameleon) {
          findings.report(one.last().variation() + " and " + other.last().variation() + ".",
              List.of(one.last(), other.last()));
        }
      }
    }
  }

  private static boolean isLight(int square) {
    return (Square.file(square) + Square.rank(square)) % 2 == 1;
  }
}
