package zugwerk.condition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import zugwerk.board.Square;
import zugwerk.work.Language;
import zugwerk.work.Texts;

/**
 * Reads a condition with its options, the name and the options in any order, whatever separates them and however they
 * are joined: {@code Mirror Circe}, {@code circe mirror} and {@code MirrorCirce} mean the same.
 */
final class ConditionReader {

  private static final Map<ConditionKind, List<String>> NAMES = new ConcurrentHashMap<>();

  private final ConditionKind kind;
  private final List<String> names;
  private final List<String> words = new ArrayList<>();
  private long squares;
  private Optional<String> operand = Optional.empty();

  private ConditionReader(ConditionKind kind) {
    this.kind = kind;
    names = NAMES.computeIfAbsent(kind, ConditionReader::plainNames);
  }

  private static List<String> plainNames(ConditionKind kind) {
    return names(kind).map(ConditionReader::plain).distinct()
        .sorted(Comparator.comparingInt(String::length).reversed()).toList();
  }

  /** The names of a kind in all languages, then the other words for it. */
  static Stream<String> names(ConditionKind kind) {
    return Stream.concat(Arrays.stream(Language.values()).map(each -> Texts.in(each).lang(kind.name())),
        kind.popeye().stream());
  }

  /** The condition that a text means, if there is one. */
  static Optional<NamedCondition> read(String text) {
    String plain = plain(text);
    return Conditions.all().stream().flatMap(kind -> read(kind, text, plain).stream()).findFirst();
  }

  private static Optional<NamedCondition> read(ConditionKind kind, String text, String plain) {
    ConditionReader reader = new ConditionReader(kind);
    if (reader.names.stream().noneMatch(plain::contains)
        || !reader.read(plain(reader.withoutOperand(text)), false)) {
      return Optional.empty();
    }
    List<String> words = Stream.concat(kind.options().stream(), reader.operand.stream())
        .filter(reader.words::contains).toList();
    return Optional.of(NamedCondition.of(kind, new ConditionOptions(words, reader.squares)));
  }

  /** Takes a number, or letters of types, at the end of a text, if the condition may have them. */
  private String withoutOperand(String text) {
    boolean letters = kind.options().contains(ConditionOptions.LETTERS);
    int end = text.lastIndexOf(' ');
    while (letters && end > 1 && text.charAt(end - 2) == ' ') {
      end -= 2;
    }
    String last = end < 0 ? "" : text.substring(end + 1);
    boolean found = letters ? ConditionOptions.LETTER_LIST.matcher(last).matches()
        : kind.options().contains(ConditionOptions.NUMBERS) && ConditionOptions.NUMBER.matcher(last).matches();
    if (!found) {
      return text;
    }
    operand = Optional.of(last);
    words.add(last);
    return text.substring(0, end);
  }

  /** Options that only name what is usual: the opposites of those about Kings. */
  private List<String> usual() {
    List<String> opposites = List.of(Reborn.REX_EXCLUSIVE, Reborn.REX_INCLUSIVE);
    return opposites.stream().filter(
        word -> kind.options().contains(opposites.get(1 - opposites.indexOf(word))) && !kind.options().contains(word))
        .toList();
  }

  /** Only letters and digits count. */
  static String plain(String text) {
    // Without a pattern, since those of pages that play know no letters of all languages.
    StringBuilder plain = new StringBuilder();
    text.toLowerCase(Locale.ROOT).chars().filter(Character::isLetterOrDigit).forEach(c -> plain.append((char) c));
    return plain.toString();
  }

  private boolean read(String text, boolean named) {
    if (text.isEmpty()) {
      return named;
    }
    for (String name : named ? List.<String>of() : names) {
      if (text.startsWith(name) && read(text.substring(name.length()), true)) {
        return true;
      }
    }
    for (String word : kind.options()) {
      if (text.startsWith(plain(word)) && read(text.substring(plain(word).length()), named)) {
        words.add(word);
        return true;
      }
    }
    for (String word : usual()) {
      if (text.startsWith(plain(word)) && read(text.substring(plain(word).length()), named)) {
        return true;
      }
    }
    OptionalInt square = text.length() < 2 || !kind.options().contains(ConditionOptions.SQUARES)
        ? OptionalInt.empty() : Square.parse(text.substring(0, 2));
    if (square.isPresent() && read(text.substring(2), named)) {
      squares |= Square.bit(square.getAsInt());
      return true;
    }
    return false;
  }
}
