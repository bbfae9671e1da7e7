package zugwerk.content.printed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Square;
import zugwerk.content.Played;
import zugwerk.content.SolutionScene;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Move;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.solve.SolveOptions.Shown;
import zugwerk.solve.SolveOptions.Tries;
import zugwerk.work.InputException;

/** What holds for the printed solution of any problem, tested on random ones against tree and rules. */
class PrintedPropertiesTest {

  /** A line such as {@code 1...Bd3 a, N~ 2.Rf2# A}, without what follows the first answer. */
  private static final Pattern LINE = Pattern.compile("1\\.\\.\\.(.*?) 2\\.(\\S+).*");
  private static final Pattern TRY = Pattern.compile("(1\\.\\S+)\\?.* but 1\\.\\.\\.([^(]*?)( \\(.*)?");
  private static final Pattern OTHER = Pattern.compile("(1\\.\\S+(?:\\?, \\S+)*)\\? (.*)");

  /** Random positions that can be solved and have something to print. */
  private static List<Problem> problems(String game, String men, String stipulation, int wanted, long seed) {
    Random random = new Random(seed);
    List<Problem> found = new ArrayList<>();
    while (found.size() < wanted) {
      char[] board = new char[Square.COUNT];
      Arrays.fill(board, '1');
      for (char man : men.toCharArray()) {
        int square = Character.toLowerCase(man) == 'p' ? 8 + random.nextInt(48) : random.nextInt(Square.COUNT);
        if (board[square] == '1') {
          board[square] = man;
        }
      }
      String ranks = Stream.iterate(0, rank -> rank < 8, rank -> rank + 1)
          .map(rank -> new String(board, 8 * rank, 8)).collect(Collectors.joining("/"));
      try {
        Problem problem = Printing.problem(game, ranks + (stipulation.startsWith("h") ? " b" : " w"), stipulation);
        Solution solution = Printing.solve(problem, Tries.NONE).parts().getFirst().solution();
        if (!solution.keys().isEmpty() && solution.keys().size() < 4
            && solution.shortest().orElse(0) == solution.stipulation().moves()) {
          found.add(problem);
        }
      } catch (InputException _) {
        // A King is missing or can be captured.
      }
    }
    return found;
  }

  private static Stream<PrintedLine> all(PrintedLine line) {
    return Stream.concat(Stream.of(line), line.below().stream().flatMap(PrintedPropertiesTest::all));
  }

  private static List<PrintedLine> lines(PrintedSolution printed) {
    return printed.parts().stream().flatMap(part -> part.blocks().stream()).flatMap(block -> block.lines().stream())
        .flatMap(PrintedPropertiesTest::all).toList();
  }

  @ParameterizedTest
  @CsvSource({"orthodox, KQRBNkrbnpp, #2, 6", "orthodox, KRNBkrp, h#2, 1", "polypiece, KQRNkrbp, #2, 2",
      "cursed, KQRNkrbp, #2, 2"})
  void nothingIsPrintedThatIsNotInTheTree(String game, String men, String stipulation, int count) {
    assertInTheTree(problems(game, men, stipulation, count, 3));
  }

  /** Longer play, selfmates and other games, which are rarely sound at random. */
  @ParameterizedTest
  @ValueSource(strings = {"orthodox/healey-bristol", "orthodox/loyd-steinitz-gambit", "orthodox/plachutta-1858",
      "orthodox/loyd-1855", "orthodox/loyd-holyoke-1876", "orthodox/original-7-order", "orthodox/original-10-blocks",
      "orthodox/original-4-proof", "shock/original-7-selfmate", "poison/original-1-line", "poison/original-5-cure",
      "polypiece/original-20-centre", "hitpoint/original-3-corner", "cursed/original-1-behind"})
  void nothingOfAKnownProblemIsPrintedThatIsNotInTheTree(String bundled) {
    assertInTheTree(List.of(Printing.bundled(bundled)));
  }

