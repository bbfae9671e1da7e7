package zugwerk.studio.home;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.Property;

/** Properties that take up the preferences' values and hand theirs back, written a moment later in the background. */
public final class PersistedProperties {

  private static final long PAUSE = 500;

  private final Preferences preferences;
  private final Executor later;
  private final Consumer<String> faults;
  private final AtomicBoolean waiting = new AtomicBoolean();
  /** Properties made for the purpose would be forgotten, and their listeners with them. */
  private final List<Property<?>> properties = new ArrayList<>();

  /**
   * @param background where the file is written
   * @param faults told in one sentence why it cannot be; from any thread
   */
  public PersistedProperties(Preferences preferences, Executor background, Consumer<String> faults) {
    this.preferences = preferences;
    this.faults = faults;
    later = CompletableFuture.delayedExecutor(PAUSE, TimeUnit.MILLISECONDS, background);
  }

  /** The preferences themselves; after a change of theirs {@link #touch()} is to be called. */
  public Preferences preferences() {
    return preferences;
  }

  /** Remembers whether something is on. */
  public void truth(String name, BooleanProperty property) {
    choice(name, property, List.of(true, false), String::valueOf);
  }

  /** Remembers which of some values is chosen. */
  public <T> void choice(String name, Property<T> property, Collection<T> values, Function<T, String> word) {
    any(name, property, text -> values.stream().filter(value -> word.apply(value).equals(text)).findFirst(), word);
  }

  /**
   * Remembers a value.
   *
   * @param reading the value that a text means, if it means any
   */
  public <T> void any(
      String name, Property<T> property, Function<String, Optional<T>> reading, Function<T, String> word) {
    properties.add(property);
    preferences.text(name).flatMap(reading).ifPresent(property::setValue);
    property.addListener((_, _, value) -> {
      preferences.set(name, word.apply(value));
      touch();
    });
  }

  /** Puts a text at the head of a list, and off its end what is too much. */
  public void push(String name, String text, int most) {
    preferences.setList(name, Stream.concat(Stream.of(text), preferences.list(name).stream())
        .distinct().limit(most).toList());
    touch();
  }

  /** Has changes written in a moment. */
  public void touch() {
    if (!waiting.getAndSet(true)) {
      later.execute(() -> {
        waiting.set(false);
        save();
      });
    }
  }

  /** Writes changes now. */
  public void save() {
    try {
      preferences.save();
    } catch (UncheckedIOException fault) {
      faults.accept(fault.getMessage());
    }
  }
}
