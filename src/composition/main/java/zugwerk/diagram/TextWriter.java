package zugwerk.diagram;

import java.util.stream.Collectors;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.content.PhaseText;
import zugwerk.notation.Fen;

final class TextWriter {

  private TextWriter() {}

  static String write(Diagram diagram, boolean flipped) {
    StringBuilder text = new StringBuilder();
    diagram.caption().lines().forEach(line -> text.append(Lettering.drawn(line)).append('\n'));
    text.append(diagram.caption().lines().isEmpty() ? "" : "\n");
    for (int row = 0; row < 8; row++) {
      int rank = flipped ? row : 7 - row;
      text.append(rank + 1).append(' ');
      for (int column = 0; column < 8; column++) {
        int piece = diagram.setup().piece(Square.of(flipped ? 7 - column : column, rank));
        text.append(' ').append(piece == Piece.NONE ? '.' : diagram.letters().sign(diagram.setup().schema(), piece));
      }
      text.append('\n');
    }
    text.append(flipped ? "   h g f e d c b a\n\n" : "   a b c d e f g h\n\n");
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

  private static char letter(Diagram diagram, char english) {
    Schema schema = diagram.setup().schema();
    return diagram.letters().sign(schema, Piece.of(0, schema.type(english)));
  }
}
