package zugwerk.content.theme;

import static zugwerk.content.theme.Theme.Group.MATES;
import static zugwerk.content.theme.Themes.RICE;

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
final class Mates {

  private Mates() {}

  static List<Theme> themes() {
    return List.of(
        mate("Pure mate", "Each square around the mated King is denied to it in one way only: guarded once, or blocked"
            + " by a piece of its side. Model mates are not reported again.",
            ending -> ending.isPure() && !ending.isModel()),
        mate("Model mate", "A pure mate in which all pieces of the mating side but King and Pawns take part.",
            Ending::isModel),
        mate("Ideal mate", "A pure mate in which every piece on the board takes part.", Ending::isIdeal),
        mate("Mirror mate", "All eight squares around the mated King are empty.", Ending::isMirror),
        mate("Pin mate", "A piece of the mated side could meet the check, but is pinned.",
            ending -> ending.pins() != 0),
        theme("Echo", "Two model mates are alike but for a shift, turn or reflection.",
            (content, findings) -> echoes(content, findings, false)),
        theme("Chameleon echo", "Two model mates are alike but for a shift, turn or reflection, and the King stands on"
            + " a light square in one and on a dark square in the other.",
            (content, findings) -> echoes(content, findings, true)));
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
   * The pieces that take part in a mate by their position relative to the King, and the squares around the King that
   * are on the board.
   */
  private static Map<List<Integer>, Integer> net(Ending ending, int turn) {
    SolutionScene scene = ending.scene();
    Map<List<Integer>, Integer> net = new LinkedHashMap<>();
    long pieces = ending.taking() | ending.blocks() | ending.pins();
    SolutionScene.squares(pieces).forEach(square -> net.put(turned(ending.king(), square, turn), piece(scene, square)));
    SolutionScene.squares(ending.field() & ~pieces)
        .forEach(square -> net.put(turned(ending.king(), square, turn), Integer.MAX_VALUE));
    return net;
  }

  private static int piece(SolutionScene scene, int square) {
    return scene.piece(square) - scene.toMove();
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
      Map<List<Integer>, Integer> net = net(models.get(i), 0);
      for (int j = i + 1; j < models.size(); j++) {
        Ending one = models.get(i);
        Ending other = models.get(j);
        boolean alike = one.mated() == other.mated() && IntStream.range(0, 8)
            .filter(turn -> turn != 0 || one.king() != other.king()).anyMatch(turn -> net(other, turn).equals(net));
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
