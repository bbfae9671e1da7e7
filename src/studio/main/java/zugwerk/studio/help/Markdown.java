package zugwerk.studio.help;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableBody;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableHead;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.ListBlock;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import zugwerk.studio.help.HelpBlock.Span;
import zugwerk.studio.help.HelpBlock.Style;

/**
 * Parses help pages from a subset of Markdown: headings, paragraphs, lists, tables, strong and emphasised text, code,
 * links to other pages, and examples for the board: code blocks marked {@code position}. Anything else is refused, so
 * that no page has what the window cannot display.
 */
final class Markdown {

  private static final Parser PARSER = Parser.builder().extensions(List.of(TablesExtension.create())).build();
  private static final String ENDING = ".md";
  private static final String EXAMPLE = "position";

  private Markdown() {}

  static HelpPage parse(String id, String text) {
    Node first = PARSER.parse(text).getFirstChild();
    if (!(first instanceof Heading title) || title.getLevel() != 1) {
      throw new IllegalArgumentException("the help page '" + id + "' does not begin with its title");
    }
    return new HelpPage(id, plain(title), blocks(id, title.getNext()));
  }

  private static Stream<Node> chain(Node first) {
    return Stream.iterate(first, node -> node != null, Node::getNext);
  }

  private static List<HelpBlock> blocks(String page, Node first) {
    return chain(first).map(node -> block(page, node)).toList();
  }

  private static HelpBlock block(String page, Node node) {
    return switch (node) {
      case Heading heading -> new HelpBlock.Heading(heading.getLevel(), plain(heading));
      case Paragraph paragraph -> new HelpBlock.Paragraph(spans(paragraph));
      case ListBlock list -> new HelpBlock.Items(!(list instanceof BulletList),
          chain(list.getFirstChild()).map(item -> blocks(page, item.getFirstChild())).toList());
      case TableBlock table -> table(table);
      case FencedCodeBlock code when code.getInfo().equals(EXAMPLE) -> HelpExample.parse(page, code.getLiteral());
      default -> throw refused(node);
    };
  }

  private static HelpBlock table(TableBlock table) {
    List<List<List<Span>>> rows = new ArrayList<>();
    List<Boolean> right = new ArrayList<>();
    chain(table.getFirstChild()).forEach(part -> {
      if (part instanceof TableHead head) {
        chain(head.getFirstChild().getFirstChild()).map(TableCell.class::cast)
            .forEach(cell -> right.add(cell.getAlignment() == TableCell.Alignment.RIGHT));
      } else if (!(part instanceof TableBody)) {
        throw refused(part);
      }
      chain(part.getFirstChild()).forEach(row -> rows.add(chain(row.getFirstChild()).map(Markdown::spans).toList()));
    });
    return new HelpBlock.Table(rows.getFirst(), rows.subList(1, rows.size()), right);
  }

  private static List<Span> spans(Node parent) {
    List<Span> spans = new ArrayList<>();
    collect(parent, Style.PLAIN, "", spans);
    return spans;
  }

  private static void collect(Node parent, Style style, String link, List<Span> spans) {
    chain(parent.getFirstChild()).forEach(node -> {
      switch (node) {
        case Text text -> spans.add(new Span(text.getLiteral(), style, link));
        case Code code -> spans.add(new Span(code.getLiteral(), Style.CODE, link));
        case SoftLineBreak _ -> spans.add(new Span(" ", style, link));
        case StrongEmphasis strong -> collect(strong, Style.STRONG, link, spans);
        case Emphasis emphasis -> collect(emphasis, Style.EMPHASIS, link, spans);
        case Link to when to.getDestination().endsWith(ENDING) -> collect(to, style,
            to.getDestination().substring(0, to.getDestination().length() - ENDING.length()), spans);
        default -> throw refused(node);
      }
    });
  }

  private static String plain(Node node) {
    return HelpBlock.text(spans(node));
  }

  private static IllegalArgumentException refused(Node node) {
    return new IllegalArgumentException("help pages have no " + node.getClass().getSimpleName() + ": " + node);
  }
}
