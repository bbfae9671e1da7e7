package zugwerk.solve.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.work.InputException;

/**
 * The pieces of both sides, without their squares.
 *
 * @param white the types of White's pieces in rising order, the King first
 * @param black the types of Black's pieces in the same way
 */
public record Material(List<Integer> white, List<Integer> black) {

  /**
   * Sorts and copies the types.
   *
   * @throws InputException if a side has not exactly one King
   */
  public Material {
    white = white.stream().sorted().toList();
    black = black.stream().sorted().toList();
    if (Collections.frequency(white, Schema.KING) != 1 || Collections.frequency(black, Schema.KING) != 1) {
      throw new InputException("endgame tables need one King a side");
    }
  }

  /**
   * The pieces of a setup.
   *
   * @throws InputException if a side has not exactly one King
   */
  public static Material of(Setup setup) {
    return of(Position.of(setup));
  }

  /** The pieces of a position; errors as for a setup. */
  public static Material of(Position position) {
    List<List<Integer>> sides = List.of(new ArrayList<>(), new ArrayList<>());
    for (long rest = position.occupied(); rest != 0; rest &= rest - 1) {
      int piece = position.piece(Long.numberOfTrailingZeros(rest));
      sides.get(Piece.side(piece)).add(Piece.type(piece));
    }
    return new Material(sides.get(0), sides.get(1));
  }

  /**
   * Reads the form that {@link #text} writes, such as {@code KRvK}.
   *
   * @throws InputException if the text has another form or an unknown letter
   */
  public static Material parse(Schema schema, String text) {
    String[] sides = text.split("v", -1);
    if (sides.length != 2) {
      throw new InputException("material is written as KRvK, not '{0}'", text);
    }
    return new Material(types(schema, sides[0]), types(schema, sides[1]));
  }

  private static List<Integer> types(Schema schema, String letters) {
    List<Integer> types = new ArrayList<>();
    for (char letter : letters.toCharArray()) {
      int type = schema.type(letter);
      if (type < 0) {
        throw new InputException("there is no piece '{0}'", letter);
      }
      types.add(type);
    }
    return types;
  }

  /** The letters of White's pieces, {@code v}, the letters of Black's. */
  public String text(Schema schema) {
    return letters(schema, white) + "v" + letters(schema, black);
  }

  private static String letters(Schema schema, List<Integer> types) {
    return types.stream().map(type -> String.valueOf(schema.types().get(type).letter())).collect(Collectors.joining());
  }

  /** The types of the pieces of a side, 0 White, 1 Black. */
  public List<Integer> side(int side) {
    return side == 0 ? white : black;
  }

  /** The number of pieces, Kings included. */
  public int size() {
    return white.size() + black.size();
  }

  /** Whether a piece of either side has this type. */
  public boolean has(int type) {
    return white.contains(type) || black.contains(type);
  }

  /** The same without one piece of a type. */
  public Material without(int side, int type) {
    List<Integer> types = new ArrayList<>(side(side));
    types.remove(Integer.valueOf(type));
    return with(side, types);
  }

  /** The same with one piece of another type. */
  public Material promoted(int side, int from, int to) {
    List<Integer> types = new ArrayList<>(side(side));
    types.set(types.indexOf(from), to);
    return with(side, types);
  }

  private Material with(int side, List<Integer> types) {
    return side == 0 ? new Material(types, black) : new Material(white, types);
  }

  Material flipped() {
    return new Material(/* white= */ black, /* black= */ white);
  }

  boolean blackLeads() {
    if (white.size() != black.size()) {
      return black.size() > white.size();
    }
    for (int i = 0; i < white.size(); i++) {
      if (!white.get(i).equals(black.get(i))) {
        return black.get(i) < white.get(i);
      }
    }
    return false;
  }
}
