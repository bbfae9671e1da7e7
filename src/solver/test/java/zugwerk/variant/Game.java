package zugwerk.variant;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.notation.Replay;
import zugwerk.rules.Attacks;
import zugwerk.rules.Generator;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.solver.Solver;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** A game as tests of its rules speak of it: positions, lines, moves and verdicts are texts. */
final class Game {

  private final Variant variant;

  private Game(Variant variant) {
    this.variant = variant;
  }

  static Game of(String id) {
    return new Game(Variants.of(id));
  }

  static Game of(String id, String settings) {
    return new Game(Variants.of(id, settings));
  }

  /** The FEN of the start position. */
  String start() {
    return variant.start();
  }

  private Setup play(String fen, String line) {
    Setup setup = Fen.parse(variant, fen);
    return line.isBlank() ? setup : Replay.play(variant, setup, line);
  }

  /** The FEN after a line, with all seven fields. */
  String after(String fen, String line) {
    return Fen.format(play(fen, line));
  }

  /** The board and state fields after a line, for tests that have nothing to say of the other five. */
  String left(String fen, String line) {
    String[] fields = after(fen, line).split(" ");
    return fields[0] + " " + fields[6];
  }

  /** The state field after a line. */
  String state(String fen, String line) {
    return after(fen, line).split(" ")[6];
  }

  /** The castling field after a line. */
  String rights(String fen, String line) {
    return after(fen, line).split(" ")[2];
  }

  /** All legal moves in long form, sorted and joined by spaces. */
  String moves(String fen) {
    return moves(fen, "");
  }

  /** The same after a line. */
  String moves(String fen, String line) {
    return legal(play(fen, line)).collect(Collectors.joining(" "));
  }

  /** The legal moves that start from a square, as {@link #moves}. */
  String from(String fen, String square) {
    return legal(play(fen, "")).filter(move -> move.startsWith(square)).collect(Collectors.joining(" "));
  }

  private Stream<String> legal(Setup setup) {
    return new MoveText(variant).legal(Position.of(setup)).stream()
        .map(move -> LongForm.of(variant.schema(), move)).sorted();
  }

  /** Whether a move in long form is legal. */
  boolean can(String fen, String move) {
    return can(fen, "", move);
  }

  /** Whether a move in long form is legal after a line. */
  boolean can(String fen, String line, String move) {
    return legal(play(fen, line)).anyMatch(move::equals);
  }

  /** How a move in long form is written. */
  String written(String fen, String move) {
    Position position = Position.of(play(fen, ""));
    MoveText texts = new MoveText(variant);
    return texts.write(position, texts.read(position, move));
  }

  /** Whether the side to move is in check. */
  boolean check(String fen) {
    Position position = Position.of(play(fen, ""));
    return Attacks.inCheck(variant, position, position.toMove());
  }

  /** The word for the verdict on a position, empty where play goes on without check. */
  String verdict(String fen) {
    return verdict(fen, "");
  }

  /** The word for the verdict after a line. The position is not put into text, which need not hold what ends a game. */
  String verdict(String fen, String line) {
    return new Generator(variant).verdict(Position.of(play(fen, line))).word();
  }

  /** All faults of a position in one text, whether they are found in reading or in the setup that was read. */
  String faults(String fen) {
    try {
      return Validation.faults(variant, play(fen, "")).stream().map(fault -> fault.text().toString())
          .collect(Collectors.joining("\n"));
    } catch (InputException fault) {
      return fault.getMessage();
    }
  }

  /** What the solver says of a claim: its verdict, then the keys in long form. */
  String solve(String fen, String stipulation) {
    Solution solution = Solver.solve(variant, play(fen, ""), Stipulation.parse(stipulation), SolveOptions.DEFAULT,
        new Monitor());
    List<String> keys =
        solution.keys().stream().map(key -> LongForm.of(variant.schema(), key.move())).sorted().toList();
    return (solution.verdict().word() + " " + String.join(" ", keys)).strip();
  }
}
