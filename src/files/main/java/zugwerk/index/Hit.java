package zugwerk.index;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import zugwerk.board.Side;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;

/**
 * A problem that a search found, or may find.
 *
 * @param id its number in the index, 0 outside of it
 * @param place its number in the file, from 1; 0 if it is the only one
 * @param game the id of its game
 * @param white the number of White's pieces
 * @param black the number of Black's pieces
 * @param refused why it cannot be solved, in one sentence; empty if that is unknown
 * @param answer whether it matches; empty if that depends on an unknown solution
 */
public record Hit(long id, Path file, int place, String title, List<String> authors, String date, String game,
    String stipulation, int white, int black, String refused, Optional<Boolean> answer) {

  public Hit {
    authors = List.copyOf(authors);
  }

  /** A problem outside the index. */
  public static Hit of(Path name, Problem problem) {
    Credits credits = problem.credits();
    return new Hit(0, name, 0, credits.title(), credits.authors(), credits.date(), problem.variant().id(),
        problem.task().stipulationText(), problem.setup().pieces(Side.WHITE), problem.setup().pieces(Side.BLACK), "",
        Optional.of(true));
  }

  /** The same with another file name. */
  public Hit in(Path otherName) {
    return new Hit(id, otherName, place, title, authors, date, game, stipulation, white, black, refused, answer);
  }

  /** Its file, with {@code #} and its number if there are others. */
  public Path name() {
    return place == 0 ? file : Path.of(file + "#" + place);
  }
}
