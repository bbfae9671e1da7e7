package zugwerk.studio.editor;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleIntegerProperty;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.board.Transformation;
import zugwerk.compose.PieceRole;
import zugwerk.exchange.AnyText;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.problem.Certificate;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.TransformedProblem;
import zugwerk.rules.Fault;
import zugwerk.rules.Move;
import zugwerk.rules.Rights;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;

/** The composer's bench: the draft, its history, faults and file, and what the board shows. For the window's thread. */
public final class Workbench {

  /**
   * What the board shows instead of the draft.
   *
   * @param setup the position after a line of a solution, or reached by play
   * @param last the last move of the line, if there is one
   * @param after that move with its number in a solution that is being read; else empty
   */
  public record BoardPreview(Setup setup, Optional<Move> last, String after) {

    public BoardPreview(Setup setup, Optional<Move> last) {
      this(setup, last, "");
    }
  }

  private final History history;
  private final BiFunction<Variant, Setup, PositionFindings> examiner;
  private final SavedState saved;
  private final GameSwitch games = new GameSwitch(this);
  private final Selection selection = new Selection(this);
  private final PieceLetters letters = new PieceLetters(() -> draft().get().variant());
  private final IntegerProperty tool = new SimpleIntegerProperty(this, "tool", Piece.NONE);
  private final StateOnBoard state = new StateOnBoard(this);
  private final BoardModel board;

  /** A bench with an empty board of orthodox chess and the stipulation {@code #2}. */
  public Workbench() {
    this(PositionFindings::of);
  }

  /**
   * @param examiner examines the position of each draft, once
   */
  Workbench(BiFunction<Variant, Setup, PositionFindings> examiner) {
    this.examiner = examiner;
    Problem first = fresh(Variants.all().iterator().next());
    saved = new SavedState(first);
    board = new BoardModel(first, examiner.apply(first.variant(), first.setup()), selection);
    history = new History(first, this::examine);
  }

  private static Problem fresh(Variant variant) {
    return Problem.of(variant, Setup.empty(variant.schema()), Stipulation.parse("#2"));
  }

  /** Shows a draft, with what is found about its position. */
  private void examine(Problem next) {
    PositionFindings found = examiner.apply(next.variant(), next.setup());
    saved.compare(next);
    board.show(next, found);
  }

  /** Everything that the board shows, as one value. */
  public ReadOnlyObjectProperty<BoardState> board() {
    return board.state();
  }

  /** The draft with its past and future. */
  public History history() {
    return history;
  }

  /** The present draft. */
  public ReadOnlyObjectProperty<Problem> draft() {
    return board.draft();
  }

  /** The piece that a click puts on the board; {@link Piece#NONE} while pieces are moved about. */
  public IntegerProperty tool() {
    return tool;
  }

  /** The letters in which moves are shown. */
  public PieceLetters letters() {
    return letters;
  }

  /** The cursor on the board and the squares selected there. */
  public Selection selection() {
    return selection;
  }

  /** The game's own state, as it is turned on squares of the board. */
  public StateOnBoard state() {
    return state;
  }

  /** What keeps the draft from being played; empty when it can be. */
  public ReadOnlyObjectProperty<List<Fault>> faults() {
    return board.faults();
  }

  /** Why the draft cannot arise in a game, although it can be played. */
  public ReadOnlyObjectProperty<List<Fault>> doubts() {
    return board.doubts();
  }

  /** The file that the draft was read from or written to last. */
  public ReadOnlyObjectProperty<Optional<Path>> file() {
    return saved.file();
  }

  /** Whether the draft differs from what was saved. */
  public ReadOnlyBooleanProperty changed() {
    return saved.changed();
  }

  /** What the board shows instead of the draft, if it does. Every change of the draft ends it. */
  public ReadOnlyObjectProperty<Optional<BoardPreview>> preview() {
    return board.preview();
  }

  /** The moves that are drawn over the position on the board. */
  public MoveMarks marks() {
    return board.marks();
  }

  /** How the board draws pieces, and of which piece it shows what it can do. */
  public BoardSigns signs() {
    return board.signs();
  }

