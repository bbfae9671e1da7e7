package zugwerk.condition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.game.Board;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

class ConditionsTest {

  private static Variant game(String conditions) {
    return Variants.of("orthodox", "conditions: " + conditions);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "Circe                     | Circe",
      "circe                     | Circe",
      "Mirror Circe              | Circe mirror",
      "circemirror rexinclusive  | Circe rex inclusive mirror",
      "MirrorAnticirce cheylan   | Anticirce Cheylan mirror",
      "mirrormarscirce           | Mars Circe mirror",
      "white maximummer          | Maximummer white",
      "WhiteMaximummer           | Maximummer white",
      "Längstzüger               | Maximummer",
      "magic squares e5 d4       | Magic squares d4 e5",
      "MagicSquare e5d4          | Magic squares d4 e5",
      "Patrouille                | Patrol Chess",
      "antikoeko                 | Anti-Koeko",
      "bgl 7/3.5                 | BGL 7/3.5",
      "BlackFollowMyLeader       | Follow my leader black",
      "CASTChess inverse         | CAST inverse",
      "Madrasi, Circe            | Circe, Madrasi"
  })
  void namesAreReadInAnyFormAndWrittenInOne(String text, String written) {
    assertEquals("conditions: " + written, game(text).settings());
    assertEquals(game(text), Variants.of("orthodox", game(text).settings()));
  }

  @Test
  void conditionsFollowTheSettingsOfTheGame() {
    Variant hitpoint = Variants.of("hitpoint", "scale;edge=50;conditions: Circe");
    assertEquals("scale;edge=50;conditions: Circe", hitpoint.settings());
    assertEquals(Variants.of("hitpoint", "scale;edge=50"), ((Conditioned) hitpoint).base());
    Variant polypiece = Variants.of("polypiece", "N=N/WD|WD/N;conditions: Madrasi");
    assertEquals(polypiece, Variants.of("polypiece", polypiece.settings()));
    assertTrue(polypiece.settings().endsWith(";conditions: Madrasi"), polypiece.settings());
    assertNotEquals(hitpoint, Variants.of("hitpoint", "scale;edge=50"));
    assertEquals(Variants.of("orthodox"), Variants.of("orthodox", "conditions:"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "Cirque          | 'Cirque'",
      "Circe sideways  | 'Circe sideways'",
      "mirror          | 'mirror'",
      "Circe, Circe    | twice",
      "Circe,          | ''"
  })
  void whatIsNotAConditionIsRejected(String text, String named) {
    String message = assertThrows(InputException.class, () -> game(text)).getMessage();
    assertTrue(message.contains(named), message);
  }

  @Test
  void everyConditionIsReadFromItsNamesAndSaysWhatItIs() {
    for (ConditionKind kind : Conditions.all()) {
      Stream.concat(Stream.of(kind.name()), kind.popeye().stream()).forEach(
          name -> assertEquals(List.of(kind), Conditions.read(name).stream().map(NamedCondition::kind).toList()));
      assertEquals(2, kind.definition().split("\\. ").length, kind.definition());
    }
  }

  private static List<String> moves(String conditions, String fen, String piece) {
    Board board = Board.of(game(conditions), fen);
    return board.legalMoves().stream().map(board::san).filter(move -> move.startsWith(piece)).sorted().toList();
  }

  private static String after(String conditions, String fen, String move) {
    Board board = Board.of(game(conditions), fen).play(move);
    return board.fen().split(" ")[0];
  }

  /** Each by the definition; the positions have one change each. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "Circe               | 4k3/8/8/3n4/K7/2N5/8/8 w  | Nxd5   | 4k1n1/8/8/3N4/K7/8/8/8",
      "Circe               | 4k3/8/8/3b4/K7/2N5/8/8 w  | Nxd5   | 2b1k3/8/8/3N4/K7/8/8/8",
      "Circe               | 4k3/8/8/3p4/K7/2N5/8/8 w  | Nxd5   | 4k3/3p4/8/3N4/K7/8/8/8",
      "Circe mirror        | 4k3/8/8/3p4/K7/2N5/8/8 w  | Nxd5   | 4k3/8/8/3N4/K7/8/3p4/8",
      "Circe PWC           | 4k3/8/8/3p4/K7/2N5/8/8 w  | Nxd5   | 4k3/8/8/3N4/K7/2p5/8/8",
      "Circe file          | 4k3/8/8/3n4/K7/2N5/8/8 w  | Nxd5   | 3nk3/8/8/3N4/K7/8/8/8",
      "Circe symmetry      | 4k3/8/8/3n4/K7/2N5/8/8 w  | Nxd5   | 4k3/8/8/3N4/K3n3/8/8/8",
      "Circe antipodes     | 4k3/8/8/3n4/K7/2N5/8/8 w  | Nxd5   | 4k3/8/8/3N4/K7/8/8/7n",
      "Circe equipollents  | 4k3/8/8/3p4/K7/2N5/8/8 w  | Nxd5   | 4k3/4p3/8/3N4/K7/8/8/8",
      "Circe clone         | 4k3/8/8/3r4/K7/2N5/8/8 w  | Nxd5   | 4k1n1/8/8/3N4/K7/8/8/8",
      "Circe chameleon     | 4k3/8/8/3r4/K7/2N5/8/8 w  | Nxd5   | 3qk3/8/8/3N4/K7/8/8/8",
      "Circe vertical mirror | 4k3/8/8/3b4/K7/2N5/8/8 w | Nxd5  | 4kb2/8/8/3N4/K7/8/8/8",
      "Circe Take & Make   | 4k3/8/8/3p4/K7/2N5/8/8 w  | Nxd5   | 4k3/8/8/3N4/K2p4/8/8/8",
      "Cage Circe          | k7/8/8/8/8/1n1P1P2/P1R1P1PR/K5RB w | axb3 | k7/8/8/8/8/1P1P1P2/2R1P1PR/K3n1RB",
      "Danger Circe        | 4k3/8/8/3n4/K7/2N5/8/8 w  | Nb1    | 4k3/8/8/3n4/K7/8/8/1N6",
      "Anti Super Circe    | 4k3/8/8/3n4/K7/2N5/8/8 w  | Nxd5/h8 | 4k2N/8/8/8/K7/8/8/8",
      "Anti Super Circe    | 4k3/8/3n4/2P5/K7/8/8/8 w  | cxd6/h8=R | 4k2R/8/8/8/K7/8/8/8",
      "Circe diametral     | 4k3/8/8/3r4/K7/2N5/8/8 w  | Nxd5   | 4k3/8/8/3N4/K7/8/8/7r",
      "Anticirce           | 4k3/8/8/3r4/K7/2N5/8/8 w  | Nxd5   | 4k3/8/8/8/K7/8/8/1N6",
      "Anticirce, Magic squares b1 | 4k3/8/8/3r4/K7/2N5/8/8 w  | Nxd5 | 4k3/8/8/8/K7/8/8/1n6",
      "Andernach Chess     | 4k3/8/8/3r4/K7/2N5/8/8 w  | Nxd5   | 4k3/8/8/3n4/K7/8/8/8",
      "Anti-Andernach Chess| 4k3/8/8/8/K7/2N5/8/8 w    | Nd5    | 4k3/8/8/3n4/K7/8/8/8",
      "Protean Chess       | 4k3/8/8/3r4/K7/2N5/8/8 w  | Nxd5   | 4k3/8/8/3R4/K7/8/8/8",
      "Sentinels           | 4k3/8/8/8/K7/2N5/8/8 w    | Nd5    | 4k3/8/8/3N4/K7/2P5/8/8",
      "Magic squares d5    | 4k3/8/8/8/K7/2N5/8/8 w    | Nd5    | 4k3/8/8/3n4/K7/8/8/8",
      "Volage              | 4k3/8/8/8/K7/2N5/8/8 w    | Nd5    | 4k3/8/8/3n4/K7/8/8/8",
      "Masand              | 4k3/8/8/8/p7/3B4/8/4K3 w | Bb5 | 4k3/8/8/1B6/P7/8/8/4K3",
      "Swapping Kings      | 4k3/8/8/8/8/8/8/R3K3 w | Ra8 | R3K3/8/8/8/8/8/8/4k3",
      "Relegation Chess    | 4k3/8/8/8/8/2N5/8/4K3 w | Ne2 | 4k3/8/8/8/8/8/4P3/4K3",
      "Norsk Sjakk         | 4k3/8/8/8/8/2N5/8/4K3 w | Nd5 | 4k3/8/8/3Q4/8/8/8/4K3",
      "Influencer          | 4k3/8/4r3/8/8/2N5/8/K7 w | Nd5 | 4k3/8/4p3/3N4/8/8/8/K7",
      "Revolving centre    | 4k3/8/8/8/8/2N5/8/4K3 w | Nd5 | 4k3/8/8/4N3/8/8/8/4K3",
      "Messigny Chess      | 4k3/8/8/1n6/8/8/8/N3K3 w | a1~b5 | 4k3/8/8/1N6/8/8/8/n3K3",
      "Castling Chess      | 4k3/8/8/8/8/8/8/4K2n w | e1=h1 | 4k3/8/8/8/8/8/8/5nK1",
      "Rokagogo            | 4k3/8/8/8/4r3/8/8/K7 b | e8=e4 | 8/4r3/4k3/8/8/8/8/K7",
      "Role exchange       | 4k3/8/8/8/8/8/8/R3K3 w | e1% | 3k3r/8/8/8/8/8/8/3K4",
      "Bicaptures          | 4k3/8/8/3R4/K7/2N5/8/8 w | Nxd5 | 4k3/8/8/3N4/K7/8/8/8",
      "Kamikaze pieces     | 4k3/8/8/3r4/K7/2N5/8/8 w - - 0 1 c3z | Nxd5 | 4k3/8/8/8/K7/8/8/8",
      "Kamikaze pieces     | 1n2k3/P7/8/8/K7/8/8/8 w - - 0 1 a7z | axb8 | 4k3/8/8/8/K7/8/8/8",
      "Kamikaze pieces, Circe | 4k3/8/8/3r4/7K/2N5/8/8 w - - 0 1 c3z | Nxd5 | r3k3/8/8/8/7K/8/8/1N6",
      "Chameleon pieces    | 4k3/8/8/8/K7/2N5/8/8 w - - 0 1 c3c | Nd5 | 4k3/8/8/3B4/K7/8/8/8",
      "Take & Make         | 4k3/8/8/3p4/K7/2N5/8/8 w  | Nxd5   | 4k3/8/8/8/K2N4/8/8/8",
      "Parrain Circe       | 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 captured10,on36 | O-O-O | 4k3/8/8/4n3/8/8/8/2KR4",
      "Wormholes d5 h4     | 4k3/8/8/8/K7/2N5/8/8 w    | Nd5    | 4k3/8/8/8/K6N/8/8/8",
      "Circe, Volage       | 4k3/8/8/3b4/K7/3R4/8/8 w  | Rxd5   | 2b1k3/8/8/3R4/K7/8/8/8",
      "Circe, Volage       | 4k3/8/8/3q4/K7/3R4/8/8 w  | Rxd5   | 3Qk3/8/8/3R4/K7/8/8/8",
      "Chameleon pieces, Wormholes d5 e8 | 7k/8/8/8/3P4/8/8/7K w | d5/C=N | 4N2k/8/8/8/8/8/8/7K",
      "Wormholes d5 e8     | 7k/8/8/8/3P4/8/8/7K w     | d5=N    | 4N2k/8/8/8/8/8/8/7K",
      "Breton Chess        | 4k3/8/8/3n4/K7/2N5/8/8 w  | Nxd5   | 4k3/8/8/8/K7/8/8/8",
      "Breton Chess        | 4k3/8/8/3n4/K7/2R5/8/8 w  | Rc5    | 4k3/8/8/2Rn4/K7/8/8/8",
      "Breton Chess adverse | 4k3/8/8/3n4/n7/2N5/8/K7 w | Nxd5  | 4k3/8/8/3N4/8/8/8/K7",
      "Breton Chess chromatic | 4k3/8/8/3r4/K7/2N5/8/7R w | Nxd5 | 4k3/8/8/3N4/K7/8/8/7r",
      "Snek Chess          | 4k3/8/8/3q4/K7/2N5/8/7r w | Nxd5   | 4k3/8/8/3N4/K7/8/8/7q",
      "Snek Circle Chess   | 4k3/8/8/3n4/K7/2N5/8/7q w | Nxd5   | 4k3/8/8/3N4/K7/8/8/7n",
      "Haunted Chess       | 4k3/8/8/3n4/K7/2N5/8/8 w - - 0 1 c3:11 | Nxd5 | 4k3/8/8/3N4/K7/2P5/8/8",
      "Frankfurt Chess     | 4k3/8/8/3r4/K7/2N5/8/8 w  | Nxd5   | 4k3/8/8/3R4/K7/8/8/8",
      "PAD Chess, Royal pieces | 4k3/8/8/3r4/K7/2N5/8/8 w - - 0 1 c3d,c3k | Nxd5   | 4k3/8/8/3N4/K7/8/8/8",
      "PAD Chess           | 4k3/8/8/3r4/K7/2N5/8/8 w - - 0 1 c3d | Nxd5 | 4k3/8/8/8/K7/8/8/8",
      "Alice Chess         | 4k3/8/8/8/K7/2N5/8/8 w    | Nd5    | 4k3/8/8/3N4/K7/8/8/8",
      "Oscillating Kings   | 4k3/8/8/8/K7/2N5/8/8 w    | Nd5    | 4K3/8/8/3N4/k7/8/8/8",
      "Lost pieces         | 4k2n/8/5B2/8/8/8/K7/8 w    | Be5    | 4k2n/8/8/4B3/8/8/K7/8",
      "Lost pieces         | 7n/4k3/8/8/2B5/8/K7/R7 w   | Bf7    | 7n/4kB2/8/8/8/8/K7/R7",
      "Einstein Chess      | 4k3/8/8/8/K7/2N5/8/8 w    | Nd5    | 4k3/8/8/3P4/K7/8/8/8",
      "Einstein Chess      | 4k3/8/8/8/8/8/8/4K2R w K   | O-O    | 4k3/8/8/8/8/8/8/5BK1"
  })
  void aMoveHasItsEffect(String condition, String fen, String move, String board) {
    assertEquals(board, after(condition, fen, move));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "Madrasi            | 3rk3/8/8/8/8/8/8/3RK3 w   | R | ''",
      "Madrasi            | 3bk3/8/8/8/8/8/8/3RK3 w   | R | Rd2 Rd3 Rd4 Rd5 Rd6 Rd7 Rxd8+ Ra1 Rb1 Rc1",
      "Grid Chess         | 4k3/8/8/8/8/8/8/6K1 w     | K | Kf1 Kf2",
      "No captures        | 3bk3/8/8/8/8/8/8/3RK3 w   | R | Rd2 Rd3 Rd4 Rd5 Rd6 Rd7 Ra1 Rb1 Rc1",
      "Maximummer         | 4k3/8/8/8/8/8/r7/4K3 b    | R | Rh2",
      "Superguards        | 3rk3/8/8/8/8/8/8/3RK3 w | R | Rd2 Rd3 Rd4 Rd5 Rd6 Rd7 Ra1 Rb1 Rc1",
      "Antiguards         | 3r3k/8/8/8/8/8/8/3RK3 w | R | Rd2 Rd3 Rd4 Rd5 Rd6 Rd7 Ra1 Rb1 Rc1",
      "Multicaptures      | 3bk3/8/8/8/8/8/8/3RK3 w | R | Rd2 Rd3 Rd4 Rd5 Rd6 Rd7 Ra1 Rb1 Rc1",
      "CAST               | 3b3k/8/8/8/n2R4/8/8/4K3 w | R | Rd1 Rd2 Rd3 Rd5 Rd6 Rd7 Rb4 Rc4 Re4 Rf4 Rg4 Rh4",
      "CAST               | 3q4/3k4/8/8/8/8/8/R6K w        | R | Ra2 Ra3 Ra4 Ra5 Ra6 Ra7+ Ra8 Rb1 Rc1 Rd1+ Re1 Rf1 Rg1",
      "Plus Chess         | 7k/2p5/8/8/4R3/8/8/K7 w | R | Re1 Re2 Re3 Re5 Re6 Re7 Re8+ Ra4 Rb4 Rc4 Rd4 Rf4 Rg4 Rh4+",
      "Plus Chess         | 7k/3p4/8/8/4R3/8/8/K7 w | Rx | Rxd7",
      "Central Chess      | 4k3/8/8/8/8/8/8/R6K w | R | ''",
      "Partial paralysis  | 7k/8/8/8/b7/8/8/3QK3 w | Q | Qa1# Qb1 Qc1 Qd2 Qd3 Qd4# Qd5 Qd6 Qd7 Qd8+",
      "Eiffel Chess       | 4k3/8/8/8/3p4/2N5/8/4K3 w | N | ''",
      "Woozles            | 3b3k/8/8/8/8/8/8/3R1Q1K w | R | Rd2 Rd3 Rd4 Rd5 Rd6 Rd7 Ra1 Rb1 Rc1 Re1",
      "Biwoozles          | 3r3k/8/8/8/8/8/8/3R3K w | R | Rd2 Rd3 Rd4 Rd5 Rd6 Rd7 Ra1 Rb1 Rc1 Re1 Rf1 Rg1",
      "Holes d5           | 4k3/8/8/8/8/8/8/3RK3 w | R | Rd2 Rd3 Rd4 Ra1 Rb1 Rc1",
      "Haaner Chess       | 4k3/8/8/8/8/8/8/3RK3 w - - 0 1 d5o | R | Rd2 Rd3 Rd4 Ra1 Rb1 Rc1",
      "Imitator a5        | 4k3/8/8/8/8/8/8/3RK3 w | R | Rd2 Rd3 Rd4",
      "Duellist Chess     | 4k3/8/8/8/8/8/8/R3K3 w - - 0 1 e1l | R | ''",
      "Fuddled Men        | 4k3/8/8/8/8/8/8/R3K3 w - - 0 1 e1l | K | ''",
      "Follow my leader   | 4k3/8/8/8/8/8/8/3RK3 w - - 0 1 from36,to37 | R | Rd5",
      "Synchronous mover  | 4k3/8/8/8/8/3R4/8/K7 w - - 0 1 from53,to37 | R | Rd1",
      "BGL 2/9            | 4k3/8/8/8/8/8/8/3RK3 w | R | Rb1 Rc1 Rd2 Rd3",
      "BGL 2/9            | 4k3/8/8/8/8/8/8/3RK3 w - - 0 1 spentw100 | R | Rc1 Rd2",
      "Bolero             | 4k3/8/8/8/8/2N5/8/7K w | N | Na1 Nb2 Nd4 Ne5 Nf6+ Ng7+ Nh8 Na5 Nb4 Nd2 Ne1",
      "Point reflection   | 4k3/8/8/8/8/8/8/3RK3 w | R | Rc1 Rc2 Rd2 Re2+",
      "Uncapturable pieces| 3bk3/8/8/8/8/8/8/3RK3 w - - 0 1 d8u | R | Rd2 Rd3 Rd4 Rd5 Rd6 Rd7 Ra1 Rb1 Rc1",
      "Madrasi, Annan Chess | 2n1k3/2p5/8/3N4/8/8/8/4K3 w | N | ''",
      "Madrasi            | 4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1 | e | e3 exd3",
      "Bolero, Neutral pieces | 4k3/8/8/8/8/2N5/8/7K w - - 0 1 c3n | N | Na1 Nb2 Nd4 Ne5 Nf6+ Ng7+ Nh8 Na5 Nb4 Nd2 Ne1",
      "Imitator b7        | 7k/8/8/8/8/8/8/1R5K w | R | Rb2 Ra1 Rc1 Rd1 Re1 Rf1 Rg1",
      "Imitator b3        | 7k/8/8/8/8/8/8/1R5K w | R | Rb2 Rb3 Rb4 Rb5 Rb6 Ra1 Rc1 Rd1 Re1 Rf1 Rg1",
      "Kamikaze pieces    | 4k3/P7/8/8/8/8/3p4/4K3 w - - 0 1 e1z | K | Ke2 Kf1 Kf2 Kd1",
      "Maximummer white ultra | 4k3/8/8/8/8/8/r7/4K3 w | K | ''",
      "Point reflection   | n3k3/8/8/8/8/8/8/4K2R w K - 0 1 | O | ''",
      "Fuddled Men, Messigny Chess | 8/8/8/8/3k4/K1p5/1P6/8 w | b2 | b2~c3",
      "Messigny Chess, Bichrome Chess | 7k/8/8/8/8/8/8/B3K1b1 w | a | ''",
      "Paralysing pieces  | 3bk3/8/8/8/8/6N1/8/B3K3 w - - 0 1 g3p | N | Ne2 Ne4 Nf1 Nf5 Nh1 Nh5",
      "Ghost Chess        | 3bk3/8/8/8/8/8/8/3RK3 w - - 0 1 d8u | R | Rd2 Rd3 Rd4 Rd5 Rd6 Rd7 Ra1 Rb1 Rc1",
      "PAD Chess strict   | 3bk3/8/8/8/8/8/8/3RK3 w - - 0 1 d1d | R | Rd2 Rd3 Rd4 Rd5 Rd6 Rd7 Ra1 Rb1 Rc1",
      "Snek Chess         | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 snekw5 | K | Kc2 Kd3 Kf3 Kg2",
      "Bicolores          | 4k3/8/8/8/8/8/8/R3K3 w | K | Kd2 Ke2 Kf2",
      "Antikings          | 4k3/4R3/8/8/8/8/8/K7 w | K | ''",
      "Antikings          | 1r2k3/4R3/8/8/8/8/8/K7 w | K | Kb1 Kb2",
      "SAT                | k7/3N4/1K6/8/8/8/8/2r5 w | K | ''",
      "Single box         | 7k/P7/8/8/8/8/1K6/1Q6 w | a | a8=B a8=N a8=R+",
      "Cavalier majeur    | 7k/8/8/8/8/8/8/NK6 w | N | Nb3 Nc2 Nc5 Nd7 Ne3 Ng4",
      "Leo family         | 3bk3/3p4/8/8/8/8/8/3RK3 w | R | Rd2 Rd3 Rd4 Rd5 Rd6 Rxd8 Ra1 Rb1 Rc1",
      "Geneva Chess       | 3bk3/8/8/8/8/8/8/3RK2N w | R | Rd2 Rd3 Rd4 Rd5 Rd6 Rd7 Ra1 Rb1 Rc1",
      "Provocation Chess  | 3bk3/8/8/8/8/8/8/3RK3 w | R | Rd2 Rd3 Rd4 Rd5 Rd6 Rd7 Ra1 Rb1 Rc1",
      "Shielded Kings     | 8/8/8/8/8/2k5/8/3K4 w | K | Kc1 Ke1 Ke2",
      "Shielded Kings     | 8/8/8/8/8/2k5/8/N2K4 w | K | Kc1 Kc2+ Ke1 Ke2",
      "Forced squares d5  | 4k3/8/8/8/8/8/8/3RK3 w | R | Rd5",
      "Extinction Chess   | 4k3/8/8/8/8/1b6/8/3RK2b w | K | ''",
      "Pepo               | 4k3/8/8/8/8/8/4r3/4K3 w | K | ''",
      "Pepo, Neutral      | 4k3/8/8/8/8/8/4R3/4K3 w - - 0 1 e2n | K | ''",
      "Alice Chess        | 4k3/8/8/8/8/3b4/8/3RK3 w - - 0 1 d3a | R | Rd2 Rd4 Rd5 Rd6 Rd7 Rd8 Ra1 Rb1 Rc1",
      "Promotion only R N | 7k/P7/8/8/8/8/8/K7 w | a | a8=N a8=R+",
      "Vaulting Kings N   | 4k3/8/8/8/8/8/8/r2K4 w | K | Kb2 Kc2 Kc3 Kd2 Ke2 Ke3 Kf2",
      "Vaulting Kings N   | 4k3/8/8/8/8/8/r7/3K4 w | K | Kc1 Ke1",
      "Mars Circe antipodes | 6R1/4B3/8/8/1p6/8/3B4/K6k b | b | b3",
      "Make & Take        | 8/1K6/8/8/8/8/3P4/4k3 b | K | Kd1 Ke2 Kf1 Kf2",
      "Disparate          | 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 last1 | O | ''",
      "Biheffalumps       | 4k3/8/8/8/8/6p1/5b2/R3K3 w Q | O | O-O-O",
      "Wormholes d4 h5    | 4k3/8/8/8/8/8/8/K1P5 w | c | ''",
      "Wormholes c1 h5    | 4k3/8/8/8/8/8/8/K1P5 w | c | c2",
      "Wormholes f1 h5    | 4k3/8/8/8/8/8/8/4K2R w K | O | O-O",
      "Wormholes g1 h5    | 4k3/8/8/8/8/8/8/4K2R w K | O | ''",
      "Norsk Sjakk        | 3bk3/8/8/3r4/8/8/8/3RK3 w | Rx | Rxd5[d5=wB]",
      "Norsk Sjakk        | 4k3/8/8/3b4/8/8/8/3RK3 w | Rx | ''",
      "Norsk Sjakk        | 8/8/8/8/8/8/4k2q/6K1 w | K | ''",
      "Must capture ultra | 4k3/8/8/8/8/8/8/3RK3 w | R | ''",
      "Bolero, Royal pieces | 4k3/8/8/8/8/2N5/8/7K w - - 0 1 c3k | N | Na2 Na4 Nb1 Nb5 Nd1 Nd5 Ne2 Ne4",
      "Functionary pieces | 4k3/8/8/8/8/8/8/3RK3 w - - 0 1 d1f | R | ''"
  })
  void movesAreRestricted(String condition, String fen, String piece, String moves) {
    assertEquals(Stream.of(moves.split(" ")).filter(text -> !text.isEmpty()).sorted().toList(),
        moves(condition, fen, piece));
  }

  /** White pieces do not cross a black tile, nor Black's a white one, whatever lets them go or observe that way. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "Annan Chess        | 4k3/8/8/8/8/3N4/3R4/4K3 w - - 0 1 d5b | Nd | Nd4 Nd5†",
      "Madrasi            | 3rk3/8/8/8/8/8/8/3RK3 w - - 0 1 d4w   | Rd | Rd2 Rd3 Rd4† Rd5 Rd6 Rd7",
      "Take & Make        | 4k3/8/8/n6R/8/8/8/4K3 w - - 0 1 a4b   | Rx | Rxa5/b7 Rxa5/c4 Rxa5/c6",
      "Take & Make        | 4k3/8/8/r1K5/8/8/8/7R w - - 0 1 h5b   | Rx | ''",
      "Mars Circe         | 4k3/8/8/7R/8/4K3/8/n7 w - - 0 1 d1b   | Rx | ''",
      "Leo family         | 3bk3/3p4/8/8/8/8/8/3RK3 w - - 0 1 d4b | Rx | ''",
      "Castling Chess     | 4k3/8/8/8/8/8/8/4K2R w - - 0 1 g1b    | e1 | ''",
      "Castling Chess     | 4k3/8/8/8/8/8/8/4K2R w - - 0 1 h2b    | e1 | e1=h1"
  })
  void tilesBarTheWay(String condition, String fen, String piece, String moves) {
    Board board = Board.of(Variants.of("cursed", "conditions: " + condition), fen);
    assertEquals(Stream.of(moves.split(" ")).filter(text -> !text.isEmpty()).sorted().toList(),
        board.legalMoves().stream().map(board::san).map(move -> move.replaceAll("\\[.*]|[+#]", ""))
            .filter(move -> move.startsWith(piece)).sorted().toList());
  }

  /** Kings stay apart, a Harpy takes and attacks Harpies only, a blow takes nothing that survives it. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "poison   | Take & Make      | 8/4K3/1R1n4/k7/8/8/8/8 w        | e7d6/ | b7 c4 c8 e4 e8 f5 f7",
      "poison   | Take & Make      | 1h4k1/6P1/6K1/8/8/8/8/8 b       | g8    | g7",
      "poison   | Transmuted Kings | h3k3/8/8/8/8/8/8/K7 w           | a1    | a2 b1 b2",
      "hitpoint | Transmuted Kings | r7/4K3/8/5k2/8/4r3/8/8 w        | e7e3  | ''",
      "hitpoint | Annan Chess      | 3k4/8/P1Q4n/4R3/1K6/2nBP3/2p5/8 b | c2b | 4",
      "hitpoint | Take & Make      | 4K2b/Rp6/2R5/8/8/6k1/1P6/8 b    | b7c   | 6"
  })
  void gamesKeepTheirRules(String game, String condition, String fen, String start, String ends) {
    Board board = Board.of(Variants.of(game, "conditions: " + condition), fen);
    assertEquals(ends, board.legalMoves().stream().map(board::longForm).filter(move -> move.startsWith(start))
        .map(move -> move.substring(start.length())).sorted().collect(Collectors.joining(" ")));
  }

  @Test
  void tilesTurnWithTheBoard() {
    Board board = Board.of(Variants.of("cursed", "conditions: Role exchange"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1 a3w,c4g");
    String turned = board.legalMoves().stream().filter(move -> board.san(move).contains("%")).map(board::play)
        .map(Board::fen).findFirst().orElseThrow();
    assertEquals("3k4/8/8/8/8/8/8/3K4 b - - 1 1 h6b,f5g", turned);
  }

  /** The published solution of a Make & Take problem, by Hartmut Laue. */
  @Test
  void aKingMakesAndTakes() {
    Board key = Board.of(game("Make & Take"), "4b3/5p2/8/2P5/RK6/8/pP6/kr6 w").play("1.Kxa2");
    for (String line : List.of("f5 Kxe8", "f6 Kxe8", "Bb5 Kxb5", "Bc6 Kxc6", "Bd7 Kxd7")) {
      assertEquals("checkmate", key.play(line).status().word(), line);
    }
  }

  @Test
  void aMoveNamesTheSquareWhereItGoesOn() {
    Board board = Board.of(game("Take & Make"), "4k3/8/8/3n4/K7/2N5/8/8 w");
    List<String> captures = board.legalMoves().stream().map(board::longForm).filter(move -> move.startsWith("c3d5"))
        .sorted().toList();
    assertEquals(List.of("c3d5/b4", "c3d5/b6", "c3d5/c3", "c3d5/c7", "c3d5/e3", "c3d5/e7", "c3d5/f4", "c3d5/f6"),
        captures);
    assertEquals("4k3/8/5N2/8/K7/8/8/8", board.play("Nxd5/f6").fen().split(" ")[0]);
  }

  /** Only where a Pawn goes on to the last rank is it promoted, and it does not go to its first rank. */
  @Test
  void aPawnIsPromotedWhereItGoesOn() {
    Board board = Board.of(game("Take & Make"), "7k/8/8/2r5/3P4/8/8/K7 w");
    assertEquals(
        List.of("d4c5/a5", "d4c5/b5", "d4c5/c2", "d4c5/c3", "d4c5/c4", "d4c5/c6", "d4c5/c7", "d4c5/d5", "d4c5/e5",
            "d4c5/f5", "d4c5/g5", "d4c5/h5", "d4c5b/c8", "d4c5n/c8", "d4c5q/c8", "d4c5r/c8"),
        board.legalMoves().stream().map(board::longForm).filter(move -> move.startsWith("d4c5")).sorted().toList());
    assertEquals("7k/8/8/6P1/8/8/8/K7", board.play("dxc5/g5").fen().split(" ")[0]);
  }

  /** A move that goes on is as long as its end is away from its start: 45 against 36 and 37. */
  @Test
  void theLengthOfAMoveIsThatToItsEnd() {
    Board board = Board.of(game("Take & Make, Maximummer white"), "7k/R2b4/8/8/8/7P/8/4K3 w");
    assertEquals(List.of("a7d7/g4"), board.legalMoves().stream().map(board::longForm).toList());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "Circe, Holes d7       | 4k3/8/8/3p4/K7/2N5/8/8 w | Nxd5 | 4k3/8/8/3N4/K7/8/8/8",
      "Anticirce, Holes b1   | 4k3/8/8/3p4/K7/2N5/8/8 w | Nxd5 | ''",
      "Mars Circe, Holes b1  | 4k3/8/8/8/K7/n1N5/8/8 w  | Nxa3 | ''",
      "Mars Circe, Holes c1  | 4k3/8/8/8/K7/8/8/nQ6 w   | Qxa1 | ''"
  })
  void nothingIsRebornInAHole(String condition, String fen, String move, String board) {
    assertEquals(!board.isEmpty(), sans(condition, fen).contains(move));
    assertEquals(board, board.isEmpty() ? "" : after(condition, fen, move));
  }

  @Test
  void allThatMoveLeaveHoles() {
    Board board = Board.of(game("Castling Chess, Haaner Chess"), "4k3/8/8/8/8/8/8/4K2R w").play("e1=h1");
    assertEquals("4k3/8/8/8/8/8/8/5RK1 b - - 1 1 e1o,h1o", board.fen());
  }

  @Test
  void aPawnMakesAndTakesEnPassant() {
    Board board = Board.of(game("Make & Take"), "k7/6pP/5P2/8/8/8/8/K7 b").play("g5");
    assertEquals(List.of("fxg6", "hxg6"), moves("Make & Take", board.fen(), "").stream()
        .filter(move -> move.contains("x")).map(move -> move.replaceAll("[+#]", "")).toList());
  }

  /** The published solutions of a Parrain problem, by Theodor Tauber and Uri Avner. */
  @Test
  void aPieceIsRebornByTheNextMove() {
    Board board = Board.of(game("Parrain Circe"), "8/1P2P3/3kp3/8/3K3b/8/8/8 b").play("Bxe7");
    long mates = board.legalMoves().stream().filter(move -> board.play(move).status().word().equals("checkmate"))
        .count();
    assertEquals(5, mates);
  }

  /** A King or a Rook that is reborn on its square, or becomes there what it is, may castle: the rule of Circe. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "Circe            | 4k3/8/8/8/8/2n5/8/1R2K3 b | Nxb1 | true",
      "Circe            | 4k3/8/8/8/8/2n5/8/1R2K3 b | Kf8 Kf1 Kg8 Ke1 Nxb1 | false",
      "Circe            | 4k3/8/8/8/8/2n5/8/1R2K3 b | Nxb1 Rh2 Na3 Rh1 Kf8 | false",
      "Parrain Circe    | 8/7k/8/4B3/8/8/1R6/2b1K3 b | Bxb2 Bd4 Bxd4 | true",
      "Anticirce        | 4k3/8/8/8/8/8/8/3pK2R w K | Kxd1 Kd8 | true",
      "Anticirce        | 4k3/8/8/7p/8/8/8/4K2R w K | Rxh5 Kd8 | true",
      "Influencer       | r6k/8/8/8/8/8/8/B3K3 b | Ra2 | true",
      "Influencer       | 7k/r7/8/8/8/8/R7/4K3 w | Ra1 Ra2 | true",
      "Norsk Sjakk      | 4k3/8/8/4K3/4b3/8/8/8 b | Ba8 Kd4 | true",
      "Magic pieces     | 7k/8/8/8/3N4/8/8/r3K3 w - - 0 1 d4m | Nb3 Kh7 | true",
      "Wormholes h1 d4  | 4k3/8/8/8/8/8/8/4K2R w K | Rh4 Kd8 Rd4 Kd7 | true",
      "Chameleon Chess  | 4k3/8/8/8/8/8/1B6/4K3 w | Ba1 Kf8 | true",
      "Andernach Chess  | 4k2n/8/8/8/8/8/8/K6R w | Rxh8 | true",
      "Magic squares h8 | 4k3/8/8/8/8/8/8/K6R w | Rh8 | true"
  })
  void whatComesBackMayCastle(String conditions, String fen, String moves, boolean castles) {
    Board board = Board.of(game(conditions), fen).play(moves);
    assertEquals(castles, board.legalMoves().stream().map(board::san).anyMatch(move -> move.startsWith("O-O")),
        board.fen());
  }

  @Test
  void aRookThatIsCapturedAndRebornOnItsCornerMayCastle() {
    Board board = Board.of(game("Circe, Take & Make"), "r3k3/8/8/8/8/8/8/R3K3 w Qq");
    assertEquals("r3k3/8/8/8/8/8/8/R3K3 b q", board.play("Rxa8/a1").fen().substring(0, 25));
  }

  @Test
  void aRebornPieceHasNotCaptured() {
    String fen = "4k3/8/8/3n4/K7/2N5/8/8 w - - 0 1 d5d";
    assertEquals("4k1n1/8/8/3N4/K7/8/8/8 b - - 1 1 d5d",
        Board.of(game("Circe, PAD Chess"), fen).play("Nxd5").fen());
  }

  @Test
  void aFrozenArmyOnlyPasses() {
    Board board = Board.of(Variants.of("shock", "conditions: Role exchange"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1 frozen");
    assertEquals(1, board.legalMoves().size());
  }

  @Test
  void aProblemInLeseMajesteMayBeginWithACheck() {
    String fen = "4k3/8/8/8/8/8/8/4RK2 w";
    assertThrows(InputException.class, () -> Board.of(game(""), fen));
    assertEquals(List.of(), moves("Lese majeste", fen, "Rxe8"));
    assertTrue(moves("Lese majeste", fen, "R").contains("Re7+"));
  }

  @Test
  void aNeutralPieceServesWhoeverMoves() {
    Board board = Board.of(game("Neutral pieces"), "4k3/8/8/8/8/8/2r5/K7 w - - 0 1 c2n");
    assertEquals("4k3/8/8/8/8/8/2R5/K7 w - - 0 1 c2n", board.fen());
    assertThrows(InputException.class, () -> board.move("Ra2"), "it may not attack its mover's King");
    Board after = board.play("Rd2");
    assertEquals("4k3/8/8/8/8/8/3r4/K7 b - - 0 1 d2n", after.fen());
    assertEquals("4k3/8/8/8/8/8/R7/K7", after.play("Ra2").fen().split(" ")[0]);
  }

  @Test
  void aHalfNeutralPieceIsNeutralEverySecondTime() {
    Board once = Board.of(game("Half-neutral pieces"), "4k3/8/8/8/8/2N5/8/7K w - - 0 1 c3h").play("Nd5");
    assertEquals(List.of("4k3/8/8/3n4/8/8/8/7K", "d5h,d5n"), piecesAndState(once));
    assertEquals(List.of("4k3/8/8/8/8/2n5/8/7K", "c3h"), piecesAndState(once.play("Nc3")));
    assertEquals("4k3/8/8/8/8/2N5/8/7K", once.play("Kd7").play("Nc3").play("Ke8").fen().split(" ")[0]);
  }

  private static List<String> piecesAndState(Board board) {
    List<String> fields = List.of(board.fen().split(" "));
    return List.of(fields.getFirst(), fields.getLast());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "8/4k3/8/n6n/8/8/8/R6K w - - 0 1 a1m | Ra4 | 8/4k3/8/n6n/R7/8/8/7K",
      "8/4k3/8/n6n/8/8/8/1R5K w - - 0 1 b1m | Ra1 | 8/4k3/8/N6n/8/8/8/R6K",
      "8/4k3/8/N6n/8/8/8/1R5K w - - 0 1 b1m | Rb5 | 8/4k3/8/nR5N/8/8/8/7K",
      "8/4k3/8/1n6/8/8/B7/1R5K w - - 0 1 b1m,a2m | Bc4 | 8/4k3/8/1N6/2B5/8/8/1R5K",
      "8/4k3/8/1n6/8/1B6/8/1R5K w - - 0 1 b1m,b3m | Bc4 | 8/4k3/8/1n6/2B5/8/8/1R5K",
      "8/4k3/8/1n6/1P6/8/8/QR5K w - - 0 1 b1m,a1m | Qe5+ | 8/4k3/8/1N2Q3/1P6/8/8/1R5K",
      "8/4k3/1n6/8/8/8/1N3B2/1R5K w - - 0 1 b1m,f2m | Nd3 | 8/4k3/1N6/8/8/3N4/5B2/1R5K",
      "8/4k3/1n6/8/3N4/8/1N3B2/1R5K w - - 0 1 b1m,f2m | Nd1 | 8/4k3/1N6/8/3N4/8/5B2/1R1n3K"
  })
  void aMagicPieceChangesWhatItObservesAnew(String fen, String move, String board) {
    assertEquals(board, after("Magic pieces", fen, move));
  }

  /** After Nc3+ Black could only mate, by d4xc3 or d4xe3, so that Nc3 mates as Qh8 does. */
  @Test
  void repliesThatMateAreIllegalInExclusiveChessToo() {
    String fen = "8/8/2nPB3/2PPkPP1/bp1pNp1Q/3PR1p1/2pKP1p1/B5r1 w";
    assertTrue(moves("", fen, "Qh8").contains("Qh8#"));
    assertEquals(List.of(), moves("Exclusive Chess", fen, "Qh8"));
    assertEquals(List.of(), moves("Exclusive Chess", fen, "Nc3"));
  }

  @Test
  void aNeutralPieceParalysesForEitherSide() {
    Board board = Board.of(game("Madrasi, Neutral pieces"), "1R6/R7/8/8/8/7K/8/7k w - - 0 1 a7n").play("Rb1");
    assertEquals("", board.play("Ra1").status().word());
  }

  @Test
  void aNeutralPieceParalysesThoseOfItsOwnSide() {
    String fen = "8/p7/8/8/2Kr4/2q1k3/8/8 b - - 0 1 a7n,d4n,c3n";
    assertEquals(List.of(), moves("Partial paralysis, Neutral pieces", fen, "Kx"));
  }

  @Test
  void aSideWithAllItsPiecesParalysedIsStalemated() {
    Board board = Board.of(game("Paralysing pieces"), "k7/K7/2p5/8/8/8/8/R7 w - - 0 1 a7p").play("Kb7");
    assertEquals("stalemate", board.status().word());
  }

  @Test
  void castlingWithAnyPieceLeavesTwoHoles() {
    Board board = Board.of(game("Haaner Chess, Castling Chess"), "4k3/8/8/8/8/8/8/4K2n w").play("e1=h1");
    assertTrue(board.fen().endsWith(" e1o,h1o"), board.fen());
  }

  @Test
  void aParalysedPieceDoesNotGuard() {
    String fen = "8/8/8/8/1k6/8/PP5r/7K w - - 0 1 h2p";
    assertTrue(moves("Patrol Chess", fen.replace(" h2p", ""), "a3").contains("a3+"));
    assertEquals(List.of("a3"), moves("Patrol Chess, Paralysing pieces", fen, "a3"));
  }

  @Test
  void inUltraMaximummerOnlyTheLongestMoveChecks() {
    Board board = Board.of(game("Maximummer white ultra"), "7k/8/8/8/8/K7/8/7R b");
    assertEquals("check", board.status().word());
    assertEquals("", board.play("Kh7").status().word(), "the Rook must go to a1");
  }

  @Test
  void aPawnIsPromotedToAChameleonOrNot() {
    Board board = Board.of(game("Chameleon pieces"), "8/P3k3/8/8/8/8/8/4K3 w");
    assertFalse(board.play("a8/A=Q").fen().contains("a8c"));
    assertTrue(board.play("a8/C=Q").fen().contains("a8c"));
  }

  @Test
  void aCaptureOnTheWayIsForbiddenByConditions() {
    String fen = "4k3/8/8/3p4/2M5/8/8/4K3 w";
    for (String condition : List.of("Circe", "No captures", "Patrol Chess", "Bichrome Chess")) {
      Board board = Board.of(Variants.of("fairy", "M=MarinePawn;conditions: " + condition), fen);
      boolean captures = board.legalMoves().stream().anyMatch(move -> board.longForm(move).startsWith("c4e6"));
      assertEquals(condition.equals("Circe"), captures, condition);
    }
  }

  @Test
  void aRoyalPieceIsCheckedAndMated() {
    Board board = Board.of(game("Royal pieces"), "n6K/8/8/8/8/2k5/8/1R6 w - - 0 1 a8k");
    assertEquals("check", board.play("Ra1").status().word());
  }

  /** The way of moving decides, not the type: as in Popeye. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"Face to face | 4k3/8/8/8/8/8/3n4/K2P4 w | Nb2, Nc3, Ne3, Nf2",
      "Transmuted Kings | k7/1P6/8/8/8/8/8/7K b | none",
      "Royal pieces | 4k3/3p4/8/4P3/8/8/8/7K b - - 0 1 d7k | no double"})
  void whatMovesAsAPawnIsIdleOnItsFirstRank(String conditions, String fen, String moves) {
    Board board = Board.of(game(conditions), fen);
    List<String> written = board.legalMoves().stream().map(board::san).toList();
    switch (moves) {
      case "none" -> assertEquals(List.of(), written);
      case "no double" -> assertFalse(written.contains("d5"), written.toString());
      default -> assertEquals(4, written.stream().filter(move -> !move.startsWith("K")).count(), written.toString());
    }
  }

  @Test
  void capturesOfOneConditionAreForbiddenByAnother() {
    String fen = "4k3/8/8/8/8/8/1K1b4/3N4 w";
    assertTrue(sans("Mars Circe", fen).contains("Nxd2"), "a Knight on b1 could capture there");
    assertFalse(sans("Mars Circe, No captures", fen).contains("Nxd2"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "Bul pieces | 7k/8/8/8/3r4/8/1G6/K7 w - - 0 1 b2j | Gc1 | ''",
      "Bul pieces | 7k/8/8/8/3rp3/8/3G4/K7 w - - 0 1 d2j | Gd5/f4 | 7k/8/8/3G4/4pr2/8/8/K7",
      "Dob pieces | 7k/8/8/8/3b4/8/3G4/K7 w - - 0 1 d2y | Gd5/c5 | 7k/8/8/2bG4/8/8/8/K7",
      "Hurdle colour changing pieces | 7k/8/8/8/3r4/8/3G4/K7 w - - 0 1 d2t | Gd5 | 7k/8/8/3G4/3R4/8/8/K7"})
  void aHopperChangesItsHurdle(String conditions, String fen, String move, String after) {
    Board board = Board.of(Variants.of("fairy", "G=gQ;conditions: " + conditions), fen);
    if (after.isEmpty()) {
      assertThrows(InputException.class, () -> board.play(move));
    } else {
      assertEquals(after, board.play(move).fen().split(" ")[0]);
    }
  }

  private static List<String> sans(String conditions, String fen) {
    Board board = Board.of(game(conditions), fen);
    return board.legalMoves().stream().map(board::san).map(move -> move.replaceAll("[+#]", "")).toList();
  }
}
