package zugwerk.solve.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.notation.PlainMoves;
import zugwerk.notation.Replay;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.solver.Solver;
import zugwerk.testkit.GameSamples;
import zugwerk.testkit.RandomProblems;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** Proof games: each is found that playing all moves finds, in every game, and those of books are sound. */
class ProofGameTest {

  static Stream<Named<Variant>> games() {
    return GameSamples.all();
  }

  private static List<String> solve(Variant variant, Setup start, Setup diagram, String stipulation) {
    Solution solution = Solver.solve(variant, diagram, Stipulation.parse(stipulation),
        SolveOptions.DEFAULT.from(Optional.of(start)), new Monitor());
    List<String> lines = LineProof.of(variant, solution, false, Long.MAX_VALUE).solutions().stream()
        .map(line -> String.join(" ", line)).toList();
    assertEquals(lines.size(), lines.stream().distinct().count());
    return lines.stream().sorted().toList();
  }

  /** All lines of play that lead to a diagram and not to it before, by playing every move. */
  private static final class Enumeration {

    private final Variant variant;
    private final Setup diagram;
    private final boolean series;
    private final Position position;
    private final PlainMoves rules;
    private final List<String> lines = new ArrayList<>();

    Enumeration(Variant variant, Setup start, Setup diagram, boolean series) {
      this.variant = variant;
      this.diagram = variant.tidied(diagram);
      this.series = series;
      position = Position.of(start);
      rules = new PlainMoves(variant);
    }

    List<String> lines(int length) {
      play(length, "");
      return lines.stream().sorted().toList();
    }

    private void play(int left, String before) {
      for (Map.Entry<String, Integer> move : rules.legal(position).entrySet()) {
        int mark = position.mark();
        MoveMaker.make(variant, position, move.getValue());
        // The plain moves have an apostrophe where the step of a King could be taken for castling.
        String line = (before + " " + move.getKey().replace("'", "/K")).strip();
        boolean there = isThere();
        if (left == 1 && there) {
          lines.add(line);
        } else if (left > 1 && !(there && (series || left % 2 == 1)) && (!series || passes())) {
          play(left - 1, line);
        }
        position.rollback(mark);
      }
    }

    private boolean passes() {
      return !rules.isInCheck(position) && !position.hasLostKing(1 - position.toMove()) && rules.pass(position);
    }

    private boolean isThere() {
      for (int cell = 0; cell < variant.schema().cells(); cell++) {
        if ((cell < Square.COUNT || cell >= Schema.FIRST_SLOT) && position.get(cell) != diagram.get(cell)) {
          return false;
        }
      }
      return true;
    }
  }

  /** Plays at random, and so makes a diagram that can be reached. */
  private static Setup diagram(Variant variant, Setup start, int length, boolean series, Random random) {
    Position position = Position.of(start);
    PlainMoves rules = new PlainMoves(variant);
    for (int ply = 0; ply < length; ply++) {
      List<Integer> moves = List.copyOf(rules.legal(position).values());
      if (!moves.isEmpty()) {
        MoveMaker.make(variant, position, moves.get(random.nextInt(moves.size())));
      }
      if (series && ply + 1 < length) {
        rules.pass(position);
      }
    }
    return position.setup();
  }

  private static void hold(Variant variant, Setup start, int length, boolean series, Random random) {
    Setup diagram = diagram(variant, start, length, series, random);
    String stipulation = series ? "ser-a=>b" + length : "a=>b" + length / 2 + (length % 2 == 0 ? "" : ".5");
    assertEquals(new Enumeration(variant, start, diagram, series).lines(length),
        solve(variant, start, diagram, stipulation),
        () -> variant + " " + variant.settings() + " " + Fen.format(start) + " to " + Fen.format(diagram));
  }

