package zugwerk.web;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.betza.Power;
import zugwerk.betza.PowerLists;
import zugwerk.board.Piece;
import zugwerk.board.PieceType;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.game.Board;
import zugwerk.game.DrawRule;
import zugwerk.notation.Fen;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/** A position of a game as a page shows it. */
record PageBoard(Board board) {

  PageBoard(Variant game, Setup setup) {
    this(new Board(game, setup));
  }

  Variant game() {
    return board.game();
  }

  Setup setup() {
    return board.setup();
  }

  /** The position with all its legal moves. */
  Map<String, Object> shown() {
    Map<String, Object> shown = new LinkedHashMap<>();
    Setup setup = setup();
    shown.put("fen", board.fen());
    shown.put("side", setup.toMove().title());
    shown.put("squares", IntStream.range(0, Square.COUNT).mapToObj(this::square).toList());
    shown.put("notes", notes());
    shown.put("names", setup.schema().types().stream()
        .collect(Collectors.toMap(type -> String.valueOf(type.letter()), PieceType::title)));
    List<String> faults = Validation.faults(game(), setup).stream().map(fault -> fault.text().toString()).toList();
    shown.put("faults", faults);
    boolean playable = faults.isEmpty();
    shown.put("verdict", playable ? board.status().word() : "");
    shown.put("moves", playable ? moves() : List.of());
    return shown;
  }

  private List<Map<String, Object>> moves() {
    return board.legalMoves().stream().map(move -> Map.<String, Object>of("move", longForm(move),
        "from", move.from(), "to", move.to(), "text", written(move))).toList();
  }

  String longForm(Move move) {
    return board.longForm(move);
  }

  /** A legal move by its long form. */
  Move move(String text) {
    return board.legalMoves().stream().filter(move -> longForm(move).equals(text)).findFirst()
        .orElseThrow(() -> new InputException("'{0}' is not a legal move here", text));
  }

  String written(Move move) {
    return board.san(move);
  }

  PageBoard after(Move move) {
    return new PageBoard(board.play(move));
  }

  /** The position with the other side to move. */
  PageBoard passed() {
    Position position = Position.of(setup());
    MoveMaker.skip(game(), position);
    return new PageBoard(game(), position.setup());
  }

  Map<String, Object> played(String text) {
    Move move = move(text);
    Map<String, Object> played = after(move).shown();
    played.put("text", written(move));
    played.put("from", move.from());
    played.put("to", move.to());
    return played;
  }

  /**
   * The same where the rules of draws over the board count.
   *
   * @param earlier the FENs of the positions before this one, each in a line
   */
  Map<String, Object> played(String text, String earlier) {
    Map<String, Object> played = played(text);
    List<Board> boards = new ArrayList<>();
    Stream.of(earlier.split("\n")).filter(fen -> !fen.isEmpty())
        .forEach(fen -> boards.add(new Board(game(), Fen.parse(game(), fen))));
    boards.add(board);
    boards.add(board.play(move(text)));
    DrawRule.of(boards, EnumSet.allOf(DrawRule.class)).ifPresent(rule -> {
      played.put("verdict", rule.title());
      played.put("moves", List.of());
    });
    return played;
  }

  /** The letter of the piece, upper case for White, then the colour of a tile and the texts of both badges. */
  private List<String> square(int square) {
    int piece = setup().piece(square);
    return List.of(piece == Piece.NONE ? "" : String.valueOf(Fen.letter(setup().schema(), piece)),
        signs(square, slot -> slot.isColour()),
        signs(square, slot -> !slot.isColour() && slot.place() == Slot.Place.CORNER),
        signs(square, slot -> !slot.isColour() && slot.place() == Slot.Place.FOOT));
  }

  private String signs(int square, Predicate<Slot> shown) {
    return setup().schema().slots().stream().filter(slot -> slot.isOnSquares() && shown.test(slot))
        .filter(slot -> value(slot, square) != 0).map(slot -> slot.sign(value(slot, square)))
        .collect(Collectors.joining());
  }

  private int value(Slot slot, int index) {
    return setup().get(setup().schema().offset(slot) + index);
  }

  /** The powers of the types on the board, and the state that belongs to no square. */
  private List<String> notes() {
    List<String> notes = new ArrayList<>();
    for (int type = 0; type < setup().schema().types().size(); type++) {
      if (stands(type)) {
        powers(type).ifPresent(notes::add);
      }
    }
    for (Slot slot : setup().schema().slots()) {
      switch (slot.scope()) {
        case GAME -> {
          if (value(slot, 0) != 0) {
            notes.add(slot.heading() + (slot.max() == 1 ? "" : ": " + value(slot, 0)));
          }
        }
        case SIDE -> IntStream.range(0, 2).filter(side -> value(slot, side) != 0)
            .forEach(side -> notes.add(slot.heading() + ": " + Side.of(side).title() + " " + value(slot, side)));
        default -> {}
      }
    }
    return notes;
  }

  private boolean stands(int type) {
    return IntStream.range(0, Square.COUNT).map(setup()::piece)
        .anyMatch(piece -> piece != Piece.NONE && Piece.type(piece) == type);
  }

  /** Such as {@code N: N ▸ [WD]}, for a type with several powers or one that is not the usual. */
  private Optional<String> powers(int type) {
    PieceType piece = setup().schema().types().get(type);
    if (game().options().powerLists().isEmpty()) {
      return !game().style().namesPowers(type) ? Optional.empty() : Optional.of(piece.letter() + ": "
          + game().style().name(Position.of(setup()), setup().toMove().ordinal(), type));
    }
    PowerLists lists = game().options().powerLists().get();
    if (!lists.white().containsKey(piece.letter())) {
      return Optional.empty();
    }
    if (isUsual(piece.letter())) {
      return Optional.empty();
    }
    String white = list(type, lists.list(0, piece.letter()));
    String black = list(type, lists.list(1, piece.letter()));
    return Optional.of(piece.letter() + ": " + white + (white.equals(black) ? "" : "; Black: " + black));
  }

  /** Whether both sides have one power of a type, which the game has without settings too. */
  private boolean isUsual(char letter) {
    Optional<PowerLists> usual = Variants.of(game().id()).options().powerLists();
    PowerLists lists = game().options().powerLists().orElseThrow();
    return IntStream.range(0, 2).allMatch(side -> lists.list(side, letter).size() == 1
        && usual.filter(each -> lists.list(side, letter).equals(each.of(side).get(letter))).isPresent());
  }

  private String list(int type, List<Power> powers) {
    int steps = setup().schema().slots().stream().filter(slot -> slot.scope() == Slot.Scope.TYPE).findFirst()
        .map(slot -> value(slot, type)).orElse(0);
    return IntStream.range(0, powers.size()).mapToObj(i -> {
      String power = powers.get(i).text();
      return powers.size() > 1 && i == steps % powers.size() ? "[" + power + "]" : power;
    }).collect(Collectors.joining(" \u25B8 "));
  }
}
