package zugwerk.studio.editor;

import static zugwerk.studio.text.Localization.lang;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import javafx.beans.InvalidationListener;
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

/** The workbench: the draft, its history, faults and file, and what the board shows. For the JavaFX thread only. */
public final class Workbench {

  /**
   * A position shown instead of the draft, after a line of a solution or by play. {@code after} is the last move with
   * its number in a solution; else empty.
   */
  public record BoardPreview(Setup setup, Optional<Move> last, String after) {

    public BoardPreview(Setup setup, Optional<Move> last) {
      this(setup, last, "");
    }
  }

  private final History history;
  private final Versions versions;
  private final BiFunction<Variant, Setup, PositionFindings> examiner;
  private final SavedState saved;
  private final GameSwitch games = new GameSwitch(this);
  private final ConditionsChoice conditions = new ConditionsChoice(this);
  private final Selection selection = new Selection(this);
  private final PieceLetters letters = new PieceLetters(() -> draft().get().variant());
  private final IntegerProperty tool = new SimpleIntegerProperty(this, "tool", Piece.NONE);
  private final StateOnBoard state = new StateOnBoard(this);
  private final BoardModel board;
  private final Starter starter = new Starter();

  public Workbench() {
    this(PositionFindings::of);
  }

  /** A workbench whose board is shown like those of other tabs. */
  public Workbench(BoardSettings shared) {
    this();
    shared.share(this);
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
    versions = new Versions(history);
    versions.list().addListener((InvalidationListener) _ -> saved.compare(whole()));
  }

  /** A problem to begin with: an empty board. */
  public static Problem fresh(Variant variant) {
    return Problem.of(variant, Setup.empty(variant.schema()), Stipulation.parse("#2"));
  }

  private void examine(Problem next) {
    PositionFindings found = examiner.apply(next.variant(), next.setup());
    saved.compare(whole(next));
    starter.follow(next);
    board.show(next, found);
  }

  public ReadOnlyObjectProperty<BoardState> board() {
    return board.state();
  }

  public History history() {
    return history;
  }

  public ReadOnlyObjectProperty<Problem> draft() {
    return board.draft();
  }

  public Versions versions() {
    return versions;
  }

  /** The draft with its versions, as files store it. */
  public Problem whole() {
    return whole(draft().get());
  }

  private Problem whole(Problem problem) {
    return problem.withVersions(versions.stored(problem));
  }

  /** Whether there are versions that the problem's file does not have. */
  public boolean hasNewVersions() {
    return !saved.hasVersionsOf(whole());
  }

  public IntegerProperty tool() {
    return tool;
  }

  public PieceLetters letters() {
    return letters;
  }

  public Selection selection() {
    return selection;
  }

  public StateOnBoard state() {
    return state;
  }

  public ReadOnlyObjectProperty<List<Fault>> faults() {
    return board.faults();
  }

  public ReadOnlyObjectProperty<List<Fault>> doubts() {
    return board.doubts();
  }

  public ReadOnlyObjectProperty<Optional<Path>> file() {
    return saved.file();
  }

  public ReadOnlyBooleanProperty changed() {
    return saved.changed();
  }

  /** Every change of the draft ends it. */
  public ReadOnlyObjectProperty<Optional<BoardPreview>> preview() {
    return board.preview();
  }

  public MoveMarks marks() {
    return board.marks();
  }

  public BoardSigns signs() {
    return board.signs();
  }

  public KingWatch watch() {
    return board.watch();
  }

  /** The known roles of pieces, by square. */
  public ObjectProperty<Map<Integer, PieceRole>> roles() {
    return board.roles();
  }

  public BooleanProperty flipped() {
    return board.flipped();
  }

  public Setup shown() {
    return board.state().get().shown();
  }

  public void show(BoardPreview other) {
    board.preview(Optional.of(other));
  }

  public void comeBack() {
    board.preview(Optional.empty());
  }

  /** Sets up another position and drops rights that its pieces deny; an equal position is no step. */
  public void edit(String name, Setup setup) {
    setUp(name, Rights.kept(draft().get().variant(), setup));
  }

  /** Whether King and partner of a castling right (0 K, 1 Q, 2 k, 3 q) are on their squares. */
  public boolean castlingPossible(int right) {
    return Rights.castling(draft().get().variant(), setup(), right);
  }

  public void place(int square, int piece) {
    edit(lang("Place {0}", written(piece, square)), setup().withPiece(square, piece));
  }

  public void remove(int square) {
    if (setup().piece(square) != Piece.NONE) {
      edit(lang("Remove {0}", written(setup().piece(square), square)), setup().withPiece(square, Piece.NONE));
    }
  }

  private String written(int piece, int square) {
    return Fen.letter(setup().schema(), piece) + Square.name(square);
  }

  public void move(int from, int to) {
    if (from != to && setup().piece(from) != Piece.NONE) {
      edit(lang("Move {0} to {1}", Square.name(from), Square.name(to)), setup().moved(from, to));
    }
  }

  public void copy(int from, int to) {
    if (from != to && setup().piece(from) != Piece.NONE) {
      edit(lang("Copy {0} to {1}", Square.name(from), Square.name(to)), setup().copied(from, to));
    }
  }

  public void recolour(int square) {
    replace(lang("Change colour on {0}", Square.name(square)), square,
        piece -> Piece.of(1 - Piece.side(piece), Piece.type(piece)));
  }

