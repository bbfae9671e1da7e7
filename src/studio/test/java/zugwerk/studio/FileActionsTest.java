package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.Weights;
import zugwerk.file.ProblemFile;
import zugwerk.notation.Fen;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.solve.SolveOptions;
import zugwerk.studio.editor.BoardSettings;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.tabs.OpenProblem;
import zugwerk.studio.tabs.OpenProblems;
import zugwerk.studio.task.FileWork;
import zugwerk.testkit.ProjectRoot;

/** Files and pasted texts without a window. They are read and written when the test says so. */
class FileActionsTest {

  private static final Path MORPHY = ProjectRoot.path("problems/orthodox/morphy-1856.json");
  private static final Path FIXTURES = ProjectRoot.path("src/files/test/resources/zugwerk/exchange");
  private static final String KNIGHT = "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1";
  private static final Measure MEASURE = new Measure(Weights.bundled());

  @TempDir
  private Path folder;

  private final Queue<Runnable> files = new ArrayDeque<>();
  private final List<String> asked = new ArrayList<>();
  private final List<String> news = new ArrayList<>();
  private final BoardSettings settings = new BoardSettings();
  private final OpenProblems problems = new OpenProblems(() -> new OpenProblem(settings, Runnable::run, Runnable::run,
      () -> MEASURE, Optional::empty, () -> {}));
  private final FileActions actions =
      new FileActions(problems, new Answers(), news::add, new FileWork(files::add, Runnable::run));
  private Dialogs.Unsaved unsaved = Dialogs.Unsaved.DISCARD;
  private String name = "problem.json";

  /** Chooses the second of several problems, and notes what it is asked and told. */
  private final class Answers extends NoDialogs {

    @Override
    public Unsaved unsaved(String name) {
      asked.add("unsaved");
      return unsaved;
    }

    @Override
    public Optional<Path> save(Optional<Path> present) {
      return Optional.of(folder.resolve(name));
    }

    @Override
    public Optional<Path> exportProblem() {
      return Optional.of(folder.resolve(name));
    }

    @Override
    public Optional<Integer> choose(String title, List<String> things, String note) {
      asked.addAll(things);
      asked.add(note);
      return Optional.of(1);
    }

    @Override
    public void error(String text) {
      asked.add(text);
    }
  }

  private void turn() {
    files.remove().run();
  }

  private Workbench bench() {
    return problems.bench();
  }

  private Problem draft() {
    return bench().draft().get();
  }

  private String pieces() {
    return Fen.format(draft().setup()).split(" ")[0];
  }

  private Problem saved(String file) {
    return ProblemFile.read(folder.resolve(file));
  }

  private void open(String fixture) {
    actions.open(FIXTURES.resolve(fixture));
    turn();
    assertTrue(news.getLast().contains("Read from " + fixture), news.toString());
  }

  private Path export(String file) {
    name = file;
    actions.exportProblem();
    turn();
    return folder.resolve(file);
  }

  @Test
  void editingGoesOnWhileAFileIsWritten() {
    bench().paste(KNIGHT);
    actions.save();
    assertTrue(bench().changed().get(), "it is not written yet");
    bench().setStipulation("#7");
    turn();
    assertEquals("#2", saved(name).task().stipulationText());
    assertTrue(bench().changed().get(), "what was edited meanwhile is not in the file");
    actions.save();
    turn();
    assertEquals("#7", saved(name).task().stipulationText());
    assertFalse(bench().changed().get());
    assertEquals(List.of(), asked);
  }

  @Test
  void theFileOfASaveThatIsUnderWayIsThatOfTheNext() {
    bench().paste(KNIGHT);
    actions.save();
    turn();
    name = "other.json";
    bench().setStipulation("#7");
    actions.saveAs();
    actions.save();
    turn();
    turn();
    assertEquals("#2", saved("problem.json").task().stipulationText(), "the first file stays as it was");
    assertEquals("#7", saved("other.json").task().stipulationText());
  }

  @Test
  void aSaveThatFailsDoesNotLeave() {
    bench().paste(KNIGHT);
    name = "no folder/problem.json";
    unsaved = Dialogs.Unsaved.SAVE;
    actions.leaveAll(() -> asked.add("left"));
    turn();
    assertTrue(bench().changed().get());
    assertEquals(2, asked.size(), asked.toString());
    assertTrue(asked.getLast().contains("does not exist"), asked.toString());
  }

  @Test
  void whatWasEditedWhileAFileWasReadIsNotLost() {
    actions.openEach(List.of(MORPHY));
    bench().paste(KNIGHT);
    turn();
    assertEquals(List.of(), asked);
    assertEquals(Optional.of(MORPHY), bench().file().get());
    actions.showNext(-1);
    assertEquals(KNIGHT.split(" ")[0], pieces());
  }

