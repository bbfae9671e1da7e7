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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.rules.Variant;

/** What the modules cannot hold: the order of packages inside a module, and where libraries are used. */
class ArchitectureTest {

  /** The packages of each module in their order: each may import only those before it. */
  private static final List<List<String>> MODULES = List.of(
      List.of("work", "board", "betza", "rules", "notation", "condition", "variant", "game"),
      List.of("solve", "solve.search", "solve.reach", "solve.battle", "solve.help", "solve.solver", "solve.table",
          "solve.word", "solve.study"),
      List.of("problem", "content", "compose"), List.of("file", "exchange", "index"));

  private static final JavaClasses PROGRAM = new ClassFileImporter()
      .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
      .withImportOption(location -> !location.contains("/testkit/"))
      .importPackages("zugwerk");

  @Test
  void everyPackageImportsOnlyThoseBeforeIt() {
    for (List<String> packages : MODULES) {
      List<String> patterns = packages.stream().map(each -> pattern(each, packages)).toList();
      for (int i = 0; i + 1 < packages.size(); i++) {
        noClasses().that().resideInAPackage(patterns.get(i))
            .should().dependOnClassesThat()
            .resideInAnyPackage(patterns.subList(i + 1, packages.size()).toArray(String[]::new))
            .check(PROGRAM);
      }
    }
  }

  /** A package with those below it, unless these are listed themselves. */
  private static String pattern(String name, List<String> packages) {
    return "zugwerk." + name + (packages.stream().anyMatch(other -> other.startsWith(name + ".")) ? "" : "..");
  }

  @Test
  void noCycles() {
    slices().matching("zugwerk.(*)..").should().beFreeOfCycles().check(PROGRAM);
  }

  /** Each library is used in one package only. Those that a single module requires need no rule. */
  @ParameterizedTest
  @CsvSource({"zugwerk.file.., com.fasterxml..", "zugwerk.exchange.., org.yaml..", "zugwerk.index.., java.sql..",
      "zugwerk.index.., org.sqlite..", "zugwerk.studio.help.., org.commonmark..",
      "zugwerk.cluster.pekko.., org.apache.pekko.."})
  void aLibraryIsUsedInOnePackage(String user, String library) {
    noClasses().that().resideOutsideOfPackage(user).should().dependOnClassesThat().resideInAPackage(library)
        .check(PROGRAM);
  }

  /** Packages of the studio whose classes are all models. */
  private static final Set<String> MODEL_PACKAGES = Set.of("zugwerk.studio.cluster", "zugwerk.studio.editor",
      "zugwerk.studio.help", "zugwerk.studio.home", "zugwerk.studio.task", "zugwerk.studio.text");

  /** Models in packages that also have views. */
  private static final Map<String, Set<String>> MODELS = Map.of(
      "zugwerk.studio.action", Set.of("Action", "ActionGroup", "ActionRegistry", "Command", "CommandGroup", "KeyList",
          "LocalKey", "MenuEntry", "Shortcut"),
      "zugwerk.studio.board", Set.of("StateValueText"),
      "zugwerk.studio.compose", Set.of("ComposeJob", "ComposeKind"),
      "zugwerk.studio.endgame", Set.of("EndgameJob", "FiguresJob", "OutcomeText", "TableJob"),
      "zugwerk.studio.export", Set.of("ExportChoice", "ExportJob"),
      "zugwerk.studio.library", Set.of("CheckJob", "Library", "LibraryIndex", "NaturalOrder", "ProblemEntry",
          "ProblemFilter", "ProblemOrder", "SearchJob", "SimilarJob"),
      "zugwerk.studio.powers", Set.of("FixedRules", "LandingMarks", "ListText", "Phases", "Place", "PowerTable",
          "Suggestion", "TypedEntry"),
      "zugwerk.studio.solving",
      Set.of("ContentJob", "FullPlayJob", "Heading", "LinePath", "Outline", "PhaseChoice", "PhaseJob",
          "PlayRows", "PlayedRow", "PrintedJob", "PrintedRow", "PrintedRows", "Reader", "Sign", "SolutionFilter",
          "SolutionMarks", "SolutionRow", "SolutionRows", "SolveJob", "SolvingOptions", "VerdictReason", "VerdictSign",
          "VerdictText", "WrittenLine"),
      "zugwerk.studio.tabs",
      Set.of("CaptionText", "WidthDivision", "OpenProblem", "OpenProblems", "WindowLayout", "StartOffers"),
      "zugwerk.studio.versions",
      Set.of("CompareJob", "Compared", "LineDifference", "RatingJob", "VersionKeeper", "VersionText"));

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
