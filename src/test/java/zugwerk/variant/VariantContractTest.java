package zugwerk.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.oracle.OracleGame;
import zugwerk.oracle.OracleState;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemFile;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;

/** What holds for every game, in random play; generators are held against one that is slow and obvious. */
class VariantContractTest {

  private static final int WALKS = 40;
  private static final int PLIES = 60;

  private static final String SPARSE = "4k3/2p1n3/8/1b1q4/4R3/2N5/1P1B1P2/R3K2R w KQ - 0 1";
  private static final String OPEN = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  /** A game as the program has it and as the oracle has it. */
  record Pair(String name, Variant fast, OracleGame slow) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static Pair lists(String... items) {
    return new Pair(String.join(";", items), Variants.of("polypiece", String.join(";", items)),
        OracleGame.of("polypiece", String.join(";", items)));
  }

  static Stream<Pair> games() {
    return Stream.of(
        new Pair("orthodox", Variants.of("orthodox"), OracleGame.of("orthodox", null)),
        new Pair("polypiece", Variants.of("polypiece"), OracleGame.of("polypiece", null)),
        new Pair("poison", Variants.of("poison"), OracleGame.of("poison", null)),
        new Pair("shock", Variants.of("shock"), OracleGame.of("shock", null)),
        new Pair("cursed", Variants.of("cursed"), OracleGame.of("cursed", null)),
        new Pair("hitpoint", Variants.of("hitpoint"), OracleGame.of("hitpoint", null)),
        lists("N=N/WD|WD/N", "B=B/R4|R4/B", "R=R/NN|NN/R", "Q=Q/WAND|WAND/Q"),
        lists("N=N/WD/C", "K=K/N", "B=B/fsLbbL/AF", "R=R4/nN"),
        lists("K=K/W/KD", "Q=gQ/Q", "R=pR/R", "N=jD/N/nN", "P=fmWfceFifmnD/fK"),
        lists("Q=Q/CZ", "R=R/HFD|G/nA/NN", "B=zB/B2/nC", "N=ffNbsN/N2", "P=fmWfceFifmnD/WD"),
        lists("P=fmWfceFifmnD/fmFfcWifmnA", "N=NN/mNcB", "B=BN|cBmN/F"));
  }

  static Stream<Variant> registered() {
    return Stream.of(Variants.all().stream(), games().map(Pair::fast), Stream.of(
        Variants.of("polypiece", "K=WF;N=fbNW;atoms;W=W/F/D;N=N/WD;R=R/NN|NN/R"),
        Variants.of("hitpoint", "scale;edge=50;hills;entrenchment"))).flatMap(games -> games);
  }

