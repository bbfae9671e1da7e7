package zugwerk.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zugwerk.board.Piece;
import zugwerk.board.Square;
import zugwerk.problem.Problem;
import zugwerk.rules.Move;
import zugwerk.solve.SolutionNode;

/**
 * A move of a solution: the positions before and after it, its effects, and what follows. Following moves are replayed
 * on demand.
 */
public final class Played {

  private final Problem part;
  private final Optional<Played> parent;
  private final SolutionNode node;
  private final SolutionScene before;
  private final SolutionScene after;
  private Optional<List<Played>> threats = Optional.empty();
  private Optional<List<Played>> replies = Optional.empty();
  private Optional<List<Effect>> effects = Optional.empty();

  private Played(Problem part, Optional<Played> parent, SolutionNode node, SolutionScene start) {
    this.part = part;
    this.parent = parent;
    this.node = node;
    before = node.passed() ? start.passed() : start;
    after = before.after(node.move());
  }

  static Played first(Problem part, SolutionScene diagram, SolutionNode node) {
    return new Played(part, Optional.empty(), node, diagram);
  }

  /** A first move of the solution of a part, or a first move of its set play. */
  public static Played first(Problem part, SolutionNode node) {
    return first(part, SolutionScene.of(part, PieceNames.of(part.opening())), node);
  }

  public Problem part() {
    return part;
  }

  /** The move before it in the solution; empty for a first move. */
  public Optional<Played> parent() {
    return parent;
  }

  public SolutionNode node() {
    return node;
  }

  public SolutionScene before() {
    return before;
  }

  public SolutionScene after() {
    return after;
  }

  /** The side that plays it, 0 White, 1 Black. */
  public int side() {
    return before.toMove();
  }

  public Move move() {
    return node.move();
  }

  /** The move in a form that can be recognised in other phases. */
  public MoveIdentity identity() {
    return before.identity(node.move());
  }

  /** The name of the piece that moves, {@link SolutionScene#NO_PIECE} for a pass. */
  public int mover() {
    return identity().piece();
  }

  /** The type of the piece that moves, before it moves, or that is dropped; {@link Move#NONE} for a pass. */
  public int type() {
    return switch (move()) {
      case Move.Pass _ -> Move.NONE;
      case Move.Drop drop -> drop.type();
      default -> Piece.type(before.piece(move().from()));
    };
  }

  /** Whether it moves a piece from a square to another. */
  public boolean carries() {
    return !(move() instanceof Move.Pass || move() instanceof Move.SpecialMove || move() instanceof Move.Drop);
  }

  public boolean captures() {
    return move() instanceof Move.EnPassant || move() instanceof Move.Locust
        || move() instanceof Move.Step step && before.holds(step.to(), 1 - side());
  }

  /** The moves from the diagram up to this one. */
  public List<SolutionNode> path() {
    List<SolutionNode> path = new ArrayList<>(parent.map(Played::path).orElse(List.of()));
    path.add(node);
    return path;
  }

  /** The replayed moves from the diagram up to this one. */
  public List<Played> line() {
    List<Played> line = new ArrayList<>(parent.map(Played::line).orElse(List.of()));
    line.add(this);
    return line;
  }

  /** The moves that it threatens, played after a pass of the other side. */
  public List<Played> threats() {
    if (threats.isEmpty()) {
      threats = Optional.of(next(node.threats()));
    }
    return threats.get();
  }

  public List<Played> replies() {
    if (replies.isEmpty()) {
      replies = Optional.of(next(node.replies()));
    }
    return replies.get();
  }

  private List<Played> next(List<SolutionNode> nodes) {
    return nodes.stream().map(one -> new Played(part, Optional.of(this), one, after)).toList();
  }

  public List<Effect> effects() {
    if (effects.isEmpty()) {
      effects = Optional.of(new Effects(this).all());
    }
    return effects.get();
  }

  public List<Effect> effects(Effect.Kind kind) {
    return effects().stream().filter(effect -> effect.kind() == kind).toList();
  }

  public boolean did(Effect.Kind kind) {
    return effects().stream().anyMatch(effect -> effect.kind() == kind);
  }

  /** The move with its number, as {@code 2.Qb7#} or {@code 1...Ke4}. */
  public String text() {
    return node.number() + (node.solving() ? "." : "...") + node.text();
  }

  /** The move with the one that it answers, as {@code 1...Ke4 2.Qd4#}. */
  public String variation() {
    Optional<Played> answered = parent.filter(before -> before.node.role() == SolutionNode.Role.DEFENCE
        || before.node.role() == node.role());
    return answered.map(before -> before.text() + " " + (before.node.number() == node.number() ? node.text() : text()))
        .orElseGet(this::text);
  }

  /** The move as text without a number. */
  @Override
  public String toString() {
    return node.text();
  }

  public String arrival() {
    return Square.name(move().to());
  }
}
