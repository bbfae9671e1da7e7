package zugwerk.diagram;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.rules.Move;
import zugwerk.rules.Variant;
import zugwerk.work.Texts;

/**
 * The positions of a solution for a web page. A frame lists the changes of the board since its parent frame. Equal
 * squares and equal notes are stored once.
 */
final class Frames {

  static final int NONE = -1;

  private final Look look;
  private final Texts texts;
  private final Map<DiagramSquare, Integer> contents = new LinkedHashMap<>();
  private final Map<String, Integer> notes = new LinkedHashMap<>();
  private final List<FairyPiece> fairies = new ArrayList<>();
  private final List<String> frames = new ArrayList<>();
  private final List<int[]> shown = new ArrayList<>();

  Frames(Look look, Texts texts) {
    this.look = look;
    this.texts = texts;
  }

  /**
   * Adds a position and returns its frame number.
   *
   * @param parent the number of the frame before it, or {@link #NONE}
   */
  int add(int parent, Variant variant, Setup setup, Optional<Move> last) {
    Position position = Position.of(setup);
    int[] squares = new int[Square.COUNT];
    int[] before = parent == NONE ? new int[Square.COUNT] : shown.get(parent);
    StringJoiner changes = new StringJoiner(",", "[", "]");
    for (int square = 0; square < Square.COUNT; square++) {
      DiagramSquare content = DiagramSquare.of(variant, setup, position, square, look.pieces());
      squares[square] = content.isEmpty() ? 0 : 1 + contents.computeIfAbsent(content, _ -> contents.size());
      if (squares[square] != before[square]) {
        changes.add(square + "," + squares[square]);
      }
    }
    shown.add(squares);
    FairyPiece.of(variant, setup, look.pieces()).forEach(piece -> FairyPiece.add(fairies, piece));
    int note = notes.computeIfAbsent(note(variant, setup), _ -> notes.size());
    boolean goes = last.filter(move -> !(move instanceof Move.Pass)).isPresent();
    frames.add("[" + parent + "," + changes + "," + note + "," + (goes ? last.get().from() : -1) + ","
        + (goes ? last.get().to() : -1) + "]");
    return frames.size() - 1;
  }

  private String note(Variant variant, Setup setup) {
    List<String> lines =
        new ArrayList<>(
            List.of(setup.toMove() == Side.WHITE ? texts.lang("White to move") : texts.lang("Black to move")));
    lines.addAll(PowerLegend.rows(variant, setup, texts));
    lines.addAll(StateText.lines(setup, texts));
    return String.join("\n", lines);
  }

  Texts texts() {
    return texts;
  }

  List<FairyPiece> fairies() {
    return fairies;
  }

  /** Pictures as SVG definitions {@code c1}, {@code c2} and so on. */
  String definitions() {
    StringBuilder svg = new StringBuilder();
    contents.forEach((content, number) -> {
      svg.append("<g id=\"c").append(number + 1).append("\">\n");
      content.marks(look.style(), "")
          .forEach(group -> svg.append(SvgWriter.elements(((Mark.Group) group).marks(), texts)));
      svg.append("</g>\n");
    });
    return svg.toString();
  }

  String script() {
    StringJoiner pieces = new StringJoiner(",", "const men = [\"\",", "];\n");
    contents.keySet().forEach(content -> pieces.add(quoted(content.piece().isEmpty() ? ""
        : (content.black() ? "b" : "w") + content.letter())));
    StringJoiner texts = new StringJoiner(",\n", "const notes = [\n", "\n];\n");
    notes.keySet().forEach(note -> texts.add(quoted(note)));
    return pieces + texts.toString() + "const frames = [\n" + String.join(",\n", frames) + "\n];\n";
  }

  /** A JavaScript string; characters that could end the script are escaped. */
  static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.chars().forEach(c -> quoted.append(c < ' ' || "\"\\<>&\u2028\u2029".indexOf(c) >= 0
        ? String.format("\\u%04x", c) : String.valueOf((char) c)));
    return quoted.append('"').toString();
  }
}
