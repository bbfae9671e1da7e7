package zugwerk.content.search;

import java.util.List;

/**
 * A predicate of a search.
 *
 * @param name its name in searches
 * @param form its form, with arguments as an example
 * @param least the least number of arguments
 * @param most the greatest number of arguments
 * @param meaning the meaning of its number, in one phrase in English
 * @param needsSolution whether it needs the solution
 * @param reader creates its counter from its arguments; throws {@link zugwerk.work.InputException} with one phrase for
 * wrong arguments
 */
public record Predicate(String name, String form, int least, int most, String meaning, boolean needsSolution,
    Reader reader) {

  @FunctionalInterface
  public interface Counter {
    long count(Candidate candidate);
  }

  @FunctionalInterface
  public interface Reader {
    Counter read(List<String> arguments);
  }
}
