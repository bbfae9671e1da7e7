package zugwerk;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import zugwerk.rules.Variant;

/** The order of the rooms, without exemptions. */
class ArchitectureTest {

  /** Each room may import only those before it; the command line and the studio stand side by side. */
  private static final List<Set<String>> ROOMS = List.of(
      Set.of("work"), Set.of("board"), Set.of("betza"), Set.of("rules"), Set.of("variant"), Set.of("notation"),
      Set.of("solve"),
      Set.of("problem"), Set.of("content"), Set.of("compose"), Set.of("exchange"), Set.of("index"), Set.of("diagram"),
      Set.of("cluster"),
      Set.of("cli", "studio"));

  private static final JavaClasses PROGRAM = new ClassFileImporter()
      .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
      .importPackages("zugwerk");

  private static String[] packages(Set<String> rooms) {
    return rooms.stream().map(room -> "zugwerk." + room + "..").toArray(String[]::new);
  }

  @Test
  void everyRoomImportsOnlyRoomsBeforeIt() {
    for (int i = 0; i < ROOMS.size(); i++) {
      for (String room : ROOMS.get(i)) {
        Set<String> later = new TreeSet<>(ROOMS.get(i));
        ROOMS.stream().skip(i + 1).forEach(later::addAll);
        later.remove(room);
        if (!later.isEmpty()) {
          noClasses().that().resideInAPackage("zugwerk." + room + "..")
              .should().dependOnClassesThat().resideInAnyPackage(packages(later)).check(PROGRAM);
        }
        noClasses().that().resideInAPackage("zugwerk." + room + "..")
            .should().dependOnClassesThat().haveFullyQualifiedName("zugwerk.Main").check(PROGRAM);
      }
    }
  }

  @Test
  void everyClassLivesInARoomOrIsMain() {
    Set<String> rooms = ROOMS.stream().flatMap(Set::stream).collect(Collectors.toSet());
    Set<String> found = PROGRAM.stream().map(JavaClass::getPackageName)
        .map(name -> name.equals("zugwerk") ? "" : name.split("\\.")[1]).collect(Collectors.toSet());
    found.remove("");
    assertEquals(rooms, found);
    classes().that().resideInAPackage("zugwerk").and().doNotHaveSimpleName("package-info").should()
        .haveSimpleName("Main")
        .check(PROGRAM);
  }

  @Test
  void noCycles() {
    slices().matching("zugwerk.(*)..").should().beFreeOfCycles().check(PROGRAM);
  }

  @Test
  void javaFxOnlyInTheStudioAndMain() {
    noClasses().that().resideOutsideOfPackages("zugwerk.studio..", "zugwerk")
        .should().dependOnClassesThat().resideInAnyPackage("javafx..", "org.controlsfx..", "atlantafx..")
        .check(PROGRAM);
  }

  @Test
  void jacksonOnlyInProblem() {
    noClasses().that().resideOutsideOfPackage("zugwerk.problem..")
        .should().dependOnClassesThat().resideInAPackage("com.fasterxml..").check(PROGRAM);
  }

  /** So commands without a cluster load nothing of it, as long as they reach that package only with one. */
  @Test
  void theEngineOfClustersOnlyInItsPackage() {
    noClasses().that().resideOutsideOfPackage("zugwerk.cluster.pekko..")
        .should().dependOnClassesThat().resideInAnyPackage("org.apache.pekko..", "scala..", "com.typesafe..")
        .check(PROGRAM);
    noClasses().that().resideOutsideOfPackage("zugwerk.cluster.pekko..")
        .and().doNotHaveFullyQualifiedName("zugwerk.cli.ClusterOption")
        .and().doNotHaveFullyQualifiedName("zugwerk.cli.WorkerCommand")
        .and().doNotHaveFullyQualifiedName("zugwerk.studio.cluster.Start")
        .should().dependOnClassesThat().resideInAPackage("zugwerk.cluster.pekko..").check(PROGRAM);
  }

  @Test
  void yamlOnlyInExchange() {
    noClasses().that().resideOutsideOfPackage("zugwerk.exchange..")
        .should().dependOnClassesThat().resideInAPackage("org.yaml..").check(PROGRAM);
  }

  @Test
  void databasesOnlyInTheIndex() {
    noClasses().that().resideOutsideOfPackage("zugwerk.index..")
        .should().dependOnClassesThat().resideInAnyPackage("java.sql..", "org.sqlite..").check(PROGRAM);
  }

