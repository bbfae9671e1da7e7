package zugwerk.compose;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.notation.StateField;
import zugwerk.problem.Problem;
import zugwerk.problem.Twin;
import zugwerk.rules.Fault;

/** The single changes of a diagram, written as twins are, each kind in the order a1 to h8. */
final class Changes {

  private static final Pattern SQUARE = Pattern.compile("[a-h][1-8]");

  private final Problem diagram;
  private final Setup setup;
  private final Schema schema;

  Changes(Problem problem) {
    diagram = problem.twinned(List.of(), false).duplexed(false);
    setup = problem.setup();
    schema = setup.schema();
  }

  /** The diagram after changes; empty where they make no sense or the position cannot be played. */
  Optional<Setup> made(String changes) {
    try {
      return Optional.of(plainly(changes)).filter(made -> CandidateSolver.playable(diagram, made));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  /**
   * The diagram after changes, whether or not it can be played.
   *
   * @throws IllegalArgumentException in one sentence, if they make no sense
   */
  Setup plainly(String changes) {
    return Twin.of(diagram.twinned(List.of(changes), true)).getFirst().problem().setup();
  }

  /** Where something is that a single change takes away. */
  int square(String change) {
    Matcher square = SQUARE.matcher(change);
    return square.find() ? Square.parse(square.group()).orElseThrow() : Fault.NOWHERE;
  }

  /** In words what a single change takes away: a piece, or an item of the state. */
  String words(String change) {
    int piece = setup.piece(square(change));
    return !change.startsWith("-") ? change.replaceFirst("^no ", "") : (Piece.side(piece) == 0 ? "white " : "black ")
        + schema.types().get(Piece.type(piece)).title() + " on " + Square.name(square(change));
  }

  /** Every piece but the Kings taken away. */
  List<String> removals() {
    return pieces().filter(square -> Piece.type(setup.piece(square)) != Schema.KING)
        .mapToObj(square -> "-" + name(square)).toList();
  }

  /** Every item of squares and pieces taken out of the state: tiles, poison, damage. */
  List<String> forgettings() {
    List<String> items = new ArrayList<>();
    for (String item : StateField.items(setup)) {
      Setup without = StateField.without(setup, item);
      boolean onSquares =
          schema.slots().stream().filter(Slot::isOnSquares).map(schema::offset).anyMatch(offset -> IntStream
              .range(offset, offset + Square.COUNT).anyMatch(cell -> setup.get(cell) != without.get(cell)));
      if (onSquares) {
        items.add("no state " + item);
      }
    }
    return items;
  }

  /** Every piece on every empty square. */
  List<String> moves() {
    return pieces().boxed().flatMap(square -> empty().mapToObj(to -> name(square) + "-->" + Square.name(to))).toList();
  }

  /** A piece of a type, of either side, added on every empty square. */
  List<String> additions(int type) {
    return IntStream.range(0, 2).boxed().flatMap(side -> empty()
        .mapToObj(to -> "+" + letters(Piece.of(side, type)) + Square.name(to))).toList();
  }

  /** Every two pieces that differ in their places exchanged. */
  List<String> exchanges() {
    return pieces().boxed().flatMap(one -> pieces()
        .filter(other -> other > one && setup.piece(other) != setup.piece(one))
        .mapToObj(other -> name(one) + "<-->" + name(other))).toList();
  }

  /** Every other value of every part of the state. */
  List<String> states() {
    List<String> changes = new ArrayList<>();
    StateField.items(setup).forEach(item -> changes.add("no state " + item));
    for (Slot slot : schema.slots()) {
      int first = schema.offset(slot);
      for (int cell = first; cell < first + schema.values(slot); cell++) {
        boolean nobody = slot.scope() == Slot.Scope.PIECE && setup.piece(cell - first) == Piece.NONE;
        for (int value = 1; value <= schema.max(cell) && !nobody; value++) {
          if (value != setup.get(cell)) {
            changes.add("state " + StateField.items(Setup.empty(schema).with(cell, value)).getFirst());
          }
        }
      }
    }
    return changes;
  }

  /** The other side to move. */
  String otherSide() {
    return setup.toMove().other().title().toLowerCase(Locale.ROOT) + " to move";
  }

  private IntStream pieces() {
    return IntStream.range(0, Square.COUNT).filter(square -> setup.piece(square) != Piece.NONE);
  }

  private IntStream empty() {
    return IntStream.range(0, Square.COUNT).filter(square -> setup.piece(square) == Piece.NONE);
  }

  private String name(int square) {
    return letters(setup.piece(square)) + Square.name(square);
  }

  private String letters(int piece) {
    return "wb".charAt(Piece.side(piece)) + String.valueOf(Character.toUpperCase(Fen.letter(schema, piece)));
  }
}
