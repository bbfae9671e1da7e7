package zugwerk.diagram;

import static zugwerk.work.Message.message;
import static zugwerk.work.Texts.key;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.work.Meter;

/**
 * Writes diagrams as a LaTeX document for the package {@code diagram} by Stefan Höning, part of the games collection of
 * TeX Live. Each {@code diagram} environment can be copied into another document.
 *
 * <p>The package uses German piece letters, followed by R, U or L for turned pieces. Pieces turned by 45 degrees are
 * set upright. White is always at the bottom.
 *
 * @see <a href="https://ctan.org/pkg/chess-problem-diagrams">The package's manual</a>
 */
final class TexWriter {

  private static final String ORTHODOX = "KQRBNP";
  private static final String GERMAN = "KDTLSB";
  private static final Pattern SOLUTION = Pattern.compile("\\\\solution\\{[^}]");
  private static final List<String> TURNS = List.of("", "R", "U", "L");

  private final Diagram diagram;
  private final Look look;
  private final StringBuilder text = new StringBuilder();

  private TexWriter(Diagram diagram, Look look) {
    this.diagram = diagram;
    this.look = look;
  }

  static String write(Diagram diagram, Look look) {
    return document(look, "\\nodiagnumbering\n", new TexWriter(diagram, look).environment());
  }

  static String write(List<Diagram> diagrams, Look look, int columns, Meter meter) {
    StringBuilder text = new StringBuilder();
    meter.begin(message("Writing"), diagrams.size(), key("diagrams"));
    for (int i = 0; i < diagrams.size(); i++) {
      meter.token().check();
      text.append("\\parbox[t]{").append(String.format(Locale.ROOT, "%.3f", 1.0 / columns - 0.001))
          .append("\\textwidth}{%\n").append(new TexWriter(diagrams.get(i), look).environment()).append("}%\n")
          .append((i + 1) % columns == 0 || i + 1 == diagrams.size() ? "\\par\\bigskip\n" : "");
      meter.done();
    }
    return document(look, "\\usepackage[a4paper,margin=15mm]{geometry}\n", text.toString());
  }

  private static String document(Look look, String preamble, String body) {
    StringBuilder text = new StringBuilder("""
        % Compile this file with pdfLaTeX.
        \\documentclass{article}
        \\usepackage[utf8]{inputenc}
        """ + TexEncoding.encodings(body) + """
        \\usepackage[T1]{fontenc}
        \\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{}
        """);
    text.append("""
        \\usepackage{textcomp}
        % The package diagram requires PSTricks, but uses it only on boards without dark squares.
        \\IfFileExists{pstricks.sty}{}{\\expandafter\\def\\csname ver@pstricks.sty\\endcsname{}}
        \\usepackage{diagram}
        \\pagestyle{empty}
        \\setlength{\\parindent}{0pt}
        % C+ stands under problems that a program has proved sound, and nothing under others.
        \\renewcommand*{\\notcomputerproofedsymbol}{}
        """);
    text.append(TexDrawings.preamble(body));
    text.append(body.contains("\\resizebox") ? "\\usepackage{graphicx}\n" : "");
    text.append(preamble);
    text.append(look.coordinates() ? "\\setboolean{legend}{true}\n" : "");
    // Prints the solutions of all diagrams before.
    String solutions = SOLUTION.matcher(body).find() ? "\\par\\bigskip\n\\putsol\n" : "";
    return text.append("\\begin{document}\n").append(body).append(solutions).append("\\end{document}\n").toString();
  }

