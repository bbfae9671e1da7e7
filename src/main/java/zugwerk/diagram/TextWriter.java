package zugwerk.diagram;

import zugwerk.board.Man;
import zugwerk.board.Square;
import zugwerk.notation.Fen;

/** Writes a diagram in plain letters, White's men upper case. */
final class TextWriter {

  private TextWriter() {}

  static String write(Diagram diagram) {
    StringBuilder text = new StringBuilder();
    diagram.above().forEach(line -> text.append(line).append('\n'));
    for (int row = 0; row < 8; row++) {
      int rank = diagram.flipped() ? row : 7 - row;
      text.append(rank + 1).append(' ');
      for (int column = 0; column < 8; column++) {
        int man = diagram.setup().man(Square.of(diagram.flipped() ? 7 - column : column, rank));
        text.append(' ').append(man == Man.NONE ? '.' : Fen.letter(diagram.setup().schema(), man));
      }
      text.append('\n');
    }
    text.append(diagram.flipped() ? "   h g f e d c b a\n" : "   a b c d e f g h\n");
    text.append(diagram.stipulation()).append("  ").append(diagram.menCount()).append('\n');
    diagram.notes().forEach(note -> text.append(note).append('\n'));
    return text.append(Fen.format(diagram.setup())).append('\n').toString();
  }
}