  @ParameterizedTest
  @MethodSource("games")
  void findsWhatPlayingAllMovesFinds(Variant variant) {
    findsAll(variant, 2, 3, 31);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("games")
  void findsWhatPlayingAllMovesFindsInLongGames(Variant variant) {
    findsAll(variant, 60, 3, 32);
    findsAll(variant, 20, 4, 33);
  }

  private static void findsAll(Variant variant, int times, int length, long seed) {
    RandomProblems problems = new RandomProblems(variant, seed);
    Random random = new Random(seed);
    for (int i = 0; i < times; i++) {
      hold(variant, problems.crowded(i % 2 == 0), length, false, random);
      hold(variant, problems.crowded(i % 2 == 0), length - 1, true, random);
    }
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("games")
  void findsAllFromTheStart(Variant variant) {
    Random random = new Random(34);
    for (int i = 0; i < 20; i++) {
      hold(variant, Fen.parse(variant, variant.start()), 4, false, random);
    }
  }

  /** Popeye's own examples, by Schweig 1938, Mortimer, Orban 1976, Kiesow 2003 and others. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "dia4.0 | r1bqkbnr/ppp2ppp/3p4/8/8/8/PPPPPPPP/R1BQKBNR | sound 1 | b1c3 d7d6 c3d5 b8d7 d5e7 d7f6 e7g8 f6g8",
      "dia4   | rnbqkb1r/ppp2ppp/8/8/8/8/PPPPPPPP/RNBQKB1R | sound 1 | g1f3 e7e5 f3e5 g8e7 e5d7 e7c6 d7b8 c6b8",
      "dia3.5 | rn1qkbnr/ppp1pppp/3p4/8/4P3/8/PPPP1PPP/RNBQKBNR | sound 1 | e2e3 d7d6 d1h5 c8g4 e3e4 g4d1 h5d1",
      "dia4.0 | rnbqkbnr/ppp2ppp/3pp3/8/8/1PP5/P2PPPPP/RNB1KBNR | sound 1 | c2c3 e7e6 d1a4 e8e7 b2b3 d7d6 a4e8 e7e8",
      "dia4.0 | rnbqkbnr/pp3ppp/2p1p3/8/4P3/8/PPPP1PPP/RNBQK1NR | short 1 | e2e4 e7e6 f1b5 e8e7 b5d7 c7c6 d7e8 e7e8",
      "dia3.0 | rnbqkbnr/pp3ppp/2p1p3/8/4P3/8/PPPP1PPP/RNBQK1NR | cooked 4 | e2e4 c7c6 f1b5 e7e6 b5c6 d7c6",
      "dia6.0 | rnbqkbnr/pppp1p1p/8/4p1p1/1PQP4/8/P1PNPPPP/2KR1BNR | sound 1 |"
          + " d2d4 e7e5 d1d3 f8a3 b2b4 a3c1 d3c4 c1h6 b1d2 g7g5 e1c1 h6f8",
      "dia9.0 | rnbqkr1K/pppppp1p/5npb/8/5P2/4P3/PPPP2PP/RNBQ1BNR | sound 1 |"
          + " e2e3 g7g6 e1e2 f8g7 e2f3 g7e5 f3g4 g8f6 g4g5 h8f8 g5h6 e5f4 h6g7 f6g8 g7h8 f4h6 f2f4 g8f6",
      "ser-dia14 | rnbqkb2/pppppB1p/8/8/5R2/8/PPPPPP2/RNBQKBNR | sound 1 |"
          + " h2h4 h4h5 h5h6 h6g7 g7h8r h8g8 g8g4 g4f4 g2g4 g4g5 g5g6 g6g7 g7g8b g8f7",
      "dia2.5 | rnb1kbnr/pppp1ppp/8/4p3/5P1q/6K1/PPPPP1PP/RNBQ1BNR | unsolvable 0 | ''"})
  void solvesKnownProofGames(String stipulation, String board, String verdict, String line) {
    Variant orthodox = Variants.of("orthodox");
    Setup diagram = Fen.parse(orthodox, board + " w - - 0 1");
    Solution solution = Solver.solve(orthodox, diagram, Stipulation.parse(stipulation), SolveOptions.DEFAULT,
        new Monitor());
    assertEquals(verdict, solution.verdict().word() + " " + solution.solutions());
    List<String> lines = solve(orthodox, Fen.parse(orthodox, orthodox.start()), diagram, stipulation);
    assertTrue(line.isEmpty() ? lines.isEmpty() : lines.contains(line), lines::toString);
  }

  /** The first was published in Andernach 2001. Others end by castling, and by a capture en passant or another one. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "a=>b6   | 4R3/2k5/bR6/8/8/1KP3r1/8/8 w - - 0 1 | 8/8/3R4/1k1KR3/2b3r1/2P5/8/8 |"
          + " b6h6 a6f1 e8e2 g3g6 b3c4 c7b6 c4d5 b6b5 e2e5 g6g4 h6d6 f1c4",
      "a=>b0.5 | 4k3/8/8/8/8/8/8/4K2R w K - 0 1       | 4k3/8/8/8/8/8/8/5RK1 | e1g1",
      "a=>b1   | 4k3/8/8/8/8/8/8/4K2R b K - 0 1       | 8/4k3/8/8/8/8/8/5RK1 | e8e7 e1g1",
      "a=>b1   | 4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1    | 4k3/8/3P4/8/8/8/8/4K3 | d7d5 e5d6, d7d6 e5d6"})
  void solvesKnownPlayBetweenPositions(String stipulation, String start, String board, String lines) {
    Variant orthodox = Variants.of("orthodox");
    assertEquals(List.of(lines.split(", ")), solve(orthodox, Fen.parse(orthodox, start),
        Fen.parse(orthodox, board + " w - - 0 1"), stipulation));
  }

  /** The powers after the last move are part of the diagram. */
  @Test
  void theStateOfTheGameMustBeReached() {
    Variant polypiece = Variants.of("polypiece");
    Setup start = Fen.parse(polypiece, polypiece.start());
    Setup diagram = Replay.play(polypiece, start, "b1c3");
    assertEquals(List.of("b1c3"), solve(polypiece, start, diagram, "a=>b0.5"));
    Setup unmoved = diagram.with(Schema.FIRST_SLOT + polypiece.schema().type('N'), 0);
    assertEquals(List.of(), solve(polypiece, start, unmoved, "a=>b0.5"));
  }

  @Test
  void theStartMustBePlayable() {
    Variant orthodox = Variants.of("orthodox");
    Setup empty = Setup.empty(orthodox.schema());
    assertThrows(InputException.class,
        () -> solve(orthodox, empty, Fen.parse(orthodox, orthodox.start()), "a=>b1"));
  }
}
