package zugwerk.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.oracle.OracleGame;
import zugwerk.oracle.OracleState;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Perft;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;

/** Random positions with random state, in Polypiece with random lists, held against the slow rules. */
class RandomGamesTest {

  private static final List<String> POWERS =
      List.of("W", "F", "D", "N", "A", "C", "Z", "G", "H", "WD", "FA", "NN", "WW",
          "CC", "R", "B", "Q", "K", "R4", "B2", "gQ", "gR", "gNN", "pR", "pB", "nN", "nC", "jN", "jD", "nD", "nA", "jC",
          "fbNF",
          "fhNrlbK", "fsLbbL", "zB", "zR", "ffNbsN", "WAND", "mNcB", "cBmN", "nNN", "jZ", "nH", "nZ", "pQ", "fRbB",
          "R3F", "N2");
  private static final List<String> KINGS = List.of("K", "K/N", "K/W/KD", "F/W", "KNN/K", "K/gQK");
  private static final List<String> PAWNS = List.of("fmWfceFifmnD", "fmWfceFifmnD/WD", "fmWfceFifmnD/fmFfcWifmnA",
      "fmWfceF", "fmFfceWimfnA", "fmWfceFifmD");

  private final Random random = new Random(23);

  private String one(List<String> texts) {
    return texts.get(random.nextInt(texts.size()));
  }

  private String list() {
    return IntStream.rangeClosed(0, random.nextInt(3)).mapToObj(_ -> one(POWERS)).collect(Collectors.joining("/"));
  }

  private String lists() {
    String pieces = "QRBN".chars()
        .mapToObj(type -> (char) type + "=" + list() + (random.nextInt(3) == 0 ? "|" + list() : ""))
        .collect(Collectors.joining(";"));
    return pieces + ";K=" + one(KINGS) + ";P=" + one(PAWNS);
  }

  private Setup setup(Variant variant) {
    Schema schema = variant.schema();
    Setup setup = Setup.empty(schema);
    for (int i = 0; i < 4 + random.nextInt(18); i++) {
      setup = setup.withPiece(8 + random.nextInt(48),
          Piece.of(random.nextInt(2), 1 + random.nextInt(schema.types().size() - 1)));
    }
    boolean home = random.nextInt(3) == 0;
    setup = setup.withPiece(home ? 4 : random.nextInt(64), Piece.of(0, Schema.KING));
    setup = setup.withPiece(home ? 60 : random.nextInt(64), Piece.of(1, Schema.KING));
    for (int right = 0; right < 4 && home; right++) {
      setup =
          setup.withPiece((right % 2 == 0 ? 7 : 0) + 56 * (right / 2), Piece.of(right / 2, variant.castlingPartner()))
              .with(Schema.CASTLING, setup.get(Schema.CASTLING) | 1 << right);
    }
    for (Slot slot : schema.slots()) {
      int offset = schema.offset(slot);
      for (int i = 0; i < 12 && slot.isOnSquares(); i++) {
        int square = random.nextInt(64);
        if (slot.scope() == Slot.Scope.SQUARE || setup.piece(square) != Piece.NONE) {
          setup = setup.with(offset + square, 1 + random.nextInt(slot.max()));
        }
      }
      for (int type = 0; type < schema.types().size() && slot.scope() == Slot.Scope.TYPE; type++) {
        setup = setup.with(offset + type, random.nextInt(variant.cycle(type)));
      }
    }
    return variant.tidied(setup).with(Schema.SIDE_TO_MOVE, random.nextInt(2));
  }

  @ParameterizedTest
  @ValueSource(strings = {"orthodox", "polypiece", "poison", "shock", "cursed", "hitpoint"})
  void agreesWithTheSlowRules(String id) {
    boolean lists = id.equals("polypiece");
    int played = 0;
    while (played < 60) {
      String settings = lists ? lists() : "";
      Variant variant = Variants.of(id, settings);
      Setup setup = setup(variant);
      if (Validation.faults(variant, setup).isEmpty()) {
        walk(variant, OracleGame.of(id, lists ? settings : null), Position.of(setup));
        played++;
      }
    }
  }

