package zugwerk.studio.home;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import zugwerk.file.PreferencesFile;
import zugwerk.work.InputException;
import zugwerk.work.SafeFile;
import zugwerk.work.UserFolder;

/**
 * The user's preferences, in one file of names and values. Several programs may share the file: each writes only its
 * own changes. An invalid value counts as absent. Thread-safe.
 */
public final class Preferences {

  public static final String MOTION = "view.motion";

  private final Optional<Path> file;
  private final Map<String, String> values;
  private final Map<String, String> changes = new HashMap<>();
  private final Supplier<String> notice;

  private Preferences(Optional<Path> file, Map<String, String> values, Supplier<String> notice) {
    this.file = file;
    this.values = values;
    this.notice = notice;
  }

  /** In memory only, without animation, for tests. */
  public static Preferences forgotten() {
    return new Preferences(Optional.empty(), new TreeMap<>(Map.of(MOTION, "false")), () -> "");
  }

  /** The preferences of a file. A damaged file is renamed, and the preferences are empty. */
  public static Preferences of(Path file) {
    try {
      return new Preferences(Optional.of(file), PreferencesFile.read(file), () -> "");
    } catch (IOException | InputException damage) {
      return new Preferences(Optional.of(file), new TreeMap<>(), setAside(file, reason(damage)));
    }
  }

  private static Supplier<String> setAside(Path file, String reason) {
    try {
      Path place = SafeFile.setAside(file);
      return () -> lang("Cannot read the preferences ({0} {1}); using the defaults. The file was renamed to {2}.", file,
          reason, place);
    } catch (IOException _) {
      return () -> lang("Cannot read the preferences ({0} {1}); using the defaults. The file is still {0}.", file,
          reason);
    }
  }

  /** What to report of a damaged file, in the language at the time of the call; else empty. */
  public String notice() {
    return notice.get();
  }

  public synchronized Optional<String> text(String name) {
    return Optional.ofNullable(values.get(name));
  }

  public Optional<Double> number(String name, double least, double most) {
    try {
      return text(name).map(Double::valueOf).filter(number -> number >= least && number <= most);
    } catch (NumberFormatException _) {
      return Optional.empty();
    }
  }

  public synchronized List<String> list(String name) {
    List<String> list = new ArrayList<>();
    for (String text = values.get(name + ".1"); text != null; text = values.get(name + "." + (list.size() + 1))) {
      list.add(text);
    }
    return list;
  }

  /** The paths of a list, in order, without invalid ones. */
  public List<Path> files(String name) {
    return list(name).stream().map(Preferences::file).flatMap(Optional::stream).toList();
  }

  private static Optional<Path> file(String text) {
    try {
      return Optional.of(Path.of(text)).filter(path -> path.getFileName() != null);
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }

  /** Sets a value, written with the next {@link #save()}. */
  public synchronized void set(String name, Object value) {
    if (!value.toString().equals(values.put(name, value.toString()))) {
      changes.put(name, value.toString());
    }
  }

  public synchronized void setList(String name, List<String> list) {
    for (int i = list(name).size(); i > list.size(); i--) {
      values.remove(name + "." + i);
      changes.put(name + "." + i, null);
    }
    for (int i = 0; i < list.size(); i++) {
      set(name + "." + (i + 1), list.get(i));
    }
  }

  /** Merges changes into the file as it is now. Throws UncheckedIOException with one sentence. */
  public synchronized void save() {
    if (file.isEmpty() || changes.isEmpty()) {
      return;
    }
    Path target = file.get();
    Map<String, String> written;
    try {
      written = PreferencesFile.read(target);
    } catch (IOException | InputException _) {
      // Damaged since it was read: use the values in memory.
      written = new TreeMap<>(values);
    }
    for (Map.Entry<String, String> change : changes.entrySet()) {
      if (change.getValue() == null) {
        written.remove(change.getKey());
      } else {
        written.put(change.getKey(), change.getValue());
      }
    }
    try {
      UserFolder.make(target.resolveSibling(""));
    } catch (IOException fault) {
      throw new UncheckedIOException(
          lang("cannot create the folder {0}: {1}", target.resolveSibling(""), reason(fault)),
          fault);
    }
    PreferencesFile.write(target, written);
    changes.clear();
  }
}
