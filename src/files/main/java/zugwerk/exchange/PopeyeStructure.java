package zugwerk.exchange;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zugwerk.board.Side;
import zugwerk.solve.Stipulation;
import zugwerk.work.InputException;

/**
 * Popeye's structured stipulations, such as {@code white 3a[#]d}, if they equal one of ours. The option is what the
 * structure implies besides.
 */
record PopeyeStructure(Stipulation stipulation, Side side, Optional<String> option) {

  private record Form(Pattern pattern, String play, Length length, String option) {

    Form(String structure, String play, Length length) {
      this(structure, play, length, "");
    }

    /**
     * In a structure G is the goal, O one's own goal, and R a move by which the other side could reach the goal. S is G
     * where the sign that ends play there is redundant and may be omitted.
     */
    Form(String structure, String play, Length length, String option) {
      this(Pattern.compile("(?:(?<least>\\d+):)?(?<most>\\d+)"
          + structure.replaceAll("[\\[\\]{}?+()]", "\\\\$0").replace("S", ">?1a\\[G\\]d").replace("R", ">1a\\[G\\]d")
              .replaceFirst("G", "(?<goal>[^\\\\[\\\\]]+)").replace("G", "\\k<goal>")
              .replace("O", "(?<own>[^\\[\\]]+)")),
          play, length, option);
    }
  }

  /** Converts the number of half-moves to a number of moves; a remainder means another structure. */
  private enum Length {
    SAME(0, 1, ""),
    HALVES(0, 2, ""),
    /** The last move is omitted or written separately. */
    LAST_APART(1, 2, ""),
    TWO_APART(2, 2, ""),
    HALF_LEFT(-1, 2, ".5"),
    HALVES_AND_HALF(0, 2, ".5"),
    ONE_APART_AND_HALF(1, 2, ".5");

    private final int added;
    private final int divisor;
    private final String half;

    Length(int added, int divisor, String half) {
      this.added = added;
      this.divisor = divisor;
      this.half = half;
    }

    Optional<String> of(int halfmoves) {
      int moves = halfmoves + added;
      return moves % divisor == 0 ? Optional.of(moves / divisor + half) : Optional.empty();
    }
  }

  private static final List<Form> FORMS = List.of(
      new Form("a[G]d", "", Length.LAST_APART), new Form("da[G]", "", Length.TWO_APART, "PostKeyPlay"),
      new Form("ad[G]", "s", Length.HALVES), new Form("a[G]d[G]", "s", Length.HALVES, "Quodlibet"),
      new Form("d[G]a", "s", Length.LAST_APART, "PostKeyPlay"), new Form("a[S]d", "semi-r", Length.LAST_APART),
      new Form("a[G][S]d", "semi-r", Length.LAST_APART, "Quodlibet"),
      new Form("a[S]d{!S}", "r", Length.LAST_APART),
      new Form("hh[G]", "h", Length.HALVES), new Form("h[G]h", "h", Length.HALF_LEFT),
      new Form("h[1d[G]a]h", "hs", Length.LAST_APART), new Form("hh[1d[G]a]", "hs", Length.HALVES_AND_HALF),
      new Form("h[R]h{!S}", "hr", Length.LAST_APART), new Form("hh[R]{!S}", "hr", Length.HALVES_AND_HALF),
      new Form("hh[1h[O]h&2hh[G]]", "reci-h", Length.TWO_APART),
      new Form("h[1h[O]h&2hh[G]]h", "reci-h", Length.ONE_APART_AND_HALF),
      new Form("s[G]", "ser-", Length.SAME), new Form("s[1h[G]h]", "ser-h", Length.SAME),
      new Form("s[1d[G]a]", "ser-s", Length.SAME), new Form("s[R]{!S}", "ser-r", Length.SAME),
      new Form("a[G]?+?d", "pser-", Length.LAST_APART),
      new Form("a[S]?+?d{!S}", "pser-r", Length.LAST_APART), new Form("h[1h[G]h]?+?h", "pser-h", Length.LAST_APART),
      new Form("h[1a[G]d]?+?h", "pser-h", Length.LAST_APART), new Form("h[G]?+?h", "phser-", Length.LAST_APART),
      new Form("h[1d[G]a]?+?h", "phser-s", Length.LAST_APART), new Form("h[R]?+?h{!S}", "phser-r", Length.LAST_APART));

  static PopeyeStructure of(Side side, String text) {
    String plain = text.replaceAll("\\s+", "").toLowerCase(Locale.ROOT);
    boolean inverted = plain.startsWith("-");
    String structure = inverted ? plain.substring(1) : plain;
    for (Form form : FORMS) {
      Matcher matcher = form.pattern.matcher(structure);
      Optional<Stipulation> equal = matcher.matches() ? stipulation(form, matcher) : Optional.empty();
      if (equal.isPresent()) {
        return new PopeyeStructure(equal.get(), inverted ? side.other() : side,
            Optional.of(form.option).filter(option -> !option.isEmpty()));
      }
    }
    throw new InputException(
        "the structured stipulation '{0}' equals none known here; one that does reads like 3a[#]d, 4ad[#], 4hh[#] or"
            + " 5s[1h[#]h]",
        text.strip());
  }

  private static Optional<Stipulation> stipulation(Form form, Matcher matcher) {
    String least = matcher.group("least");
    boolean line = form.play.startsWith("h") || form.play.startsWith("ser-");
    if (least != null && !(line && least.equals(matcher.group("most"))) || matcher.group("most").length() > 3) {
      return Optional.empty();
    }
    String own = form.play.endsWith("reci-h") ? "(" + matcher.group("own") + ")" : "";
    try {
      return form.length.of(Integer.parseInt(matcher.group("most"))).map(moves -> Stipulation
          .parse((least == null ? "" : "exact-") + form.play + own + matcher.group("goal") + moves));
    } catch (InputException _) {
      return Optional.empty();
    }
  }
}
