package zugwerk.content.printed;

import java.util.List;

/** A printed solution as plain text. What is folded is not shown. */
final class PrintedText {

  private static final int WIDEST = 100;
  private static final String INDENT = "  ";

  private final StringBuilder text = new StringBuilder();

  private PrintedText() {}

  static String of(PrintedSolution solution) {
    PrintedText writer = new PrintedText();
    solution.parts().forEach(writer::part);
    return writer.text.toString();
  }

  private void part(PrintedPart part) {
    paragraph(part.heading());
    paragraph(part.remark());
    part.blocks().forEach(this::block);
    paragraph(part.verdict());
  }

  private void paragraph(String line) {
    if (!line.isEmpty()) {
      separate();
      text.append(line).append('\n');
    }
  }

  private void separate() {
    if (!text.isEmpty()) {
      text.append('\n');
    }
  }

  private void block(PrintedBlock block) {
    separate();
    boolean titled = !block.title().isEmpty();
    if (titled) {
      text.append(block.title()).append('\n');
    }
    if (block.kind() == PrintedBlock.Kind.RUNNING_TEXT) {
      block.lines().forEach(line -> broken(line.text()));
    } else {
      lines(block.lines(), titled ? INDENT : "");
    }
  }

  private void lines(List<PrintedLine> lines, String indent) {
    for (PrintedLine line : lines) {
      text.append((indent + line.text()).stripTrailing()).append('\n');
      if (!line.folded()) {
        lines(line.below(), indent + INDENT);
      }
    }
  }

  private void broken(String running) {
    String rest = running;
    while (rest.length() > WIDEST) {
      int blank = rest.lastIndexOf(' ', WIDEST);
      if (blank < 0) {
        break;
      }
      text.append(rest, 0, blank).append('\n');
      rest = rest.substring(blank + 1);
    }
    text.append(rest).append('\n');
  }
}
