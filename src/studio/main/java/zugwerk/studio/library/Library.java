package zugwerk.studio.library;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;
import zugwerk.content.search.Predicate;
import zugwerk.file.ProblemFile;
import zugwerk.file.ProblemFolders;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.work.InputException;

/**
 * The open collections and their problems. Files are read in the background, and unchanged ones are not read again.
 * For the JavaFX thread only.
 */
public final class Library {

  private static final int PORTION = 50;
  private static final int MOST_WORDS = 12;

  private record Stamp(FileTime time, long size) {}

  private record Known(@Nullable Stamp stamp, ProblemEntry entry) {}

  private final Executor background;
  private final Executor window;
  private final ObservableList<Path> places = FXCollections.observableArrayList();
  private final ObservableList<ProblemEntry> entries = FXCollections.observableArrayList();
  private final ReadOnlyBooleanWrapper loading = new ReadOnlyBooleanWrapper();
  private final ReadOnlyStringWrapper fault = new ReadOnlyStringWrapper("");
  private Map<Path, Known> known = Map.of();
  private int run;

  public Library(Executor background, Executor window) {
    this.background = background;
    this.window = window;
  }

  public ObservableList<Path> places() {
    return FXCollections.unmodifiableObservableList(places);
  }

  public ObservableList<ProblemEntry> entries() {
    return entries;
  }

  public ReadOnlyBooleanProperty loading() {
    return loading.getReadOnlyProperty();
  }

  public ReadOnlyStringProperty fault() {
    return fault.getReadOnlyProperty();
  }

  /** Suggestions from the files for a term that contain what was typed, which is in lower case. */
  public List<String> suggestions(Predicate predicate, String typed) {
    return entries.stream().flatMap(entry -> entry.problem().stream()).flatMap(problem -> {
      Credits credits = problem.credits();
      return switch (predicate.name()) {
        case "Author" -> credits.authors().stream();
        case "Title" -> Stream.of(credits.title());
        case "Source" -> Stream.of(credits.source());
        case "Award" -> Stream.of(credits.award());
        case "Keyword" -> credits.keywords().stream();
        case "Stipulation" -> Stream.of(problem.task().stipulationText());
        default -> Stream.of();
      };
    }).filter(text -> !text.isBlank() && text.toLowerCase(Locale.ROOT).contains(typed)).distinct().limit(MOST_WORDS)
        .sorted().toList();
  }

  public void open(List<Path> more) {
    Set<Path> had = new HashSet<>(places);
    more.stream().map(place -> place.toAbsolutePath().normalize()).filter(had::add).forEach(places::add);
    refresh();
  }

  public void close(Path place) {
    places.remove(place);
    refresh();
  }

  public void refresh() {
    int mine = ++run;
    List<Path> now = List.copyOf(places);
    Map<Path, Known> before = known;
    loading.set(true);
    background.execute(() -> read(mine, now, before));
  }

  private void read(int mine, List<Path> now, Map<Path, Known> before) {
    List<Path> there = now.stream().filter(Files::exists).toList();
    List<Path> gone = now.stream().filter(place -> !Files.exists(place)).toList();
    String why = gone.isEmpty() ? "" : lang("{0} no longer exists", gone.getFirst());
    List<ProblemEntry> found = new ArrayList<>();
    Map<Path, Known> read = new HashMap<>();
    try {
      for (Path file : ProblemFolders.files(there)) {
        Known entry = known(file, before);
        read.put(file, entry);
        found.add(entry.entry());
        if (before.isEmpty() && found.size() % PORTION == 0) {
          List<ProblemEntry> portion = List.copyOf(found);
          window.execute(() -> show(mine, portion));
        }
      }
    } catch (UncheckedIOException refused) {
      why = reason(refused);
    }
    String reason = why;
    window.execute(() -> {
      if (mine == run) {
        read.forEach((file, fresh) -> carry(before.get(file), fresh.entry()));
      }
      show(mine, found);
      if (mine == run) {
        known = read;
        fault.set(reason);
        loading.set(false);
      }
    });
  }

  private static Known known(Path file, Map<Path, Known> before) {
    @Nullable Stamp stamp;
    try {
      stamp = new Stamp(Files.getLastModifiedTime(file), Files.size(file));
    } catch (IOException _) {
      // The file is gone or cannot be accessed; reading it will report that.
      stamp = null;
    }
    Known old = before.get(file);
    if (old != null && stamp != null && stamp.equals(old.stamp())) {
      return old;
    }
    try {
      return new Known(stamp, ProblemEntry.of(file, ProblemFile.read(file)));
    } catch (InputException refused) {
      return new Known(stamp, ProblemEntry.refused(file, reason(refused)));
    }
  }

  private static Problem uncertified(Problem problem) {
    return problem.withAnalysis(analysis -> analysis.withCertificate(Optional.empty()));
  }

  /** Keeps the result of a check if only the certificate is new. */
  private static void carry(@Nullable Known old, ProblemEntry fresh) {
    if (old != null && old.entry() != fresh && old.entry().problem().map(Library::uncertified)
        .equals(fresh.problem().map(Library::uncertified))) {
      fresh.end(old.entry().checked().get());
    }
  }

  /** Shows the entries so far. An unchanged entry stays the same object, so that selections stay. */
  private void show(int mine, List<ProblemEntry> found) {
    if (mine == run && !entries.equals(found)) {
      if (entries.size() < found.size() && found.subList(0, entries.size()).equals(entries)) {
        entries.addAll(List.copyOf(found.subList(entries.size(), found.size())));
      } else {
        entries.setAll(found);
      }
    }
  }
}
