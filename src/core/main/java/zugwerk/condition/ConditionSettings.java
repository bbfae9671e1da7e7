package zugwerk.condition;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.betza.PowerLists;
import zugwerk.betza.Preset;
import zugwerk.rules.GameOptions;
import zugwerk.rules.GameSetting;
import zugwerk.rules.PowerCycle;
import zugwerk.rules.Variant;
import zugwerk.work.Message;

/**
 * The settings of a game with its conditions behind them, as in {@code scale;conditions: Circe, Madrasi}.
 *
 * @param base those of the game
 * @param conditions the text of the conditions
 */
record ConditionSettings(GameOptions base, String conditions) implements GameOptions {

  private String with(String settings, String between) {
    return Stream.of(settings, conditions).filter(part -> !part.isEmpty()).collect(Collectors.joining(between));
  }

  private String withSettings(String settings) {
    return new ConditionText(settings, conditions).text();
  }

  @Override
  public String text() {
    return withSettings(base.text());
  }

  @Override
  public String full() {
    return withSettings(base.full());
  }

  @Override
  public String caption() {
    return with(base.caption(), ", ");
  }

  @Override
  public Optional<Message> hint() {
    return base.hint();
  }

  @Override
  public Optional<PowerLists> powerLists() {
    return base.powerLists();
  }

  @Override
  public String typeLetters() {
    return base.typeLetters();
  }

  @Override
  public List<PowerCycle> cycles() {
    return base.cycles();
  }

  /** Conditions are read with the whole text, by {@link ConditionText}. */
  @Override
  public Optional<Variant> with(String text) {
    ConditionText parts = ConditionText.of(text);
    Function<Variant, Variant> layers = game -> Conditioned.of(game, parts.conditions());
    return base.with(parts.settings()).map(layers);
  }

  @Override
  public List<GameSetting> choices() {
    return base.choices();
  }

  @Override
  public String changed(String key, int value) {
    return withSettings(base.changed(key, value));
  }

  @Override
  public List<String> readings() {
    return base.readings().stream().map(this::withSettings).toList();
  }

  @Override
  public List<Preset> presets() {
    return base.presets();
  }
}
