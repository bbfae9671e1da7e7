package zugwerk.oracle;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sentences of Poison Chess about Kings: poisoned, dying, mating, side by side. */
class OraclePoisonedKingTest {

  private final OracleGame game = OracleGame.of("poison", "");

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      # A poisoned piece gives no check, and a Harpy never does.
      4r1k1/8/8/8/8/8/8/4K3 w - - 0 1 e8:2 | ''
      4h1k1/8/8/8/8/8/8/4K3 w - - 0 1 - | ''
      # A poisoned King in check that no piece can help is mated; with no check and no move it is stalemate.
      4r1k1/8/8/8/8/8/8/4K2N w - - 0 1 e1:2 | checkmate
      6k1/8/8/8/8/8/8/4K3 w - - 0 1 e1:2 | stalemate
      6k1/8/8/8/8/8/8/4K3 w - - 0 1 e1:1 | stalemate
      # The last turn is like the others: what does not end the check does not help, and a pinned piece stays.
      4r1k1/8/8/8/8/8/8/4K2N w - - 0 1 e1:1 | checkmate
      4r1k1/8/8/8/8/B7/8/4K3 w - - 0 1 e1:1 | check
      4r1k1/8/8/8/8/8/8/4K3 w - - 0 1 e1:1 | checkmate
      kn5R/8/8/8/8/8/8/K7 b - - 0 1 a8:1 | stalemate
      k6R/p7/8/8/8/8/8/K7 b - - 0 1 a8:1 | checkmate
      # A dead King ends the game, whichever side is to move.
      6k1/8/8/8/8/8/8/4R3 b - - 0 1 - | dead king
      6k1/8/8/8/8/8/8/4R3 w - - 0 1 - | dead king
      # Mate by a side with a poisoned King and no Doctor is a draw; a poisoned Doctor counts.
      1R5k/R7/8/8/8/8/8/K7 b - - 0 1 a1:3 | draw
      1R5k/R7/8/8/8/8/8/K7 b - - 0 1 - | checkmate
      1R5k/R7/8/8/8/8/8/K2D4 b - - 0 1 a1:3,d1:2 | checkmate
      1R5k/R7/8/8/8/8/8/K2d4 b - - 0 1 a1:3,d1:2 | draw
      # A King beside a poisoned King attacks it, unless an unpoisoned piece other than a Harpy guards it.
      8/8/8/3k4/3K4/8/8/8 b - - 0 1 d5:3 | checkmate
      3r4/8/8/3k4/3K4/8/8/8 b - - 0 1 d5:3 | ''
      3r4/8/8/3k4/3K4/8/8/8 b - - 0 1 d8:3,d5:3 | checkmate
      3h4/8/8/3k4/3K4/8/8/8 b - - 0 1 d5:3 | checkmate
      3r4/3N4/8/3k4/3K4/8/8/8 b - - 0 1 d5:3 | check
      8/2p5/4p3/3k4/3K4/8/8/8 b - - 0 1 d5:3 | ''
      # Two unpoisoned Kings side by side: the one to move is in check, guarded or not.
      8/8/4d3/3k4/3K4/8/8/8 w - - 0 1 - | check
      8/8/4d3/3k4/3K4/8/3R4/8 w - - 0 1 - | check
      8/8/8/3k4/3K4/8/3R4/8 b - - 0 1 - | check
      """)
  void stands(String fen, String verdict) {
    OracleLines.stands(game, fen, verdict);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      # A poisoned King in check is helped by poisoning the checking piece, a capture or an interposition.
      6k1/8/8/8/3H4/4r3/8/4K3 w - - 0 1 e1:4 | '' | d4*e3
      4r1k1/8/8/8/8/B7/8/1N2K3 w - - 0 1 e1:4 | '' | a3e7
      # In its last turn it is helped by the same, although it dies unless it is cured or mates.
      4r1k1/8/8/8/8/8/7D/4K3 w - - 0 1 h2:3,e1:1 | '' | ''
      4r1k1/8/8/8/8/8/3D4/4K3 w - - 0 1 e1:1 | '' | d2e2 d2e3
      6k1/8/8/8/3H4/4r3/8/4K3 w - - 0 1 e1:1 | '' | d4*e3
      kn5R/p7/8/8/8/8/8/K7 b - - 0 1 a8:1 | '' | a7a5 a7a6
      # Other pieces go before the King does: the Pawn shuts the line no longer.
      4r1k1/8/8/8/8/7N/4P3/4K3 w - - 0 1 e2:1,e1:1 | '' | ''
      4r1k1/8/8/8/8/7N/4P3/4K3 w - - 0 1 e2:2,e1:1 | '' | h3f2 h3f4 h3g1 h3g5
      # A King that is attacked does not mate, whether it would die or not.
      7k/R7/8/8/8/2b5/8/KR1D4 w - - 0 1 a1:1 | b1b8 | ''
      6k1/8/8/8/8/8/3D4/4K3 w - - 0 1 e1:1 | d2+ | d2+e1
      # A cure ends a check: the Doctor that cures itself guards its King again.
      8/8/4d3/3k4/3K4/8/8/8 b - - 0 1 e6:2,d5:3 | '' | e6+e6
      # A dead King leaves no moves.
      6k1/8/8/8/8/8/8/4R3 b - - 0 1 - | '' | ''
      6k1/8/8/8/8/8/8/4R3 w - - 0 1 - | '' | ''
      # An unpoisoned King never steps beside an unpoisoned one, guarded or not, also to capture.
      8/8/8/3k4/8/3K4/3R4/8 w - - 0 1 - | d3 | d3c2 d3c3 d3e2 d3e3
      8/8/8/3k4/3p4/3K4/3R4/8 w - - 0 1 - | d3 | d3c2 d3e2
      8/8/8/3k4/8/3K4/3R4/8 w - - 0 1 d5:1 | d3 | d3c2 d3c3 d3c4 d3d4 d3e2 d3e3 d3e4
      # The poisoned King's guards: along the fifth rank, or through the King that would capture.
      8/8/8/3k4/3K4/8/8/r7 b - - 0 1 d5:3 | '' | a1a5 a1d1
      # A King must leave an unpoisoned King and never steps beside it again, guarded or not.
      8/8/4d3/3k4/3K4/8/8/8 w - - 0 1 - | '' | d4c3 d4d3
      8/8/4d3/3k4/3K4/8/3R4/8 w - - 0 1 - | '' | d4c3 d4d3
      8/p6p/3p4/3dk3/4K3/3P4/P6P/8 w - - 0 1 - | '' | e4e3
      # Or a Harpy poisons the King that has been cured.
      8/8/2Hd4/3k4/3K4/8/3R4/8 w - - 0 1 - | '' | c6*d5 d4c3 d4d3 d4e3
      # No castling out of the check by an unpoisoned King; a poisoned one attacks nothing.
      4r3/8/8/8/8/8/4k3/R3K2H w K - 0 1 - | '' | ''
      4r3/8/8/8/8/8/4k3/R3K2H w K - 0 1 e2:3 | e1g | e1g1
      4r3/8/8/8/8/8/4k3/R3K2H w K - 0 1 a1:2 | '' | ''
      """)
  void goes(String fen, String beginning, String moves) {
    OracleLines.goes(game, fen, beginning, moves);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      # The King may be poisoned like any piece; its count drops until it dies.
      4k3/3H4/8/8/8/8/p7/4K3 w - - 0 1 - | d7*e8 | 4k3/8/8/8/8/8/p7/4K3 b - - 1 1 e8:5 | ''
      4k3/8/8/8/8/p7/8/4K3 b - - 0 1 e8:2 | a3a2 | 4k3/8/8/8/8/8/p7/4K3 w - - 0 2 e8:1 | ''
      4k3/8/8/8/8/p7/8/4K3 b - - 0 1 e8:1 | a3a2 | 8/8/8/8/8/8/p7/4K3 w - - 0 2 - | dead king
      4r1k1/8/8/8/8/B7/8/4K3 w - - 0 1 e1:1 | a3e7 | 4r1k1/4B3/8/8/8/8/8/8 b - - 1 1 - | dead king
      # A turn that mates ends the game before the King dies, count 1.
      7k/R7/8/8/8/8/8/KR1D4 w - - 0 1 a1:1 | b1b8 | 1R5k/R7/8/8/8/8/8/K2D4 b - - 1 1 a1:1 | checkmate
      7k/R7/8/8/8/8/8/KR1D4 w - - 0 1 a1:1 | b1b7 | 7k/RR6/8/8/8/8/8/3D4 b - - 1 1 - | dead king
      # Without a Doctor that mate is a draw, also when the Doctor dies in this very turn.
      7k/R7/8/8/8/8/8/KR6 w - - 0 1 a1:1 | b1b8 | 1R5k/R7/8/8/8/8/8/K7 b - - 1 1 a1:1 | draw
      7k/R7/8/8/8/8/8/KR1D4 w - - 0 1 a1:1,d1:1 | b1b8 | 1R5k/R7/8/8/8/8/8/K7 b - - 1 1 a1:1 | draw
      7k/R7/8/8/8/8/8/KR6 w - - 0 1 a1:3 | b1b8 | 1R5k/R7/8/8/8/8/8/K7 b - - 1 1 a1:2 | draw
      # A poisoned Bishop attacks no King.
      7k/R7/8/8/8/2b5/8/KR1D4 w - - 0 1 c3:2,a1:1 | b1b8 \
      | 1R5k/R7/8/8/8/2b5/8/K2D4 b - - 1 1 c3:2,a1:1 | checkmate
      # The mate is judged after the removals: here one of them opens the line that mates, there one shuts nothing.
      7k/R7/8/8/8/8/7P/K2D3R w - - 0 1 h2:1,a1:1 | d1g1 | 7k/R7/8/8/8/8/8/K5DR b - - 1 1 a1:1 | checkmate
      7k/R7/8/8/8/8/7P/K2D3R w - - 0 1 h2:2,a1:1 | d1g1 | 7k/R7/8/8/8/8/7P/6DR b - - 1 1 h2:1 | dead king
      # A King in its own last turn is mated as in any other.
      k7/p7/8/8/8/8/7R/K7 w - - 0 1 a8:1 | h2h8 | k6R/p7/8/8/8/8/8/K7 b - - 1 1 a8:1 | checkmate
      k7/8/8/8/8/8/7p/K5R1 w - - 0 1 a8:1,a1:3 | g1g8 | k5R1/8/8/8/8/8/7p/K7 b - - 1 1 a8:1,a1:2 | draw
      k7/8/8/8/8/7p/8/K5RD w - - 0 1 a8:1,a1:1 | g1g8 | k5R1/8/8/8/8/7p/8/K6D b - - 1 1 a8:1,a1:1 | checkmate
      k7/8/8/8/8/b7/8/K3D1R1 w - - 0 1 a8:1,a1:1 | g1g8 | k5R1/8/8/8/8/b7/8/4D3 b - - 1 1 a8:1 | dead king
      # A cure beside the enemy King gives check to that King, guarded or not.
      8/8/4d3/3k4/3K4/8/8/8 b - - 0 1 d5:3 | e6+d5 | 8/8/4d3/3k4/3K4/8/8/8 w - - 1 2 - | check
      8/8/4d3/3k4/3K4/8/3R4/8 b - - 0 1 d5:3 | e6+d5 | 8/8/4d3/3k4/3K4/8/3R4/8 w - - 1 2 - | check
      """)
  void ends(String fen, String moves, String end, String verdict) {
    OracleLines.ends(game, fen, moves, end, verdict);
  }
}
