package zugwerk.compose;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.board.Transformation;
import zugwerk.content.theme.Theme;
import zugwerk.content.theme.Themes;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;

/**
 * The position of a known problem, with which composing to a theme can begin.
 *
 * @param source who composed it, and where it was published
 */
public record Net(Setup setup, String source) {

  /** The part of the pieces that another problem may have in common. */
  static final double MOST_KEPT = 0.75;

  private static final String TABLE = "nets.tsv";

  /** The nets of problems that show all of some themes, among those that come with the program. */
  public static List<Net> of(Variant variant, Stipulation stipulation, List<Theme> themes) {
    return rows().stream().filter(row -> row.game.equals(variant.id())
        && row.stipulation.equals(stipulation.toString()) && row.themes.containsAll(themes))
        .map(row -> row.net(variant))
        .toList();
  }

  /** The net of any problem. */
  public static Net of(Problem problem) {
    String authors = String.join(" and ", problem.credits().authors());
    return new Net(problem.setup(), Stream.of(authors, problem.credits().source()).filter(text -> !text.isEmpty())
        .collect(Collectors.joining(", ")));
  }

  /** The part of its pieces that stand on the same squares of a position, as it is or mirrored; 1 without pieces. */
  double keptIn(Setup position) {
    return Math.max(shared(position), shared(Transformation.MIRROR_LEFT_RIGHT.of(position).in(position.schema())));
  }

  private double shared(Setup position) {
    double same = IntStream.range(0, Square.COUNT)
        .filter(square -> setup.piece(square) != Piece.NONE && setup.piece(square) == position.piece(square)).count();
    return setup.isEmpty() ? 1 : same / setup.pieces();
  }

  /** The table of known problems. */
  static List<Row> rows() {
    try (InputStream in = Objects.requireNonNull(Net.class.getResourceAsStream(TABLE))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().filter(line -> !line.startsWith("#"))
          .map(Row::of).toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(TABLE, broken);
    }
  }

  /** A known problem. */
  record Row(String game, String position, String stipulation, String source, List<Theme> themes) {

    static Row of(String line) {
      String[] cells = line.split("\t");
      return new Row(cells[0], cells[1], cells[2], cells[3],
          Stream.of(cells[4].split(", ")).map(name -> Themes.named(name).orElseThrow()).toList());
    }

    Net net(Variant variant) {
      String turn = Stipulation.parse(stipulation).starter() == Side.WHITE ? "w" : "b";
      return new Net(Fen.parse(variant, position + " " + turn + " - - 0 1"), source);
    }
  }
}