  @Test
  void whatIsPastedComesAsAStep() {
    bench().paste(KNIGHT);
    actions.paste("White Kg6 Ne6 Black Kg8 #2");
    assertEquals(KNIGHT.split(" ")[0], pieces());
    turn();
    assertEquals("6k1/8/4N1K1/8/8/8/8/8", pieces());
    assertEquals("Paste a position", bench().history().undoName().get());
    actions
        .paste("BeginProblem\nAuthor Paul Morphy\nPieces White Kc8 Ra1 Pb6 Black Ka8 Bb8 Pa7b7\nStip #3\nEndProblem\n");
    turn();
    assertEquals("#3", draft().task().stipulationText());
    assertEquals(List.of("Paul Morphy"), draft().credits().authors());
    bench().history().undo();
    assertEquals("#2", draft().task().stipulationText());
    actions.paste("White Kg6 Xe6");
    turn();
    assertEquals(List.of("'X' on e6 is no piece of this game"), asked);
  }

  @Test
  void aFileOfOneProblemIsOpenedAsADraftWithoutAFile() {
    open("classics.inp");
    assertEquals("Excelsior", draft().credits().title());
    assertTrue(bench().changed().get());
    assertEquals(Optional.empty(), bench().file().get());
    assertEquals(List.of(), asked);
  }

  @Test
  void ofSeveralProblemsOneIsChosenAndTheFaultsAreReported() {
    open("collection.olv");
    assertEquals(List.of("Paul Morphy"), draft().credits().authors());
    assertEquals("Dieter Müller & Rolf Wiehagen, Broodings 50/3 2009-02, h#2 (6+12)", asked.getFirst());
    assertTrue(asked.getLast().startsWith("line 27: 'PO' on b2"), asked.toString());
  }

  @Test
  void theProblemIsExportedInTheFormatOfTheEnding() throws IOException {
    open("classics.inp");
    assertTrue(Files.readString(export("a.yaml")).contains("- Loyd, Samuel"));
    assertEquals("Exported a.yaml", news.getLast());
    export("a.fen");
    assertTrue(news.getLast().startsWith("Exported a.fen; FEN cannot store title, authors"), news.toString());
    assertFalse(Files.exists(export("a.xyz")));
    assertTrue(asked.getFirst().contains("stands for no format"), asked.toString());
  }

  @Test
  void aSolutionThatWasFoundIsExportedWhereThereIsAPlaceForIt() throws IOException {
    bench().paste("kbK5/pp6/1P6/8/8/8/8/R7 w");
    problems.current().get().job().start(draft(), SolveOptions.DEFAULT);
    String tree = Files.readString(export("a.pgn")).replaceAll("(?s).*]\\s+", "").replaceAll("\\s+", " ").strip();
    assertTrue(tree.startsWith("1. Ra6 $1 bxa6 (1... Bc7 2. Rxa7#)"), tree);
    assertTrue(tree.endsWith(" 2. b7# *"), tree);
    assertEquals("Exported a.pgn", news.getLast());
    assertTrue(Files.readString(export("a.olv")).contains("1.Ra6! bxa6 2.b7#"));
    // Formats without such a place need not report that they have none.
    export("a.fen");
    assertFalse(news.getLast().contains("lines"), news.toString());
    assertEquals(List.of(), draft().analysis().lines());
  }

  @Test
  void aDamagedFileLeavesTheDraft() throws IOException {
    bench().paste(KNIGHT);
    actions.save();
    turn();
    actions.begin();
    assertEquals("8/8/8/8/8/8/8/8", pieces());
    actions.open(folder.resolve(name));
    turn();
    assertEquals(KNIGHT.split(" ")[0], pieces());
    Path damaged = Files.writeString(folder.resolve("damaged.json"), "{ \"version\"");
    actions.open(damaged);
    turn();
    assertTrue(asked.getLast().contains("is not JSON"), asked.toString());
    assertEquals(KNIGHT.split(" ")[0], pieces());
  }

  private List<String> titles() {
    return problems.all().stream().map(one -> one.title().get()).toList();
  }

  private void openFile(Path file) {
    actions.open(file);
    turn();
  }

  @Test
  void newAndOpenUseATabOfTheirOwnWithoutAQuestion() {
    String paul = "Paul Morphy, 1856-06";
    Path excelsior = ProjectRoot.path("problems/orthodox/loyd-excelsior.json");
    actions.begin();
    assertEquals(List.of("New problem"), titles(), "an empty tab is used again");
    bench().paste("8/8/8/8/8/1K6/7Q/k7 w");
    actions.begin();
    assertEquals(List.of("• #2 (2+1)", "New problem"), titles());
    openFile(MORPHY);
    assertEquals(List.of("• #2 (2+1)", paul), titles());
    openFile(excelsior);
    assertEquals(List.of("• #2 (2+1)", paul, "Excelsior"), titles());
    bench().setStipulation("#7");
    openFile(MORPHY.toAbsolutePath());
    assertEquals(List.of("• #2 (2+1)", paul, "• Excelsior"), titles(), "one tab for one file");
    assertEquals("Paul Morphy", draft().credits().authors().getFirst());
    openFile(excelsior);
    assertEquals("#7", draft().task().stipulationText(), "unsaved work stays");
    bench().credit(Credits.NONE);
    assertEquals("• #7 (8+10)", titles().getLast());
    actions.begin();
    bench().credit(Credits.NONE.withAuthors(List.of("Ann", "Bob")).withDate("2026"));
    assertEquals("• Ann, 2026", titles().getLast());
    assertEquals(List.of(), asked);
  }
}
