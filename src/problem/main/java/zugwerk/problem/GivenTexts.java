package zugwerk.problem;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The given texts of some fields where this program would write them differently, although both mean the same: a power
 * list without some types, a FEN with fewer fields, a stipulation or a twin that is still being typed. A text is kept
 * until the field's value changes, so that a file is written as it was read.
 */
public record GivenTexts(Map<Field, List<String>> texts) {

  static final GivenTexts NONE = new GivenTexts(Map.of());

  public enum Field {
    POWERS, FEN, FROM, STIPULATION, TWINS
  }

  public GivenTexts {
    texts = Map.copyOf(texts);
  }

  /** The given text of a field, or else the usual one. */
  List<String> of(Field field, List<String> usual) {
    return texts.getOrDefault(field, usual);
  }

  /** The given text of a field, or else the usual one. */
  String of(Field field, String usual) {
    return of(field, List.of(usual)).getFirst();
  }

  /** These with the given text of a field, unless it is the usual one. */
  GivenTexts with(Field field, List<String> text, List<String> usual) {
    Map<Field, List<String>> changed = new EnumMap<>(Field.class);
    changed.putAll(texts);
    if (text.equals(usual)) {
      changed.remove(field);
    } else {
      changed.put(field, List.copyOf(text));
    }
    return new GivenTexts(changed);
  }

  /** These with the given text of a field, unless it is the usual one. */
  GivenTexts with(Field field, String text, String usual) {
    return with(field, List.of(text), List.of(usual));
  }

  GivenTexts without(Field... fields) {
    Map<Field, List<String>> rest = new EnumMap<>(Field.class);
    rest.putAll(texts);
    rest.keySet().removeAll(Set.of(fields));
    return new GivenTexts(rest);
  }
}
