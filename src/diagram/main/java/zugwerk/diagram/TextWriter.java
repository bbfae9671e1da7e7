package zugwerk.diagram;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.content.PhaseText;
import zugwerk.notation.Fen;

final class TextWriter {

  private TextWriter() {}

  static String write(Diagram diagram, boolean flipped) {
    StringBuilder text = new StringBuilder();
    diagram.captionLines().forEach(line -> text.append(Lettering.drawn(line)).append('\n'));
    text.append(diagram.captionLines().isEmpty() ? "" : "\n");
    board(diagram, flipped, text);
    text.append((diagram.stipulation() + "  " + (diagram.certified() ? "C+ " : "") + diagram.piecesCount()).strip())
        .append('\n');
    diagram.twins().forEach(twin -> text.append(twin).append('\n'));
    text.append(diagram.game().isEmpty() ? "" : diagram.game() + "\n");
    String pieces = FairyPiece.of(diagram.variant(), diagram.setup(), Look.Pieces.TYPE).stream()
        .map(piece -> letter(diagram, piece.letter()) + " = " + piece.name()).collect(Collectors.joining(", "));
    text.append(pieces).append(pieces.isEmpty() ? "" : "\n");
    diagram.legend(Look.Pieces.TYPE).forEach(row -> text.append(row).append('\n'));
    diagram.notes().forEach(note -> text.append(note).append('\n'));
    diagram.drawn().forEach(line -> text.append(line).append('\n'));
    text.append(Fen.format(diagram.setup())).append('\n');
    diagram.solution().ifPresent(solution -> text.append('\n').append(diagram.written().write(solution.text())));
    diagram.table().ifPresent(phases -> text.append('\n').append(PhaseText.of(phases)));
    return text.toString();
  }

  private static void board(Diagram diagram, boolean flipped, StringBuilder text) {
    boolean counts = IntStream.range(0, Square.COUNT).anyMatch(square -> count(diagram.setup(), square) > 0);
    for (int row = 0; row < 8; row++) {
      int rank = flipped ? row : 7 - row;
      StringBuilder line = new StringBuilder().append(rank + 1).append(' ');
      for (int column = 0; column < 8; column++) {
        int square = Square.of(flipped ? 7 - column : column, rank);
        int piece = diagram.setup().piece(square);
        int count = count(diagram.setup(), square);
        char sign = piece == Piece.NONE ? '.' : diagram.letters().sign(diagram.setup().schema(), piece);
        String number = !counts ? "" : count == 0 ? " " : String.valueOf(count);
        line.append(diagram.setup().isTurned(square) ? '=' : ' ').append(number).append(sign).append(number);
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    String files = flipped ? "hgfedcba" : "abcdefgh";
    text.append("  ").append(files.chars().mapToObj(file -> (counts ? "  " : " ") + (char) file)
        .collect(Collectors.joining(counts ? " " : ""))).append("\n\n");
  }

  /** The number drawn at the corner of a piece, such as a poison count, which stands on both sides of it; or 0. */
  private static int count(Setup setup, int square) {
    return setup.schema().slots().stream()
        .filter(slot -> slot.scope() == Slot.Scope.PIECE && slot.place() == Slot.Place.CORNER && slot.signs().isEmpty()
            && slot.max() < 10)
        .mapToInt(slot -> setup.get(setup.schema().offset(slot) + square)).findFirst().orElse(0);
  }

  private static char letter(Diagram diagram, char english) {
    Schema schema = diagram.setup().schema();
    return diagram.letters().sign(schema, Piece.of(0, schema.type(english)));
  }
}
