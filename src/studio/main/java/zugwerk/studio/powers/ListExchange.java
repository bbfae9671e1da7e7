package zugwerk.studio.powers;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import zugwerk.betza.BetzaException;
import zugwerk.condition.ConditionText;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.task.FileWork;
import zugwerk.work.FileText;
import zugwerk.work.InputException;
import zugwerk.work.SafeFile;

public final class ListExchange {

  private final Workbench bench;
  private final ListFiles files;
  private final FileWork work;
  private final Consumer<String> news;
  private final Consumer<String> refused;

  ListExchange(Workbench bench, ListFiles files, FileWork work, Consumer<String> news, Consumer<String> refused) {
    this.bench = bench;
    this.files = files;
    this.work = work;
    this.news = news;
    this.refused = refused;
  }

  private String lists() {
    return ConditionText.of(bench.draft().get().variant().options().full()).settings();
  }

  public void copy() {
    Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, lists()));
    news.accept(lang("Copied the lists"));
  }

  public void paste() {
    String text = Clipboard.getSystemClipboard().getString();
    if (text == null || text.isBlank()) {
      news.accept(lang("No text to paste"));
    } else {
      take(text, lang("Pasted the lists"), lang("The pasted text"));
    }
  }

  public void load() {
    files.open().ifPresent(path -> {
      String name = path.getFileName().toString();
      work.read(lang("Reading {0}", name), _ -> text(path), text -> take(text, lang("Loaded {0}", name), name), news);
    });
  }

  private static String text(Path path) {
    try {
      return FileText.utf8(Files.readAllBytes(path));
    } catch (IOException fault) {
      throw new InputException("{0} cannot be read ({1})", path.getFileName(), fault);
    } catch (InputException fault) {
      throw new InputException("{0} {1}", path.getFileName(), fault);
    }
  }

  public void save() {
    files.save().ifPresent(path -> {
      byte[] text = (ListText.lines(lists()) + "\n").getBytes(StandardCharsets.UTF_8);
      work.write(lang("Saving {0}", path.getFileName()), () -> {
        SafeFile.write(path, text);
        return lang("Saved {0}", path.getFileName());
      }, news, news);
    });
  }

  /** Applies the lists of a text; an unreadable one is handed on with the reason. */
  private void take(String text, String done, String what) {
    ListText lists = new ListText(text);
    try {
      bench.play(bench.draft().get().variant().id(), lists.settings());
      news.accept(done);
    } catch (BetzaException fault) {
      refused.accept(text);
      news.accept(lang("{0} cannot be read – {1}", what, lists.locate(fault)));
    } catch (InputException fault) {
      refused.accept(text);
      news.accept(lang("{0} cannot be read – {1}", what, reason(fault)));
    }
  }
}