  /** Which King is watched on the board. */
  public KingWatch watch() {
    return board.watch();
  }

  /** Which piece of the draft does what, as far as it is known, by squares. */
  public ObjectProperty<Map<Integer, PieceRole>> roles() {
    return board.roles();
  }

  /** Whether the board has Black's side below. */
  public BooleanProperty flipped() {
    return board.flipped();
  }

  /** The position that the board shows. */
  public Setup shown() {
    return board.state().get().shown();
  }

  /** Shows the position after a line of a solution. */
  public void show(BoardPreview other) {
    board.preview(Optional.of(other));
  }

  /** Shows the draft again. */
  public void comeBack() {
    board.preview(Optional.empty());
  }

  /** Sets up another position, without the rights that its pieces deny; one that is the same is no step. */
  public void edit(String name, Setup setup) {
    setUp(name, Rights.kept(draft().get().variant(), setup));
  }

  /** Whether a castling right (0 K, 1 Q, 2 k, 3 q) can be had: King and partner stand at home. */
  public boolean castlingPossible(int right) {
    return Rights.castling(draft().get().variant(), setup(), right);
  }

  /** Puts a piece on a square. */
  public void place(int square, int piece) {
    edit("Place " + Fen.letter(setup().schema(), piece) + Square.name(square), setup().withPiece(square, piece));
  }

  /** Takes a piece off the board; nothing happens on an empty square. */
  public void remove(int square) {
    if (setup().piece(square) != Piece.NONE) {
      edit("Remove " + Fen.letter(setup().schema(), setup().piece(square)) + Square.name(square),
          setup().withPiece(square, Piece.NONE));
    }
  }

  /** Moves a piece with its state to another square. */
  public void move(int from, int to) {
    if (from != to && setup().piece(from) != Piece.NONE) {
      edit("Move " + Square.name(from) + " to " + Square.name(to), setup().moved(from, to));
    }
  }

  /** Puts a copy of a piece with its state on another square. */
  public void copy(int from, int to) {
    if (from != to && setup().piece(from) != Piece.NONE) {
      edit("Copy " + Square.name(from) + " to " + Square.name(to), setup().copied(from, to));
    }
  }

  /** Exchanges the colour of a piece. */
  public void recolour(int square) {
    replace("Change colour on ", square, piece -> Piece.of(1 - Piece.side(piece), Piece.type(piece)));
  }

  /** Replaces a piece by the type this many places further on; the first follows the last. */
  public void cycle(int square, int by) {
    int types = setup().schema().types().size();
    replace("Change the piece on ", square,
        piece -> Piece.of(Piece.side(piece), Math.floorMod(Piece.type(piece) + by, types)));
  }

  private void replace(String name, int square, IntUnaryOperator other) {
    if (setup().piece(square) != Piece.NONE) {
      edit(name + Square.name(square), setup().withPiece(square, other.applyAsInt(setup().piece(square))));
    }
  }

  /** Sets up a position that came from elsewhere, as a step with a name. */
  public void setUp(String name, Setup setup) {
    history.step(name, history.recalled(draft().get().withSetup(setup)));
  }

  /** Makes the position shown instead of the draft that of the problem, as a step with a name; moves count anew. */
  public void adopt(String name) {
    preview().get().ifPresent(shown -> setUp(name, shown.setup().counting(0, 1)));
  }

  /** Sets a cell that is no square: side to move, rights, or one of the game's own slots. */
  public void set(String name, int cell, int value) {
    edit(name, setup().with(cell, value));
  }

  /** Lets the other side move. */
  public void turnOver() {
    Side other = setup().toMove().other();
    set(other.title() + " to move", Schema.SIDE_TO_MOVE, other.ordinal());
  }

  /**
   * Changes the whole board, with twins, keys and lines.
   *
   * @throws IllegalArgumentException in one sentence, if something would leave the board; the draft is as it was
   */
  public void transform(Transformation transformation) {
    history.step(transformation.title(), TransformedProblem.of(draft().get(), transformation));
  }

