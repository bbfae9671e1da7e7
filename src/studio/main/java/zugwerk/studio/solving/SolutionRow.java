package zugwerk.studio.solving;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import zugwerk.problem.Problem;

/** A row of the solution: a heading, or moves that are read one after the other. */
public sealed interface SolutionRow permits Heading, PlayedRow, WrittenLine {

  /**
   * A piece of a row's text.
   *
   * @param text the text with the blanks that follow it
   * @param style the style class that colours it; empty for ordinary text
   * @param at the path to the move that it is; empty for words
   */
  record Token(String text, String style, Optional<LinePath> at) {

    /** Words between the moves. */
    static Token words(String text) {
      return new Token(text, "words", Optional.empty());
    }
  }

  /** The text in pieces. */
  List<Token> tokens();

  /** What the row is, as far as neither its text nor its heading says so. */
  default List<Sign> signs() {
    return List.of();
  }

  /** The part of the problem, on a heading over a part. */
  default Optional<Problem> part() {
    return Optional.empty();
  }

  /** The path to the last of the moves that are played one after the other; empty for a heading. */
  default Optional<LinePath> end() {
    return Optional.empty();
  }

  /** The rows below it. Each call makes them anew. */
  default List<SolutionRow> below() {
    return List.of();
  }

  /** Whether there are rows below it. */
  default boolean branches() {
    return false;
  }

  /** The path to its first move; empty for a heading. */
  default Optional<LinePath> first() {
    return tokens().stream().flatMap(token -> token.at().stream()).findFirst();
  }

  /** The whole text. */
  default String text() {
    return tokens().stream().map(Token::text).collect(Collectors.joining()).replace('\u2007', ' ').strip();
  }

  /** Whether a move is on this row. */
  default boolean holds(LinePath path) {
    return tokens().stream().anyMatch(token -> token.at().filter(path::isSame).isPresent());
  }

  /** Whether a move may be on a row below this one. */
  default boolean leadsTo(LinePath path) {
    return end().map(path::begins).orElseGet(() -> part().map(path.solved()::equals).orElse(true));
  }
}
