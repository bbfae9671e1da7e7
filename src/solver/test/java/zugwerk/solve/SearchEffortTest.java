package zugwerk.solve;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How many moves the search plays at most to solve a problem on one thread. Move ordering, tables and cuts change no
 * solution, only this number, so that no other test would notice their loss. Half as many again are allowed.
 */
class SearchEffortTest {

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox  | 2K3n1/1pB1b3/1R3pP1/2Nk1p2/B6q/1N1P4/2Pp2P1/6r1 w - - | #4 | 32214",
      "orthodox  | n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k w - -       | #5 | 56957",
      "orthodox  | 8/5p1b/5Pp1/6P1/6PR/3P4/2P1P1pp/2K1Q1nk w - -         | #4 | 5696",
      "orthodox  | 8/8/6B1/2b2K1p/1p6/qP6/rpQ3P1/k7 w - -                | #6 | 83081",
      "hitpoint  | k7/8/2P5/8/5K2/8/8/8 w - -                            | #4 | 1072",
      "poison    | 8/8/8/7G/2R2H2/6k1/K7/8 w - -                         | #3 | 7004",
      "polypiece | 6k1/8/4N1K1/8/8/8/8/8 w - -                           | #6 | 146890",
      "shock     | kb6/8/5P2/1G2N3/8/8/7g/6GK w - -                      | s#3 | 2102",
      "orthodox  | 6b1/Qp1PPqp1/n2K1pPB/2N3R1/4p1P1/1P2k1nB/1PR1pN1b/4r1r1 w - - | s#2 | 2014",
      "orthodox  | 1B5N/6Pr/8/R4pp1/4kP1b/3R2pK/1N4PP/8 w - -            | hs#2 | 6060",
      "orthodox  | K7/3r4/8/3Q2n1/8/5b2/7q/7k w - -                      | r=3 | 3119",
      "orthodox  | 8/5R2/8/8/8/7N/1K6/3k4 w - -                          | =3 | 15629"})
  void fewMovesArePlayed(String game, String fen, String stipulation, long moves) {
    Solution solution = SolverTest.solve(game, fen, stipulation, SolveOptions.DEFAULT.threads(1));
    assertTrue(2 * solution.nodes() <= 3 * moves, () -> solution.nodes() + " moves, not " + moves);
  }

  /** Problems of Popeye's example files. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox  | 8/8/8/5K2/4N3/2Qbk3/4p3/7R w - -                 | h#0.5   | 41",
      "orthodox  | 8/1Kp5/3kp3/3Pp3/8/8/1B1R4/8 w - -               | h#1.5   | 46",
      "orthodox  | 1r2k2r/4p3/8/3KN3/8/8/8/8 b k -                  | h#1.5   | 46",
      "orthodox  | 8/2p2n2/2qk1K2/2p5/3p4/4P3/3R4/8 w - -           | h#1.5   | 47",
      "orthodox  | 8/8/8/3kp3/4r3/4P1K1/2P2N2/8 b - -               | h#3     | 50",
      "orthodox  | 8/7b/3q4/1K6/3k1P2/8/2P2P2/6b1 b - -             | h#3     | 105",
      "orthodox  | n3n3/P1P5/3k4/8/2K5/8/8/8 w - -                  | h#2.5   | 179",
      "orthodox  | 8/3K4/3B4/3p4/3kN3/4p3/3P4/8 b - -               | h#3     | 31",
      "orthodox  | B1k5/p1q5/8/6p1/7b/6p1/7B/4K2R b K -             | h#2     | 445",
      "orthodox  | 8/8/1B6/8/3PP3/1PnkpB2/8/RN2K3 b Q -             | h#2     | 1101",
      "orthodox  | 8/5K2/8/2P1b3/3kN3/3B1P2/8/8 b - -               | h#3     | 117",
      "orthodox  | 8/4n3/3p4/3p3k/5r1B/4K2p/7P/5B2 w - -            | h#2.5   | 491",
      "orthodox  | K7/R5N1/r7/3p1p2/5n2/4kp2/8/8 b - -              | h#3     | 128",
      "orthodox  | 8/8/8/K1pnp3/2pkp3/2ppp3/8/5B2 b - -             | h#4     | 382",
      "orthodox  | r7/r7/R2Pk1PP/3Np1p1/KP1p2P1/1Q6/2b1p3/3q4 b - - | h#2     | 2801",
      "orthodox  | 1k6/6p1/8/8/8/7p/7P/7K b - -                     | h#9     | 7304",
      "orthodox  | 8/5K2/3q4/3pBN2/3pkb2/8/8/8 b - -                | h#3     | 3114",
      "orthodox  | 6K1/4rN2/2p5/2pRpp2/4k3/8/b1r5/8 b - -           | h#3     | 1954",
      "orthodox  | K7/5p2/2B5/N2b1p2/r3n3/2b1p3/1pknp3/8 b - -      | h#3     | 250",
      "orthodox  | 2N5/3p4/3rkpK1/8/3n4/8/8/8 b - -                 | h#5     | 2045",
      "orthodox  | 8/1r3p2/1p6/B1pBpk2/2q5/3b1N2/5p2/K1b5 b - -     | h#3     | 1297",
      "orthodox  | 1b4b1/N5K1/8/4p3/r7/k3nq2/3p4/8 b - -           | h#5     | 10930",
      "orthodox  | 8/7K/8/2kb2p1/2pq1p2/2prp3/5P2/8 b - -          | h#6     | 9813",
      "orthodox  | 8/2p5/1p6/3kb3/3pn3/1q6/8/K3N1rB b - -           | h#3     | 141",
      "orthodox  | r3k2r/8/8/8/8/6B1/5P2/4K2R b Kkq -               | h#2     | 228",
      "orthodox  | r3k3/7p/8/8/8/8/B7/R3K2R b KQq -                 | h#2.5   | 48",
      "orthodox  | r3k2r/2p5/3n4/8/8/8/7B/RK6 b kq -                | ser-h#3 | 168",
      "orthodox  | 8/8/2b3R1/8/8/1K6/6p1/k7 b - -                   | h=2     | 2070",
      "orthodox  | 4b2Q/1PP1kP2/8/8/K7/8/3p4/8 w - -                | h=2.5   | 690",
      "orthodox  | 8/1P6/8/8/5p2/6p1/pp2ppKp/Nk3R2 b - -            | h=3     | 1736",
      "orthodox  | 5n2/K7/8/8/8/8/p2pP1p1/7k b - -                  | h=6     | 773",
      "orthodox  | 8/8/6K1/8/1P3p2/8/1p1p2p1/7k b - -               | h=6     | 7278",
      "orthodox  | 2k5/3p4/3p4/3p4/3p3B/3p4/3p1K2/R7 b - -          | ser-h=13 | 960",
      "orthodox  | kr6/1R6/8/8/8/8/8/5K2 w - -                      | ser-#6  | 133",
      "orthodox  | K1n1r3/4b3/k7/2n3p1/5p2/3b4/3P4/8 w - -          | ser-=65 | 8405",
      "orthodox  | 8/8/4K3/8/2kpn3/2rb2B1/8/8 b - -                 | ser-h#6 | 305",
      "orthodox  | 5b2/rp6/1K3P2/1Pp1kP2/8/1pp5/2PB4/1R6 b - -      | ser-h#6 | 16489",
      "orthodox  | 8/8/knb5/npq5/rbr5/1P1K4/8/8 b - -              | ser-h#9 | 5960",
      "orthodox  | 8/8/8/7K/8/5N2/4Npp1/5k2 b - -                   | ser-h=3 | 366",
      "orthodox  | 8/k1P5/1Rp5/2p5/2Pp4/3P4/p7/2K5 b - -            | ser-h=5 | 234",
      "orthodox  | 8/8/7K/3N4/8/6pp/6pp/6k1 b - -                   | pser-h#6 | 5292",
      "orthodox  | 7K/4P3/7B/6r1/2N2kpN/7n/3p1nrr/1R4bq b - -       | pser-h=4 | 308",
      "orthodox  | 8/8/8/8/8/4P3/1K2p3/3N3k b - -                   | pser-h#7 | 15419"})
  void fewMovesArePlayedInHelpAndSeriesPlay(String game, String fen, String stipulation, long moves) {
    fewMovesArePlayed(game, fen, stipulation, moves);
  }

  /** Problems of Popeye's example files, and games of three moves. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox | r1bqkbnr/ppp2ppp/3p4/8/8/8/PPPPPPPP/R1BQKBNR w - -           | dia4.0    | 3506",
      "orthodox | rnbqkb1r/ppp2ppp/8/8/8/8/PPPPPPPP/RNBQKB1R w - -             | dia4      | 534",
      "orthodox | rn1qkbnr/ppp1pppp/3p4/8/4P3/8/PPPP1PPP/RNBQKBNR b - -        | dia3.5    | 3147",
      "orthodox | rnbqkbnr/ppp2ppp/3pp3/8/8/1PP5/P2PPPPP/RNB1KBNR w - -        | dia4.0    | 5294",
      "orthodox | rnbqkbnr/pp3ppp/2p1p3/8/4P3/8/PPPP1PPP/RNBQK1NR w - -        | dia4.0    | 19345",
      "orthodox | rnbqkbnr/pppp1p1p/8/4p1p1/1PQP4/8/P1PNPPPP/2KR1BNR w - -     | dia6.0    | 13991",
      "orthodox | rnbqkr1K/pppppp1p/5npb/8/5P2/4P3/PPPP2PP/RNBQ1BNR w - -      | dia9.0    | 23741",
      "orthodox | rnbqkb2/pppppB1p/8/8/5R2/8/PPPPPP2/RNBQKBNR w - -            | ser-dia14 | 1432",
      "orthodox | rnb1kbnr/pppp1ppp/8/4p3/5P1q/6K1/PPPPP1PP/RNBQ1BNR b - -     | dia2.5    | 82",
      "orthodox | rnbqkbnr/1p2pppp/p2p4/8/8/8/PPPP1PPP/RNBQKBNR w - -          | dia3.0    | 851",
      "shock    | rnb1kbnr/ppp1pppp/8/g7/8/2N5/PPPP1PPP/R1BGKBNR w - -         | dia3.0    | 145",
      "cursed   | rnb1kbnr/ppp1pppp/8/8/3q4/2N5/PPPP1PPP/R1BQKBNR w - - 0 1 d5g | dia3.0    | 558"})
  void fewMovesArePlayedInProofGames(String game, String fen, String stipulation, long moves) {
    fewMovesArePlayed(game, fen, stipulation, moves);
  }
}