  /** Empties the board. */
  public void clear() {
    edit("Clear the board", Setup.empty(setup().schema()));
  }

  /** Sets up the start position of the game. */
  public void start() {
    edit("Start position", Fen.start(draft().get().variant()));
  }

  /**
   * Takes over a text of any format that holds one problem; positions are read in the present game.
   *
   * @throws IllegalArgumentException in one sentence, if it cannot be read; the draft is as it was
   */
  public void paste(String text) {
    List<Problem> problems = AnyText.read(text, draft().get().variant());
    if (problems.size() > 1) {
      throw new IllegalArgumentException("there are " + problems.size() + " problems in this text");
    }
    paste(problems.getFirst());
  }

  /** Takes over a problem; one that is but a position, perhaps with a stipulation, leaves the credits as they are. */
  public void paste(Problem problem) {
    Pasted pasted = Pasted.on(draft().get(), problem);
    history.step(pasted.step(), pasted.draft());
  }

  /** Changes what is asked for. */
  public void ask(String stipulation) {
    history.continueStep("Change the stipulation",
        old -> history.recalled(old.withStipulationText(stipulation)));
  }

  /** Changes the game, and tells what became of the position. */
  public GameSwitch games() {
    return games;
  }

  /** Changes the game or its settings, as {@link GameSwitch#play} does; refuses what it refuses. */
  public void play(String game, String settings) {
    games.play(game, settings);
  }

  /** Changes title, authors and the like; typing on is the same step. */
  public void credit(Credits credits) {
    history.continueStep("Edit the credits", old -> old.withCredits(credits));
  }

  /** Changes the twins, the sides that solve or the number of solutions; typing on is the same step. */
  public void twin(UnaryOperator<Problem> twins) {
    Problem changed = twins.apply(draft().get());
    if (!changed.equals(draft().get())) {
      history.continueStep("Change the twins", _ -> changed);
    }
  }

  /** Names a first move as the key that the composer intends, so that others are cooks. */
  public void intend(String text, Move key) {
    Problem now = draft().get();
    history.step("Name the key " + text,
        now.withKeys(List.of(LongForm.of(now.variant().schema(), key))));
  }

  /** Keeps with the problem what was found of it today. */
  public void certify(Solved found, SolveOptions options) {
    Certificate kept = Certificate.of(draft().get(), found, options, LocalDate.now(ZoneId.systemDefault()));
    history.step("Keep the certificate", draft().get().withCertificate(Optional.of(kept)));
  }

  private Setup setup() {
    return draft().get().setup();
  }

  /** Starts a new problem in the present game; unsaved changes are lost. */
  public void begin() {
    open(fresh(draft().get().variant()));
  }

  /** Opens a problem that was read from a file; unsaved changes are lost. */
  public void open(Problem draft, Path path) {
    open(draft, Optional.of(path), Optional.of(draft));
  }

  /** Opens a problem that comes with the program and has no file of its own; unsaved changes are lost. */
  public void open(Problem problem) {
    open(problem, Optional.empty(), Optional.of(problem));
  }

  /** Takes over a draft that a crash left; it counts as changed. */
  public void recover(Problem draft, Optional<Path> path) {
    open(draft, path, Optional.empty());
  }

  private void open(Problem opened, Optional<Path> path, Optional<Problem> unchanged) {
    saved.begin(new SavedState.Kept(path, unchanged));
    history.restart(opened);
  }

  /** A problem, this draft or what it was shortly before, has been written to a file. */
  public void saved(Problem problem, Path path) {
    saved.begin(new SavedState.Kept(Optional.of(path), Optional.of(problem)));
    saved.compare(draft().get());
  }

  /** The problem with its history and file, to be {@linkplain #takeUp taken up} again later. */
  public BenchContents aside() {
    return new BenchContents(history.kept(), saved.kept(), board.flipped().get());
  }

  /** Takes up a problem that was put aside. The one that is on the bench is lost, unless it was put aside too. */
  public void takeUp(BenchContents other) {
    saved.begin(other.saved());
    board.flipped().set(other.flipped());
    history.takeUp(other.history());
  }
}
