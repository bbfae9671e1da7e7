package zugwerk.content.theme;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.content.Content;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Solved;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;

/**
 * A solution written by hand, for themes that are about which moves follow which. Nothing was solved: the moves are
 * played on a board on which they do not meet.
 *
 * <p>Each line is {@code set}, {@code try} or {@code key} and its moves in long form. {@code (a1a2)} is a threat,
 * {@code a7a6!} refutes. Lines with the same first moves are one.
 */
final class Schematic {

  /** White Rooks and black Pawns that never meet: A is a1a2, B is b1b2 and so on; a is a7a6, b is b7b6. */
  static final String FREE = "7k/pppppp2/8/8/8/8/8/RRRRRR1K w - - 0 1";

  private final Variant game = Variants.of("orthodox");
  private final Problem problem;

  /** A move with what follows. */
  private record Written(String text, Map<String, Written> next) {

    Written(String text) {
      this(text, new LinkedHashMap<>());
    }
  }

  private Schematic(String stipulation, String fen) {
    problem = Problem.of(game, Fen.parse(game, fen), Stipulation.parse(stipulation));
  }

  static Solved of(String stipulation, String fen, String... lines) {
    return new Schematic(stipulation, fen).solved(lines);
  }

  private Solved solved(String... lines) {
    Map<String, Written> roots = new LinkedHashMap<>();
    for (String line : lines) {
      Map<String, Written> level = roots;
      for (String word : line.strip().split("\\s+")) {
        level = level.computeIfAbsent(word, Written::new).next();
      }
    }
    List<SolutionNode> keys = first(roots, "key", Role.KEY);
    Solution solution =
        new Solution(problem.task().stipulationOrThrow(), Soundness.SOUND, keys, first(roots, "try", Role.TRY),
            set(roots), keys.size(), 1, OptionalInt.of(1), List.of(), 1, 0, true);
    return new Solved(List.of(new Solved.Part(ProblemPart.of(problem).getFirst(), solution)));
  }

  private List<SolutionNode> first(Map<String, Written> roots, String word, Role role) {
    return roots.getOrDefault(word, new Written("")).next().values().stream()
        .map(move -> node(Position.of(problem.opening()), move, role, 0)).toList();
  }

  private List<SolutionNode> set(Map<String, Written> roots) {
    return roots.getOrDefault("set", new Written("")).next().values().stream()
        .map(move -> node(Position.of(problem.opening()), move, Role.DEFENCE, 1)).toList();
  }

  private SolutionNode node(Position before, Written move, Role role, int ply) {
    String bare = move.text().replaceAll("[()!]", "");
    // A threat, set play and a series begin after the other side has passed.
    int from = Square.parse(bare.substring(0, 2)).orElseThrow();
    boolean passed = Piece.side(before.piece(from)) != before.toMove();
    if (passed) {
      MoveMaker.skip(game, before);
    }
    MoveText texts = new MoveText(game);
    Move found = texts.legal(before).stream().filter(one -> LongForm.of(game.schema(), one).equals(bare)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException(move.text() + " on " + Fen.format(before.setup())));
    String text = texts.write(before, found);
    MoveMaker.make(game, before, EncodedMove.pack(found));
    List<SolutionNode> threats = new ArrayList<>();
    List<SolutionNode> replies = new ArrayList<>();
    boolean help = !problem.task().stipulationOrThrow().isBattle();
    for (Written next : move.next().values()) {
      if (next.text().startsWith("(")) {
        threats.add(node(before.copy(), next, Role.THREAT, ply + 2));
      } else {
        boolean defends = !help && ply % 2 == 0;
        replies.add(node(before.copy(), next, next.text().endsWith("!") ? Role.REFUTATION : defends ? Role.DEFENCE
            : Role.CONTINUATION, ply + 1));
      }
    }
    boolean goal = replies.isEmpty() && threats.isEmpty() && role != Role.REFUTATION && role != Role.DEFENCE;
    return new SolutionNode(role, found, text, ply, goal, passed, threats, replies);
  }

  /** The names of the themes in lines that are separated by semicolons or line breaks. */
  static List<String> names(String stipulation, String fen, String lines) {
    String[] written = Arrays.stream(lines.split("[;\n]")).map(String::strip).filter(line -> !line.isEmpty())
        .toArray(String[]::new);
    return Themes.in(Content.of(of(stipulation, fen, written), new CancelToken())).stream()
        .map(finding -> finding.theme().name()).distinct().toList();
  }

  /** Writes letters out: A to E are moves of Rooks, a to f of Pawns, W to Z first moves of the sixth Rook, F a King's. */
  static String moves(String letters) {
    return Arrays.stream(letters.split("(?<=[ ;()!])|(?=[ ;()!])")).map(word -> word.matches("[A-E]")
        ? word.toLowerCase(Locale.ROOT) + "1" + word.toLowerCase(Locale.ROOT) + "2"
        : word.matches("[a-f]") ? word + "7" + word + "6" : word.equals("F") ? "h1h2"
            : word.matches("[W-Z]") ? "f1f" + (word.charAt(0) - 'W' + 2) : word)
        .collect(Collectors.joining());
  }
}
