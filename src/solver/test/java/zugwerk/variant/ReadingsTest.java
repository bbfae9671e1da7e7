package zugwerk.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.oracle.OracleGame;
import zugwerk.oracle.OracleState;

/**
 * Sentences of the rules that decide between two readings, each with positions where the readings differ. The
 * program and the second program must both play them so. The tests of each game hold its other sentences.
 */
class ReadingsTest {

  /** A line of moves leads to a position, perhaps with a verdict. Clocks are left out. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      # "A right is gone for good once its King or corner man has left its square, was removed, or another man stands
      # there": the Rook comes back, the King comes back, another Rook takes the place of the one that was captured.
      orthodox || 4k3/8/8/8/8/8/8/4K2R w K - | h1h2 e8e7 h2h1 | 8/4k3/8/8/8/8/8/4K2R b - - - | ''
      orthodox || 4k3/8/8/8/8/8/8/R3K2R w KQ - | e1e2 e8e7 e2e1 | 8/4k3/8/8/8/8/8/R3K2R b - - - | ''
      orthodox || 7R/1k6/8/8/8/6n1/8/4K2R b K - | g3h1 h8h1 | 8/1k6/8/8/8/8/8/4K2R b - - - | ''
      # "After any initial two-square step ... the square passed is noted, whether or not a capture is possible."
      orthodox || 4k3/8/8/8/8/8/4P3/4K3 w - - | e2e4 | 4k3/8/8/8/4P3/8/8/4K3 b - e3 - | ''
      # "A diagonal double step (Berolina) notes nothing."
      polypiece | P=fmFfcWifmA | 4k3/8/8/8/8/8/4P3/4K3 w - - | e2g4 | 4k3/8/8/8/6P1/8/8/4K3 b - - - | ''
      # "Where a custom double step jumped over a man, the square is noted too: taking there is then an ordinary
      # capture of that man."
      polypiece | P=fmWfceFifmD | 4k3/8/8/8/3p4/4N3/4P3/4K3 w - - | e2e4 | 4k3/8/8/8/3pP3/4N3/8/4K3 b - e3 - | ''
      polypiece | P=fmWfceFifmD | 4k3/8/8/8/3p4/4N3/4P3/4K3 w - - | e2e4 d4e3 | 4k3/8/8/8/4P3/4p3/8/4K3 w - - - | ''
      # "Castling is a King move (the Rook type does not step)"; it needs a man of type R and a King, "whatever their
      # current powers"; start and transit are judged with the powers before the move, the arrival square after it.
      polypiece || 4k3/8/8/8/8/8/8/4K2R w K - R1 | e1g1 | 4k3/8/8/8/8/8/8/5RK1 b - - R1 | ''
      polypiece | K=K/N | 8/8/8/8/8/6k1/8/4K2R w K - | e1g1 | 8/8/8/8/8/6k1/8/5RK1 b - - K1 | ''
      # "A man of type P reaching the last rank by any move promotes"; "the new type does not step".
      polypiece | P=N/F | 7k/8/P7/8/8/8/8/K7 w - - Q1 | a6b8q | 1Q5k/8/8/8/8/8/8/K7 b - - Q1,P1 | ''
      # One counter serves both colours; each goes along its own list.
      polypiece | 'N=N/WD|F/A/N' | 4k3/8/8/3n4/8/8/8/1N2K3 w - - N5 | b1b2 | 4k3/8/8/3n4/8/8/1N6/4K3 b - - - | ''
      # Behind "armies" each side steps only its own lists; Black's counters have small letters.
      polypiece | 'armies;N=N/WD|F/A/N' | 4k3/8/8/3n4/8/8/8/1N2K3 w - - N1,n2 | b1b2 d5f6 \
      | 4k3/8/5n2/8/8/8/1N6/4K3 w - - - | ''
      polypiece | 'armies;N=N/WD' | 4k1n1/8/8/8/8/8/8/4K1N1 w - - - | g1f3 \
      | 4k1n1/8/8/8/8/5N2/8/4K3 b - - N1 | ''
      # With R for a rider of W, a Rook's move steps W in the King and the fbNW as well: the Rook goes as a Bishop then.
      polypiece | 'R=WW;K=WF;N=fbNW;atoms;W=W/F' | 1n2k3/8/8/8/8/8/8/R3K1N1 w - - - | a1a3 b8c6 a3c5 \
      | 4k3/8/2n5/2R5/8/8/8/4K1N1 b - - - | ''
      # "A move made by atom X steps X in every man that has X in its power"; castling is made by no atom.
      polypiece | K=WF;atoms;W=W/F | 4k3/8/8/8/8/8/8/4K2R w K - | e1g1 | 4k3/8/8/8/8/8/8/5RK1 b - - - | ''
      polypiece | K=WF;atoms;W=W/F | 4k3/8/8/8/8/8/8/4K2R w K - | e1f1 | 4k3/8/8/8/8/8/8/5K1R b - - W1 | ''
      # "Legality is judged after the removals", and of the Doctor "what counts is the board after the turn, removals
      # included; a poisoned Doctor ... counts as there".
      poison || 7k/6pp/8/8/8/8/D7/K2R4 w - - a1:3,a2:2 | d1d8 | 3R3k/6pp/8/8/8/8/D7/K7 b - - a2:1,a1:2 | checkmate
      poison || 7k/6pp/8/8/8/8/D7/K2R4 w - - a1:3,a2:1 | d1d8 | 3R3k/6pp/8/8/8/8/8/K7 b - - a1:2 | draw
      # ... "and one that can no longer reach the King": this one is shut in.
      poison || 6k1/5ppp/8/8/8/PP6/DP6/BN1RK3 w - - e1:3 | d1d8 \
      | 3R2k1/5ppp/8/8/8/PP6/DP6/BN2K3 b - - e1:2 | checkmate
      # "A turn that checkmates ends the game before that King dies."
      poison || 3dk3/8/8/8/8/8/6PP/7K b - - e8:1 | d8d1 | 4k3/8/8/8/8/8/6PP/3d3K w - - e8:1 | checkmate
      # "A King whose count is 1 stands until its owner's turn ends ... If the move checkmates, the game ends there by
      # mate; otherwise the King dies. With no such move it is checkmate if the King is attacked, else a draw."
      poison || k7/p7/8/8/8/8/7R/K7 w - - a8:1 | h2h8 | k6R/p7/8/8/8/8/8/K7 b - - a8:1 | checkmate
      poison || kn6/7R/8/8/8/8/8/K7 w - - a8:1 | h7h8 | kn5R/8/8/8/8/8/8/K7 b - - a8:1 | stalemate
      poison || kn5R/p7/8/8/8/8/8/K7 b - - a8:1 | a7a6 | 1n5R/8/p7/8/8/8/8/K7 w - - - | dead king
      # Settings: a poisoned piece "can" be poisoned again "and its count is 5 again"; "a Doctor may cure a poisoned man
      # of either side".
      poison | repoison | 4k3/3H4/8/8/8/8/8/4K3 w - - e8:2 | d7*e8 | 4k3/8/8/8/8/8/8/4K3 b - - e8:5 | stalemate
      poison | cure-any | 4k3/3D4/8/8/8/8/8/4K3 w - - e8:2 | d7+e8 | 4k3/3D4/8/8/8/8/8/4K3 b - - - | check
      # Setting: "removing one for each opponent's turn": the count drops as White moves, and what dies, dies then.
      poison | opponent-turns | 4k3/8/3n4/3H4/8/8/8/4K3 w - - | d5*d6 | 4k3/8/3n4/8/8/8/8/4K3 b - - d6:5 | ''
      poison | opponent-turns | 4k3/8/3n4/3H4/8/8/8/4K3 w - - | d5*d6 e8e7 | 8/4k3/3n4/8/8/8/8/4K3 w - - d6:5 | ''
      poison | opponent-turns | 4k3/8/3n4/3H4/8/8/8/4K3 w - - | d5*d6 e8e7 e1e2 \
      | 8/4k3/3n4/8/8/8/4K3/8 b - - d6:4 | ''
      poison | opponent-turns;repoison | 4k3/3H4/8/8/8/8/8/4K3 w - - e8:1 | d7*e8 \
      | 4k3/8/8/8/8/8/8/4K3 b - - e8:5 | stalemate
      poison | opponent-turns | k7/p7/8/8/8/8/7R/K7 w - - a8:1 | a1b1 | 8/p7/8/8/8/8/7R/1K6 b - - - | lost
      poison | opponent-turns | k7/p7/8/8/8/8/7R/K7 b - - a8:1 | a7a6 | k7/8/p7/8/8/8/7R/K7 w - - a8:1 | ''
      # Setting: the guard exception is off.
      poison || 8/8/8/8/r3k3/8/4K3/8 w - - e4:3 | e2e3 | 8/8/8/8/r3k3/4K3/8/8 b - - e4:3 | ''
      poison | guards-ignored | 8/8/8/8/r3k3/8/4K3/8 w - - e4:3 | e2e3 \
      | 8/8/8/8/r3k3/4K3/8/8 b - - e4:3 | checkmate
      # "Once both Kings are unpoisoned they attack each other as in chess, guarded or not"; "the cure is judged by the
      # same exception", but only that of the own King.
      poison || 8/8/4d3/3k4/3K4/8/3R4/8 b - - d5:3 | e6+d5 | 8/8/4d3/3k4/3K4/8/3R4/8 w - - - | check
      poison || 8/8/4d3/3k4/3K4/8/3R4/8 b - - d5:3 | e6+d5 d4d3 | 8/8/4d3/3k4/8/3K4/3R4/8 b - - - | ''
      # "While a check has outlasted the enemy's pass, the capture of another General does not count as resolving it."
      shock || g6k/6pp/8/1g6/8/N7/5nPP/R5RK w - - | a3b5 pass | g6k/6pp/8/1N6/8/8/5nPP/R5RK w - - passed | checkmate
      shock | second-general | g6k/6pp/8/1g6/8/N7/5nPP/R5RK w - - | a3b5 pass a1a8 | \
      R6k/6pp/8/1N6/8/8/5nPP/6RK b - - frozen | checkmate
      # "It is left out where the King is not attacked."
      shock || 7k/6pp/8/8/8/8/6PP/g2R3K w - - passed | d1a1 | 7k/6pp/8/8/8/8/6PP/R6K b - - frozen | ''
      # "En passant rights are lost by a pass as by any other move."
      shock || 4k3/8/8/8/3p4/8/4P3/4K3 w - - frozen | pass | 4k3/8/8/8/3p4/8/4P3/4K3 b - - - | ''
      # "The majority is that of all victims on the square, whenever they were taken there": black, then white, with
      # the square empty in between.
      cursed || 4k3/8/8/3P4/8/8/8/4K3 w - - d5b | d5d6 | 4k3/8/3P4/8/8/8/8/4K3 b - - d5b | ''
      # Setting: only victims of one exchange count together, "immediately captures". A new piece has captured too.
      cursed || 4k3/8/5n2/3p4/4P3/2N5/8/4K3 w - - | e4d5 e8e7 e1e2 f6d5 | 8/4k3/8/3n4/8/2N5/4K3/8 w - - d5g | ''
      cursed | immediate-exchange | 4k3/8/5n2/3p4/4P3/2N5/8/4K3 w - - | e4d5 e8e7 e1e2 f6d5 \
      | 8/4k3/8/3n4/8/2N5/4K3/8 w - - d5w,d5x | ''
      cursed | immediate-exchange | 4k3/8/5n2/3p4/4P3/2N5/8/4K3 w - - | e4d5 f6d5 \
      | 4k3/8/8/3n4/8/2N5/8/4K3 w - - d5g,d5x | ''
      cursed | immediate-exchange | 4k3/8/5n2/3p4/4P3/2N5/8/4K3 w - - | e4d5 f6d5 c3d5 \
      | 4k3/8/8/3N4/8/8/8/4K3 b - - d5b,d5x | ''
      cursed | immediate-exchange | 3rk3/2P5/8/8/8/8/8/4K3 w - - | c7d8n e8d8 | 3k4/8/8/8/8/8/8/4K3 w - - d8g,d8x | ''
      # A piece of the side to move has not just captured.
      cursed | immediate-exchange | 4k3/8/8/3n4/8/2N5/8/4K3 b - - d5w,d5x | e8f8 c3d5 \
      | 5k2/8/8/3N4/8/8/8/4K3 b - - d5b,d5x | ''
      # "A forfeited man is no victim and curses nothing."
      cursed || 4k3/8/8/8/8/8/8/R3K3 w - - a4b | a1a4 | 4k3/8/8/8/8/8/8/4K3 b - - - | ''
      # "A Pawn dug in on a hill resists with 225"; "a Pawn on a hill hit by a Pawn keeps 34, dug in as well 56".
      hitpoint | scale;hills | 4k3/8/8/3p4/4P3/8/8/4K3 w - - d5^ | e4d5 | 4k3/8/8/3p4/8/8/8/4K3 b - - d5:34,d5^ | ''
      hitpoint | scale;hills;entrenchment | 4k3/8/8/3p4/4P3/8/8/4K3 w - - d5^,d5! | e4d5 \
      | 4k3/8/8/3p4/8/8/8/4K3 b - - d5:56,d5^,d5! | ''
      # "A man resists with ceil(points x f); a blow takes floor(firepower / f)": 67 resists with 101, 45 with 102.
      hitpoint | scale;hills | 4k3/8/8/3p4/4P3/8/8/4K3 w - - d5:67,d5^ | e4d5 \
      | 4k3/8/8/3p4/8/8/8/4K3 b - - d5:1,d5^ | ''
      hitpoint | scale;hills | 4k3/8/8/3p4/4P3/8/8/4K3 w - - d5:66,d5^ | e4d5 \
      | 4k3/8/8/3P4/8/8/8/4K3 b - - d5:1,d5^ | ''
      hitpoint | scale;hills;entrenchment | 4k3/8/8/3p4/4P3/8/8/4K3 w - - d5:45,d5^,d5! | e4d5 \
      | 4k3/8/8/3p4/8/8/8/4K3 b - - d5:1,d5^,d5! | ''
      # "The attacker loses ceil(resistance x edge / 100)": 37 percent of 150 are 56.
      hitpoint | scale;edge=37;hills | 4k3/8/8/3p4/4P3/8/8/4K3 w - - d5^ | e4d5 \
      | 4k3/8/8/3p4/4P3/8/8/4K3 b - - d5:34,e4:44,d5^ | ''
      # A hill is of use to the piece that is attacked, not to the attacker.
      hitpoint | scale;hills | 4k3/8/8/4p3/8/5N2/8/4K3 w - - f3^ | f3e5 | 4k3/8/8/4N3/8/8/8/4K3 b - - e5:200,f3^ | ''
      # "Where edge lets both live nobody moves, and A keeps its trench"; a piece that moves leaves it.
      hitpoint | scale;edge=50;entrenchment | 4k3/8/8/4r3/8/5N2/8/3K4 w - - f3! | f3e5 \
      | 4k3/8/8/4r3/8/5N2/8/3K4 b - - e5:200,f3:50,f3! | ''
      hitpoint | scale;entrenchment | 4k3/8/8/4p3/8/5N2/8/4K3 w - - f3! | f3e5 \
      | 4k3/8/8/4N3/8/8/8/4K3 b - - e5:200 | ''
      # "En passant ... with edge the attacker may live, on a hill the victim may survive where it stands."
      hitpoint || 4k3/8/8/3pP3/8/8/8/4K3 w - d6 - | e5d6 | 4k3/8/8/8/8/8/8/4K3 b - - - | ''
      hitpoint | scale;edge=50 | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 - | e5d6 | 4k3/8/3P4/8/8/8/8/4K3 b - - d6:50 | ''
      hitpoint | scale;hills | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 d5^ | e5d6 | 4k3/8/8/3p4/8/8/8/4K3 b - - d5:34,d5^ | ''
      hitpoint | scale;edge=50;hills | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 d5^ | e5d6 \
      | 4k3/8/8/3pP3/8/8/8/4K3 b - - d5:34,e5:25,d5^ | ''
      # "A promoted man starts with its full points"; "with edge a Pawn that survives and moves there promotes".
      hitpoint | scale | 8/k5P1/8/8/8/8/8/K7 w - - g7:15 | g7g8b | 6B1/k7/8/8/8/8/8/K7 b - - - | ''
      hitpoint | scale;edge=50 | 3n4/k3P3/8/8/8/8/8/K7 w - - d8:100 | e7d8b | 3B4/k7/8/8/8/8/8/K7 b - - - | ''
      hitpoint | scale;edge=0 | 3n4/k3P3/8/8/8/8/8/K7 w - - - | e7d8 | 3n4/k3P3/8/8/8/8/8/K7 b - - d8:200 | ''
      # "On hills or dug in, a King with more than 300 points is not attacked by a King": one King checks another.
      hitpoint | scale;hills | 8/8/8/3k4/8/3K4/8/8 w - - d4^ | d3d4 | 8/8/8/3k4/3K4/8/8/8 b - - d4^ | check
      # "Castling moves both King and Rook: both lose their trenches."
      hitpoint | scale;entrenchment | k7/8/8/8/8/8/8/4K2R w K - e1!,h1! | e1g1 | k7/8/8/8/8/8/8/5RK1 b - - - | ''
      """)
  void leads(String id, String settings, String fen, String line, String end, String verdict) {
    String start = withClocks(fen);
    Game game = Game.of(id, orEmpty(settings));
    OracleGame oracle = OracleGame.of(id, orEmpty(settings));
    OracleState state = oracle.parse(start);
    for (String move : line.split(" ")) {
      state = oracle.play(state, move);
    }
    assertEquals(end, withoutClocks(oracle.fen(state)));
    assertEquals(verdict, oracle.verdict(state));
    assertEquals(end, withoutClocks(game.after(start, line)));
    assertEquals(verdict, game.verdict(start, line));
  }

  /** A piece has these moves, in long form, and no others. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      # "Taking there is then an ordinary capture of that man": a Pawn does not pass its own piece.
      polypiece | P=fmWfceFifmD | 4k3/8/8/8/3pP3/4n3/8/4K3 b - e3 - | d4 | d4d3
      # "Only a man of type P may capture there."
      polypiece | N=fceF | 4k3/8/8/3pN3/8/8/8/4K3 w - d6 - | e5 | ''
      # A move that turns an enemy piece so that it attacks one's own King is illegal.
      polypiece || 8/1K6/P7/kn6/4N3/8/8/8 w - - - | e4 | ''
      # The arrival square of castling is judged with the powers after the move, the start square with those before.
      polypiece | K=K/N | 8/8/8/8/8/5k2/8/4K2R w K - - | e1 | e1d1 e1e2 e1f1 e1f2
      polypiece | K=K/N | 8/8/8/8/8/5k2/8/4K2R w K - K1 | e1 | e1c2 e1d3
      # "Each judged as if the King stood there and its start square were empty": with the Rook still on its corner the
      # tile under it is dormant, and the Knight crosses h1.
      cursed || 4k3/8/8/8/8/7n/8/4K2R w K - h1g | e1 | e1d1 e1d2 e1e2 e1f1
      # Phased Polypiece: Black's list is White's, one entry ahead.
      polypiece | 'N=N/WD|WD/N' | 4k1n1/8/8/8/8/5N2/8/4K3 b - - N1 | g8 | g8e7 g8f6 g8h6
      # A King's own step that looks like castling is told from it.
      polypiece | K=KD | 4k3/8/8/8/8/8/8/4K2R w K - - | e1g | e1g1 e1g1/K
      # A capture en passant is told from a quiet move of the same Pawn.
      polypiece | P=fmWfmFfceFifmnD | 4k3/8/8/8/3pP3/8/8/4K3 b - e3 - | d4 | d4c3 d4d3 d4e3 d4e3/e
      # "An atom's list holds Betza expressions; where a man's power names X it means X's current entry."
      polypiece | N=fbNW;atoms;N=N/WD | 7k/8/8/8/4N3/8/8/K7 w - - N1 | e4 \
      | e4d4 e4e2 e4e3/N e4e3/W e4e5/N e4e5/W e4e6 e4f4
      polypiece | 'armies;N=N/WD' | 4k1n1/8/8/8/8/5N2/8/4K3 b - - N1 | g8 | g8e7 g8f6 g8h6
      # "A man that is already poisoned cannot be poisoned again."
      poison || 4k3/8/8/3np3/4H3/8/8/4K3 w - - d5:3 | e4* | e4*e5
      # A poisoned King beside a King is attacked only "if that capture would be legal", "judged with the capturing King
      # lifted off".
      poison || 8/8/8/8/r3k3/4K3/8/8 b - - e4:3 | '' | a4b4 a4c4 a4d4
      poison || 8/8/8/8/4k3/4K3/8/r7 b - - e4:3 | '' | a1a4 a1e1
      poison | guards-ignored | 8/8/8/8/4k3/4K3/8/r7 b - - e4:3 | '' | ''
      # "g1-f3 crosses g2 and g3": that one path only.
      cursed || 4k3/8/8/8/8/8/8/K5N1 w - - g3g | g1 | g1e2
      cursed || 4k3/8/8/8/8/8/8/K5N1 w - - f2b | g1 | g1e2 g1f3 g1h3
      # "The Knight may go by either L ... and is barred only if both are."
      cursed | either-leg | 4k3/8/8/8/8/8/8/K5N1 w - - g3g | g1 | g1e2 g1f3 g1h3
      cursed | either-leg | 4k3/8/8/8/8/8/8/K5N1 w - - g3g,f2b | g1 | g1e2 g1h3
      # Setting: "if his L-shaped move includes the cursed square somewhere in the path".
      cursed | both-legs | 4k3/8/8/8/8/8/8/K5N1 w - - g3g | g1 | g1e2
      cursed | both-legs | 4k3/8/8/8/8/8/8/K5N1 w - - f2b | g1 | g1h3
      # With the counts of the opponent's turns, an enemy piece that dies opens a line to the mover's King.
      poison || 4r2k/8/8/8/8/4n3/8/4K3 w - - e3:1 | e1 | e1d1 e1d2 e1e2 e1f1 e1f2
      poison | opponent-turns | 4r2k/8/8/8/8/4n3/8/4K3 w - - e3:1 | e1 | e1d1 e1d2 e1f1 e1f2
      # "A move of that turn is legal only if that King, still standing, is not attacked once the other removals are
      # done."
      poison || kn5R/p7/8/8/8/8/8/K7 b - - a8:1 | '' | a7a5 a7a6
      poison || k1n4R/p7/8/8/8/8/8/K7 b - - a8:1,c8:1 | '' | ''
      poison | repoison | 4k3/8/8/3np3/4H3/8/8/4K3 w - - d5:3 | e4* | e4*d5 e4*e5
      poison | cure-any | 4k3/8/8/3np3/4D3/8/8/4K3 w - - d5:3 | e4+ | e4+d5
      # "Digging in is ... legal whenever the King is not attacked after it, so it may end a check."
      hitpoint | scale;entrenchment | 4k3/8/8/8/8/3n4/8/4K3 w - - - | e1 | e1! e1d1 e1d2 e1e2 e1f1
      hitpoint | scale;entrenchment | 4k3/8/8/8/8/8/8/r3K3 w - - - | e1 | e1d2 e1e2 e1f2
      hitpoint | scale;hills;entrenchment | 8/8/8/3k4/3K4/8/8/8 b - - d4^ | d5! | d5!
      # "A man that is dug in does not dig in again."
      hitpoint | scale;entrenchment | 4k3/8/8/8/8/8/4P3/4K3 w - - e2! | e2 | e2e3 e2e4
      # Kings side by side, on a hill: with 300 points there the King is attacked, with 450 it is not.
      hitpoint | scale;hills | 8/8/8/3k4/8/3K4/8/8 w - - d4^ | d3 | d3c2 d3c3 d3d2 d3d4 d3e2 d3e3
      hitpoint | scale;hills | 8/8/8/3k4/8/3K4/8/8 w - - d3:200,d4^ | d3 | d3c2 d3c3 d3d2 d3e2 d3e3
      # "The squares that the King crosses and reaches are judged without" a trench, the start square with it.
      hitpoint | scale;entrenchment | k7/8/8/8/8/7n/8/4K2R w K - e1! | '' | e1d1 e1d2 e1e2 e1f1 h1! h1f1 h1g1 h1h2 h1h3
      hitpoint | scale;entrenchment | k7/8/8/8/8/3n4/8/4K2R w K - e1! | e1g | e1g1
      hitpoint | scale;entrenchment | k7/8/8/8/8/3n4/8/4K2R w K - - | e1g | ''
      # "With edge a Pawn that survives and moves there promotes."
      hitpoint | scale;edge=0 | 3n3k/4P3/8/8/8/8/8/K7 w - - d8:100 | e7d | e7d8b e7d8n e7d8q e7d8r
      hitpoint | scale;edge=0 | 3n3k/4P3/8/8/8/8/8/K7 w - - d8:101 | e7d | e7d8
      hitpoint | scale | 3n3k/4P3/8/8/8/8/8/K7 w - - d8:100 | e7d | e7d8
      """)
  void goes(String id, String settings, String fen, String beginning, String moves) {
    String start = withClocks(fen);
    OracleGame oracle = OracleGame.of(id, orEmpty(settings));
    assertEquals(moves, chosen(oracle.legalMoves(oracle.parse(start)), beginning));
    assertEquals(moves, chosen(Arrays.asList(Game.of(id, orEmpty(settings)).moves(start).split(" ")), beginning));
  }

  private static String chosen(List<String> moves, String beginning) {
    return String.join(" ", moves.stream().filter(move -> move.startsWith(beginning)).sorted().toList());
  }

  private static String orEmpty(String settings) {
    return settings == null ? "" : settings;
  }

  /** With the clocks, which the rows leave out, and the state, which they may leave out. */
  private static String withClocks(String fen) {
    String[] fields = fen.split(" ");
    return String.join(" ", Arrays.copyOf(fields, 4)) + " 0 1 " + (fields.length > 4 ? fields[4] : "-");
  }

  private static String withoutClocks(String fen) {
    String[] fields = fen.split(" ");
    return String.join(" ", Arrays.copyOf(fields, 4)) + " " + (fields.length > 6 ? fields[6] : "-");
  }
}
