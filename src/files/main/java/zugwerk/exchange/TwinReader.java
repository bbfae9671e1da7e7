package zugwerk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.notation.StateField;
import zugwerk.problem.Problem;
import zugwerk.problem.Task;
import zugwerk.problem.Twin;
import zugwerk.problem.TwinChange;
import zugwerk.problem.TwinText;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;

final class TwinReader {

  enum Change {
    MOVE("move", "versetze", "deplacement"), EXCHANGE("exchange", "tausche", "echange"),
    STIPULATION("stipulation", "Forderung", "enonce"), STRUCTURED("sstipulation", "SForderung", "senonce"),
    ADD("add", "hinzufuegen", "ajoute"), REMOVE("remove", "entferne", "ote"),
    CONTINUED("continued", "ferner", "enplus"),
    ROTATE("rotate", "Drehung", "rotation"), CONDITION("condition", "Bedingung", "condition"),
    POLISH("PolishType", "Farbwechsel", "CouleurEchange"), MIRROR("mirror", "Spiegelung", "miroir"),
    SHIFT("shift", "Verschiebung", "translation"), SUBSTITUTE("substitute", "ersetze", "remplace"),
    FORSYTH("Forsyth", "Forsyth", "Forsyth");

    private final List<String> words;

    Change(String... words) {
      this.words = List.of(words);
    }

    static Optional<Change> of(PopeyeLanguage language, String word) {
      return word.isEmpty() ? Optional.empty()
          : PopeyeLanguage.match(List.of(values()), change -> change.words.get(language.ordinal()), word);
    }
  }

  /** A move or an exchange of pieces as books print it, such as bKe5-->e6, Bc1-f1 or Ke5<-->Se4. */
  private static final Pattern PRINTED = Pattern.compile(
      "([wb](?=\\p{Lu}))?(?:\\p{Lu}\\p{Ll}?)?([a-h][1-8])(?:(<-{1,2}>|\u2194)([wb](?=\\p{Lu}))?(?:\\p{Lu}\\p{Ll}?)?"
          + "|-{1,2}>|-|=>|\u2192)([a-h][1-8])");

  private final PopeyeTokens tokens;
  private final PopeyeLanguage language;
  private final ImportedPieces imported;
  private final List<TwinChange> changes = new ArrayList<>();
  private Problem problem;

  private TwinReader(PopeyeTokens tokens, PopeyeLanguage language, ImportedPieces imported, Problem problem) {
    this.tokens = tokens;
    this.language = language;
    this.imported = imported;
    this.problem = problem;
  }

  static Twin read(PopeyeTokens tokens, PopeyeLanguage language, ImportedPieces imported, Problem diagram,
      Problem last) {
    TwinReader reader = new TwinReader(tokens, language, imported, diagram);
    boolean continued = reader.change().filter(Change.CONTINUED::equals).isPresent();
    if (continued) {
      tokens.next();
      reader.problem = last;
    }
    Problem before = reader.problem;
    while (reader.next()) {
      // All changes of the twin, which are read in their order.
    }
    if (reader.changes.isEmpty()) {
      throw new MisreadException(tokens.line(), "a twin needs a change, not '{0}'", tokens.peek());
    }
    reader.begin(before);
    return new Twin(continued, reader.changes);
  }

  private boolean next() {
    Matcher printed = PRINTED.matcher(tokens.peek());
    boolean isPrinted = printed.matches();
    Optional<Change> change = isPrinted ? Optional.empty() : change();
    if (!isPrinted && change.isEmpty()) {
      return false;
    }
    int line = tokens.line();
    tokens.next();
    try {
      if (isPrinted) {
        printed(printed);
      } else {
        read(change.orElseThrow());
      }
      return true;
    } catch (MisreadException fault) {
      throw fault;
    } catch (InputException fault) {
      throw new MisreadException(line, "the twin's change: {0}", fault);
    }
  }

  private void printed(Matcher change) {
    TwinChange.Named one = piece(change.group(1), change.group(2));
    add(change.group(3) == null ? new TwinChange.Move(one, Square.parse(change.group(5)).orElseThrow())
        : new TwinChange.Exchange(one, piece(change.group(4), change.group(5))));
  }

  /** Letters of pieces differ between languages, those of sides do not. */
  private TwinChange.Named piece(@Nullable String side, String square) {
    TwinChange.Named named = piece(Square.parse(square).orElseThrow());
    Side here = named.side().orElseThrow();
    if (side != null && here != (side.equals("w") ? Side.WHITE : Side.BLACK)) {
      throw new InputException("the piece on {0} is {1}'s", square, here.title());
    }
    return named;
  }

  static Problem made(Problem diagram, Problem last, Twin twin) {
    return twin.on(diagram.withTask(Task::single), last.withTask(Task::single));
  }

  private Optional<Change> change() {
    try {
      return Change.of(language, tokens.peek());
    } catch (InputException fault) {
      throw new MisreadException(tokens.line(), "the twin's change {0}", fault);
    }
  }

  /** Another stipulation may change the side that begins. */
  private void begin(Problem before) {
    if (Positions.starter(before.task().stipulation()) != Positions.starter(problem.task().stipulation())) {
      changes.add(new TwinChange.SideToMove(problem.setup().toMove().other()));
    }
  }

