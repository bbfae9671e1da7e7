package zugwerk.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import zugwerk.betza.Power;
import zugwerk.betza.PowerLists;
import zugwerk.board.Piece;
import zugwerk.board.PieceType;
import zugwerk.board.Schema;
import zugwerk.board.Side;
import zugwerk.board.Slot;
import zugwerk.work.InputException;

/** Changes a position by hand, legal or not. */
record SetupTools(PageBoard board) {

  /** The same with a piece on a square, by its letter in FEN; an empty letter removes the piece. */
  PageBoard put(int square, String letter) {
    return with(square, letter.isEmpty() ? Piece.NONE : piece(letter.charAt(0)));
  }

  private PageBoard with(int square, int piece) {
    return new PageBoard(board.game(), board.game().tidied(board.setup().withPiece(square, piece)));
  }

  private int piece(char letter) {
    int type = board.setup().schema().type(Character.toUpperCase(letter));
    if (type < 0) {
      throw new InputException("the game has no piece '{0}'", letter);
    }
    return Piece.of((Character.isUpperCase(letter) ? Side.WHITE : Side.BLACK).ordinal(), type);
  }

  /** The same with a piece and its state on another square. */
  PageBoard moved(int from, int to) {
    return from == to ? board : new PageBoard(board.game(), board.game().tidied(board.setup().moved(from, to)));
  }

  /** The same with another value of a cell, as {@link #tools} lists them. */
  PageBoard marked(int cell, int value) {
    return new PageBoard(board.game(), board.game().tidied(board.setup().with(cell, value)));
  }

  /**
   * The letters of all pieces; {@code marks}, values that a square can have, each with the cell of a1; and
   * {@code values} that belong to no square, each with its cell and its values in words.
   */
  Map<String, Object> tools() {
    Schema schema = board.setup().schema();
    List<Map<String, Object>> marks = new ArrayList<>();
    List<Map<String, Object>> values = new ArrayList<>();
    for (Slot slot : schema.slots().stream().filter(slot -> !slot.isHidden()).toList()) {
      switch (slot.scope()) {
        case SQUARE, PIECE -> marks.addAll(marks(slot));
        case GAME -> values.add(value(slot, "", 0));
        case SIDE -> IntStream.range(0, 2).forEach(side -> values.add(value(slot, Side.of(side).title(), side)));
        case TYPE -> IntStream.range(0, schema.types().size()).filter(type -> texts(slot, type).size() > 1)
            .forEach(type -> values.add(value(slot, String.valueOf(schema.types().get(type).letter()), type)));
        case SIDE_TYPE -> IntStream.range(0, 2 * schema.types().size())
            .forEach(index -> values.add(value(slot, held(schema.types(), index), index)));
      }
    }
    return Map.of("pieces", schema.types().stream().map(type -> String.valueOf(type.letter())).toList(), "marks", marks,
        "values", values);
  }

  private List<Map<String, Object>> marks(Slot slot) {
    return IntStream.rangeClosed(1, slot.max()).mapToObj(value -> Map.<String, Object>of("title",
        slot.isColour() ? colour(value) : slot.heading() + " " + slot.sign(value), "cell",
        board.setup().schema().offset(slot), "value", value, "piece", slot.scope() == Slot.Scope.PIECE)).toList();
  }

  private static String colour(int value) {
    return switch (Slot.COLOURS.charAt(value - 1)) {
      case 'w' -> "White tile";
      case 'b' -> "Black tile";
      default -> "Grey tile";
    };
  }

  private static String held(List<PieceType> types, int index) {
    return Side.of(index / types.size()).title() + " " + types.get(index % types.size()).letter();
  }

  private Map<String, Object> value(Slot slot, String owner, int index) {
    int cell = board.setup().schema().offset(slot) + index;
    Map<String, Object> value = new LinkedHashMap<>();
    value.put("title", owner.isEmpty() ? slot.heading() : slot.heading() + ", " + owner);
    value.put("cell", cell);
    value.put("texts", texts(slot, index));
    value.put("value", board.setup().get(cell));
    return value;
  }

  private List<String> texts(Slot slot, int index) {
    if (slot.scope() == Slot.Scope.TYPE && board.game().options().powerLists().isPresent()) {
      return powers(index);
    }
    return slot.scope() == Slot.Scope.GAME && slot.max() == 1 ? List.of("no", "yes")
        : IntStream.rangeClosed(0, slot.max()).mapToObj(String::valueOf).toList();
  }

  /** The powers of a type in turn; none for a type that always has the same. */
  private List<String> powers(int type) {
    PowerLists lists = board.game().options().powerLists().orElseThrow();
    char letter = board.setup().schema().types().get(type).letter();
    List<String> white = texts(lists.white().getOrDefault(letter, List.of()));
    List<String> black = texts(lists.black().getOrDefault(letter, List.of()));
    return white.equals(black) ? white
        : IntStream.range(0, Math.max(white.size(), black.size()))
            .mapToObj(i -> white.get(i % white.size()) + ", Black " + black.get(i % black.size())).toList();
  }

  private static List<String> texts(List<Power> powers) {
    return powers.stream().map(Power::text).toList();
  }
}