  private String environment() {
    text.append("\\begin{diagram}\n");
    if (look.captions()) {
      Caption caption = diagram.caption();
      diagram.captionLines().forEach(line -> text.append(TexText.kept(line)));
      command("author", caption.credits().authors().stream().map(TexWriter::name).collect(Collectors.joining("; ")));
      command("source", TexText.escaped(caption.published(diagram.texts())));
      command("award", TexText.escaped(caption.credits().award()));
      command("dedication", Stream.concat(Stream.of(caption.credits().dedication(), caption.title()),
          caption.more().stream())
          .filter(line -> !line.isEmpty()).map(TexText::escaped).collect(Collectors.joining("\\linebreak ")));
    }
    Setup setup = diagram.setup();
    // The package accepts no empty list of pieces; without a list it counts none.
    command("pieces[" + setup.pieces(Side.WHITE) + "+" + setup.pieces(Side.BLACK) + "]", pieces());
    String tiles = IntStream.range(0, Square.COUNT).map(i -> i ^ 56)
        .filter(square -> SquareState.of(setup, square).tile() != 0).mapToObj(Square::name)
        .collect(Collectors.joining(", "));
    command("fieldframe", tiles);
    text.append(TexDrawings.field(diagram.drawings(), diagram.texts()));
    if (look.captions()) {
      text.append("\\stipulation{").append(TexText.escaped(diagram.stipulation())).append("}\n");
      text.append(diagram.certified() ? "\\Co{+}\n" : "");
      command("condition", TexText.escaped(diagram.game()));
      command("piecedefs", fairyPieces());
      command("twins", lines(diagram.twins()));
      List<String> remarks = new ArrayList<>(diagram.legend(look.pieces()));
      remarks.addAll(diagram.notes());
      command("remark", lines(remarks));
      text.append("\\solution{").append(solution()).append("}\n");
    }
    text.append("\\end{diagram}\n");
    diagram.table().ifPresent(phases -> {
      String table = PhaseMarkup.tex(phases, diagram.texts());
      int end = table.indexOf(PhaseMarkup.TEX_END) + PhaseMarkup.TEX_END.length();
      // A table that is wider than the page is made smaller.
      text.append("\\par\\medskip\n\\sbox0{%\n").append(table, 0, end).append("}%\n")
          .append("\\ifdim\\wd0>\\linewidth\\resizebox{\\linewidth}{!}{\\usebox0}\\else\\usebox0\\fi")
          .append(table.substring(end));
    });
    return text.toString();
  }

  private void command(String name, String value) {
    if (!value.isEmpty()) {
      text.append('\\').append(name).append('{').append(value).append("}\n");
    }
  }

  private String pieces() {
    Position position = Position.of(diagram.setup());
    List<String> pieces = new ArrayList<>();
    for (int i = 0; i < Square.COUNT; i++) {
      int square = i ^ 56;
      int piece = diagram.setup().piece(square);
      if (piece != Piece.NONE) {
        Figure figure = DiagramSquare.figure(diagram.variant(), position, piece, look.pieces());
        String colour = diagram.setup().isTurned(square) ? "n" : Piece.side(piece) == 0 ? "w" : "s";
        pieces.add(colour + letters(figure) + Square.name(square));
      }
    }
    return String.join(", ", pieces);
  }

  private static String letters(Figure figure) {
    return GERMAN.charAt(ORTHODOX.indexOf(figure.piece()))
        + (figure.eighths() % 2 == 0 ? TURNS.get(figure.eighths() / 2) : "");
  }

  /** Pieces turned by 45 degrees are omitted, because they are upright here. */
  private String fairyPieces() {
    return FairyPiece.of(diagram.variant(), diagram.setup(), look.pieces()).stream()
        .filter(piece -> piece.figure().eighths() % 2 == 0)
        .map(piece -> "{" + (piece.white() ? "w" : "") + (piece.black() ? "s" : "") + "}{" + letters(piece.figure())
            + "}{"
            + TexText.escaped(piece.name()) + "}")
        .collect(Collectors.joining("; "));
  }

  /** The package expects the last word first, and prints the usual order, from left to right. */
  private static String name(String name) {
    int blank = name.strip().lastIndexOf(' ');
    return blank < 0 ? TexText.escaped(name) + ", "
        : TexText.escaped(name.strip().substring(blank + 1)) + ", "
            + TexText.escaped(name.strip().substring(0, blank));
  }

  /** The package writes it to a file for a command at the end, so that all of it must be robust. */
  private String solution() {
    return diagram.solutionLines().stream().map(line -> {
      String escaped = TexText.escaped(line.text());
      return (line.indent() == 0 ? "" : "\\hspace*{" + line.indent() + "em}")
          + (line.heading() ? "\\textbf{" + escaped + "}" : escaped);
    }).collect(Collectors.joining("\\newline\n"));
  }

  /** The package separates lines at semicolons. */
  private static String lines(List<String> lines) {
    return lines.stream().map(line -> TexText.escaped(line.strip())).collect(Collectors.joining("; "));
  }
}
