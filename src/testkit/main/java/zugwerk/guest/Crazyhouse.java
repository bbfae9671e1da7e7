package zugwerk.guest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Slot;
import zugwerk.board.Transformation;
import zugwerk.oracle.OracleOrthodox;
import zugwerk.oracle.OracleState;
import zugwerk.oracle.OracleStep;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.FastPath;
import zugwerk.rules.MoveList;
import zugwerk.variant.SteadyGame;

/** Crazyhouse: captured pieces change sides and may be dropped on empty squares. */
public final class Crazyhouse extends SteadyGame {

  private static final int MOST = 30;
  private static final long PAWN_DROPS = -1L >>> 8 & -1L << 8;
  private static final Slot HAND = new Slot("pieces in hand", Slot.Scope.SIDE_TYPE, MOST, "@").headed("In hand");
  private static final Slot PROMOTED = new Slot("promoted", Slot.Scope.PIECE, 1, "~");

  private final int promoted = schema().offset(PROMOTED);

  public Crazyhouse() {
    super("crazyhouse", "Crazyhouse", HAND, PROMOTED);
  }

  /** A promoted piece goes to the hand as a Pawn. */
  @Override
  public void capture(Position position, int from, int to, int victim) {
    int type = position.get(promoted + victim) == 0 ? Piece.type(position.piece(victim)) : pawn();
    super.capture(position, from, to, victim);
    int cell = schema().cell(HAND, position.toMove(), type);
    position.set(cell, Math.min(MOST, position.get(cell) + 1));
  }

  @Override
  public void promote(Position position, int square, int type) {
    super.promote(position, square, type);
    position.set(promoted + square, 1);
  }

  @Override
  public void addSpecialMoves(Position position, MoveList moves) {
    for (int type = 1; type < position.types(); type++) {
      if (position.get(schema().cell(HAND, position.toMove(), type)) > 0) {
        long squares = ~position.occupied() & (type == pawn() ? PAWN_DROPS : -1L);
        for (long rest = squares; rest != 0; rest &= rest - 1) {
          moves.add(EncodedMove.drop(type, Long.numberOfTrailingZeros(rest)));
        }
      }
    }
  }

  @Override
  public void drop(Position position, int type, int square) {
    super.drop(position, type, square);
    int cell = schema().cell(HAND, position.toMove(), type);
    position.set(cell, position.get(cell) - 1);
  }

  /** Steps and captures on the board are those of orthodox chess. */
  @Override
  public FastPath fastPath() {
    return _ -> 0;
  }

  @Override
  public boolean keeps(Transformation transformation) {
    return transformation == Transformation.MIRROR_LEFT_RIGHT || transformation == Transformation.EXCHANGE_SIDES;
  }

  @Override
  public String rulesText() {
    return """
        # Crazyhouse

        A captured piece changes sides and goes to the hand of the side that took it; a promoted piece goes there as a
        Pawn. Instead of moving, a side may drop a piece from its hand on an empty square, also to parry a check or to
        mate. Pawns are not dropped on the first and last rank.
        """;
  }

  /** The same rules for the second program: a hand is a value {@code @N} or {@code @n}, a mark a promoted piece. */
  public static final class Slow extends OracleOrthodox {

    @Override
    public String id() {
      return "crazyhouse";
    }

    @Override
    public List<String> samples() {
      return List.of("r3k2r/pppq1ppp/2n2n2/3pp3/3PP3/2N2N2/PPPQ1PPP/R3K2R w KQkq - 0 1 @N1,@P2,@b1,@r1",
          "4k3/P1q5/8/2Q3n1/8/8/5p2/1N2K3 b - - 0 1 @Q1,@p1,c7~,c5~");
    }

    @Override
    protected void place(OracleState after, int from, OracleStep step, char arriving) {
      int square = step.victim(after.whiteToMove);
      if (!after.isEmpty(square)) {
        char type = after.marks[square] == 1 ? 'P' : after.type(square);
        after.values.merge("@" + coloured(after, type), 1, Integer::sum);
      }
      boolean promotes = after.pieces[from] != arriving;
      super.place(after, from, step, arriving);
      after.marks[step.to()] = promotes ? 1 : after.marks[step.to()];
    }

    private static char coloured(OracleState state, char type) {
      return state.whiteToMove ? type : Character.toLowerCase(type);
    }

    @Override
    protected Map<String, OracleState> otherTurns(OracleState state) {
      Map<String, OracleState> drops = new LinkedHashMap<>();
      for (char type : "QRBNP".toCharArray()) {
        String hand = "@" + coloured(state, type);
        for (int square = 0; square < 64 && state.values.getOrDefault(hand, 0) > 0; square++) {
          boolean ends = square / 8 == 0 || square / 8 == 7;
          if (state.isEmpty(square) && !(type == 'P' && ends)) {
            OracleState after = state.copy();
            after.values.merge(hand, -1, Integer::sum);
            after.pieces[square] = coloured(state, type);
            after.passed = OracleState.NONE;
            complete(state, after, square, false);
            finish(state, after, type, false);
            drops.put(type + "@" + OracleState.name(square), after);
          }
        }
      }
      return drops;
    }

    @Override
    protected void readItem(OracleState state, String item) {
      if (item.startsWith("@")) {
        state.values.put(item.substring(0, 2), Integer.parseInt(item.substring(2)));
      } else {
        state.marks[OracleState.square(item.substring(0, 2))] = 1;
      }
    }

    @Override
    protected String items(OracleState state) {
      List<String> items = new ArrayList<>();
      for (String hand : "@K @Q @R @B @N @P @k @q @r @b @n @p".split(" ")) {
        if (state.values.getOrDefault(hand, 0) > 0) {
          items.add(hand + state.values.get(hand));
        }
      }
      for (int i = 0; i < 64; i++) {
        if (state.marks[i ^ 56] != 0) {
          items.add(OracleState.name(i ^ 56) + "~");
        }
      }
      return items.isEmpty() ? "-" : String.join(",", items);
    }
  }
}
