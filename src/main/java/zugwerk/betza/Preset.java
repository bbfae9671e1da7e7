package zugwerk.betza;

import java.util.List;

/**
 * Power lists to begin with.
 *
 * @param name what a menu calls them
 * @param lists their text; missing types have their default
 * @param description what they are and where they come from
 */
public record Preset(String name, String lists, String description) {

  /** The presets that come with the program. */
  public static final List<Preset> ALL = DataFile.read("presets.txt", 3).stream()
      .map(columns -> new Preset(columns.get(0), columns.get(1), columns.get(2))).toList();
}
