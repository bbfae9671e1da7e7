package zugwerk.content.quality;

import static zugwerk.work.Texts.key;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.IntUnaryOperator;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.content.Ending;
import zugwerk.content.PhaseTable.Kind;
import zugwerk.content.Played;
import zugwerk.content.SolutionScene;
import zugwerk.rules.Move;
import zugwerk.solve.Play;
import zugwerk.work.Message;

/** Terms for the diagram: its pieces and their use, its symmetry, and unprovided moves. */
public final class PositionTerms {

  private static final int FEWEST_PAIRS = 2;

  public static final Term PIECE =
      new Term(key("Piece"), n -> Message.counted(n, "Piece", "{0} pieces"), key("A piece in the diagram."),
          PositionTerms::pieces);
  public static final Term IDLE_OFFICER =
      new Term(key("Idle officer"), n -> Message.counted(n, "Idle officer", "{0} idle officers"),
          key("A piece of the side that mates, no King and no Pawn, that neither moves in the solution nor takes"
              + " part in any mate."),
          PositionTerms::idle).breach();
  public static final Term SYMMETRY =
      new Term(key("Symmetry"), n -> Message.counted(n, "Symmetry", "{0} symmetric positions"),
          key("All pieces of the diagram but one at most stand as in a mirror, whose axis is a line of the board or"
              + " between two; two pairs at least stand beside the axis."),
          PositionTerms::symmetry).breach();
  public static final Term UNPROVIDED_FLIGHT =
      new Term(key("Unprovided flight"), n -> Message.counted(n, "Unprovided flight", "{0} unprovided flights"),
          key("In direct play, a move that the King has in the diagram and that the set play does not answer."),
          (of, tally) -> unprovided(of, tally, PositionTerms::isFlight)).breach();
  public static final Term UNPROVIDED_CHECK =
      new Term(key("Unprovided check"), n -> Message.counted(n, "Unprovided check", "{0} unprovided checks"),
          key("In direct play, a check that the other side can give in the diagram and that the set play does not"
              + " answer."),
          (of, tally) -> unprovided(of, tally, PositionTerms::isCheck)).breach();

  private PositionTerms() {}

  static List<Term> terms() {
    return List.of(PIECE, IDLE_OFFICER, SYMMETRY, UNPROVIDED_FLIGHT, UNPROVIDED_CHECK);
  }

  private static void pieces(Appraisal of, Tally tally) {
    SolutionScene diagram = of.diagram();
    SolutionScene.squares(diagram.occupied()).forEach(square -> tally.add(place(diagram, square), List.of()));
  }

  /** A piece by its letter, whatever its power. */
  static String place(SolutionScene diagram, int square) {
    return diagram.variant().schema().types().get(Piece.type(diagram.piece(square))).letter() + Square.name(square);
  }

  private static void idle(Appraisal of, Tally tally) {
    List<Ending> mates = of.content().mates();
    if (mates.isEmpty()) {
      return;
    }
    int mating = 1 - mates.getFirst().mated();
    Set<Integer> used = new HashSet<>();
    of.content().lines().forEach(line -> line.forEach(move -> used.add(move.mover())));
    for (Ending mate : mates) {
      SolutionScene.squares(mate.taking()).forEach(square -> used.add(mate.scene().name(square)));
    }
    SolutionScene diagram = of.diagram();
    SolutionScene.squares(diagram.pieces(mating)).filter(square -> !used.contains(diagram.name(square)))
        .filter(square -> isOfficer(diagram, square)).forEach(square -> tally.add(place(diagram, square), List.of()));
  }

  private static boolean isOfficer(SolutionScene diagram, int square) {
    int type = Piece.type(diagram.piece(square));
    return type != Schema.KING && type != diagram.variant().pawn();
  }

  private static void symmetry(Appraisal of, Tally tally) {
    Setup setup = of.diagram().setup();
    List<String> axes = new ArrayList<>();
    for (int sum = 1; sum < 14; sum++) {
      int both = sum;
      axis(setup, square -> place(both - Square.file(square), Square.rank(square)), axes,
          key("mirrored in the files"));
      axis(setup, square -> place(Square.file(square), both - Square.rank(square)), axes,
          key("mirrored in the ranks"));
    }
    for (int shift = -6; shift <= 6; shift++) {
      int by = shift;
      axis(setup, square -> place(Square.rank(square) - by, Square.file(square) + by), axes,
          key("mirrored in a diagonal"));
      axis(setup, square -> place(7 + by - Square.rank(square), 7 + by - Square.file(square)), axes,
          key("mirrored in a diagonal"));
    }
    axes.stream().distinct().limit(1).forEach(axis -> tally.add(Message.message(axis), List.of()));
  }

  private static int place(int file, int rank) {
    return Square.onBoard(file, rank) ? Square.of(file, rank) : -1;
  }

  private static void axis(Setup setup, IntUnaryOperator image, List<String> axes, String name) {
    int paired = 0;
    int alone = 0;
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = setup.piece(square);
      int other = image.applyAsInt(square);
      if (piece != Piece.NONE && other != square) {
        boolean same = other >= 0 && setup.piece(other) == piece;
        paired += same ? 1 : 0;
        alone += same ? 0 : 1;
      }
    }
    if (paired >= 2 * FEWEST_PAIRS && alone <= 1) {
      axes.add(name);
    }
  }

  /** The moves of a kind that the defending side has in the diagram and that have no answer in the set play. */
  private static void unprovided(Appraisal of, Tally tally, BiPredicate<SolutionScene, Move> kind) {
    for (Played key : of.battleKeys()) {
      if (key.part().task().stipulationOrThrow().play() == Play.DIRECT && !key.node().goal()) {
        SolutionScene passed = key.before().passed();
        Set<Move> answered = new LinkedHashSet<>();
        of.content().phases().stream().filter(phase -> phase.kind() == Kind.SET_PLAY)
            .filter(phase -> phase.start().setup().equals(passed.setup()))
            .forEach(phase -> phase.defences().values().forEach(move -> answered.add(move.move())));
        passed.legal().stream().filter(move -> kind.test(passed, move) && !answered.contains(move))
            .forEach(move -> tally.add(Appraisal.text(passed, move), List.of()));
      }
    }
  }

  private static boolean isFlight(SolutionScene scene, Move move) {
    return move instanceof Move.Step && move.from() == scene.king(scene.toMove());
  }

  private static boolean isCheck(SolutionScene scene, Move move) {
    int other = 1 - scene.toMove();
    return scene.checkers(other) == 0 && scene.after(move).checkers(other) != 0;
  }
}
