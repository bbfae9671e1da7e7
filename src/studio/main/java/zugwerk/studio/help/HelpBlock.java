package zugwerk.studio.help;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.problem.Problem;

/** One block of a help page, from top to bottom. */
public sealed interface HelpBlock {

  /** How a piece of text is set. */
  enum Style {
    PLAIN, STRONG, EMPHASIS,
    /** In a fixed font: moves, positions, commands. */
    CODE
  }

  /**
   * Text of one style.
   *
   * @param link the {@linkplain HelpPage#id() page} that the text leads to; empty where it is no link
   */
  record Span(String text, Style style, String link) {

    /** Plain text without a link. */
    public static Span of(String text) {
      return new Span(text, Style.PLAIN, "");
    }
  }

  /**
   * A heading.
   *
   * @param level 2 for a section, 3 for a part of one
   */
  record Heading(int level, String text) implements HelpBlock {}

  record Paragraph(List<Span> spans) implements HelpBlock {}

  /**
   * A list.
   *
   * @param numbered whether the items are counted from 1, instead of marked by bullets
   */
  record Items(boolean numbered, List<List<HelpBlock>> items) implements HelpBlock {}

  /**
   * A table.
   *
   * @param header the cells of its first row
   * @param rows the other rows, each with as many cells
   * @param right for each column whether its cells stand at the right, as figures do
   */
  record Table(List<List<Span>> header, List<List<List<Span>>> rows, List<Boolean> right) implements HelpBlock {

    /** A table whose rows the program writes itself, such as a list of its commands with their keys. */
    public static Table of(List<String> header, List<List<String>> rows) {
      return new Table(cells(header), rows.stream().map(Table::cells).toList(),
          header.stream().map(_ -> false).toList());
    }

    private static List<List<Span>> cells(List<String> texts) {
      return texts.stream().map(text -> List.of(Span.of(text))).toList();
    }

    /** The number of characters in the longest cell of a column. */
    public int width(int column) {
      return Stream.concat(Stream.of(header), rows.stream()).mapToInt(row -> words(row.get(column)).length()).max()
          .orElse(0);
    }
  }

  /**
   * A position that can be opened on the board.
   *
   * @param problem has a title, and perhaps a stipulation to solve and lines to play through
   */
  record Example(Problem problem) implements HelpBlock {

    /** What it is called. */
    public String title() {
      return problem.credits().title();
    }

    /** Its position and its lines as text. */
    public List<String> texts() {
      return Stream.concat(Stream.of(problem.fen()), problem.lines().stream()).toList();
    }
  }

  /** The words of some spans without their styles. */
  static String words(List<Span> spans) {
    return spans.stream().map(Span::text).collect(Collectors.joining());
  }

  /** All words of the block, for a search: a line for each paragraph and each cell. */
  default Stream<String> lines() {
    return switch (this) {
      case Heading heading -> Stream.of(heading.text());
      case Paragraph paragraph -> Stream.of(words(paragraph.spans()));
      case Items items -> items.items().stream().flatMap(List::stream).flatMap(HelpBlock::lines);
      case Table table -> Stream.concat(Stream.of(table.header()), table.rows().stream()).flatMap(List::stream)
          .map(HelpBlock::words);
      case Example example -> Stream.concat(Stream.of(example.title()), example.texts().stream());
    };
  }

  /** All links of the block to other pages. */
  default Stream<String> links() {
    return switch (this) {
      case Heading _ -> Stream.empty();
      case Example _ -> Stream.empty();
      case Paragraph paragraph -> paragraph.spans().stream().map(Span::link).filter(link -> !link.isEmpty());
      case Items items -> items.items().stream().flatMap(List::stream).flatMap(HelpBlock::links);
      case Table table -> table.rows().stream().flatMap(List::stream).flatMap(List::stream).map(Span::link)
          .filter(link -> !link.isEmpty());
    };
  }
}
