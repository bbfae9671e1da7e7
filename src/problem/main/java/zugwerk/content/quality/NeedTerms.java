package zugwerk.content.quality;

import static zugwerk.work.Texts.key;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.content.Content;
import zugwerk.content.Played;
import zugwerk.content.SolutionScene;
import zugwerk.content.theme.ThemeFinding;
import zugwerk.content.theme.Themes;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Message;
import zugwerk.work.Monitor;

/**
 * Terms that solve the problem again without a piece, or with a weaker one. Problems with twins are left out, as are
 * pieces whose test takes too long.
 */
public final class NeedTerms {

  private static final long MOST_NODES = 200_000;
  private static final int MEGABYTES = 16;
  private static final String WEAKER = "RBNP";

  public static final Term SUPERFLUOUS_PIECE =
      new Term(key("Superfluous piece"), n -> Message.counted(n, "Superfluous piece", "{0} superfluous pieces"),
          key("A piece, no King, without which the problem has the same first moves and essential themes, no fewer"
              + " variations, tries and mates, and no more duals."),
          NeedTerms::superfluous).breach();
  public static final Term REPLACEABLE_QUEEN =
      new Term(key("Replaceable Queen"), n -> Message.counted(n, "Replaceable Queen", "{0} replaceable Queens"),
          key("A Queen that a Rook, Bishop, Knight or Pawn on its square replaces with the same first moves and"
              + " essential themes, no fewer variations, tries and mates, and no more duals."),
          NeedTerms::replaceable).breach();

  private NeedTerms() {}

  static List<Term> terms() {
    return List.of(SUPERFLUOUS_PIECE, REPLACEABLE_QUEEN);
  }

  private static void superfluous(Appraisal of, Tally tally) {
    SolutionScene diagram = of.diagram();
    men(of).filter(square -> isAsGood(of, diagram.setup().withPiece(square, Piece.NONE)))
        .forEach(square -> tally.add(PositionTerms.place(diagram, square), List.of()));
  }

  private static void replaceable(Appraisal of, Tally tally) {
    SolutionScene diagram = of.diagram();
    int queen = diagram.variant().schema().type('Q');
    men(of).filter(square -> Piece.type(diagram.piece(square)) == queen).forEach(square -> weaker(of, square)
        .ifPresent(letter -> tally.add(PositionTerms.place(diagram, square) + " (" + letter + ")", List.of())));
  }

  private static Optional<Character> weaker(Appraisal of, int square) {
    Setup setup = of.diagram().setup();
    return WEAKER.chars().filter(letter -> setup.schema().type((char) letter) >= 0)
        .filter(letter -> isAsGood(of, setup.withPiece(square,
            Piece.of(Piece.side(setup.piece(square)), setup.schema().type((char) letter)))))
        .mapToObj(letter -> (char) letter).findFirst();
  }

  private static IntStream men(Appraisal of) {
    SolutionScene diagram = of.diagram();
    return of.content().keys().size() > 1 ? IntStream.empty() : ForceTerms.men(diagram);
  }

  private static boolean isAsGood(Appraisal of, Setup setup) {
    Played first = of.content().keys().getFirst().getFirst();
    Problem part = first.part();
    Variant variant = part.variant();
    List<String> keys = of.content().keys().getFirst().stream().map(Appraisal::longForm).toList();
    if (!Validation.faults(variant, setup).isEmpty()) {
      return false;
    }
    Problem other = Problem.of(variant, setup, part.task().stipulationOrThrow())
        .withTask(task -> task.withSolutions(part.task().solutions()));
    return solved(other, of, SolveOptions.Tries.NONE).filter(solved -> solved.keys().equals(keys))
        .flatMap(_ -> solved(other, of, SolveOptions.Tries.ONE_REFUTATION))
        .filter(solved -> isAsGood(of, solved)).isPresent();
  }

  private static Optional<Solved> solved(Problem other, Appraisal of, SolveOptions.Tries tries) {
    SolveOptions options = SolveOptions.DEFAULT
        .showing(new SolveOptions.Shown(tries != SolveOptions.Tries.NONE, tries, true, true))
        .within(
            new SolveOptions.Limits(1, SolveOptions.NO_LIMIT, MOST_NODES, MEGABYTES, other.task().solutions() + 1L, 0));
    try {
      Solved solved = Solved.solve(other, options, new Monitor(of.token()));
      of.token().check();
      return Optional.of(solved).filter(made -> made.verdict() == Soundness.SOUND);
    } catch (InputException _) {
      return Optional.empty();
    }
  }

  private static boolean isAsGood(Appraisal of, Solved solved) {
    CancelToken token = of.token();
    Appraisal other = new Appraisal(Content.of(solved, token), token);
    return PlayTerms.NEEDED.stream().allMatch(term -> count(term, other) >= count(term, of))
        && PlayTerms.UNWANTED.stream().allMatch(term -> count(term, other) <= count(term, of))
        && Themes.in(other.content()).stream().map(ThemeFinding::theme).toList()
            .containsAll(of.essential());
  }

  private static int count(Term term, Appraisal of) {
    Tally tally = new Tally();
    term.finder().find(of, tally);
    return tally.count();
  }
}