  private void grow() {
    Variant game = imported.gameUnder(problem.variant());
    problem = problem.withGame(game, problem.setup().in(game.schema()));
  }

  private void add(TwinChange change) {
    changes.add(change);
    problem = change.on(problem);
  }

  private void read(Change change) {
    switch (change) {
      case MOVE -> add(new TwinChange.Move(piece(square()), square()));
      case EXCHANGE -> add(new TwinChange.Exchange(piece(square()), piece(square())));
      case REMOVE -> squares().forEach(square -> add(new TwinChange.Remove(piece(square))));
      case ADD -> addition();
      case ROTATE -> add(new TwinChange.Rotate(turned(word("an angle"))));
      case MIRROR -> add(mirror());
      case SHIFT -> add(new TwinChange.Shift(square(), square()));
      case STIPULATION -> add(new TwinChange.SetStipulation(tokens.stipulation()));
      case POLISH ->
        repaint((piece, _) -> piece == Piece.NONE ? piece : Piece.of(1 - Piece.side(piece), Piece.type(piece)));
      case SUBSTITUTE -> substitution();
      case FORSYTH -> {
        Setup other = ForsythFormat.begun(imported, word("a Forsyth"));
        grow();
        repaint((_, square) -> other.piece(square));
      }
      case CONDITION -> condition();
      case STRUCTURED -> throw new InputException("a structured stipulation has no counterpart");
      case CONTINUED -> throw new InputException("'continued' stands first or not at all");
    }
  }

  private String word(String what) {
    return tokens.need("after a twin's change " + what);
  }

  private int square() {
    String word = word("a square");
    List<Integer> squares = PieceReader.squares(word);
    if (squares.size() != 1) {
      throw new InputException("'{0}' is not a square", word);
    }
    return squares.getFirst();
  }

  private List<Integer> squares() {
    String word = word("squares");
    List<Integer> squares = PieceReader.squares(word);
    if (squares.isEmpty()) {
      throw new InputException("'{0}' is not a list of squares", word);
    }
    return squares;
  }

  private TwinChange.Named piece(int square) {
    return TwinChange.Named.of(problem.setup(), square);
  }

  /** The conditions of a twin take the place of all that there are. */
  private void condition() {
    List<String> conditions = new ArrayList<>();
    for (Optional<String> next = PopeyeConditions.take(tokens, language, imported); next.isPresent(); next =
        PopeyeConditions.take(tokens, language, imported)) {
      conditions.add(next.get());
    }
    if (conditions.isEmpty()) {
      throw new InputException("there is no condition '{0}'", word("a condition"));
    }
    add(new TwinChange.Powers(imported.underOthers(conditions).settings()));
  }

  private void addition() {
    Setup added = PopeyePieces.read(tokens, language, imported, Setup.empty(imported.schema()));
    grow();
    for (int i = 0; i < Square.COUNT; i++) {
      if (added.piece(i) != Piece.NONE) {
        add(TwinChange.Add.of(added.schema(), added.piece(i), i));
      }
    }
    StateField.items(added).forEach(item -> add(new TwinChange.State(item)));
  }

  /** Popeye rotates boards anticlockwise, our twins clockwise. */
  private static int turned(String angle) {
    return switch (angle) {
      case "90" -> 270;
      case "180" -> 180;
      case "270" -> 90;
      default -> throw new InputException("a board is turned by 90, 180 or 270 degrees, not by {0}", angle);
    };
  }

  private TwinChange mirror() {
    String axis = word("two corners");
    while (axis.length() < 8 && PieceReader.squares(tokens.peek()).size() == 1 || tokens.peek().equals("<-->")) {
      axis = axis + (axis.length() == 2 && !tokens.peek().startsWith("<") ? "<-->" : "") + tokens.next();
    }
    String corners = axis;
    return TwinText.mirror(corners.toLowerCase(Locale.ROOT))
        .orElseThrow(() -> new InputException("'{0}' is not a pair of corners, such as a1<-->h1", corners));
  }

  private void substitution() {
    String from = word("a piece");
    String to = word("a piece");
    type(from);
    int other = type(to);
    grow();
    // The second piece may have joined the game before the first one.
    int old = type(from);
    repaint((piece, _) -> piece != Piece.NONE && Piece.type(piece) == old ? Piece.of(Piece.side(piece), other) : piece);
  }

  private int type(String word) {
    try {
      return imported.type(word);
    } catch (InputException fault) {
      throw new InputException("'{0}' {1}", word, fault);
    }
  }

  private interface Painting {
    int piece(int piece, int square);
  }

  /** Expresses a change of many pieces as changes of single squares. */
  private void repaint(Painting painting) {
    Setup setup = problem.setup();
    for (int i = 0; i < Square.COUNT; i++) {
      int now = setup.piece(i);
      int then = painting.piece(now, i);
      if (then != now) {
        add(then == Piece.NONE ? new TwinChange.Remove(piece(i)) : TwinChange.Add.of(setup.schema(), then, i));
      }
    }
    if (changes.isEmpty()) {
      throw new InputException("it changes nothing");
    }
  }
}