  @Test
  void markdownOnlyInTheHelpPages() {
    noClasses().that().resideOutsideOfPackage("zugwerk.studio.help..")
        .should().dependOnClassesThat().resideInAPackage("org.commonmark..").check(PROGRAM);
  }

  /** Packages of the studio whose classes are all models. */
  private static final Set<String> MODEL_PACKAGES = Set.of("zugwerk.studio.cluster", "zugwerk.studio.editor",
      "zugwerk.studio.help", "zugwerk.studio.home", "zugwerk.studio.task");

  /** Models in packages that also have views. */
  private static final Map<String, Set<String>> MODELS = Map.of(
      "zugwerk.studio.action", Set.of("Action", "ActionGroup", "ActionRegistry", "Command", "CommandGroup", "KeyList",
          "LocalKey", "MenuEntry", "Shortcut"),
      "zugwerk.studio.board", Set.of("StateWords"),
      "zugwerk.studio.compose", Set.of("ComposeJob", "ComposeKind"),
      "zugwerk.studio.endgame", Set.of("EndgameJob", "FiguresJob", "OutcomeWords", "TableJob"),
      "zugwerk.studio.export", Set.of("ExportChoice", "ExportJob"),
      "zugwerk.studio.library", Set.of("CheckJob", "Library", "LibraryIndex", "NaturalOrder", "ProblemEntry",
          "ProblemFilter", "ProblemOrder", "SearchJob", "SimilarJob"),
      "zugwerk.studio.powers", Set.of("FixedRules", "LandingMarks", "ListText", "Phases", "Place", "PowerTable",
          "Suggestion", "TypedEntry"),
      "zugwerk.studio.solving", Set.of("ContentJob", "Heading", "LinePath", "Outline", "PhaseChoice", "PlayRows",
          "PlayedRow", "Reader", "Sign", "SolutionFilter", "SolutionMarks", "SolutionRow", "SolutionRows", "SolveJob",
          "SolvingOptions", "VerdictWords", "WrittenLine"),
      "zugwerk.studio.tabs", Set.of("CaptionText", "Division", "OpenProblem", "OpenProblems", "Parts", "StartOffers"));

  private static final DescribedPredicate<JavaClass> MODEL = DescribedPredicate.describe("are models",
      type -> isModel(type.getBaseComponentType()));

  private static boolean isModel(JavaClass type) {
    String outermost = type.getName().replaceAll("^.*\\.|\\$.*", "");
    return MODEL_PACKAGES.contains(type.getPackageName())
        || MODELS.getOrDefault(type.getPackageName(), Set.of()).contains(outermost);
  }

  @Test
  void modelsUseNeitherTheSceneGraphNorViews() {
    classes().that(MODEL).should()
        .onlyDependOnClassesThat(JavaClass.Predicates.resideOutsideOfPackages("javafx.scene..", "javafx.stage..",
            "javafx.css..", "org.controlsfx..", "org.kordamp.ikonli.javafx..", "atlantafx..", "zugwerk.studio..")
            .or(MODEL))
        .check(PROGRAM);
  }

  @Test
  void everyListedModelExists() {
    Set<String> listed = MODELS.entrySet().stream()
        .flatMap(entry -> entry.getValue().stream().map(name -> entry.getKey() + "." + name))
        .collect(Collectors.toCollection(TreeSet::new));
    PROGRAM.stream().map(JavaClass::getName).forEach(listed::remove);
    assertEquals(Set.of(), listed);
  }

  @Test
  void onlyTheRegistryNamesAGame() {
    Set<JavaClass> games = PROGRAM.stream()
        .filter(type -> type.getPackageName().equals("zugwerk.variant") && type.isAssignableTo(Variant.class)
            && !type.getModifiers().contains(JavaModifier.ABSTRACT))
        .collect(Collectors.toSet());
    for (JavaClass game : games) {
      noClasses().that().doNotHaveFullyQualifiedName(game.getName())
          .and().doNotHaveFullyQualifiedName("zugwerk.variant.Variants")
          .and().haveNameNotMatching("zugwerk\\.variant\\.(Variants|" + game.getSimpleName() + ")\\$.*")
          .should().dependOnClassesThat().haveFullyQualifiedName(game.getName()).check(PROGRAM);
    }
    assertEquals(8, games.size());
  }

  @Test
  void onlyTheCommandLineAndMainPrint() {
    noClasses().that().resideOutsideOfPackages("zugwerk.cli..", "zugwerk")
        .should().accessField(System.class, "out").orShould().accessField(System.class, "err").check(PROGRAM);
  }
}