  /** The start, and open positions in the pieces of the game, some with its state. */
  private static List<String> starts(Variant variant) {
    return switch (variant.id()) {
      case "poison" -> List.of(
          variant.start(),
          "4k3/2p1n3/8/1b1d4/4H3/2N4h/1P1B1P2/H3K2H w KQ - 0 1 c3:4",
          "h3k2h/p1ppdpb1/bn2pnp1/3PN3/1p2P3/2N2D1p/PPPBBPPP/H3K2H w KQkq - 0 1 e5:2,g7:5",
          "8/8/1h1k4/3HH3/3K4/1dD3h1/6P1/8 w - - 0 1 d4:2");
      case "shock" -> List.of(
          variant.start(),
          "4k3/2p1n3/8/1b1g4/4R3/2N5/1P1B1P2/R3K1GR w KQ - 0 1",
          "r3k2r/p1ppgpb1/bn2pnp1/3PN3/1p2P3/2N2G1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "3gk3/8/8/3GG3/3g4/8/8/3RK3 b - - 0 1 frozen");
      case "cursed" -> List.of(
          variant.start(),
          SPARSE + " c6w,d4g,f6b,e4b,b5w,a5g",
          OPEN + " a3b,c6w,d3g,f5b,f6w,h4w,e5b,g3w",
          "8/2R3nk/3p4/2pP2Pp/6n1/6B1/1P3P2/1K1r1R2 w - c6 0 1 c6w,g6b,e6g,h3b,f3w,b3w");
      case "hitpoint" -> List.of(
          variant.start(),
          SPARSE + " d5:4,e4:2,b5:1",
          OPEN + " e7:2,f3:8,e5:1,e8:1",
          "4k3/1P3P2/3n4/3q4/8/2Q5/3K4/8 w - - 0 1 e8:2,d5:1,d2:2");
      default -> List.of(variant.start(), SPARSE, OPEN);
    };
  }

  private static String start(Variant variant, int walk) {
    List<String> starts = starts(variant);
    return starts.get(walk % starts.size());
  }

  /** The oracle gives one text where a King can castle and also go to the same square by his power. */
  private static List<String> sameTexts(Variant variant, List<Move> moves) {
    return moves.stream().map(move -> LongForm.of(variant.schema(), move).replace("/K", "")).distinct().sorted()
        .toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyMoveAndNoOtherIsFound(Pair game) {
    Random random = new Random(7);
    MoveText texts = new MoveText(game.fast());
    for (int walk = 0; walk < WALKS; walk++) {
      Setup setup = Fen.parse(game.fast(), start(game.fast(), walk));
      if (!Validation.faults(game.fast(), setup).isEmpty()) {
        continue;
      }
      Position position = Position.of(setup);
      for (int ply = 0; ply < PLIES; ply++) {
        OracleState slow = game.slow().parse(Fen.format(position.setup()));
        List<Move> moves = texts.legal(position);
        assertEquals(game.slow().legalMoves(slow).stream().sorted().toList(), sameTexts(game.fast(), moves),
            Fen.format(position.setup()));
        assertEquals(game.slow().inCheck(slow), Attacks.inCheck(game.fast(), position, position.toMove()));
        if (moves.isEmpty()) {
          break;
        }
        MoveMaker.make(game.fast(), position, EncodedMove.pack(moves.get(random.nextInt(moves.size()))));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("registered")
  void keysAreKeptAndRollbackRestores(Variant variant) {
    Random random = new Random(11);
    MoveText texts = new MoveText(variant);
    for (int walk = 0; walk < WALKS; walk++) {
      Position position = Position.of(Fen.parse(variant, start(variant, walk)));
      Position first = position.copy();
      int mark = position.mark();
      for (int ply = 0; ply < PLIES; ply++) {
        List<Move> moves = texts.legal(position);
        if (moves.isEmpty()) {
          break;
        }
        Position before = position.copy();
        int inner = position.mark();
        MoveMaker.make(variant, position, EncodedMove.pack(moves.get(random.nextInt(moves.size()))));
        assertEquals(position.copy().key(), position.key());
        int after = EncodedMove.pack(moves.get(random.nextInt(moves.size())));
        position.rollback(inner);
        assertEquals(before, position);
        assertEquals(before.key(), position.key());
        MoveMaker.make(variant, position, after);
      }
      position.rollback(mark);
      assertEquals(first, position);
      assertEquals(first.key(), position.key());
    }
  }

  @ParameterizedTest
  @MethodSource("registered")
  void textsReadBack(Variant variant) {
    Random random = new Random(13);
    MoveText texts = new MoveText(variant);
    for (int walk = 0; walk < 6; walk++) {
      Position position = Position.of(Fen.parse(variant, start(variant, walk)));
      for (int ply = 0; ply < 30; ply++) {
        Setup setup = position.setup();
        assertEquals(setup, Fen.parse(variant, Fen.format(setup)));
        assertEquals(setup, ProblemFile.parse(ProblemFile.format(Problem.of(variant, setup, "#2"))).setup()
            .in(variant.schema()));
        List<Move> moves = texts.legal(position);
        Set<String> seen = new HashSet<>();
        Set<String> longForms = new HashSet<>();
        for (Move move : moves) {
          String written = texts.write(position, move);
          assertTrue(seen.add(written), () -> written + " twice in " + Fen.format(setup));
          assertTrue(longForms.add(LongForm.of(variant.schema(), move)),
              () -> "long form twice in " + Fen.format(setup));
          assertEquals(move, texts.read(position, written), Fen.format(setup));
          assertEquals(move, texts.read(position, LongForm.of(variant.schema(), move)));
          assertEquals(move, EncodedMove.unpack(EncodedMove.pack(move)));
        }
        if (moves.isEmpty()) {
          break;
        }
        MoveMaker.make(variant, position, EncodedMove.pack(moves.get(random.nextInt(moves.size()))));
      }
    }
  }
}
