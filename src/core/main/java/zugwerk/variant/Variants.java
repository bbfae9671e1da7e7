package zugwerk.variant;

import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.Function;
import zugwerk.betza.BetzaException;
import zugwerk.betza.Preset;
import zugwerk.condition.ConditionText;
import zugwerk.condition.Conditioned;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;

/**
 * The registry of games: those of the program, then those of other jars.
 *
 * <p>Another jar adds a game by a public class with a public constructor without parameters, which it names in
 * {@code META-INF/services/zugwerk.rules.Variant}.
 */
public final class Variants {

  private static final Map<String, Entry> ENTRIES = new LinkedHashMap<>();

  static {
    register(new Orthodox());
    Polypiece polypiece = new Polypiece(Polypiece.DEFAULT);
    register(polypiece, text -> text.contains(AtomicPolypiece.DIVIDER)
        ? Optional.of(AtomicPolypiece.of(text)) : polypiece.with(text));
    register(new Poison(Poison.DEFAULT));
    register(new Shock(Shock.DEFAULT));
    register(new Cursed(Cursed.DEFAULT));
    register(new Hitpoint(Hitpoint.DEFAULT));
    register(new Fairy(Fairy.DEFAULT, null));
    registerOthers();
  }

  /** A game with its default settings, and what makes it with others, if it has settings. */
  private record Entry(Variant standard, Function<String, Optional<Variant>> withSettings) {}

  private Variants() {}

  private static void register(Variant variant) {
    register(variant, text -> variant.options().with(text));
  }

  private static void register(Variant variant, Function<String, Optional<Variant>> withSettings) {
    if (ENTRIES.putIfAbsent(variant.id(), new Entry(variant, withSettings)) != null) {
      warn("there is a game '" + variant.id() + "' already, so " + variant.getClass().getName() + " is left out");
    }
  }

  /** A game that cannot be loaded is left out, so that a broken jar does not keep the program from starting. */
  private static void registerOthers() {
    Iterator<Variant> others = ServiceLoader.load(Variant.class, Variants.class.getClassLoader()).iterator();
    while (true) {
      try {
        if (!others.hasNext()) {
          return;
        }
        register(others.next());
      } catch (ServiceConfigurationError fault) {
        warn("a game cannot be loaded: " + fault.getMessage());
      }
    }
  }

  private static void warn(String text) {
    System.getLogger(Variants.class.getName()).log(System.Logger.Level.WARNING, text);
  }

  /** All the games, each with its default settings. */
  public static Collection<Variant> all() {
    return ENTRIES.values().stream().map(Entry::standard).toList();
  }

  /**
   * The game with the given id and its default settings.
   *
   * @throws InputException that names the games there are, if this is none of them
   */
  public static Variant of(String id) {
    return entry(id).standard();
  }

  /**
   * The game with the given id and settings, such as power lists or the name of a preset; a blank text means the
   * default. Fairy conditions follow the settings, as in {@code scale;conditions: Circe, Madrasi}. Making a game with
   * settings takes milliseconds, so it is made once, when its settings are read.
   *
   * @throws zugwerk.betza.BetzaException if power lists cannot be read
   * @throws InputException if there is no such game or it has no settings
   */
  public static Variant of(String id, String settings) {
    ConditionText parts = ConditionText.of(settings);
    return Conditioned.of(withSettings(id, parts.settings()), parts.conditions());
  }

  /** The same game without its fairy conditions. */
  public static Variant plain(Variant game) {
    ConditionText parts = ConditionText.of(game.settings());
    return parts.conditions().isEmpty() ? game : withSettings(game.id(), parts.settings());
  }

  private static Variant withSettings(String id, String settings) {
    Entry entry = entry(id);
    if (settings.isBlank()) {
      return entry.standard();
    }
    List<Preset> presets = entry.standard().options().presets();
    String meant = Preset.named(presets, settings).map(Preset::lists).orElse(settings.strip());
    try {
      return entry.withSettings().apply(meant).orElseThrow(
          () -> new InputException("the game '{0}' has no settings and no power lists; these have some: {1}", id,
              String.join(", ", ENTRIES.entrySet().stream()
                  .filter(game -> !game.getValue().standard().options().hint().isEmpty()).map(Map.Entry::getKey)
                  .toList())));
    } catch (BetzaException fault) {
      if (presets.isEmpty() || meant.contains("=")) {
        throw fault;
      }
      throw new InputException(
          "there is no preset '{0}'; the presets are {1}, and lists are written as N=N/WD;B=B/R4",
          meant, Preset.names(presets));
    }
  }

  private static Entry entry(String id) {
    Entry entry = ENTRIES.get(id);
    if (entry == null) {
      throw new InputException("there is no game '{0}'; the games are {1}", id, String.join(", ", ENTRIES.keySet()));
    }
    return entry;
  }
}
