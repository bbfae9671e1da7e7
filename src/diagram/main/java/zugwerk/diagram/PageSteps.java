package zugwerk.diagram;

import java.util.Optional;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.problem.Solved;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.solver.LastMoveSolver;

/** The positions of a part of a solution that a web page steps through, each reached by a button. */
final class PageSteps {

  /** A position on the page with the number of its frame. */
  record Reached(int frame, Setup setup) {}

  private final Frames frames;
  private final StringBuilder text;
  private final Solved.Part part;
  private final Setup opening;
  private final Variant variant;

  PageSteps(Frames frames, StringBuilder text, Solved.Part part) {
    this.frames = frames;
    this.text = text;
    opening = part.twin().problem().opening();
    variant = part.twin().problem().variant();
    this.part = part;
  }

  Reached start(String title) {
    Reached root = new Reached(frames.add(Frames.NONE, variant, opening, Optional.empty()), opening);
    button(root, "start", title);
    return root;
  }

  /** The position after a move, as a new frame. */
  Reached step(SolutionNode move, Reached before) {
    Setup after = after(part, move, before.setup());
    return new Reached(frames.add(before.frame(), variant, after, Optional.of(move.move())), after);
  }

  static Setup after(Solved.Part part, SolutionNode move, Setup setup) {
    Variant variant = part.twin().problem().variant();
    if (part.solution().stipulation().isLastMove()) {
      return LastMoveSolver.before(variant, setup, move).orElse(setup);
    }
    Position position = Position.of(setup);
    if (move.passed()) {
      MoveMaker.skip(variant, position);
    }
    MoveMaker.make(variant, position, EncodedMove.pack(move.move()));
    return position.setup();
  }

  void button(Reached reached, String role, String title) {
    text.append("<button type=\"button\" class=\"move ").append(role).append("\" data-frame=\"")
        .append(reached.frame()).append("\">").append(SvgWriter.escaped(title)).append("</button> ");
  }
}
