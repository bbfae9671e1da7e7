package zugwerk.notation;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.work.InputException;
import zugwerk.work.Message;

/**
 * The seventh field of a FEN: the state of the game, as its slots declare it.
 *
 * <p>How an item is written depends on the scope of its slot; see {@link Slot.Scope}.
 */
public final class StateField {

  private StateField() {}

  /**
   * The items of a setup, types in their order and squares from a8 to h1, separated by commas; {@code -} if there are
   * none.
   */
  public static String write(Setup setup) {
    List<String> items = items(setup);
    return items.isEmpty() ? "-" : String.join(",", items);
  }

  /** The items of a setup, types in their order and squares from a8 to h1. */
  public static List<String> items(Setup setup) {
    List<String> items = new ArrayList<>();
    for (Slot slot : setup.schema().slots()) {
      int offset = setup.schema().offset(slot);
      for (int i = 0; i < setup.schema().values(slot); i++) {
        int index = slot.isOnSquares() ? i ^ 56 : i;
        int value = setup.get(offset + index);
        if (value != 0) {
          items.add(item(setup.schema(), slot, index, value));
        }
      }
    }
    return items;
  }

  /** The item that gives a cell of the state a value, from 1. */
  public static String item(Schema schema, int cell, int value) {
    return items(Setup.empty(schema).with(cell, value)).getFirst();
  }

  /**
   * The setup with the value of one item set.
   *
   * @throws InputException with one sentence, if the item cannot be read
   */
  public static Setup with(Setup setup, String item) {
    Setup alone = sure(setup.schema(), item);
    int cell = cell(alone);
    return setup.with(cell, alone.get(cell));
  }

  /**
   * The setup with the value of one item cleared.
   *
   * @throws InputException with one sentence, if the item cannot be read, or the setup has another value
   * there
   */
  public static Setup without(Setup setup, String item) {
    Setup alone = sure(setup.schema(), item);
    int cell = cell(alone);
    if (setup.get(cell) != alone.get(cell)) {
      throw new InputException("the state has no item '{0}'", item);
    }
    return setup.with(cell, 0);
  }

  /** An empty board with only the value of one item; empty if the item cannot be read. */
  public static Optional<Setup> alone(Schema schema, String item) {
    List<Message> faults = new ArrayList<>();
    Setup alone = alone(schema, item, faults);
    return faults.isEmpty() ? Optional.of(alone) : Optional.empty();
  }

  private static Setup sure(Schema schema, String item) {
    List<Message> faults = new ArrayList<>();
    Setup alone = alone(schema, item, faults);
    if (!faults.isEmpty()) {
      throw new InputException(Message.joined(faults));
    }
    return alone;
  }

  private static Setup alone(Schema schema, String item, List<Message> faults) {
    Setup alone = read(Setup.empty(schema), item, faults);
    if (faults.isEmpty() && items(alone).isEmpty()) {
      faults.add(message("the item '{0}' of the state field has no effect", item));
    }
    return alone;
  }

  private static int cell(Setup alone) {
    return IntStream.range(Schema.FIRST_SLOT, alone.schema().cells()).filter(cell -> alone.get(cell) != 0)
        .findFirst().orElseThrow();
  }

  private static String item(Schema schema, Slot slot, int index, int value) {
    return switch (slot.scope()) {
      case GAME -> slot.signs() + (slot.max() == 1 ? "" : value);
      case SIDE -> slot.signs() + "wb".charAt(index) + value;
      case TYPE -> schema.types().get(index).letter() + String.valueOf(value);
      case SIDE_TYPE -> slot.signs() + Fen.letter(schema, Piece.of(index / schema.types().size(),
          index % schema.types().size())) + value;
      case SQUARE, PIECE -> Square.name(index)
          + (slot.signs().isEmpty() ? ":" + value : slot.signs().charAt(value - 1));
    };
  }

  /** For each item that cannot be read, adds a sentence to the faults. */
  static Setup read(Setup setup, String text, List<Message> faults) {
    Setup filled = setup;
    if (!text.equals("-")) {
      for (String item : text.split(",", -1)) {
        filled = readItem(filled, item, faults);
      }
    }
    return filled;
  }

  private static Setup readItem(Setup setup, String item, List<Message> faults) {
    Schema schema = setup.schema();
    for (Slot slot : schema.slots()) {
      OptionalInt index = index(schema, slot, item);
      if (index.isEmpty()) {
        continue;
      }
      int cell = schema.offset(slot) + index.getAsInt();
      int value = value(slot, item);
      int least = slot.isOnSquares() ? 1 : 0;
      if (value < least || value > slot.max()) {
        faults.add(message("the item '{0}' of the state field is out of range: the {1} goes from {2} to {3}", item,
            message(slot.name()), least, slot.max()));
      } else if (setup.get(cell) != 0) {
        faults.add(message("the item '{0}' of the state field repeats an item", item));
      } else {
        return setup.with(cell, value);
      }
      return setup;
    }
    faults.add(message("the item '{0}' of the state field is unknown in this game", item));
    return setup;
  }

  private static OptionalInt index(Schema schema, Slot slot, String item) {
    return switch (slot.scope()) {
      case GAME -> item.matches(Pattern.quote(slot.signs()) + (slot.max() == 1 ? "" : "\\d{1,4}"))
          ? OptionalInt.of(0) : OptionalInt.empty();
      case SIDE -> item.matches(Pattern.quote(slot.signs()) + "[wb]\\d{1,4}")
          ? OptionalInt.of("wb".indexOf(item.charAt(slot.signs().length()))) : OptionalInt.empty();
      case TYPE -> item.matches("[A-Z]\\d{1,4}") && schema.type(item.charAt(0)) >= 0
          ? OptionalInt.of(schema.type(item.charAt(0))) : OptionalInt.empty();
      case SQUARE, PIECE -> item.matches(slot.signs().isEmpty() ? "..:\\d{1,4}" : "...")
          && (slot.signs().isEmpty() || slot.signs().indexOf(item.charAt(2)) >= 0)
              ? Square.parse(item.substring(0, 2)) : OptionalInt.empty();
      case SIDE_TYPE -> {
        boolean fits = item.matches(Pattern.quote(slot.signs()) + "[A-Za-z]\\d{1,4}");
        char letter = fits ? item.charAt(slot.signs().length()) : ' ';
        int type = schema.type(Character.toUpperCase(letter));
        yield type < 0 ? OptionalInt.empty()
            : OptionalInt.of(type + (Character.isUpperCase(letter) ? 0 : schema.types().size()));
      }
    };
  }

  private static int value(Slot slot, String item) {
    return switch (slot.scope()) {
      case GAME -> slot.max() == 1 ? 1 : Integer.parseInt(item.substring(slot.signs().length()));
      case SIDE, SIDE_TYPE -> Integer.parseInt(item.substring(slot.signs().length() + 1));
      case TYPE -> Integer.parseInt(item.substring(1));
      case SQUARE, PIECE -> slot.signs().isEmpty()
          ? Integer.parseInt(item.substring(3)) : slot.signs().indexOf(item.charAt(2)) + 1;
    };
  }
}
