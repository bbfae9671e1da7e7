package zugwerk.problem;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zugwerk.betza.PowerLists;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Transformation;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.notation.Replay;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Rights;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/**
 * Transforms the whole board of a problem, with its twins. Keys and lines are kept if their moves can still be played,
 * and the author's claim if both sides have the same moves as before, on the new squares.
 */
public final class TransformedProblem {

  private final Transformation transformation;
  private final Variant variant;
  private final Variant newVariant;
  private final Setup setup;
  private final Setup newSetup;

  private TransformedProblem(Problem problem, Transformation transformation) {
    this.transformation = transformation;
    variant = problem.variant();
    setup = problem.setup();
    newVariant = variant(variant, transformation);
    newSetup = transformed(transformation, newVariant, setup);
  }

  private static Setup transformed(Transformation transformation, Variant game, Setup position) {
    return Rights.kept(game, transformation.of(position).in(game.schema()));
  }

  /**
   * Shifts, turns or mirrors a problem, with its twins and claims that survive.
   *
   * @throws InputException in one sentence, if a piece, state on a square, or a twin would leave the board
   */
  public static Problem of(Problem problem, Transformation transformation) {
    return new TransformedProblem(problem, transformation).made(problem);
  }

  /** Exchanging colours also exchanges the power lists of the two sides. */
  private static Variant variant(Variant variant, Transformation transformation) {
    Optional<PowerLists> lists = variant.options().powerLists().filter(all -> !all.white().equals(all.black()));
    return transformation.exchangesColours() && lists.isPresent()
        ? Variants.of(variant.id(),
            new PowerLists(/* white= */ lists.get().black(), /* black= */ lists.get().white()).text())
        : variant;
  }

  private Problem made(Problem problem) {
    Optional<Setup> from = problem.task().from().map(start -> transformed(transformation, newVariant, start));
    if (problem.task().isProofGame()) {
      // The moves of a proof game are not moves of the board that is transformed.
      return problem.withGame(newVariant, newSetup).withTask(task -> task.withTwins(twins(problem)).withFrom(from))
          .withAnalysis(analysis -> analysis.withClaim(Optional.empty()).withKeys(List.of()).withLines(List.of()));
    }
    List<String> keys = problem.analysis().keys().stream().flatMap(key -> key(key).stream()).toList();
    List<String> lines = problem.analysis().lines().stream().flatMap(line -> line(line).stream()).toList();
    boolean same = playsTheSame();
    Problem made =
        problem.withGame(newVariant, newSetup).withTask(task -> task.withTwins(twins(problem)).withFrom(from))
            .withAnalysis(analysis -> analysis.withClaim(same ? problem.analysis().claim() : Optional.empty())
                .withKeys(keys).withLines(lines)
                .withDrawings(problem.analysis().drawings().stream().flatMap(one -> drawing(one).stream()).toList()));
    if (hasTwins(problem)) {
      ProblemPart.of(made);
    }
    return made;
  }

  /** The twins of the new problem must be possible only if the old ones were. */
  private static boolean hasTwins(Problem problem) {
    try {
      ProblemPart.of(problem);
      return true;
    } catch (InputException _) {
      return false;
    }
  }

  private List<Twin> twins(Problem problem) {
    List<Twin> twins = new ArrayList<>();
    int first = problem.task().zeroposition() ? 0 : 1;
    for (Twin twin : problem.task().twins()) {
      try {
        twins.add(new TransformedTwin(transformation, variant.schema()).of(twin));
      } catch (InputException fault) {
        throw new InputException("twin {0}), '{1}': {2}", ProblemPart.letter(first + twins.size()), twin.text(), fault);
      }
    }
    return twins;
  }

  private boolean playsTheSame() {
    if (!variant.keeps(transformation)) {
      return false;
    }
    for (int side = 0; side < 2; side++) {
      int newSide = transformation.exchangesColours() ? 1 - side : side;
      Set<Move> moved = new HashSet<>();
      for (Move move : moves(variant, setup.with(Schema.SIDE_TO_MOVE, side))) {
        placed(move).ifPresent(moved::add);
      }
      if (!moved.equals(new HashSet<>(moves(newVariant, newSetup.with(Schema.SIDE_TO_MOVE, newSide))))) {
        return false;
      }
    }
    return true;
  }

  private static List<Move> moves(Variant variant, Setup setup) {
    // A side without a King has no legal moves that could be compared.
    return setup.pieces(setup.toMove()) == 0 || Position.of(setup).hasLostKing(setup.toMove().ordinal())
        ? List.of() : new MoveText(variant).legal(Position.of(setup));
  }

  private Optional<Move> placed(Move move) {
    int from = transformation.image(move.from());
    int to = transformation.image(move.to());
    return move instanceof Move.Pass ? Optional.of(move) : from < 0 || to < 0 ? Optional.empty()
        : Optional.of(switch (move) {
          case Move.Step step -> new Move.Step(from, to, step.promotion(), step.tag());
          case Move.EnPassant passing -> new Move.EnPassant(from, to, passing.tag(), passing.alsoQuiet());
          case Move.Locust locust ->
            new Move.Locust(from, to, transformation.image(locust.victim()), locust.promotion(),
                locust.enPassant());
          case Move.Castling _ -> new Move.Castling(from, to);
          case Move.SpecialMove act -> new Move.SpecialMove(from, to, act.symbol(), act.aimed());
          case Move.Drop drop -> new Move.Drop(drop.type(), to);
          case Move.Pass pass -> pass;
        });
  }

  private Optional<Drawing> drawing(Drawing drawing) {
    int from = transformation.image(drawing.from());
    int to = transformation.image(drawing.to());
    return from < 0 || to < 0 ? Optional.empty() : Optional.of(new Drawing(drawing.pen(), from, to));
  }

  private Optional<String> key(String key) {
    try {
      Move move = new MoveText(variant).read(Position.of(setup), key);
      return placed(move).filter(moves(newVariant, newSetup)::contains)
          .map(placed -> LongForm.of(newVariant.schema(), placed));
    } catch (InputException _) {
      return Optional.empty();
    }
  }

  private Optional<String> line(String line) {
    try {
      List<Move> moves = new ArrayList<>();
      Setup reached = newSetup;
      for (Move move : Replay.moves(variant, setup, line)) {
        Optional<Move> placed = placed(move).filter(moves(newVariant, reached)::contains);
        if (placed.isEmpty()) {
          return Optional.empty();
        }
        moves.add(placed.get());
        reached = MoveMaker.after(newVariant, reached, placed.get());
      }
      return Optional.of(Replay.line(newVariant, newSetup, moves));
    } catch (InputException _) {
      return Optional.empty();
    }
  }
}
