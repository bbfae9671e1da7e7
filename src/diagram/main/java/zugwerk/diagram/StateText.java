package zugwerk.diagram;

import static zugwerk.work.Texts.key;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.Variant;
import zugwerk.work.Texts;

/** The state of a position as text: a line for each slot with a value. Works for any game. */
public final class StateText {

  private static final List<String> COLOURS = List.of(key("white"), key("black"), key("grey"));

  private final Setup setup;
  private final Texts texts;

  private StateText(Setup setup, Texts texts) {
    this.setup = setup;
    this.texts = texts;
  }

  /** Lines such as {@code Poisoned: Ke5 (3)}. The legend shows the state of types. */
  static List<String> lines(Setup setup, Texts texts) {
    StateText text = new StateText(setup, texts);
    List<String> lines = new ArrayList<>();
    for (Slot slot : setup.schema().slots()) {
      String line = text.line(slot);
      if (!line.isEmpty()) {
        lines.add(line);
      }
    }
    return lines;
  }

  /**
   * Lines for an editor of the position: values that can only fall are shown with their maximum and the totals of both
   * sides, such as {@code Hit points: Ke5 1 of 3 – White 37 of 39, Black 39 of 39}.
   */
  public static List<String> lines(Variant variant, Setup setup, Texts texts) {
    StateText text = new StateText(setup, texts);
    return setup.schema().slots().stream()
        .map(slot -> hasFullValues(variant, slot) ? text.remaining(variant, slot) : text.line(slot))
        .filter(line -> !line.isEmpty()).toList();
  }

  /** Whether pieces begin with a value in a slot that they can lose. */
  public static boolean hasFullValues(Variant variant, Slot slot) {
    return slot.scope() == Slot.Scope.PIECE
        && IntStream.range(0, variant.schema().types().size()).anyMatch(type -> variant.fullValue(slot, type) > 0);
  }

  /** The line of one slot; empty without a value, and for slots of types. */
  public static String line(Setup setup, Slot slot, Texts texts) {
    return new StateText(setup, texts).line(slot);
  }

  private String remaining(Variant variant, Slot slot) {
    String reduced = valued(slot).filter(square -> setup.piece(square) != Piece.NONE)
        .mapToObj(square -> place(slot, square) + " "
            + texts.lang("{0} of {1}", value(slot, square), full(variant, slot, square)))
        .collect(Collectors.joining(", "));
    String sums =
        IntStream.range(0, 2).mapToObj(side -> texts.lang(Side.of(side).title()) + " " + sum(variant, slot, side))
            .collect(Collectors.joining(", "));
    return texts.lang(slot.heading()) + ": " + reduced + (reduced.isEmpty() ? "" : " \u2013 ") + sums;
  }

  private int full(Variant variant, Slot slot, int square) {
    return variant.fullValue(slot, Piece.type(setup.piece(square)));
  }

  private String sum(Variant variant, Slot slot, int side) {
    int most = 0;
    int now = 0;
    for (int square = 0; square < Square.COUNT; square++) {
      if (setup.piece(square) != Piece.NONE && Piece.side(setup.piece(square)) == side) {
        most += full(variant, slot, square);
        now += value(slot, square) == 0 ? full(variant, slot, square) : value(slot, square);
      }
    }
    return now == most ? String.valueOf(now) : texts.lang("{0} of {1}", now, most);
  }

  private int value(Slot slot, int index) {
    return setup.get(setup.schema().offset(slot) + index);
  }

  private String line(Slot slot) {
    return switch (slot.scope()) {
      case GAME ->
        value(slot, 0) == 0 ? "" : texts.lang(slot.heading()) + (slot.max() == 1 ? "" : ": " + value(slot, 0));
      case SIDE -> headed(slot, IntStream.range(0, 2).filter(side -> value(slot, side) != 0)
          .mapToObj(side -> texts.lang(Side.of(side).title()) + " " + value(slot, side))
          .collect(Collectors.joining(", ")));
      case TYPE -> "";
      case SIDE_TYPE -> headed(slot, IntStream.range(0, 2).mapToObj(side -> ofTypes(slot, side))
          .filter(words -> !words.isEmpty()).collect(Collectors.joining(", ")));
      case SQUARE, PIECE -> headed(slot, slot.isColour() ? tiles(slot) : squares(slot));
    };
  }

  /** A side and its types that have a value, each with the value if it can be greater than 1. */
  private String ofTypes(Slot slot, int side) {
    int types = setup.schema().types().size();
    String words = IntStream.range(0, types).filter(type -> value(slot, side * types + type) != 0)
        .mapToObj(type -> " " + setup.schema().types().get(type).letter()
            + (slot.max() == 1 ? "" : value(slot, side * types + type)))
        .collect(Collectors.joining());
    return words.isEmpty() ? "" : texts.lang(Side.of(side).title()) + words;
  }

  private String headed(Slot slot, String values) {
    return values.isEmpty() ? "" : texts.lang(slot.heading()) + ": " + values;
  }

  /** From a8 to h1. */
  private IntStream valued(Slot slot) {
    return IntStream.range(0, Square.COUNT).map(i -> i ^ 56).filter(square -> value(slot, square) != 0);
  }

  private String squares(Slot slot) {
    return valued(slot).mapToObj(square -> place(slot, square)
        + (slot.max() == 1 ? "" : " (" + slot.sign(value(slot, square)) + ")")).collect(Collectors.joining(", "));
  }

  private String place(Slot slot, int square) {
    int piece = setup.piece(square);
    boolean owned = slot.scope() == Slot.Scope.PIECE && piece != Piece.NONE;
    return (owned ? String.valueOf(setup.schema().types().get(Piece.type(piece)).letter()) : "") + Square.name(square);
  }

  private String tiles(Slot slot) {
    return IntStream.rangeClosed(1, COLOURS.size()).mapToObj(colour -> {
      String squares = valued(slot).filter(square -> value(slot, square) == colour).mapToObj(Square::name)
          .collect(Collectors.joining(" "));
      return squares.isEmpty() ? "" : texts.lang(COLOURS.get(colour - 1)) + " " + squares;
    })
        .filter(text -> !text.isEmpty()).collect(Collectors.joining(", "));
  }
}
