package zugwerk.studio.solving;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import zugwerk.problem.Problem;

/** A row of the solution: a heading, or consecutive moves. */
public sealed interface SolutionRow permits Heading, PlayedRow, WrittenLine {

  /** A piece of a row's text; {@code style} is empty for ordinary text, {@code at} for words. */
  record Token(String text, String style, Optional<LinePath> at) {

    static Token words(String text) {
      return new Token(text, "words", Optional.empty());
    }
  }

  List<Token> tokens();

  default List<Sign> signs() {
    return List.of();
  }

  default Optional<Problem> part() {
    return Optional.empty();
  }

  /** The path to the last of its consecutive moves; empty for a heading. */
  default Optional<LinePath> end() {
    return Optional.empty();
  }

  /** Each call creates new rows. */
  default List<SolutionRow> below() {
    return List.of();
  }

  default boolean branches() {
    return false;
  }

  default Optional<LinePath> first() {
    return tokens().stream().flatMap(token -> token.at().stream()).findFirst();
  }

  default String text() {
    return tokens().stream().map(Token::text).collect(Collectors.joining()).replace('\u2007', ' ').strip();
  }

  default boolean holds(LinePath path) {
    return tokens().stream().anyMatch(token -> token.at().filter(path::isSame).isPresent());
  }

  /** Whether a move may be on a row below this one. */
  default boolean leadsTo(LinePath path) {
    return end().map(path::begins).orElseGet(() -> part().map(path.solved()::equals).orElse(true));
  }
}
