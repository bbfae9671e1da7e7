package zugwerk.content.search;

import java.util.List;

/**
 * What a search can ask for.
 *
 * @param name its name, as searches write it
 * @param form how it is written, with arguments as an example
 * @param least the least number of arguments
 * @param most the greatest number
 * @param meaning what its number says, in one phrase
 * @param needsSolution whether only the solution tells
 * @param reader makes its counter from its arguments; throws {@link IllegalArgumentException} with one phrase that says
 *     what is wrong with them
 */
public record Predicate(String name, String form, int least, int most, String meaning, boolean needsSolution,
    Reader reader) {

  /** Counts something in a problem. */
  @FunctionalInterface
  public interface Counter {
    /** How often it is there; 0 for not at all. */
    long count(Candidate candidate);
  }

  /** Reads arguments. */
  @FunctionalInterface
  public interface Reader {
    Counter read(List<String> arguments);
  }
}