  private static void assertInTheTree(List<Problem> problems) {
    for (Problem problem : problems) {
      Solved solved = Printing.solve(problem, Tries.ALL);
      Solution solution = solved.parts().getFirst().solution();
      PrintedSolution printed = PrintedSolution.of(solved, new PrintedOptions(3, true));
      List<SolutionNode> first =
          Stream.of(solution.keys(), solution.tries(), solution.setPlay()).flatMap(List::stream).toList();
      for (PrintedWord word : lines(printed).stream().flatMap(line -> line.words().stream()).toList()) {
        List<SolutionNode> next = first;
        for (SolutionNode move : word.path()) {
          assertTrue(next.contains(move), problem.fen() + " " + word.text());
          next = Stream.concat(move.replies().stream(), move.threats().stream()).toList();
        }
        if (!word.path().isEmpty() && !word.text().contains("~")) {
          String move = word.path().getLast().text().replaceAll("[+#]", "");
          assertTrue(word.text().replaceAll("[+#]", "").contains(move), problem.fen() + " " + word.text());
        }
      }
      assertTrue(solution.keys().stream().allMatch(key -> printed.text().contains("1." + key.text())
          || printed.text().contains("1..." + key.text())), printed.text());
    }
  }

  private static final Set<String> SIGNS = new TreeSet<>();

  /** Every defence on a line has the answer of the line, also those that a sign stands for. */
  @Test
  void everyMergedDefenceHasTheAnswerOfItsLine() {
    List<Problem> problems = problems("orthodox", "KQRNkbnp", "#2", 24, 2);
    for (int i = 0; i < problems.size(); i++) {
      Problem problem = problems.get(i);
      // Without threats, all defences are there.
      Solved solved = Printing.solve(problem, new Shown(true, Tries.ONE_REFUTATION, i % 2 == 0, true));
      Solution solution = solved.parts().getFirst().solution();
      PrintedSolution printed = PrintedSolution.of(solved, PrintedOptions.DEFAULT);
      for (PrintedBlock block : printed.parts().getFirst().blocks()) {
        if (block.kind() == PrintedBlock.Kind.SOLUTION) {
          SolutionNode key = block.lines().getFirst().words().getFirst().path().getFirst();
          assertMerged(problem, Played.first(problem, key).after(), key.replies(), block.lines().getFirst().below());
        } else if (block.kind() == PrintedBlock.Kind.SET_PLAY) {
          SolutionScene start = Played.first(problem, solution.setPlay().getFirst()).before();
          assertMerged(problem, start, solution.setPlay(), block.lines());
        }
      }
    }
    assertEquals(Set.of("piece", "rest"), SIGNS, "both signs occur");
  }

  private static void assertMerged(Problem problem, SolutionScene start, List<SolutionNode> replies,
      List<PrintedLine> lines) {
    Map<Move, Set<String>> answers = new HashMap<>();
    Map<String, Move> named = new HashMap<>();
    for (SolutionNode reply : replies) {
      answers.put(reply.move(), reply.replies().stream().map(SolutionNode::text).collect(Collectors.toSet()));
      named.put(reply.text(), reply.move());
    }
    List<Matcher> all = lines.stream().map(line -> LINE.matcher(line.text())).filter(Matcher::matches).toList();
    Set<Move> byName = new HashSet<>();
    all.forEach(line -> names(line).stream().filter(named::containsKey).map(named::get).forEach(byName::add));
    for (Matcher line : all) {
      String answer = line.group(2).replace("/\u2026", "");
      for (String name : names(line)) {
        List<Move> meant = named.containsKey(name) ? List.of(Optional.ofNullable(named.get(name)).orElseThrow())
            : start.legal().stream().filter(move -> !byName.contains(move)).filter(move -> name.equals("~")
                ? !hasSign(all, start, move) : isMeant(name, start, move)).toList();
        assertTrue(!meant.isEmpty(), problem.fen() + " " + line.group());
        if (!named.containsKey(name)) {
          SIGNS.add(name.equals("~") ? "rest" : "piece");
          assertTrue(name.equals("~") || start.legal().stream().filter(move -> isMeant(name, start, move))
              .map(Move::from).distinct().count() == 1, name + " stands for one piece");
        }
        for (Move move : meant) {
          for (String one : answer.split("/")) {
            assertTrue(answers.getOrDefault(move, Set.of()).stream().anyMatch(text -> text.startsWith(one)
                || one.startsWith(text)), problem.fen() + " " + line.group() + " " + move);
          }
        }
      }
    }
  }

