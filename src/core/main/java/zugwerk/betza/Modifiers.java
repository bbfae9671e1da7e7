package zugwerk.betza;

import static zugwerk.work.Message.message;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zugwerk.work.Message;

/** The small letters before one atom, sorted into directions and modes. */
record Modifiers(String expression, int start, int end) {

  private static final String DIRECTIONS = "fblrvshw";
  private static final String MODES = "mcnjgpieqz";
  /** Pairs of modes that allow no move or have no agreed meaning. */
  private static final List<String> CONTRADICTIONS = List.of("nj", "gp", "qz", "gn", "gj", "pn", "pj");
  private static final Map<Character, Trait> CONDITIONS = Map.of(
      'n', Trait.LAME, 'j', Trait.JUMPING, 'g', Trait.GRASSHOPPER, 'p', Trait.CANNON,
      'i', Trait.INITIAL, 'e', Trait.EN_PASSANT);

  /** @throws BetzaException at the first letter that is unknown or contradicts another one */
  void check() {
    for (int i = start; i < end; i++) {
      check(i);
    }
    if (has('e') && !has('c')) {
      throw fault(indexOf('e'), message("'e' needs 'c'"));
    }
  }

  private void check(int index) {
    char letter = expression.charAt(index);
    if (DIRECTIONS.indexOf(letter) >= 0) {
      return;
    }
    if (MODES.indexOf(letter) < 0) {
      throw fault(index, message("unknown modifier '{0}'", letter));
    }
    for (int before = start; before < index; before++) {
      char other = expression.charAt(before);
      if (other == letter) {
        throw fault(index, message("'{0}' occurs twice", letter));
      }
      if (CONTRADICTIONS.contains("" + other + letter) || CONTRADICTIONS.contains("" + letter + other)) {
        throw fault(index, message("'{0}' contradicts '{1}'", letter, other));
      }
    }
  }

  Set<Trait> traits() {
    Set<Trait> traits = EnumSet.noneOf(Trait.class);
    if (has('m') || !has('c')) {
      traits.add(Trait.MOVE);
    }
    if (has('c') || !has('m')) {
      traits.add(Trait.CAPTURE);
    }
    CONDITIONS.forEach((letter, trait) -> {
      if (has(letter)) {
        traits.add(trait);
      }
    });
    return traits;
  }

  boolean has(char letter) {
    return indexOf(letter) < end;
  }

  /** Returns {@link #end} if the letter is not among the modifiers. */
  int indexOf(char letter) {
    int index = start;
    while (index < end && expression.charAt(index) != letter) {
      index++;
    }
    return index;
  }

  /** The direction letter at an index, {@code w} read as {@code s}; a space for a mode or behind the end. */
  char directionAt(int index) {
    char letter = index < end ? expression.charAt(index) : ' ';
    return DIRECTIONS.indexOf(letter) < 0 ? ' ' : letter == 'w' ? 's' : letter;
  }

  String text(int from, int to) {
    return expression.substring(from, to);
  }

  BetzaException fault(int index, Message reason) {
    return new BetzaException(expression, index, reason);
  }
}
