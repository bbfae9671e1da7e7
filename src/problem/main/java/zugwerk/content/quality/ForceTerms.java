package zugwerk.content.quality;

import static zugwerk.work.Texts.key;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.content.Ending;
import zugwerk.content.Played;
import zugwerk.content.SolutionScene;
import zugwerk.rules.RetroChecks;
import zugwerk.work.Message;

/** Terms for economy of force: how much there is, where it comes from, and which pieces take part in the play. */
public final class ForceTerms {

  /** The reach of a piece in squares for one unit of force: a Knight has two, a Queen nine. */
  private static final int SQUARES = 3;

  private static final int MIDDLE = Square.of(3, 3);

  public static final Term FORCE =
      new Term(key("Force"), n -> Message.counted(n, "Force", "{0} units of force"),
          key("A third of the squares that a piece, no King, reaches from the middle of an empty board: a Queen has"
              + " 9 units."),
          ForceTerms::force);
  public static final Term IDLE_PIECE =
      new Term(key("Idle piece"), n -> Message.counted(n, "Idle piece", "{0} idle pieces"),
          key("A piece, no King, that neither moves nor is captured in the solution, and that no mate needs as a"
              + " check, guard, block or pinned piece."),
          ForceTerms::idle);
  public static final Term OBTRUSIVE_PIECE =
      new Term(key("Obtrusive piece"), n -> Message.counted(n, "Obtrusive piece", "{0} obtrusive pieces"),
          key("A piece that must have been promoted, by the number of its type in the first position or by the"
              + " colour of a Bishop's squares."),
          (of, tally) -> RetroChecks
              .promoted(of.diagram().variant(), of.diagram().setup())
              .forEach(square -> tally.add(PositionTerms.place(of.diagram(), square), List.of())))
          .breach();

  private ForceTerms() {}

  static List<Term> terms() {
    return List.of(FORCE, IDLE_PIECE, OBTRUSIVE_PIECE);
  }

  private static void force(Appraisal of, Tally tally) {
    SolutionScene diagram = of.diagram();
    men(diagram).forEach(square -> {
      int units = diagram.reach(Piece.side(diagram.piece(square)), Piece.type(diagram.piece(square)), MIDDLE) / SQUARES;
      IntStream.range(0, units).forEach(_ -> tally.add(PositionTerms.place(diagram, square), List.of()));
    });
  }

  /** The squares of the pieces, without the Kings. */
  static IntStream men(SolutionScene diagram) {
    return SolutionScene.squares(diagram.occupied())
        .filter(square -> Piece.type(diagram.piece(square)) != Schema.KING);
  }

  /** Only problems with mates: other goals may need pieces in other ways. */
  private static void idle(Appraisal of, Tally tally) {
    List<Ending> mates = of.content().mates();
    if (mates.isEmpty()) {
      return;
    }
    Set<Integer> used = new HashSet<>();
    for (List<Played> line : of.content().lines()) {
      for (Played move : line) {
        used.add(move.mover());
        SolutionScene.squares(move.before().occupied()).map(move.before()::name)
            .filter(name -> move.after().square(name) == SolutionScene.NO_PIECE).forEach(used::add);
      }
    }
    for (Ending mate : mates) {
      SolutionScene.squares(mate.taking() | mate.blocks() | mate.pins())
          .forEach(square -> used.add(mate.scene().name(square)));
    }
    SolutionScene diagram = of.diagram();
    men(diagram).filter(square -> !used.contains(diagram.name(square)))
        .forEach(square -> tally.add(PositionTerms.place(diagram, square), List.of()));
  }
}
