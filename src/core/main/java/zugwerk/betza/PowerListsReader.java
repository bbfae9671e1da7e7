package zugwerk.betza;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import zugwerk.work.Message;

final class PowerListsReader {

  private final String text;
  private final String types;
  private final SortedMap<Character, List<Power>> white;
  private final SortedMap<Character, List<Power>> black;

  PowerListsReader(String text, String types) {
    this.text = text;
    this.types = types;
    Comparator<Character> asGiven = Comparator.comparingInt(type -> types.indexOf(type.charValue()));
    white = new TreeMap<>(asGiven);
    black = new TreeMap<>(asGiven);
  }

  /** A missing type has the default list, or is an error without defaults. */
  PowerLists read(@Nullable PowerLists defaults) {
    read();
    refuseCapturesOnTheWay(white);
    refuseCapturesOnTheWay(black);
    for (char type : types.toCharArray()) {
      if (!white.containsKey(type)) {
        if (defaults == null || !defaults.white().containsKey(type)) {
          throw fault(text.length(), message("type '{0}' has no list", type));
        }
        white.put(type, defaults.white().get(type));
        black.put(type, defaults.black().get(type));
      }
    }
    return new PowerLists(white, black);
  }

  private void refuseCapturesOnTheWay(SortedMap<Character, List<Power>> lists) {
    lists.values().stream().flatMap(List::stream)
        .filter(power -> power.courses().stream().anyMatch(Course::capturesOnTheWay)).findFirst()
        .ifPresent(power -> {
          throw fault(text.indexOf(power.expression()), message("pieces of this game do not capture on the way"));
        });
  }

  /** Types that are not listed have no list. */
  PowerLists read() {
    for (Span type : split(new Span(0, text.length()), ';')) {
      readType(type);
    }
    return new PowerLists(white, black);
  }

  Power readEntry() {
    return readEntry(new Span(0, text.length()));
  }

  private void readType(Span span) {
    if (span.isEmpty()) {
      throw fault(span.from, message("a type is missing"));
    }
    char type = text.charAt(span.from);
    if (types.indexOf(type) < 0) {
      throw fault(span.from, message("unknown type '{0}'; the types are {1}", type, types));
    }
    if (white.containsKey(type)) {
      throw fault(span.from, message("type '{0}' is listed twice", type));
    }
    if (span.from + 1 == span.to || text.charAt(span.from + 1) != '=') {
      throw fault(span.from + 1, message("'=' is missing after type '{0}'", type));
    }
    List<Span> colours = split(new Span(span.from + 2, span.to), '|');
    if (colours.size() > 2) {
      throw fault(colours.get(2).from - 1, message("there is no third colour"));
    }
    white.put(type, readList(colours.getFirst()));
    black.put(type, readList(colours.getLast()));
  }

  private List<Power> readList(Span span) {
    List<Power> list = new ArrayList<>();
    for (Span entry : split(span, '/')) {
      if (list.size() == PowerLists.LONGEST) {
        throw fault(entry.from, message("a list has at most {0} entries", PowerLists.LONGEST));
      }
      list.add(readEntry(entry));
    }
    return list;
  }

  private Power readEntry(Span entry) {
    int colon = text.substring(entry.from, entry.to).indexOf(':');
    int from = entry.from + colon + 1;
    String expression = text.substring(from, entry.to);
    String name = colon < 0 ? expression : readName(new Span(entry.from, from - 1));
    try {
      return BetzaParser.parse(name, expression);
    } catch (BetzaException e) {
      return Catalogue.STANDARD.named(expression).map(piece -> colon < 0 ? piece.power() : piece.power(name))
          .orElseThrow(() -> e.within(text, from));
    }
  }

  /** A name appears in written moves and must not contain their signs. */
  private String readName(Span span) {
    if (span.isEmpty()) {
      throw fault(span.from, message("the name before ':' is missing"));
    }
    for (int i = span.from; i < span.to; i++) {
      if (!Character.isLetterOrDigit(text.charAt(i))) {
        throw fault(i, message("a name has only letters and digits"));
      }
    }
    return text.substring(span.from, span.to);
  }

  private BetzaException fault(int position, Message reason) {
    return new BetzaException(text, position, reason);
  }

  private record Span(int from, int to) {

    boolean isEmpty() {
      return from == to;
    }
  }

  private List<Span> split(Span span, char separator) {
    List<Span> parts = new ArrayList<>();
    int start = span.from;
    for (int i = span.from; i < span.to; i++) {
      if (text.charAt(i) == separator) {
        parts.add(new Span(start, i));
        start = i + 1;
      }
    }
    parts.add(new Span(start, span.to));
    return parts;
  }
}
