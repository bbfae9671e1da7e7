package zugwerk.exchange;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.condition.ConditionKind;
import zugwerk.condition.ConditionOptions;
import zugwerk.condition.ConditionText;
import zugwerk.condition.Conditioned;
import zugwerk.condition.Conditions;
import zugwerk.condition.NamedCondition;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;

/** Popeye's words for fairy conditions and attributes of pieces, in three languages, with their options. */
final class PopeyeConditions {

  private static final String FILE = "popeye-conditions.txt";
  private static final String CONDITIONS = "";
  private static final String ATTRIBUTE = " pieces";
  private static final String SQUARES = "squares";
  private static final String WALKS = "walks";
  private static final String NUMBERS = "numbers";
  private static final String NUMBER = "[\\d.]+|-";

  private static final Map<String, List<Word>> SECTIONS = read();
  private static final Map<Word, Optional<NamedCondition>> MEANT = new ConcurrentHashMap<>();
  private static final Map<String, Slot> ATTRIBUTES = attributes();
  private static final Map<String, Slot> ATTRIBUTE_WORDS = attributeWords();

  /**
   * A condition or an option.
   *
   * @param words in English, German and French
   * @param sections the options that may follow
   * @param meaning what the registry calls it; empty if it says nothing new
   */
  private record Word(List<String> words, List<String> sections, String meaning) {

    static Word of(String line) {
      List<String> columns = Stream.of(line.split("\\|", -1)).map(String::strip).toList();
      List<String> sections =
          columns.size() < 4 || columns.get(3).isEmpty() ? List.of() : List.of(columns.get(3).split(" "));
      String meaning = columns.size() < 5 ? columns.getFirst() : columns.get(4).replace("-", "");
      return new Word(columns.subList(0, 3), sections, meaning);
    }

    String in(PopeyeLanguage language) {
      return words.get(language.ordinal());
    }

    boolean takes(String section) {
      return sections.contains(section);
    }

    List<Word> options() {
      return sections.stream().flatMap(section -> SECTIONS.getOrDefault(section, List.of()).stream()).toList();
    }
  }

  private PopeyeConditions() {}

