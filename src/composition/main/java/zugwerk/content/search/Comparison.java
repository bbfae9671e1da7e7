package zugwerk.content.search;

import java.util.function.LongPredicate;

/**
 * What a counted number must be.
 *
 * @param sign one of {@code < <= > >= != =}
 * @param number what it is compared with
 */
public record Comparison(String sign, long number) implements LongPredicate {

  /** That of a test without one. */
  static final Comparison PRESENT = new Comparison(">", 0);

  /** A comparison as it is written, in which {@code ==} and {@code <>} may also stand. */
  static Comparison read(String sign, long number) {
    return new Comparison(sign.equals("==") ? "=" : sign.equals("<>") ? "!=" : sign, number);
  }

  @Override
  public boolean test(long counted) {
    return switch (sign) {
      case "<" -> counted < number;
      case "<=" -> counted <= number;
      case ">" -> counted > number;
      case ">=" -> counted >= number;
      case "!=" -> counted != number;
      default -> counted == number;
    };
  }
}
