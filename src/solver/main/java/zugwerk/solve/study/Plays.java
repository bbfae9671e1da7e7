package zugwerk.solve.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Position;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.table.Outcome;

/**
 * The play of a study as lines, as far as tables decide it: each defence with the best answers, and the longest defence
 * with best play. Where values have no lengths, the main line is the longest in which each answer is the only one.
 */
final class Plays {

  /** In half-moves. */
  private static final int MAIN_LINE = 17;

  /** More best answers than this do not matter and are not written. */
  private static final int MANY = 3;

  private final Variant variant;
  private final Values values;
  private final MoveText texts;

  /** Null where values have lengths. */
  private final @Nullable OnlyMoves onlyMoves;

  /** Finds what a position is worth to the side to move; empty if that is unknown. */
  interface Values {
    Optional<Outcome> outcome(Position position);
  }

  /** Plays by values that have lengths. */
  Plays(Variant variant, Values values) {
    this(variant, values, null);
  }

  /** Plays by values without lengths. */
  Plays(Variant variant, Values values, @Nullable OnlyMoves onlyMoves) {
    this.variant = variant;
    this.values = values;
    this.onlyMoves = onlyMoves;
    texts = new MoveText(variant);
  }

  /**
   * @param after for the side to move after the move
   * @param only how many only moves can follow a defence, if values have no lengths
   */
  private record Choice(Move move, Optional<Outcome> after, int only) {

    /** Greater for what the mover prefers: early mate, a draw, late mate. */
    int preference() {
      return after.map(outcome -> switch (outcome.kind()) {
        case WIN -> outcome.moves() - Integer.MAX_VALUE;
        case DRAW -> 0;
        case LOSS -> Integer.MAX_VALUE - outcome.moves();
      }).orElse(0);
    }
  }

  SolutionNode key(Position position, int move, boolean withPlay) {
    Move key = EncodedMove.unpack(move);
    String text = texts.write(position, key);
    int mark = position.mark();
    MoveMaker.make(variant, position, move);
    List<SolutionNode> defences = withPlay ? defences(position, 1) : List.of();
    position.rollback(mark);
    return new SolutionNode(SolutionNode.Role.KEY, key, text, 0, false, false, List.of(), defences);
  }

  /** Those that hold out longest first; none if the position is beyond the tables. */
  List<SolutionNode> defences(Position position, int ply) {
    Optional<Outcome> outcome = values.outcome(position);
    if (outcome.isEmpty()) {
      return List.of();
    }
    // All drawing moves are equally good.
    int mainLine = onlyMoves == null && outcome.get().kind() == Outcome.Kind.DRAW ? 1 : MAIN_LINE - ply;
    List<SolutionNode> lines = new ArrayList<>();
    for (Choice choice : choices(position, ply)) {
      lines.add(line(position, choice, SolutionNode.Role.DEFENCE, ply, lines.isEmpty() ? mainLine : 1));
    }
    return lines;
  }

  /** The mover's best first, then in the order of long form. */
  private List<Choice> choices(Position position, int ply) {

    List<Choice> choices = new ArrayList<>();
    for (Move move : texts.legal(position)) {
      int mark = position.mark();
      MoveMaker.make(variant, position, EncodedMove.pack(move));
      int only = onlyMoves != null && ply % 2 != 0 ? onlyMoves.from(position) : 0;
      choices.add(new Choice(move, values.outcome(position), only));
      position.rollback(mark);
    }
    choices.sort(Comparator.comparingInt(Choice::only).thenComparingInt(Choice::preference).reversed()
        .thenComparing(choice -> LongForm.of(variant.schema(), choice.move)));
    return choices;
  }

  private SolutionNode line(Position position, Choice choice, SolutionNode.Role role, int ply, int more) {
    String text = texts.write(position, choice.move);
    int mark = position.mark();
    MoveMaker.make(variant, position, EncodedMove.pack(choice.move));
    List<SolutionNode> next = more > 0 ? best(position, ply + 1, more - 1) : List.of();
    position.rollback(mark);
    return new SolutionNode(role, choice.move, text, ply, false, false, List.of(), next);
  }

  /** The best answers: all of them unless they are many, or the first with what follows. */
  private List<SolutionNode> best(Position position, int ply, int more) {
    List<Choice> choices = choices(position, ply);
    boolean solver = ply % 2 == 0;
    if (onlyMoves != null
        && (solver ? choices.stream().anyMatch(choice -> choice.after.isEmpty()) : choices.getFirst().only == 0)) {
      return List.of();
    }
    List<Choice> best =
        choices.stream().filter(choice -> choice.preference() == choices.getFirst().preference()).toList();
    int rest = onlyMoves != null && solver && best.size() > 1 ? 0 : more;
    boolean many = rest == 0 && best.size() > MANY;
    return best.stream().limit(many ? 0 : rest > 0 ? 1 : MANY)
        .map(choice -> line(position, choice, solver ? SolutionNode.Role.CONTINUATION : SolutionNode.Role.DEFENCE,
            ply, rest))
        .toList();
  }
}
