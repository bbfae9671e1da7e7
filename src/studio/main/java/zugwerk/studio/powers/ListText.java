package zugwerk.studio.powers;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

import java.util.ArrayList;
import java.util.List;
import zugwerk.betza.BetzaException;

/**
 * Converts between settings as users write them, one a line, and as games read them, with semicolons. Blank lines and
 * spaces around lines are ignored; faults refer to the text as written.
 */
public final class ListText {

  private final String written;
  private final StringBuilder settings = new StringBuilder();
  private final List<Integer> origins = new ArrayList<>();

  public ListText(String written) {
    this.written = written;
    int start = 0;
    for (String line : written.split("\\R", -1)) {
      add(line, start);
      start += line.length();
      start += written.startsWith("\r\n", start) ? 2 : 1;
    }
  }

  private void add(String line, int start) {
    if (!line.isBlank()) {
      if (!settings.isEmpty() && settings.charAt(settings.length() - 1) != ';') {
        settings.append(';');
        origins.add(start - 1);
      }
      int indent = line.indexOf(line.strip());
      for (int i = 0; i < line.strip().length(); i++) {
        settings.append(line.strip().charAt(i));
        origins.add(start + indent + i);
      }
    }
  }

  public static String lines(String settings) {
    return settings.replace(";", "\n");
  }

  public String settings() {
    return settings.toString();
  }

  /** A fault of {@link #settings} with line and column, counted from 1; the line only if there are several. */
  public String locate(BetzaException fault) {
    if (!fault.expression().contentEquals(settings)) {
      return reason(fault);
    }
    int end = origins.isEmpty() ? 0 : origins.getLast() + 1;
    int origin = fault.position() < origins.size() ? origins.get(fault.position()) : end;
    String before = written.substring(0, origin);
    long line = before.chars().filter(c -> c == '\n').count();
    boolean several = written.strip().indexOf('\n') >= 0;
    int place = origin - before.lastIndexOf('\n');
    return several ? lang("line {0}, place {1}: {2}", line + 1, place, fault.reason())
        : lang("place {0}: {1}", place, fault.reason());
  }
}
