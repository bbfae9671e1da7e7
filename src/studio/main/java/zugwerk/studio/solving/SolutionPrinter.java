package zugwerk.studio.solving;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import javafx.print.PrinterJob;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.stage.Window;

final class SolutionPrinter {

  private static final Font FONT = Font.font("monospace", 10);
  private static final double LINE = 13;

  private SolutionPrinter() {}

  static String print(String solution, Window window) {
    PrinterJob job = PrinterJob.createPrinterJob();
    if (job == null) {
      return lang("No printer found");
    }
    if (!job.showPrintDialog(window)) {
      return lang("Printing cancelled");
    }
    List<String> lines = solution.lines().toList();
    int most = Math.max(1, (int) (job.getJobSettings().getPageLayout().getPrintableHeight() / LINE));
    boolean printed = true;
    for (int start = 0; start < lines.size() && printed; start += most) {
      Text page = new Text(String.join("\n", lines.subList(start, Math.min(lines.size(), start + most))));
      page.setFont(FONT);
      printed = job.printPage(page);
    }
    return printed && job.endJob() ? lang("Printed the solution") : lang("Printing failed");
  }
}