  private void walk(Variant variant, OracleGame slow, Position position) {
    MoveText texts = new MoveText(variant);
    Generator generator = new Generator(variant);
    for (int ply = 0; ply < 40; ply++) {
      String where = variant.settings() + " " + Fen.format(position.setup());
      assertTrue(position.king(0) == 64 || position.king(1) == 64
          || Validation.faults(variant, position.setup()).isEmpty(), where);
      OracleState state = slow.parse(Fen.format(position.setup()));
      List<Move> moves = texts.legal(position);
      assertEquals(slow.legalMoves(state).stream().sorted().toList(),
          moves.stream().map(move -> text(variant, move)).distinct().sorted().toList(), where);
      assertEquals(slow.verdict(state), generator.verdict(position).word(), where);
      assertEquals(moves.size(), new Perft(variant, 1).count(position, 1), where);
      noCheckIsMissed(variant, generator, position, moves);
      if (moves.isEmpty()) {
        return;
      }
      Move move = moves.get(random.nextInt(moves.size()));
      OracleState after = slow.play(state, text(variant, move));
      MoveMaker.make(variant, position, EncodedMove.pack(move));
      if (moves.stream().filter(other -> text(variant, other).equals(text(variant, move))).count() == 1) {
        assertEquals(withoutClocks(slow.fen(after)), withoutClocks(Fen.format(position.setup())), where + " " + move);
      }
    }
  }

  /** The slow rules give one text where a King can castle and also go to the same square by his power. */
  private static String text(Variant variant, Move move) {
    return LongForm.of(variant.schema(), move).replace("/K", "");
  }

  private static String withoutClocks(String fen) {
    return fen.replaceAll(" \\d+ \\d+ ", " ");
  }

  private static void noCheckIsMissed(Variant variant, Generator generator, Position position, List<Move> moves) {
    Set<Move> checks = found(position, generator::checks);
    Set<Move> mates = found(position, generator::mates);
    for (Move move : moves) {
      int mark = position.mark();
      MoveMaker.make(variant, position, EncodedMove.pack(move));
      boolean check = Attacks.inCheck(variant, position, position.toMove());
      boolean mate = check && !generator.hasLegal(position);
      position.rollback(mark);
      boolean known = text(variant, move).length() < LongForm.of(variant.schema(), move).length();
      assertTrue(!check || known || checks.contains(move),
          () -> move + " is a check in " + Fen.format(position.setup()));
      assertTrue(!mate || known || mates.contains(move), () -> move + " is a mate in " + Fen.format(position.setup()));
    }
  }

  private static Set<Move> found(Position position, BiConsumer<Position, MoveList> finder) {
    MoveList found = new MoveList();
    finder.accept(position, found);
    Set<Move> moves = new HashSet<>();
    for (int i = 0; i < found.size(); i++) {
      moves.add(EncodedMove.unpack(found.get(i)));
    }
    return moves;
  }

  /** Small positions with a King at the edge, where many moves mate or nearly do. */
  @ParameterizedTest
  @ValueSource(strings = {"orthodox", "polypiece", "poison", "shock", "cursed", "hitpoint"})
  void noMateIsMissed(String id) {
    int mates = 0;
    for (int count = 0; count < 20000; count++) {
      Variant variant = Variants.of(id, id.equals("polypiece") && count % 50 == 0 ? lists() : "");
      Setup setup = cornered(variant);
      if (Validation.faults(variant, setup).isEmpty()) {
        Generator generator = new Generator(variant);
        Position position = Position.of(setup);
        noCheckIsMissed(variant, generator, position, new MoveText(variant).legal(position));
        mates += found(position, generator::mates).size();
      }
    }
    assertTrue(mates > 1000, "only " + mates + " moves that might mate");
  }

  private Setup cornered(Variant variant) {
    Setup setup = setup(variant);
    int victim = 1 - setup.get(Schema.SIDE_TO_MOVE);
    int edge = random.nextInt(8) + 56 * random.nextInt(2);
    for (int square = 0; square < 64; square++) {
      // Few pieces of the victim, so that he seldom has another move.
      boolean gone =
          setup.piece(square) != Piece.NONE && Piece.side(setup.piece(square)) == victim && random.nextInt(4) > 0;
      boolean king = setup.piece(square) == Piece.of(victim, Schema.KING);
      setup = gone || king ? setup.withPiece(square, Piece.NONE) : setup;
    }
    return variant.tidied(setup.withPiece(edge, Piece.of(victim, Schema.KING)).with(Schema.CASTLING, 0));
  }
}
