package zugwerk.content.search;

import java.util.function.LongPredicate;

/**
 * The condition on a counted number.
 *
 * @param sign one of {@code < <= > >= != =}
 * @param number the number to compare with
 */
public record Comparison(String sign, long number) implements LongPredicate {

  static final Comparison PRESENT = new Comparison(">", 0);

  /** Also accepts the signs {@code ==} and {@code <>}. */
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
