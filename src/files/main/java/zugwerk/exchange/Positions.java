package zugwerk.exchange;

import java.util.Optional;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;

/** What formats imply: the side that begins, and castling rights. */
final class Positions {

  private Positions() {}

  static Variant orthodox() {
    return Variants.all().iterator().next();
  }

  static Problem empty(Variant game) {
    return Problem.of(game, Setup.empty(game.schema()));
  }

  static Problem nothing() {
    return empty(orthodox());
  }

  static String fen(Problem problem) {
    return problem.fen().endsWith(" -") && problem.fen().split(" ").length == 7
        ? problem.fen().substring(0, problem.fen().length() - 2) : problem.fen();
  }

  static Side starter(Optional<Stipulation> stipulation) {
    return stipulation.map(Stipulation::starter).orElse(Side.WHITE);
  }

  /** The sum of the castling rights (1 K, 2 Q, 4 k, 8 q) whose King and partner are on their home squares. */
  static int possibleRights(Variant variant, Setup setup) {
    int rights = 0;
    for (int right = 0; right < 4; right++) {
      int side = right >> 1;
      if (setup.piece(Square.of(4, 7 * side)) == Piece.of(side, Schema.KING)
          && setup.piece(corner(right)) == Piece.of(side, variant.castlingPartner())) {
        rights |= 1 << right;
      }
    }
    return rights;
  }

  /** Allows the missing Kings of the diagram and of its twins, since a file that lacks them means it. */
  static Problem kingless(Problem problem) {
    int sides = problem.setup().get(Schema.KINGLESS)
        | problem.task().from().map(start -> Validation.kingless(problem.variant(), start)).orElse(0);
    for (ProblemPart part : ProblemPart.of(problem)) {
      Setup setup = part.problem().setup();
      sides |= Position.of(setup).occupied() == 0 ? 0 : Validation.kingless(part.problem().variant(), setup);
    }
    int all = sides;
    return problem.withSetup(problem.setup().with(Schema.KINGLESS, all))
        .withTask(task -> task.withFrom(problem.task().from().map(start -> start.with(Schema.KINGLESS, all))));
  }

  static int corner(int right) {
    return Square.of(right % 2 == 0 ? 7 : 0, 7 * (right >> 1));
  }

  static Setup assumed(Variant variant, Setup setup, Optional<Stipulation> stipulation) {
    return variant.tidied(setup.with(Schema.SIDE_TO_MOVE, starter(stipulation).ordinal())
        .with(Schema.CASTLING, possibleRights(variant, setup)));
  }
}
