package zugwerk.betza;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One atom of an expression, with the text around it.
 *
 * @param modifiers the small letters before it
 * @param atom its letter; L and J as their synonyms C and Z
 * @param suffix what makes it a rider or limits it: the letter again, a number, or nothing
 */
public record AtomText(String modifiers, char atom, String suffix) {

  private static final Pattern FORM = Pattern.compile("([a-z]*)([A-Z])(\\2|\\d+)?");

  /** The atoms of an expression that can be read, in order. */
  public static List<AtomText> of(String expression) {
    List<AtomText> atoms = new ArrayList<>();
    for (Matcher matcher = FORM.matcher(expression); matcher.find();) {
      char letter = matcher.group(2).charAt(0);
      atoms.add(new AtomText(matcher.group(1), letter == 'L' ? 'C' : letter == 'J' ? 'Z' : letter,
          matcher.group(3) == null ? "" : matcher.group(3)));
    }
    return atoms;
  }

  /**
   * The expression that takes this atom's place when it stands for an entry of its list: each atom of the entry with
   * these modifiers before its own. A rider is a rider of the entry's atoms.
   *
   * @throws BetzaException if one may only move and the other only capture
   */
  public String standingFor(String entry) {
    StringBuilder text = new StringBuilder();
    for (AtomText part : of(entry)) {
      // Written together, m and c would be the default.
      if (isOnly('m') && part.isOnly('c') || isOnly('c') && part.isOnly('m')) {
        throw new BetzaException(modifiers + entry, 0, message("only moves contradict only captures"));
      }
      String own = part.suffix.isEmpty() && !suffix.isEmpty()
          ? Character.isDigit(suffix.charAt(0)) ? suffix : String.valueOf(part.atom)
          : part.suffix;
      text.append(modifiers).append(part.modifiers).append(part.atom).append(own);
    }
    return text.toString();
  }

  private boolean isOnly(char mode) {
    char other = mode == 'm' ? 'c' : 'm';
    return modifiers.indexOf(mode) >= 0 && modifiers.indexOf(other) < 0;
  }
}
