package zugwerk.diagram;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.notation.StateField;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;

/**
 * What a diagram shows.
 *
 * @param variant the game
 * @param setup the position, legal or not
 * @param flipped whether Black's side is below
 * @param coordinates whether files and ranks are named at the edge
 * @param above lines over the board: authors, source, distinction
 * @param stipulation what is asked for, below the board on the left; may be empty
 */
public record Diagram(
    Variant variant, Setup setup, boolean flipped, boolean coordinates, List<String> above, String stipulation) {

  public Diagram {
    above = List.copyOf(above);
  }

  /** The diagram of a problem with its credits. */
  public static Diagram of(Problem problem) {
    List<String> above = Stream.of(
            String.join(" & ", problem.authors()),
            Stream.of(problem.source(), problem.date()).filter(text -> !text.isEmpty()).collect(Collectors.joining(" ")),
            problem.award())
        .filter(line -> !line.isEmpty()).toList();
    return new Diagram(problem.variant(), problem.setup(), false, false, above, problem.stipulation());
  }

  /** The number of men of each side, {@code (7+9)}. */
  public String menCount() {
    return "(" + setup.men(Side.WHITE) + "+" + setup.men(Side.BLACK) + ")";
  }

  /** Lines under the board that say which game it is, how the men go now, and the rest of what the game remembers. */
  public List<String> notes() {
    Stream<String> game = Stream.of(variant.title());
    Stream<String> mover = setup.toMove() == Side.BLACK ? Stream.of("Black to move") : Stream.empty();
    String state = StateField.write(setup);
    return Stream.of(game, mover, powers(), state.equals("-") ? Stream.<String>empty() : Stream.of("State: " + state))
        .flatMap(lines -> lines).toList();
  }

  private Stream<String> powers() {
    Position position = Position.of(setup);
    String present = Stream.iterate(0, type -> type < setup.schema().types().size(), type -> type + 1)
        .filter(variant::changesPowers)
        .map(type -> power(position, type))
        .collect(Collectors.joining("  "));
    return present.isEmpty() ? Stream.empty() : Stream.of(present);
  }

  private String power(Position position, int type) {
    String white = variant.name(position, 0, type);
    String black = variant.name(position, 1, type);
    return setup.schema().types().get(type).letter() + ": " + white + (white.equals(black) ? "" : "/" + black);
  }
}
