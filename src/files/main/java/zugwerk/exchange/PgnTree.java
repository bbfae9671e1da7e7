package zugwerk.exchange;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.notation.Replay;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;

/** Lines of moves from one position, merged where they begin alike: a PGN main line with variations. */
final class PgnTree {

  private static final Pattern MARKS = Pattern.compile("[!?]{1,2}$");
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9+#=:/-]+");

  /** In the order of their PGN numbers, from 1. */
  static final List<String> JUDGEMENTS = List.of("!", "?", "!!", "??", "!?", "?!");

  private final Variant variant;
  private final MoveText texts;
  private final Node root;

  static final class Node {
    private final Node before;
    private final @Nullable Move move;
    private final String text;
    private final String marks;
    private final Setup after;
    private final List<Node> next = new ArrayList<>();

    private Node(Setup setup) {
      before = this;
      move = null;
      text = "";
      marks = "";
      after = setup;
    }

    private Node(Node before, @Nullable Move move, String text, String marks, Setup after) {
      this.before = before;
      this.move = move;
      this.text = text;
      this.marks = marks;
      this.after = after;
    }
  }

  PgnTree(Variant variant, Setup setup) {
    this.variant = variant;
    texts = new MoveText(variant);
    root = new Node(setup);
  }

  Node root() {
    return root;
  }

  static Node before(Node node) {
    return node.before;
  }

  Node play(Node node, String written) {
    Matcher marks = MARKS.matcher(written);
    Position position = Position.of(node.after);
    Move move = texts.read(position, written);
    boolean judged = marks.find() && !LongForm.of(variant.schema(), move).equals(written);
    Node played = new Node(node, move, text(position, move), judged ? marks.group() : "",
        MoveMaker.after(variant, node.after, move));
    node.next.add(played);
    return played;
  }

  void join(String line) {
    Node at = root;
    for (String written : Replay.moves(line)) {
      Node played = play(at, written);
      for (Node other : at.next) {
        if (other != played && Objects.equals(other.move, played.move) && other.marks.equals(played.marks)) {
          at.next.remove(played);
          played = other;
          break;
        }
      }
      at = played;
    }
  }

  /** As in PGN, with the effects of conditions behind it, which stand in comments there. */
  private String text(Position position, Move move) {
    String written = texts.write(position, move);
    String effects = MoveText.effects(written);
    String bare = MoveText.withoutEffects(written);
    boolean plain = PLAIN.matcher(bare).matches() && (effects.isEmpty() || means(position, bare, move));
    return (plain ? bare : LongForm.of(variant.schema(), move)) + effects;
  }

  private boolean means(Position position, String text, Move move) {
    try {
      return texts.read(position, text).equals(move);
    } catch (InputException _) {
      return false;
    }
  }

  Node judged(Node node, String marks) {
    Node judged = new Node(node.before, node.move, node.text, marks, node.after);
    node.before.next.set(node.before.next.indexOf(node), judged);
    return judged;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    if (!root.next.isEmpty()) {
      collect(root, lines);
    }
    return lines;
  }

  /** No recursion along main moves: games of tens of thousands of moves would overflow the stack. */
  private void collect(Node node, List<String> lines) {
    Deque<Node> open = new ArrayDeque<>(List.of(node));
    while (!open.isEmpty()) {
      Node at = open.pop();
      if (at.next.isEmpty()) {
        lines.add(to(at));
      }
      at.next.reversed().forEach(open::push);
    }
  }

  String to(Node node) {
    List<Node> path = new ArrayList<>();
    for (Node at = node; at != root; at = at.before) {
      path.add(at);
    }
    StringBuilder text = new StringBuilder();
    for (Node at : path.reversed()) {
      text.append(text.isEmpty() ? "" : " ").append(number(at, text.isEmpty())).append(at.text).append(at.marks);
    }
    return text.toString();
  }

  private static String number(Node node, boolean first) {
    Setup before = node.before.after;
    return before.toMove() == Side.WHITE ? before.fullmove() + "." : first ? before.fullmove() + "..." : "";
  }

  String moveText() {
    StringBuilder text = new StringBuilder();
    write(root, text, true);
    return text.toString().strip();
  }

  private static void write(Node node, StringBuilder text, boolean first) {
    boolean numbered = first;
    for (Node at = node; !at.next.isEmpty(); at = at.next.getFirst()) {
      move(at.next.getFirst(), text, numbered);
      for (Node other : at.next.subList(1, at.next.size())) {
        text.append("(");
        move(other, text, true);
        write(other, text, false);
        text.setLength(text.length() - 1);
        text.append(") ");
      }
      numbered = at.next.size() > 1;
    }
  }

  private static void move(Node node, StringBuilder text, boolean first) {
    String number = number(node, first);
    text.append(number).append(number.isEmpty() ? "" : " ").append(MoveText.withoutEffects(node.text)).append(' ');
    String effects = MoveText.effects(node.text);
    if (!effects.isEmpty()) {
      text.append('{').append(effects).append("} ");
    }
    if (!node.marks.isEmpty()) {
      text.append('$').append(1 + JUDGEMENTS.indexOf(node.marks)).append(' ');
    }
  }
}
