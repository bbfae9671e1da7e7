package zugwerk.studio.editor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.rules.Move;

/** A position reached by play and the moves played from it; the first is the main line. */
public final class PlayNode {

  private final Optional<PlayNode> before;
  private final Optional<Move> move;
  private final String text;
  private final Setup setup;
  private final List<PlayNode> next = new ArrayList<>();

  private PlayNode(Optional<PlayNode> before, Optional<Move> move, String text, Setup setup) {
    this.before = before;
    this.move = move;
    this.text = text;
    this.setup = setup;
  }

  static PlayNode root(Setup setup) {
    return new PlayNode(Optional.empty(), Optional.empty(), "", setup);
  }

  public Optional<PlayNode> before() {
    return before;
  }

  public Optional<Move> move() {
    return move;
  }

  public String text() {
    return text;
  }

  public Setup setup() {
    return setup;
  }

  /** The main line comes first. */
  public List<PlayNode> next() {
    return Collections.unmodifiableList(next);
  }

  /** The number before the move. {@code always} numbers Black's moves too, as at the start of a line. */
  public String number(boolean always) {
    Setup played = before.map(PlayNode::setup).orElse(setup);
    return played.toMove() == Side.WHITE ? played.fullmove() + ". " : always ? played.fullmove() + "... " : "";
  }

  public boolean isVariation() {
    return branch().isPresent();
  }

  private Optional<PlayNode> branch() {
    return before.flatMap(parent -> parent.next.getFirst() == this ? parent.branch() : Optional.of(this));
  }

  int depth() {
    return before.map(parent -> parent.depth() + 1).orElse(0);
  }

  List<PlayNode> line() {
    List<PlayNode> line = new ArrayList<>();
    for (PlayNode at = this; at.before.isPresent(); at = at.before.get()) {
      line.addFirst(at);
    }
    for (PlayNode at = this; !at.next.isEmpty(); at = at.next.getFirst()) {
      line.add(at.next.getFirst());
    }
    return line;
  }

  /** The position after a move: an existing one, or a new one after all alternatives. */
  PlayNode played(Move played, String written, Setup after) {
    return next.stream().filter(node -> node.move.equals(Optional.of(played))).findFirst().orElseGet(() -> {
      PlayNode node = new PlayNode(Optional.of(this), Optional.of(played), written, after);
      next.add(node);
      return node;
    });
  }

  Optional<PlayNode> sibling(int by) {
    return before.map(parent -> parent.next.indexOf(this) + by)
        .filter(index -> index >= 0 && index < before.get().next.size()).map(before.get().next::get);
  }

  /** Makes its variation the main line where it branches off. */
  void promote() {
    branch().ifPresent(first -> {
      List<PlayNode> siblings = first.before.orElseThrow().next;
      siblings.remove(first);
      siblings.addFirst(first);
    });
  }

  /** Makes its variation, and all that contain it, the main line. */
  void lead() {
    while (isVariation()) {
      promote();
    }
  }

  void remove() {
    before.ifPresent(parent -> parent.next.remove(this));
  }

  String text(boolean numbered) {
    if (next.isEmpty()) {
      return "";
    }
    PlayNode main = next.getFirst();
    StringBuilder text = new StringBuilder(main.number(numbered)).append(main.text);
    for (PlayNode other : next.subList(1, next.size())) {
      String rest = other.text(false);
      text.append(" (").append(other.number(true)).append(other.text).append(rest.isEmpty() ? "" : " ").append(rest)
          .append(')');
    }
    String rest = main.text(next.size() > 1);
    return text.append(rest.isEmpty() ? "" : " ").append(rest).toString();
  }
}
