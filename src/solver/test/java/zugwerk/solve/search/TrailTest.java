package zugwerk.solve.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zugwerk.board.Position;
import zugwerk.notation.Fen;
import zugwerk.notation.MoveText;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

class TrailTest {

  private static final int GAMES = 60;
  private static final int PLIES = 150;

  /** Where each piece comes from is followed by hand, from square to square, through random games. */
  @Test
  void aPieceIsHomeWhereItStoodInTheDiagram() {
    Variant orthodox = Variants.of("orthodox");
    Random random = new Random(5);
    Map<Map<Integer, Integer>, Long> numbers = new HashMap<>();
    int homes = 0;
    int castled = 0;
    for (int game = 0; game < GAMES; game++) {
      Position position = Position.of(Fen.parse(orthodox, "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq -"));
      Trail trail = new Trail(orthodox, position);
      Map<Integer, Integer> origins = new HashMap<>();
      for (int square = 0; square < 64; square++) {
        if (position.piece(square) != 0) {
          origins.put(square, square);
        }
      }
      assertEquals(0, trail.origins());
      for (int ply = 0; ply < PLIES; ply++) {
        List<Move> moves = new MoveText(orthodox).legal(position);
        if (moves.isEmpty()) {
          break;
        }
        Move move = moves.stream().filter(Move.Castling.class::isInstance).findFirst()
            .orElse(moves.get(random.nextInt(moves.size())));
        castled += move instanceof Move.Castling ? 1 : 0;
        follow(origins, move);
        int mark = position.mark();
        trail.before(EncodedMove.pack(move));
        MoveMaker.make(orthodox, position, EncodedMove.pack(move));
        trail.made(EncodedMove.pack(move), mark);
        boolean home = origins.get(move.to()) == move.to();
        assertEquals(home, trail.isHome(), () -> Fen.format(position.setup()));
        homes += home ? 1 : 0;
        Map<Integer, Integer> away = new HashMap<>(origins);
        away.entrySet().removeIf(entry -> entry.getKey().equals(entry.getValue()));
        long number = trail.origins();
        assertEquals(number, numbers.computeIfAbsent(away, _ -> number),
            "alike where pieces come from the same squares");
      }
    }
    assertEquals(numbers.size(), numbers.values().stream().distinct().count(), "different otherwise");
    assertTrue(homes > 50 && castled > 50, homes + " at home, " + castled + " castled");
  }

  private static void follow(Map<Integer, Integer> origins, Move move) {
    Integer origin = origins.remove(move.from());
    switch (move) {
      case Move.Castling _ -> {
        boolean kingside = move.to() > move.from();
        origins.put(kingside ? move.to() - 1 : move.to() + 1,
            origins.remove(kingside ? move.to() + 1 : move.to() - 2));
      }
      case Move.EnPassant _ -> origins.remove(move.to() % 8 + move.from() / 8 * 8);
      default -> {}
    }
    origins.put(move.to(), origin);
  }
}