  private static List<String> names(Matcher line) {
    return Stream.of(line.group(1).split(", ")).map(name -> name.replaceFirst(" [a-z]+$", "")).toList();
  }

  private static boolean hasSign(List<Matcher> lines, SolutionScene start, Move move) {
    return lines.stream().flatMap(line -> names(line).stream()).filter(name -> name.length() > 1 && name.endsWith("~"))
        .anyMatch(name -> isMeant(name, start, move));
  }

  private static boolean isMeant(String sign, SolutionScene start, Move move) {
    String piece = start.place(move.from());
    String name = sign.replace("~", "");
    return name.equals(piece) || name.length() == 1 && (Character.isUpperCase(name.charAt(0))
        ? piece.startsWith(name) : piece.startsWith("P" + name)) || piece.equals("P" + name);
  }

  /** The refutations of a try are all the moves after which White cannot mate at once. */
  @Test
  void aTryHasAllItsRefutations() {
    int tries = 0;
    for (Problem problem : problems("orthodox", "KQRNkbnp", "#2", 10, 5)) {
      Solved solved = Printing.solve(problem, Tries.ALL);
      Solution solution = solved.parts().getFirst().solution();
      PrintedSolution printed = PrintedSolution.of(solved, new PrintedOptions(2, true));
      Map<String, SolutionNode> nodes = new HashMap<>();
      solution.tries().forEach(node -> nodes.put("1." + node.text(), node));
      Map<String, Set<String>> found = new HashMap<>();
      for (PrintedLine line : lines(printed)) {
        Matcher thematic = TRY.matcher(line.text());
        if (thematic.matches()) {
          found.put(thematic.group(1), refutations(thematic.group(2)));
        } else if (line.text().matches("(Also )?1\\.\\S+\\?,? .*")) {
          for (String one : line.text().replaceFirst("^Also ", "").split("; ")) {
            Matcher other = OTHER.matcher(one);
            assertTrue(other.matches(), one);
            for (String move : other.group(1).substring(2).split("\\?, ")) {
              found.put("1." + move, refutations(other.group(2)));
            }
          }
        }
      }
      Set<String> expected = new HashSet<>();
      nodes.forEach((text, node) -> {
        if (node.replies().stream().filter(reply -> reply.role() == Role.REFUTATION).count() <= 2) {
          expected.add(text);
        }
      });
      assertEquals(expected, found.keySet(), problem.fen());
      found
          .forEach((text, refutations) -> assertEquals(refuting(problem, nodes.get(text)), refutations, problem.fen()));
      tries += found.size();
    }
    assertTrue(tries > 10, tries + " tries");
  }

  private static Set<String> refutations(String text) {
    return Stream.of(text.strip().split(", ")).map(one -> one.replaceFirst("!$", "")).collect(Collectors.toSet());
  }

  private static Set<String> refuting(Problem problem, SolutionNode first) {
    SolutionScene after = Played.first(problem, first).after();
    Set<Move> refuting = after.legal().stream().filter(defence -> {
      SolutionScene then = after.after(defence);
      return then.legal().stream().noneMatch(answer -> then.after(answer).isMate());
    }).collect(Collectors.toSet());
    Set<String> texts = first.replies().stream().filter(reply -> refuting.contains(reply.move()))
        .map(SolutionNode::text).collect(Collectors.toSet());
    assertEquals(refuting.size(), texts.size());
    return texts;
  }
}
