package zugwerk.content.search;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zugwerk.work.InputException;
import zugwerk.work.Message;

final class QueryReader {

  private static final Pattern TOKEN = Pattern.compile(
      "\\s*(?:(?<word>[A-Za-z]+)|(?<number>\\d{1,9})|(?<compare><=|>=|!=|==|<>|[<>=])"
          + "|\"(?<double>[^\"]*)\"|'(?<single>[^']*)'|(?<sign>[(),]))");

  /** Each level takes stack when the search is read and evaluated. */
  private static final int DEEPEST = 100;

  /** All tests may be evaluated for each problem. */
  private static final int MOST_TESTS = 10_000;

  /** Possessive, because a greedy repetition of a group takes stack for each round. */
  private static final Pattern FIRST_TEST = Pattern.compile("[\\s(]*+(?:NOT[\\s(]++)*+([A-Za-z]+)\\s*+[(<>=!].*",
      Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  private final String text;
  private final Matcher token;
  private int position;
  private boolean there;
  private int depth;
  private int tests;

  QueryReader(String text) {
    this.text = text;
    token = TOKEN.matcher(text);
    next();
  }

  static boolean isMeant(String text) {
    Matcher first = FIRST_TEST.matcher(text);
    return first.matches() && Predicates.named(first.group(1)).isPresent();
  }

  Query query() {
    Query query = any();
    if (there) {
      throw fault(message("AND or OR is missing before {0}", token.group().strip()));
    }
    return query;
  }

  private Query any() {
    return joined("OR", () -> joined("AND", this::one, false), true);
  }

  private Query joined(String word, Supplier<Query> part, boolean enough) {
    List<Query> parts = new ArrayList<>(List.of(part.get()));
    while (word(word)) {
      parts.add(part.get());
    }
    return parts.size() == 1 ? parts.getFirst() : new Query.Joined(parts, enough);
  }

  private Query one() {
    boolean not = word("NOT");
    if (!not && !sign("(")) {
      return test();
    }
    if (++depth > DEEPEST) {
      throw fault(message("brackets and NOT are nested more than {0} deep", DEEPEST));
    }
    Query query = not ? new Query.Not(one()) : any();
    if (!not) {
      close();
    }
    depth--;
    return query;
  }

  private Query test() {
    int begin = position;
    if (!there) {
      throw fault(message("something to search for is missing"));
    }
    Predicate predicate = Optional.ofNullable(token.group("word")).flatMap(Predicates::named)
        .orElseThrow(() -> fault(Predicates.unknown(token.group().strip())));
    if (++tests > MOST_TESTS) {
      throw fault(message("a search has at most {0} tests", MOST_TESTS));
    }
    next();
    List<String> arguments = sign("(") ? arguments() : List.of();
    if (arguments.size() < predicate.least() || arguments.size() > predicate.most()) {
      throw new SearchException(text, begin, message("{0} is written like {1}", predicate.name(), predicate.form()));
    }
    Predicate.Counter counter;
    try {
      counter = predicate.reader().read(arguments);
    } catch (InputException refused) {
      throw new SearchException(text, begin, refused.message());
    }
    return new Query.Test(predicate, arguments, counter, comparison());
  }

  private List<String> arguments() {
    List<String> found = new ArrayList<>();
    do {
      found.add(Stream.of("double", "single", "word", "number").filter(_ -> there).map(token::group)
          .filter(Objects::nonNull).findFirst()
          .orElseThrow(() -> fault(message("a word in quotation marks or a number is missing"))));
      next();
    } while (sign(","));
    close();
    return found;
  }

  /** Without a comparison, the number must be above 0. */
  private Comparison comparison() {
    if (!there || token.group("compare") == null) {
      return Comparison.PRESENT;
    }
    String sign = token.group("compare");
    next();
    if (!there || token.group("number") == null) {
      throw fault(message("a number is missing after {0}", sign));
    }
    Comparison comparison = Comparison.read(sign, Long.parseLong(token.group("number")));
    next();
    return comparison;
  }

  private boolean word(String wanted) {
    return accept(there && wanted.equalsIgnoreCase(token.group("word")));
  }

  private boolean sign(String wanted) {
    return accept(there && wanted.equals(token.group("sign")));
  }

  private boolean accept(boolean found) {
    if (found) {
      next();
    }
    return found;
  }

  private void close() {
    if (!sign(")")) {
      throw fault(there ? message(") is missing before {0}", token.group().strip()) : message(") is missing"));
    }
  }

  private void next() {
    int begin = there ? token.end() : 0;
    int end = text.length();
    position = begin;
    while (position < end && Character.isWhitespace(text.charAt(position))) {
      position++;
    }
    there = position < end;
    if (there && !token.region(begin, end).lookingAt()) {
      char sign = text.charAt(position);
      throw fault(sign == '"' || sign == '\'' ? message("the text that begins here has no end")
          : message("'{0}' is not allowed here", sign));
    }
  }

  private SearchException fault(Message reason) {
    return new SearchException(text, position, reason);
  }
}
