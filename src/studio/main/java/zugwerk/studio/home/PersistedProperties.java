package zugwerk.studio.home;

import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.Property;

/** Properties stored in the preferences, written in the background with a short delay. */
public final class PersistedProperties {

  /** The pause before a change is written, in which others may follow. */
  public static final Duration PAUSE = Duration.ofMillis(500);

  private final Preferences preferences;
  private final Executor later;
  private final Consumer<String> faults;
  private final AtomicBoolean waiting = new AtomicBoolean();
  /** References, since properties made on the fly would be garbage-collected with their listeners. */
  private final List<Property<?>> properties = new ArrayList<>();

  public PersistedProperties(Preferences preferences, Executor later, Consumer<String> faults) {
    this.preferences = preferences;
    this.faults = faults;
    this.later = later;
  }

  public Preferences preferences() {
    return preferences;
  }

  public void truth(String name, BooleanProperty property) {
    choice(name, property, List.of(true, false), String::valueOf);
  }

  public <T> void choice(String name, Property<T> property, Collection<T> values, Function<T, String> word) {
    any(name, property, text -> values.stream().filter(value -> word.apply(value).equals(text)).findFirst(), word);
  }

  public <T> void any(
      String name, Property<T> property, Function<String, Optional<T>> reading, Function<T, String> word) {
    properties.add(property);
    preferences.text(name).flatMap(reading).ifPresent(property::setValue);
    property.addListener((_, _, value) -> {
      preferences.set(name, word.apply(value));
      touch();
    });
  }

  public void push(String name, String text, int most) {
    preferences.setList(name, Stream.concat(Stream.of(text), preferences.list(name).stream())
        .distinct().limit(most).toList());
    touch();
  }

  public void touch() {
    if (!waiting.getAndSet(true)) {
      later.execute(() -> {
        waiting.set(false);
        save();
      });
    }
  }

  public void save() {
    try {
      preferences.save();
    } catch (UncheckedIOException fault) {
      faults.accept(fault.getMessage());
    }
  }
}
