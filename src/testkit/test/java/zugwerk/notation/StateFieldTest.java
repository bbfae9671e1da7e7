package zugwerk.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.PieceType;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.testkit.GameSamples;
import zugwerk.work.InputException;
import zugwerk.work.Message;

/** The state of a game as text, in the schemas of all games and in one that has slots of every kind. */
class StateFieldTest {

  private static final Schema EVERYTHING = new Schema(
      List.of(new PieceType('K', "King"), new PieceType('N', "Knight"), new PieceType('P', "Pawn")),
      List.of(new Slot("frozen", Slot.Scope.GAME, 1, "frozen"), new Slot("phase", Slot.Scope.GAME, 12, "ph"),
          new Slot("checks left", Slot.Scope.SIDE, 3, "left"), new Slot("power", Slot.Scope.TYPE, 11),
          new Slot("hand", Slot.Scope.SIDE_TYPE, 16, "+@"), new Slot("checks", Slot.Scope.SIDE, 3, "+"),
          new Slot("tile", Slot.Scope.SQUARE, 3, Slot.COLOURS), new Slot("count", Slot.Scope.PIECE, 1000)));

  static Stream<Named<Schema>> schemas() {
    return Stream.concat(Stream.of(Named.of("everything", EVERYTHING)),
        GameSamples.all().map(game -> Named.of(game.getName(), game.getPayload().schema())));
  }

  private static List<Integer> some(int most) {
    return Stream.of(1, 2, 3, 9, 10, 99, 100, 101, most - 1, most).filter(value -> value >= 1 && value <= most)
        .distinct().toList();
  }

  private static Setup read(Schema schema, String text) {
    List<Message> faults = new ArrayList<>();
    Setup setup = StateField.read(Setup.empty(schema), text, faults);
    assertEquals(List.of(), faults);
    return setup;
  }

  @ParameterizedTest
  @MethodSource("schemas")
  void eachValueOfEachCellIsWrittenAndRead(Schema schema) {
    for (int cell = Schema.FIRST_SLOT; cell < schema.cells(); cell++) {
      for (int value : some(schema.max(cell))) {
        Setup alone = Setup.empty(schema).with(cell, value);
        String item = StateField.item(schema, cell, value);
        assertEquals(item, StateField.write(alone));
        assertEquals(alone, read(schema, item));
        assertEquals(Optional.of(alone), StateField.alone(schema, item));
        assertEquals(alone, StateField.with(Setup.empty(schema), item));
        assertEquals(Setup.empty(schema), StateField.without(alone, item));
        Setup other = Setup.empty(schema).with(cell, value == 1 ? 0 : 1);
        assertEquals("the state has no item '" + item + "'",
            assertThrows(InputException.class, () -> StateField.without(other, item)).getMessage());
        List<Message> faults = new ArrayList<>();
        assertEquals(alone, StateField.read(alone, item, faults));
        assertEquals("[the item '" + item + "' of the state field repeats an item]", faults.toString());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("schemas")
  void anyStateReadsBack(Schema schema) {
    Random random = new Random(5);
    for (int i = 0; i < 10; i++) {
      Setup setup = Setup.empty(schema);
      int set = 0;
      for (int cell = Schema.FIRST_SLOT; cell < schema.cells(); cell++) {
        if (random.nextInt(9) == 0) {
          setup = setup.with(cell, 1 + random.nextInt(schema.max(cell)));
          set++;
        }
      }
      String text = StateField.write(setup);
      assertEquals(setup, read(schema, text));
      assertEquals(set, StateField.items(setup).size());
      assertEquals(set == 0 ? "-" : String.join(",", StateField.items(setup)), text);
    }
  }

  @Test
  void slotsAreWrittenInTheirOrderAndSquaresFromTheEighthRank() {
    String text = "frozen,ph12,leftw3,leftb1,K11,P2,+@N1,+@k16,+b2,a8w,h8b,a1g,h1w,e8:1000,b2:7";
    assertEquals(text, StateField.write(read(EVERYTHING, text)));
    assertEquals(text, StateField.write(
        read(EVERYTHING, "+b2,b2:7,h1w,a1g,+@k16,h8b,a8w,e8:1000,+@N1,P2,leftb1,K11,ph12,leftw3,frozen")));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "frozen1 | is unknown in this game",
      "ph      | is unknown in this game",
      "ph13    | is out of range: the phase goes from 0 to 12",
      "ph12345 | is unknown in this game",
      "leftg1  | is unknown in this game",
      "leftw4  | is out of range: the checks left goes from 0 to 3",
      "N12     | is out of range: the power goes from 0 to 11",
      "Q1      | is unknown in this game",
      "e4y     | is unknown in this game",
      "e9w     | is unknown in this game",
      "e4wb    | is unknown in this game",
      "i4:3    | is unknown in this game",
      "e4:0    | is out of range: the count goes from 1 to 1000",
      "e4:1001 | is out of range: the count goes from 1 to 1000",
      "e4:-1   | is unknown in this game",
      "N0      | has no effect",
      "ph0     | has no effect",
      "leftb0  | has no effect",
      "-       | has no effect"
  })
  void anItemThatCannotBeReadIsNamed(String item, String fault) {
    String sentence = "the item '" + item.strip() + "' of the state field " + fault;
    assertTrue(StateField.alone(EVERYTHING, item.strip()).isEmpty());
    Setup empty = Setup.empty(EVERYTHING);
    assertEquals(sentence, assertThrows(InputException.class,
        () -> StateField.with(empty, item.strip())).getMessage());
    assertEquals(sentence, assertThrows(InputException.class,
        () -> StateField.without(empty, item.strip())).getMessage());
  }

  @Test
  void allFaultsOfAFieldAreFoundAndTheRestIsRead() {
    List<Message> faults = new ArrayList<>();
    Setup setup = StateField.read(Setup.empty(EVERYTHING), "N1,what,e4w,e4b,,N0", faults);
    assertEquals("N1,e4w", StateField.write(setup));
    assertEquals(List.of("what", "e4b", "", "N0"),
        faults.stream().map(fault -> fault.toString().replaceAll(".*'(.*)'.*", "$1")).toList());
  }
}
