package zugwerk.studio.library;

import static zugwerk.work.Texts.key;

import java.util.concurrent.Executor;
import zugwerk.content.printed.PrintedOptions;
import zugwerk.content.printed.PrintedPart;
import zugwerk.content.printed.PrintedSolution;
import zugwerk.problem.Solved;
import zugwerk.studio.task.Job;
import zugwerk.studio.text.Localization;

/** Writes the printed solution as text, without the verdict of a single part, which stands above it. */
final class PrintedTextJob extends Job<String> {

  PrintedTextJob(Executor background, Executor window) {
    super(key("The printed solution"), background, window);
  }

  void start(Solved solved) {
    start("", _ -> {
      PrintedSolution all = PrintedSolution.of(solved, PrintedOptions.DEFAULT.in(Localization.texts()));
      return all.parts().size() > 1 ? all.text() : new PrintedSolution(all.parts().stream()
          .map(part -> new PrintedPart(part.heading(), part.remark(), part.blocks(), "")).toList()).text();
    });
  }
}
