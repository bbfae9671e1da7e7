package zugwerk.diagram;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import zugwerk.content.printed.PrintedBlock;
import zugwerk.content.printed.PrintedLine;
import zugwerk.content.printed.PrintedPart;
import zugwerk.content.printed.PrintedWord;
import zugwerk.diagram.PageSteps.Reached;
import zugwerk.notation.LetterText;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;

/** The printed solution of a part on a web page. By-play is folded. */
final class PrintedMarkup {

  private final PageSteps steps;
  private final StringBuilder text;
  private final Solution solution;
  private final LetterText letters;
  private final List<Place> reached = new ArrayList<>();

  /** A move on the page with the moves after it that are there too. */
  private record Place(SolutionNode move, Reached here, IdentityHashMap<SolutionNode, Place> next) {}

  PrintedMarkup(PageSteps steps, StringBuilder text, Solution solution, LetterText letters) {
    this.steps = steps;
    this.text = text;
    this.solution = solution;
    this.letters = letters;
  }

  void write(PrintedPart part, Reached root) {
    for (PrintedBlock block : part.blocks()) {
      if (!block.title().isEmpty()) {
        text.append("<h3>").append(SvgWriter.escaped(block.title())).append("</h3>\n");
      }
      // Columns need a font whose letters are all of one width.
      text.append("<ul class=\"").append(block.columns() ? "columns" : "printed").append("\">\n");
      for (PrintedLine line : block.lines()) {
        // Moves that several lines begin with are separate steps, so that one can go on in each line.
        IdentityHashMap<SolutionNode, Place> first = new IdentityHashMap<>();
        reached.clear();
        text.append("<li>");
        line(line, root, first);
        rest();
        text.append("</li>\n");
      }
      text.append("</ul>\n");
    }
  }

  private void line(PrintedLine line, Reached root, IdentityHashMap<SolutionNode, Place> first) {
    text.append(line.folded() ? "<details><summary>" : "");
    line.words().forEach(word -> word(word, root, first));
    text.append(line.folded() ? "</summary>" : "");
    if (!line.below().isEmpty()) {
      text.append("\n<ul>\n");
      line.below().forEach(below -> {
        text.append("<li>");
        line(below, root, first);
        text.append("</li>\n");
      });
      text.append("</ul>\n");
    }
    text.append(line.folded() ? "</details>" : "");
  }

  private void word(PrintedWord word, Reached root, IdentityHashMap<SolutionNode, Place> first) {
    String written = letters.write(word.text());
    if (word.path().isEmpty()) {
      text.append("<span>").append(SvgWriter.escaped(written)).append("</span> ");
      return;
    }
    Reached before = root;
    IdentityHashMap<SolutionNode, Place> next = first;
    for (SolutionNode move : word.path()) {
      Place place = next.get(move);
      if (place == null) {
        place = new Place(move, steps.step(move, before), new IdentityHashMap<>());
        next.put(move, place);
        reached.add(place);
      }
      before = place.here();
      next = place.next();
    }
    steps.button(before, role(word.path().getLast()), written);
  }

  /** After a move whose answer is not repeated, as in merged defences, one can step on too. */
  private void rest() {
    text.append("<span hidden>");
    for (Place place : reached) {
      Reached here = place.here();
      for (Optional<SolutionNode> next = Optional.of(place).filter(end -> end.next().isEmpty())
          .flatMap(end -> after(end.move())); next.isPresent(); next = next.flatMap(PrintedMarkup::after)) {
        SolutionNode move = next.get();
        here = steps.step(move, here);
        steps.button(here, role(move), solution.stipulation().number(move) + letters.write(move.text()));
      }
    }
    text.append("</span>");
  }

  private static Optional<SolutionNode> after(SolutionNode move) {
    return Stream.concat(move.replies().stream(), move.threats().stream()).findFirst();
  }

  private String role(SolutionNode move) {
    return move.role() == SolutionNode.Role.KEY && !solution.stipulation().hasKeys() ? "continuation"
        : move.role().name().toLowerCase(Locale.ROOT);
  }
}
