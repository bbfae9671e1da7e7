package zugwerk.file;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.Material;
import zugwerk.solve.table.TableStatistics;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/**
 * Statistics of an ending with one side to move and the powers in one state, for designers of power lists.
 *
 * @param ending the pieces, such as {@code KNvK}
 * @param powers the present power of each type that matters and has more than one, such as {@code N=WD}; Black's
 * follows after a bar where it differs; or other state, such as {@code k:2}; empty where there is none
 * @param toMove the side to move
 * @param won how many positions the side to move wins; mirror images count once
 * @param drawn how many are drawn
 * @param lost how many it loses
 * @param longest a position in which mate takes longest, whichever side wins; empty if neither side ever wins
 */
public record EndingFigures(String ending, String powers, Side toMove, long won, long drawn, long lost,
    Optional<TableStatistics.Longest> longest) {

  /** All endings of three pieces, in the order of the game's types. */
  public static List<Material> ofThreePieces(Variant variant) {
    return IntStream.range(1, variant.schema().types().size())
        .mapToObj(type -> new Material(List.of(Schema.KING, type), List.of(Schema.KING))).toList();
  }

  /**
   * Reads endings such as {@code KNvK, KBNvK}.
   *
   * @throws InputException in one sentence, if the text is invalid or there are too many pieces
   */
  public static List<Material> read(Variant variant, String text) {
    List<Material> endings = Arrays.stream(text.split("[,;\\s]+")).filter(name -> !name.isEmpty())
        .map(name -> Material.parse(variant.schema(), name)).toList();
    if (endings.isEmpty()) {
      throw new InputException("name at least one ending, as in KNvK, KBNvK");
    }
    return endings;
  }

  /**
   * The statistics of an ending, one state of the powers after the other; errors as for {@link Endgames#statistics}.
   */
  public static List<EndingFigures> of(Endgames endgames, Material material, Monitor monitor) {
    return of(endgames.variant(), endgames.statistics(material, monitor));
  }

  /**
   * The statistics of all positions with the pieces and state of a setup; errors as for {@link Endgames#statistics}.
   */
  public static List<EndingFigures> of(Endgames endgames, Setup setup, Monitor monitor) {
    return of(endgames.variant(), endgames.statistics(setup, monitor));
  }

  private static List<EndingFigures> of(Variant variant, TableStatistics counted) {
    return counted.rows().stream().map(row -> of(variant, counted, row)).toList();
  }

  private static EndingFigures of(Variant variant, TableStatistics counted, TableStatistics.Row row) {
    Material material = counted.material();
    return new EndingFigures(material.text(variant.schema()),
        counted.values().isEmpty() ? powers(variant, material, row.state()) : counted.values(), row.toMove(),
        row.won(), row.drawn(), row.lost(), row.longest());
  }

  private static String powers(Variant variant, Material material, Setup state) {
    Set<Integer> matter = new TreeSet<>(material.white());
    matter.addAll(material.black());
    if (matter.contains(variant.pawn())) {
      Arrays.stream(variant.promotions()).forEach(matter::add);
    }
    Position position = Position.of(state);
    return matter.stream().filter(type -> variant.cycle(type) > 1)
        .map(type -> variant.schema().types().get(type).letter() + "=" + names(variant, position, type))
        .collect(Collectors.joining(" "));
  }

  private static String names(Variant variant, Position position, int type) {
    String white = variant.style().name(position, 0, type);
    String black = variant.style().name(position, 1, type);
    return white.equals(black) ? white : white + "|" + black;
  }

  public long positions() {
    return won + drawn + lost;
  }

  /** A share of the positions in percent, as {@code 61.3}. */
  public String percent(long part) {
    return String.format(Locale.ROOT, "%.1f", positions() == 0 ? 0 : 100.0 * part / positions());
  }

  private String share(long part) {
    return percent(part) + " %";
  }

  private static String side(EndingFigures row) {
    return row.toMove.name().toLowerCase(Locale.ROOT);
  }

  /** The statistics as tab-separated values with a heading, a line each. */
  public static String text(List<EndingFigures> figures) {
    List<String> lines = new ArrayList<>();
    lines.add("ending\tpowers\tto move\twon\tdrawn\tlost\tlongest\texample");
    for (EndingFigures row : figures) {
      lines.add(String.join("\t", row.ending, row.powers.isEmpty() ? "-" : row.powers,
          side(row), row.share(row.won), row.share(row.drawn), row.share(row.lost),
          row.longest.map(longest -> longest.outcome().length()).orElse("0"),
          row.longest.map(longest -> Fen.format(longest.setup())).orElse("-")));
    }
    return String.join("\n", lines) + "\n";
  }

  /** The statistics as one JSON array. */
  public static String json(List<EndingFigures> figures) {
    ArrayNode array = ProblemFile.MAPPER.createArrayNode();
    for (EndingFigures row : figures) {
      ObjectNode node = array.addObject();
      node.put("ending", row.ending).put("powers", row.powers).put("toMove", side(row))
          .put("won", row.won).put("drawn", row.drawn).put("lost", row.lost)
          .put("longest", row.longest.map(longest -> longest.outcome().moves()).orElse(0));
      row.longest.ifPresent(longest -> {
        if (longest.outcome().isAtLeast()) {
          node.put("atLeast", true);
        }
        node.put("example", Fen.format(longest.setup()));
      });
    }
    return array + "\n";
  }
}
