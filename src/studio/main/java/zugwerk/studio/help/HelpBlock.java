package zugwerk.studio.help;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.problem.Problem;

public sealed interface HelpBlock {

  enum Style {
    PLAIN, STRONG, EMPHASIS,
    CODE
  }

  /** Text of one style; {@code link} is the id of a page, or empty. */
  record Span(String text, Style style, String link) {

    public static Span of(String text) {
      return new Span(text, Style.PLAIN, "");
    }
  }

  record Heading(int level, String text) implements HelpBlock {}

  record Paragraph(List<Span> spans) implements HelpBlock {}

  record Items(boolean numbered, List<List<HelpBlock>> items) implements HelpBlock {}

  /** A table; {@code right} marks right-aligned columns. */
  record Table(List<List<Span>> header, List<List<List<Span>>> rows, List<Boolean> right) implements HelpBlock {

    public static Table of(List<String> header, List<List<String>> rows) {
      return new Table(cells(header), rows.stream().map(Table::cells).toList(),
          header.stream().map(_ -> false).toList());
    }

    private static List<List<Span>> cells(List<String> texts) {
      return texts.stream().map(text -> List.of(Span.of(text))).toList();
    }

    public int width(int column) {
      return Stream.concat(Stream.of(header), rows.stream()).mapToInt(row -> text(row.get(column)).length()).max()
          .orElse(0);
    }
  }

  /** A position that can be opened on the board; the problem has a title, and perhaps a stipulation and lines. */
  record Example(Problem problem) implements HelpBlock {

    public String title() {
      return problem.credits().title();
    }

  }

  static String text(List<Span> spans) {
    return spans.stream().map(Span::text).collect(Collectors.joining());
  }

  default Stream<String> lines() {
    return switch (this) {
      case Heading heading -> Stream.of(heading.text());
      case Paragraph paragraph -> Stream.of(text(paragraph.spans()));
      case Items items -> items.items().stream().flatMap(List::stream).flatMap(HelpBlock::lines);
      case Table table -> Stream.concat(Stream.of(table.header()), table.rows().stream()).flatMap(List::stream)
          .map(HelpBlock::text);
      case Example example -> Stream.concat(
          Stream.of(example.title(), example.problem().fen()), example.problem().analysis().lines().stream());
    };
  }

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