  private static Map<String, List<Word>> read() {
    Map<String, List<Word>> sections = new LinkedHashMap<>();
    String section = CONDITIONS;
    try (InputStream in = PopeyeConditions.class.getResourceAsStream(FILE)) {
      String text = new String(Objects.requireNonNull(in, FILE).readAllBytes(), StandardCharsets.UTF_8);
      for (String line : text.lines().filter(each -> !each.isBlank() && !each.startsWith("#")).toList()) {
        if (line.startsWith("[")) {
          section = line.substring(1, line.length() - 1);
        } else {
          sections.computeIfAbsent(section, _ -> new ArrayList<>()).add(Word.of(line));
        }
      }
      return sections;
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  /**
   * Takes a condition with its options.
   *
   * @return what the registry calls it; empty if no condition comes next
   * @throws MisreadException if the registry does not have it
   */
  static Optional<String> take(PopeyeTokens tokens, PopeyeLanguage language, ImportedPieces imported) {
    int line = tokens.line();
    return MisreadException.at(line, () -> {
      return next(tokens, language).map(word -> {
        tokens.next();
        String english = word.in(PopeyeLanguage.ENGLISH);
        List<String> meanings = new ArrayList<>(List.of(word.meaning()));
        options(word, tokens, language, imported::letter).forEach(meanings::add);
        return named(english, String.join(" ", meanings));
      });
    });
  }

  /** In French, a condition begins with the command for pieces. */
  private static boolean isCommand(String text, PopeyeLanguage language) {
    return Stream.of(PopeyeLanguage.Command.values())
        .anyMatch(command -> command.word(language).equalsIgnoreCase(text));
  }

  /**
   * Takes a condition with its options, whether the registry has it or not.
   *
   * @return the registry's name for it, or Popeye's English word if there is none; empty if no condition comes next
   */
  static Optional<String> skip(PopeyeTokens tokens, PopeyeLanguage language) {
    return next(tokens, language).map(word -> {
      tokens.next();
      options(word, tokens, language, walk -> Optional.of(walk).filter(text -> text.length() < 3));
      return meant(word).map(said -> said.kind().name()).orElseGet(() -> word.in(PopeyeLanguage.ENGLISH));
    });
  }

  private static Optional<Word> next(PopeyeTokens tokens, PopeyeLanguage language) {
    return tokens.atEnd() || isCommand(tokens.peek(), language) ? Optional.empty()
        : PopeyeLanguage.match(section(CONDITIONS), word -> word.in(language), tokens.peek());
  }

  private static String named(String english, String text) {
    try {
      return Conditions.read(text).getFirst().text();
    } catch (InputException _) {
      throw new InputException("the fairy condition {0} is not supported{1}", english,
          text.strip().contains(" ") ? " in the form '" + text.strip() + "'" : "");
    }
  }

  private static List<Word> section(String name) {
    return SECTIONS.getOrDefault(name, List.of());
  }

  /** Takes the options of a condition; those that say which walks may be followed by more walks. */
  private static List<String> options(Word condition, PopeyeTokens tokens, PopeyeLanguage language,
      Function<String, Optional<String>> walks) {
    List<String> meanings = new ArrayList<>();
    boolean walksFollow = condition.takes(WALKS);
    while (!tokens.atEnd()) {
      String text = tokens.peek();
      Optional<String> walk = walksFollow ? walks.apply(text) : Optional.empty();
      Optional<Word> option = walk.isPresent() ? Optional.empty()
          : PopeyeLanguage.match(condition.options(), each -> each.in(language), text);
      Optional<String> meaning = walk.or(() -> option.map(Word::meaning)).or(() -> operand(condition, text));
      if (meaning.isEmpty()) {
        break;
      }
      walksFollow |= option.filter(each -> each.takes(WALKS)).isPresent();
      String last = meanings.isEmpty() ? "" : meanings.getLast();
      if (condition.takes(NUMBERS) && last.matches(NUMBER) && meaning.get().matches(NUMBER)) {
        // The numbers for White and for Black.
        meanings.set(meanings.size() - 1, last + "/" + meaning.get());
      } else {
        meanings.add(meaning.get());
      }
      tokens.next();
    }
    return meanings;
  }

  private static Optional<String> operand(Word condition, String text) {
    boolean squares = condition.takes(SQUARES) && !PieceReader.squares(text).isEmpty();
    boolean number = condition.takes(NUMBERS) && text.matches(NUMBER);
    return squares ? Optional.of(spaced(text)) : number ? Optional.of(text) : Optional.empty();
  }

  private static String spaced(String squares) {
    return squares.toLowerCase(Locale.ROOT).replaceAll("(..)(?=.)", "$1 ");
  }

  // Attributes of pieces.

  /** What the registry calls pieces with an attribute that Popeye calls by an English word. */
  static String attribute(String word) {
    return named(word, word + ATTRIBUTE);
  }

  /** The slot of an attribute, as the registry calls it; empty for any other condition. */
  static Optional<Slot> slot(String condition) {
    return Optional.ofNullable(ATTRIBUTES.get(condition));
  }

  private static boolean isAttribute(String condition) {
    return PopeyeLanguage.attributes().stream().anyMatch(word -> plain(word + ATTRIBUTE).equals(plain(condition)));
  }

  private static Map<String, Slot> attributes() {
    Map<String, Slot> slots = new LinkedHashMap<>();
    for (ConditionKind kind : Conditions.all()) {
      List<String> names = Stream.concat(Stream.of(kind.name()), kind.popeye().stream()).toList();
      if (names.stream().anyMatch(PopeyeConditions::isAttribute)) {
        Conditioned.of(Positions.orthodox(), kind.name()).schema().slots().stream()
            .filter(slot -> slot.scope() == Slot.Scope.PIECE).findFirst()
            .ifPresent(slot -> names.forEach(name -> slots.put(name, slot)));
      }
    }
    return slots;
  }

  private static Map<String, Slot> attributeWords() {
    Map<String, Slot> slots = new LinkedHashMap<>();
    for (String word : PopeyeLanguage.attributes()) {
      ATTRIBUTES.entrySet().stream().filter(entry -> plain(entry.getKey()).equals(plain(word + ATTRIBUTE)))
          .findFirst().ifPresent(entry -> slots.put(word, entry.getValue()));
    }
    return slots;
  }

  /** Popeye's English words for the attributes of the piece on a square. */
  private static List<String> attributes(Setup setup, int square) {
    Schema schema = setup.schema();
    return ATTRIBUTE_WORDS.entrySet().stream().filter(entry -> schema.slots().contains(entry.getValue())
        && setup.get(schema.offset(entry.getValue()) + square) != 0).map(Map.Entry::getKey)
        .collect(Collectors.toCollection(ArrayList::new));
  }

  /** The squares of the pieces of each colour and each set of attributes. */
  static Map<String, Long> groups(Setup setup) {
    Map<String, Long> groups = new LinkedHashMap<>();
    for (int side = 0; side < 2; side++) {
      for (int square = 0; square < Square.COUNT; square++) {
        if (setup.piece(square) != Piece.NONE && Piece.side(setup.piece(square)) == side) {
          List<String> words = attributes(setup, square);
          String colour = words.remove(PopeyeLanguage.NEUTRAL) ? PopeyeLanguage.NEUTRAL : Side.of(side).title();
          groups.merge(String.join(" ", Stream.concat(Stream.of(colour), words.stream()).toList()),
              Square.bit(square), (some, more) -> some | more);
        }
      }
    }
    return groups;
  }

  /**
   * The pieces on some squares, all of one colour.
   *
   * @see PieceListFormat#pieces
   */
  static List<String> pieces(Setup setup, long squares, IntFunction<String> letters, boolean joined) {
    Setup some = setup;
    for (int square = 0; square < Square.COUNT; square++) {
      some = (squares >>> square & 1) != 0 ? some : some.withPiece(square, Piece.NONE);
    }
    int side = Piece.side(setup.piece(Long.numberOfTrailingZeros(squares)));
    return PieceListFormat.pieces(some, side, letters, joined);
  }

  // Writing.

  /**
   * Popeye's English words for the conditions of a game.
   *
   * @throws InputException if Popeye lacks one
   */
  static List<String> of(Variant game) {
    return conditions(game).flatMap(condition -> written(condition, game).orElseThrow(
        () -> new InputException("Popeye does not support the condition {0}", condition.text())).stream()).toList();
  }

  /** The same, with the names of the registry where Popeye has no words. */
  static List<String> named(Variant game) {
    return conditions(game)
        .flatMap(condition -> written(condition, game).orElse(List.of(condition.text())).stream()).toList();
  }

  private static Stream<NamedCondition> conditions(Variant game) {
    return Conditions.of(game).stream().filter(condition -> !isAttribute(condition.kind().name()));
  }

  /** Popeye's words for a condition, for each side if need be. */
  private static Optional<List<String>> written(NamedCondition condition, Variant game) {
    List<String> words = condition.bound().words();
    Optional<String> whole = word(condition, words, game);
    if (whole.isPresent() || !words.containsAll(ConditionOptions.SIDES)) {
      return whole.map(List::of);
    }
    List<String> each = ConditionOptions.SIDES.stream().flatMap(side -> word(condition, words.stream()
        .filter(word -> word.equals(side) || !ConditionOptions.SIDES.contains(word)).toList(), game).stream()).toList();
    return Optional.of(each).filter(all -> all.size() == ConditionOptions.SIDES.size());
  }

  /** The shortest way to say a condition. */
  private static Optional<String> word(NamedCondition condition, List<String> options, Variant game) {
    return section(CONDITIONS).stream().flatMap(word -> word(word, condition, options, game).stream())
        .min(Comparator.comparingInt(text -> text.split(" ").length));
  }

  private static Optional<String> word(Word word, NamedCondition condition, List<String> options, Variant game) {
    Optional<NamedCondition> said = meant(word).filter(each -> each.kind().equals(condition.kind())
        && options.containsAll(each.bound().words()));
    return said.flatMap(each -> {
      List<String> parts = new ArrayList<>(List.of(word.in(PopeyeLanguage.ENGLISH)));
      for (String option : options.stream().filter(name -> !each.bound().words().contains(name)).toList()) {
        Optional<Word> written = word.options().stream().filter(own -> plain(own.meaning()).equals(plain(option)))
            .findFirst();
        boolean number = word.takes(NUMBERS) && option.matches("[\\d./-]+");
        boolean letters = word.takes(WALKS) && option.matches("[A-Z]( [A-Z])*");
        if (written.isEmpty() && !number && !letters) {
          return Optional.empty();
        }
        if (letters) {
          parts.add(walks(option, game));
          continue;
        }
        parts.add(written.map(found -> found.in(PopeyeLanguage.ENGLISH)).orElse(option.replace('/', ' ')));
      }
      squares(condition.options().squares()).ifPresent(parts::add);
      return condition.options().squares() == 0 || word.takes(SQUARES) ? Optional.of(String.join(" ", parts))
          : Optional.empty();
    });
  }

  private static String walks(String letters, Variant game) {
    return Stream.of(letters.split(" ")).map(letter -> game.schema().type(letter.charAt(0))).filter(type -> type >= 0)
        .map(type -> ImportedPieces.walk(game, type)).collect(Collectors.joining(" "));
  }

  private static Optional<NamedCondition> meant(Word word) {
    return MEANT.computeIfAbsent(word, PopeyeConditions::readMeaning);
  }

  private static Optional<NamedCondition> readMeaning(Word word) {
    try {
      return Optional.of(Conditions.read(word.meaning()).getFirst());
    } catch (InputException _) {
      return Optional.empty();
    }
  }

  private static Optional<String> squares(long squares) {
    StringBuilder text = new StringBuilder();
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      text.append(Square.name(Long.numberOfTrailingZeros(rest)));
    }
    return text.isEmpty() ? Optional.empty() : Optional.of(text.toString());
  }

  private static String plain(String text) {
    return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
  }
}
