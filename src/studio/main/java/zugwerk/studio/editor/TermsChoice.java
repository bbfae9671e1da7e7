package zugwerk.studio.editor;

import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import zugwerk.problem.Problem;
import zugwerk.problem.StatedTerms;

/** The terms on which the problem is solved, saved with it. Each choice is a step. */
public final class TermsChoice {

  /** Stands for no limit. */
  public static final int NONE = -1;

  public static final List<Integer> LIMITS = IntStream.rangeClosed(NONE, 4).boxed().toList();

  private final Workbench bench;
  private final BooleanProperty postKey = new SimpleBooleanProperty();
  private final BooleanProperty quodlibet = new SimpleBooleanProperty();
  private final BooleanProperty stopOnShort = new SimpleBooleanProperty();
  private final ObjectProperty<Integer> flights = new SimpleObjectProperty<>(NONE);
  private final ObjectProperty<Integer> threat = new SimpleObjectProperty<>(NONE);
  private boolean refreshing;

  public TermsChoice(Workbench bench) {
    this.bench = bench;
    bench.draft().subscribe(this::refresh);
    flag(postKey, "PostKeyPlay");
    flag(quodlibet, "Quodlibet");
    flag(stopOnShort, "StopOnShortSolutions");
    limit(flights, "MaxFlightsquares");
    limit(threat, "Threat");
  }

  public BooleanProperty postKey() {
    return postKey;
  }

  public BooleanProperty quodlibet() {
    return quodlibet;
  }

  /** Whether only the shortest solutions of help and series play count. */
  public BooleanProperty stopOnShort() {
    return stopOnShort;
  }

  /** Maximum flights after a move of direct play, or {@link #NONE}. */
  public ObjectProperty<Integer> flights() {
    return flights;
  }

  /** Maximum moves of a threat in direct play, or {@link #NONE}. */
  public ObjectProperty<Integer> threat() {
    return threat;
  }

  private void flag(BooleanProperty flag, String word) {
    flag.addListener((_, _, on) -> state(word, on ? word : ""));
  }

  private void limit(ObjectProperty<Integer> limit, String word) {
    limit.addListener((_, _, most) -> state(word, most == NONE ? "" : word + " " + most));
  }

  private void refresh(Problem draft) {
    List<String> texts = StatedTerms.texts(draft);
    refreshing = true;
    postKey.set(texts.contains("PostKeyPlay"));
    quodlibet.set(texts.contains("Quodlibet"));
    stopOnShort.set(texts.contains("StopOnShortSolutions"));
    flights.set(number(texts, "MaxFlightsquares "));
    threat.set(number(texts, "Threat "));
    refreshing = false;
  }

  private static int number(List<String> texts, String word) {
    return texts.stream().filter(text -> text.matches(word + "\\d{1,4}"))
        .mapToInt(text -> Integer.parseInt(text.substring(word.length()))).findFirst().orElse(NONE);
  }

  private void state(String word, String text) {
    if (refreshing) {
      return;
    }
    Problem draft = bench.draft().get();
    List<String> texts = new ArrayList<>(StatedTerms.texts(draft));
    texts.removeIf(old -> old.split(" ", 2)[0].equals(word));
    if (!text.isEmpty()) {
      texts.add(text);
    }
    Map<String, Object> other = new LinkedHashMap<>(draft.other());
    if (texts.isEmpty()) {
      other.remove(StatedTerms.FIELD);
    } else {
      other.put(StatedTerms.FIELD, texts);
    }
    bench.history().step(lang("Change the terms"), draft.withOther(other));
  }
}
