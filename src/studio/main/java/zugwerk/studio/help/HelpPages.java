package zugwerk.studio.help;

import static zugwerk.studio.text.Localization.lang;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import zugwerk.condition.Conditions;
import zugwerk.content.quality.Quality;
import zugwerk.content.quality.QualityTerms;
import zugwerk.content.quality.Term;
import zugwerk.content.quality.Weights;
import zugwerk.content.search.Predicates;
import zugwerk.content.theme.Theme;
import zugwerk.content.theme.Themes;
import zugwerk.rules.Variant;
import zugwerk.studio.action.KeyList;
import zugwerk.variant.Variants;

/** The help pages. The page of a game has the game's id; a game from another jar brings its own. */
public final class HelpPages {

  public static final String FIRST_STEPS = "first-steps";
  public static final String KEYS = "keys";
  public static final String STIPULATIONS = "stipulations";
  public static final String CONDITIONS = "conditions";
  public static final String THEMES = "themes";
  public static final String QUALITY = "quality";
  public static final String TABLES = "tables";
  public static final String DISCOVERIES = "discoveries";
  public static final String CLUSTER = "cluster";
  public static final String ABOUT = "about";

  private HelpPages() {}

  public static List<HelpPage> all() {
    return Stream
        .of(Stream.of(FIRST_STEPS, KEYS, STIPULATIONS, CONDITIONS, THEMES, QUALITY, TABLES),
            Variants.all().stream().map(Variant::id), Stream.of(DISCOVERIES, CLUSTER, ABOUT))
        .flatMap(ids -> ids).map(HelpPages::page).toList();
  }

  /**
   * One page.
   *
   * @throws IllegalStateException if there is none with this id
   */
  public static HelpPage page(String id) {
    try (InputStream in = HelpPages.class.getResourceAsStream(id + ".md")) {
      HelpPage page =
          Markdown.parse(id, in == null ? rules(id) : new String(in.readAllBytes(), StandardCharsets.UTF_8));
      return switch (id) {
        case KEYS -> withKeys(page);
        case CONDITIONS -> withConditions(page);
        case THEMES -> withThemes(page);
        case QUALITY -> withWeights(page);
        default -> page;
      };
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  private static HelpPage withKeys(HelpPage page) {
    Map<String, List<List<List<HelpBlock.Span>>>> tables = new LinkedHashMap<>();
    KeyList.rows().forEach(row -> tables.computeIfAbsent(row.group(), _ -> new ArrayList<>()).add(List.of(
        List.of(new HelpBlock.Span(row.key(), HelpBlock.Style.STRONG, "")), List.of(HelpBlock.Span.of(row.name())))));
    List<HelpBlock> blocks = new ArrayList<>(page.blocks());
    tables.forEach((group, rows) -> {
      blocks.add(new HelpBlock.Heading(2, group));
      blocks.add(new HelpBlock.Table(
          List.of(List.of(HelpBlock.Span.of(lang("Shortcut"))), List.of(HelpBlock.Span.of(lang("Action")))),
          rows, List.of(false, false)));
    });
    return new HelpPage(page.id(), page.title(), blocks);
  }

  /** The names are those of the window, the other texts English unless they are translated. */
  private static HelpPage withConditions(HelpPage page) {
    List<HelpBlock> blocks = new ArrayList<>(page.blocks());
    blocks.add(HelpBlock.Table.of(List.of(lang("Name"), lang("Definition"), lang("Options"), "Popeye", lang("Source")),
        Conditions.all().stream().map(kind -> List.of(lang(kind.name()), lang(kind.definition()),
            String.join(", ", kind.options()), kind.popeye().stream().findFirst().orElse(""), lang(kind.source())))
            .toList()));
    return new HelpPage(page.id(), page.title(), blocks);
  }

  private static HelpPage withThemes(HelpPage page) {
    List<HelpBlock> blocks = new ArrayList<>(page.blocks());
    for (Theme.Group group : Theme.Group.values()) {
      blocks.add(new HelpBlock.Heading(2, group.title()));
      blocks.add(HelpBlock.Table.of(List.of("Theme", "Meaning", "Source"), Themes.ALL.stream()
          .filter(theme -> theme.group() == group)
          .map(theme -> List.of(theme.name(), theme.definition(), theme.source())).toList()));
    }
    blocks.add(new HelpBlock.Heading(2, "Sources"));
    blocks.add(HelpBlock.Table.of(List.of("Short", "Book"), Themes.SOURCES.entrySet().stream()
        .map(entry -> List.of(entry.getKey(), entry.getValue())).toList()));
    blocks.add(new HelpBlock.Heading(2, "Search terms"));
    blocks.add(HelpBlock.Table.of(List.of("Test", "Meaning or count"),
        Predicates.ALL.stream().map(test -> List.of(test.form(), test.meaning())).toList()));
    return new HelpPage(page.id(), page.title(), blocks);
  }

  private static HelpPage withWeights(HelpPage page) {
    List<HelpBlock> blocks = new ArrayList<>(page.blocks());
    blocks.add(new HelpBlock.Heading(2, "Terms"));
    blocks.add(HelpBlock.Table.of(List.of("Term", "Points", "Maximum", "Counts"), QualityTerms.ALL.stream()
        .map(term -> row(term.name(), Weights.bundled().of(term), List.of(term.definition()))).toList()));
    blocks.add(new HelpBlock.Heading(2, "Themes"));
    blocks.add(HelpBlock.Table.of(List.of("Theme", "Points", "Maximum"), Themes.ALL.stream()
        .filter(theme -> QualityTerms.ALL.stream().noneMatch(term -> term.name().equals(theme.name())))
        .map(theme -> row(theme.name(), Weights.bundled().of(theme), List.of())).toList()));
    return new HelpPage(page.id(), page.title(), blocks);
  }

  private static List<String> row(String name, Weights.Weight weight, List<String> more) {
    return Stream.concat(Stream.of(name, Quality.written(weight.points(), true), String.valueOf(weight.most())),
        more.stream()).toList();
  }

  private static String rules(String id) {
    Variant game = Variants.all().stream().filter(one -> one.id().equals(id)).findFirst()
        .orElseThrow(() -> new IllegalStateException("the help page '" + id + "' is missing from the program"));
    return game.rulesText().isEmpty() ? "# " + game.title() + "\n\nThis game has no help page." : game.rulesText();
  }
}