  /** Replaces a piece by the type this many places further on, cyclically. */
  public void cycle(int square, int by) {
    int types = setup().schema().types().size();
    replace(lang("Change the piece on {0}", Square.name(square)), square,
        piece -> Piece.of(Piece.side(piece), Math.floorMod(Piece.type(piece) + by, types)));
  }

  private void replace(String name, int square, IntUnaryOperator other) {
    if (setup().piece(square) != Piece.NONE) {
      edit(name, setup().withPiece(square, other.applyAsInt(setup().piece(square))));
    }
  }

  public void setUp(String name, Setup setup) {
    history.step(name, history.recalled(draft().get().withSetup(setup)));
  }

  /** Makes the position shown that of the problem; moves are counted from it. */
  public void adopt(String name) {
    preview().get().ifPresent(shown -> setUp(name, shown.setup().counting(0, 1)));
  }

  /** Sets a cell that is no square: side to move, rights, or a slot of the game. Neutral pieces change sides. */
  public void set(String name, int cell, int value) {
    Setup changed = setup().with(cell, value);
    edit(name, cell == Schema.SIDE_TO_MOVE ? draft().get().variant().tidied(changed) : changed);
  }

  public void turnOver() {
    Side other = setup().toMove().other();
    set(GameTerms.toMove(other), Schema.SIDE_TO_MOVE, other.ordinal());
  }

  /**
   * Transforms the board with twins, keys and lines. Throws InputException with one sentence, without any
   * change, if something would leave the board.
   */
  public void transform(Transformation transformation) {
    history.step(lang(transformation.title()), TransformedProblem.of(draft().get(), transformation));
  }

  public void clear() {
    edit(lang("Clear the board"), Setup.empty(setup().schema()));
  }

  public void start() {
    edit(lang("Start position"), Fen.start(draft().get().variant()));
  }

  /**
   * Pastes a text of any format that holds one problem; a mere position is read in the present game. Throws
   * InputException with one sentence, without any change, if it cannot be read.
   */
  public void paste(String text) {
    paste(Pasted.only(AnyText.read(text, draft().get().variant())));
  }

  /** A mere position, perhaps with a stipulation, keeps the credits. */
  public void paste(Problem problem) {
    Pasted pasted = Pasted.on(draft().get(), problem);
    history.step(pasted.step(), pasted.draft());
  }

  /** Changes the stipulation, and with it the side to move where it was the one that begins by convention. */
  public void setStipulation(String stipulation) {
    history.continueStep(lang("Change the stipulation"),
        old -> history.recalled(starter.begun(old, old.withTask(task -> task.withStipulationText(stipulation)))));
  }

  public GameSwitch games() {
    return games;
  }

  public ConditionsChoice conditions() {
    return conditions;
  }

  public void play(String game, String settings) {
    games.play(game, settings);
  }

  /** Changes title, authors and the like; consecutive changes are one step. */
  public void credit(Credits credits) {
    history.continueStep(lang("Edit the credits"), old -> old.withCredits(credits));
  }

  /** Changes twins, sides or number of solutions; consecutive changes are one step. */
  public void twin(UnaryOperator<Problem> twins) {
    Problem changed = twins.apply(draft().get());
    if (!changed.equals(draft().get())) {
      history.continueStep(lang("Change the twins"), _ -> changed);
    }
  }

  /**
   * Sets a first move as the intended key, so that others are cooks. In help and series play several solutions can be
   * intended; an intended one is unmarked.
   */
  public void intend(String text, Move key) {
    Problem now = draft().get();
    String named = LongForm.of(now.variant().schema(), key);
    List<String> keys = new ArrayList<>(now.task().stipulationOrThrow().hasKeys() ? List.of() : now.analysis().keys());
    boolean unmarked = keys.remove(named);
    if (!unmarked) {
      keys.add(named);
    }
    history.step(unmarked ? lang("Unmark {0}", text) : lang("Mark the key {0}", text),
        now.withAnalysis(analysis -> analysis.withKeys(keys)));
  }

  public void certify(Solved found, SolveOptions options) {
    Certificate kept = Certificate.of(draft().get(), found, options, LocalDate.now(ZoneId.systemDefault()));
    history.step(lang("Keep the certificate"),
        draft().get().withAnalysis(analysis -> analysis.withCertificate(Optional.of(kept))));
  }

  private Setup setup() {
    return draft().get().setup();
  }

  /** Begins a problem of the same game. */
  public void begin() {
    open(fresh(draft().get().variant()));
  }

  public void open(Problem draft, Path path) {
    restore(draft, Optional.of(path), Optional.of(draft));
  }

  public void open(Problem problem) {
    restore(problem, Optional.empty(), Optional.of(problem));
  }

  public void recover(Problem draft, Optional<Path> path) {
    restore(draft, path, Optional.empty());
  }

  /** Opens a draft; without an unchanged problem, it counts as changed. */
  public void restore(Problem draft, Optional<Path> path, Optional<Problem> unchanged) {
    saved.begin(path, unchanged);
    versions.restart(draft.versions());
    history.restart(draft.withVersions(List.of()));
  }

  /** The problem, which may be an earlier draft, has been written to a file. */
  public void saved(Problem problem, Path path) {
    saved.begin(Optional.of(path), Optional.of(problem));
    saved.compare(whole());
  }

  /** Copies the problem of another workbench with its steps, versions and file. */
  public void copy(Workbench other) {
    saved.copy(other.saved);
    flipped().set(other.flipped().get());
    versions.copy(other.versions);
    history.copy(other.history);
  }
}
