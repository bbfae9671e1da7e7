package zugwerk.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.rules.Move;
import zugwerk.solve.SolutionNode.Role;

/** The layout of solutions, which is that of Popeye, from trees made by hand. */
class SolutionTextTest {

  private static final Move ANY = new Move.Pass();

  private static SolutionNode node(Role role, String text, int ply, SolutionNode... replies) {
    return new SolutionNode(role, ANY, text, ply, false, false, List.of(), List.of(replies));
  }

  private static SolutionNode goal(Role role, String text, int ply) {
    return new SolutionNode(role, ANY, text, ply, true, false, List.of(), List.of());
  }

  private static SolutionNode threatening(SolutionNode line, SolutionNode... threats) {
    return new SolutionNode(line.role(), line.move(), line.text(), line.ply(), line.goal(), line.passed(),
        List.of(threats), line.replies());
  }

  private static Solution solution(String stipulation, Soundness verdict, List<SolutionNode> setPlay,
      List<SolutionNode> tries, List<SolutionNode> keys, int solutions, int stated, OptionalInt shortest) {
    return new Solution(Stipulation.parse(stipulation), verdict, keys, tries, setPlay, solutions, stated, shortest,
        Dual.in(keys), 1234567, 2.5, true);
  }

  private static Solution keys(String stipulation, SolutionNode... keys) {
    return solution(stipulation, Soundness.SOUND, List.of(), List.of(), List.of(keys), keys.length, 1,
        OptionalInt.empty());
  }

  /** The text without the last line, which names the verdict. */
  private static String play(Solution solution) {
    String text = SolutionText.of(solution);
    return text.substring(0, text.lastIndexOf(solution.stipulation() + ": "));
  }

  private static String closing(Solution solution) {
    return SolutionText.of(solution).lines().reduce("", (before, line) -> line);
  }

  private static String lines(String... lines) {
    return String.join("\n", lines) + "\n";
  }

  private static SolutionNode mated(String defence) {
    return node(Role.DEFENCE, defence, 1, goal(Role.CONTINUATION, "Qc3#", 2));
  }

  @Test
  void aKeyWithItsThreatAndDefences() {
    SolutionNode key = threatening(
        node(Role.KEY, "Qa1", 0, mated("Kb2"), mated("Kd2"),
            node(Role.DEFENCE, "Rb1", 1, goal(Role.CONTINUATION, "Qxb1#", 2))),
        goal(Role.THREAT, "Qa8#", 2));
    assertEquals(lines("   1.Qa1 ! threat:", "          2.Qa8 #",
        "      1...Kb2", "      1...Kd2", "          2.Qc3 #", "      1...Rb1", "          2.Qxb1 #", ""),
        play(keys("#2", key)));
  }

  @Test
  void setPlayTriesAndKeysStandInBlocks() {
    SolutionNode attempt = node(Role.TRY, "Qa2", 0, mated("Kd2"), node(Role.REFUTATION, "Kb2", 1),
        node(Role.REFUTATION, "Kc2", 1));
    SolutionNode key = node(Role.KEY, "Qa1", 0, mated("Kb2"));
    assertEquals(lines("      1...Kb2", "          2.Qc3 #", "",
        "   1.Qa2 ? zugzwang.", "      1...Kd2", "          2.Qc3 #", "    but", "      1...Kb2 !", "      1...Kc2 !",
        "", "   1.Qa1 ! zugzwang.", "      1...Kb2", "          2.Qc3 #", ""),
        play(solution("#2", Soundness.SOUND, List.of(mated("Kb2")), List.of(attempt), List.of(key), 1, 1,
            OptionalInt.of(2))));
  }

  @Test
  void afterTheKeyThreatsStandBeforeDefences() {
    Solution after = new Solution(Stipulation.parse("#2"), Soundness.SOUND, List.of(), List.of(),
        List.of(mated("Kb2"), goal(Role.THREAT, "Qa8#", 2), mated("Kd2")), 1, 1, OptionalInt.of(2), List.of(), 12, 0.1,
        List.of(), new Terms(true, false, false, OptionalInt.empty(), OptionalInt.empty()), true);
    assertEquals(lines("   threat:", "          2.Qa8 #", "      1...Kb2", "      1...Kd2", "          2.Qc3 #", ""),
        play(after));
  }

  @Test
  void aMoveAfterAPassStandsInTheSameLine() {
    SolutionNode second = goal(Role.CONTINUATION, "Qc3#", 2).afterPass();
    assertEquals(lines("   1.Qa1 !   2.Qc3 #", ""), play(keys("pser-#2", node(Role.KEY, "Qa1", 0, second))));
  }

  @Test
  void linesThatAreNotWrittenOutAreCounted() {
    Solution most = solution("h#1", Soundness.COOKED, List.of(), List.of(),
        List.of(node(Role.KEY, "Kb2", 1, goal(Role.CONTINUATION, "Qc3#", 2), goal(Role.CONTINUATION, "Qd2#", 2))),
        5, 1, OptionalInt.of(1));
    assertTrue(closing(most).contains(", 2 of 5 solutions listed"), closing(most));
  }

  @Test
  void noBlockStandsForSetPlayThatThereIsNot() {
    assertEquals(lines("   1.Qa1 # !", ""), play(keys("#1", goal(Role.KEY, "Qa1#", 0))));
    assertEquals("", play(keys("#1")));
    assertEquals("", play(keys("h#1")));
  }

  @Test
  void onlyDefencesWithTheSameAnswersShareThem() {
    SolutionNode answered = mated("Kb2");
    assertTrue(answered.hasSameAnswersAs(mated("Kd2")));
    assertFalse(answered.hasSameAnswersAs(node(Role.DEFENCE, "Kd2", 1, goal(Role.CONTINUATION, "Qc1#", 2))));
    assertFalse(goal(Role.DEFENCE, "Kb2", 1).hasSameAnswersAs(goal(Role.DEFENCE, "Kd2", 1)), "without an answer");
    SolutionNode continuation = node(Role.CONTINUATION, "Kd2", 1, goal(Role.CONTINUATION, "Qc3#", 2));
    assertFalse(answered.hasSameAnswersAs(continuation));
    assertFalse(continuation.hasSameAnswersAs(answered));
  }

  @Test
  void aCheckIsNoZugzwang() {
    assertEquals(lines("   1.Qa1 + !", "      1...Kb2", "          2.Qc3 #", ""),
        play(keys("#2", node(Role.KEY, "Qa1+", 0, mated("Kb2")))));
    assertEquals(lines("   1.Qa1 !", ""), play(keys("#2", node(Role.KEY, "Qa1", 0))), "no defence is shown");
  }

  @Test
  void inReflexPlayASideThatMustReachTheGoalIsNotInZugzwang() {
    SolutionNode must = node(Role.KEY, "Qa1", 0, goal(Role.DEFENCE, "Rh1#", 1));
    assertEquals(lines("   1.Qa1 !", "      1...Rh1 #", ""), play(keys("r#1", must)));
    assertEquals(lines("   1.Qa1 ! zugzwang.", "      1...Rh1 #", ""), play(keys("s#1", must)));
    SolutionNode free = node(Role.KEY, "Qa1", 0, mated("Kb2"), goal(Role.DEFENCE, "Rh1#", 1));
    assertTrue(play(keys("r#2", free)).startsWith("   1.Qa1 ! zugzwang.\n"));
  }

  @ParameterizedTest
  @CsvSource({"Qa1#, MATE, true, Qa1 #", "Qa1, MATE, true, Qa1 (the King dies)", "Qa1, STALEMATE, true, Qa1 =",
      "Qa1#, STALEMATE, true, Qa1 # =", "Qa1+, MATE, false, Qa1 +", "Qa1, MATE, false, Qa1",
      "'a8=Q+ (x)', MATE, false, 'a8=Q + (x)'"})
  void signsStandApartFromTheMove(String text, Goal.Kind goal, boolean reached, String spaced) {
    SolutionNode node = new SolutionNode(Role.CONTINUATION, ANY, text, 2, reached, false, List.of(), List.of());
    assertEquals(spaced, SolutionText.spaced(node, Goal.of(goal)));
  }

  @Test
  void eachLineOfHelpPlayStandsOnALineOfItsOwn() {
    SolutionNode first = node(Role.KEY, "Rd8", 0,
        node(Role.CONTINUATION, "Bc6", 1, node(Role.CONTINUATION, "Nd7", 2,
            goal(Role.CONTINUATION, "Rb3#", 3), goal(Role.CONTINUATION, "Rb4#", 3))));
    assertEquals(lines("  1.Rd8 Bc6   2.Nd7 Rb3 #", "  1.Rd8 Bc6   2.Nd7 Rb4 #", ""), play(keys("h#2", first)));
    SolutionNode half = node(Role.KEY, "Bc6", 1,
        node(Role.CONTINUATION, "Nd7", 2, goal(Role.CONTINUATION, "Rb3#", 3)));
    assertEquals(lines("  1...Bc6   2.Nd7 Rb3 #", ""), play(keys("h#1.5", half)));
    assertEquals(lines("  1...Bc6   2.Nd7 Rb3 #", "", "  1.Rd8 Bc6   2.Nd7 Rb3 #", "  1.Rd8 Bc6   2.Nd7 Rb4 #", ""),
        play(solution("h#2", Soundness.SOUND, List.of(half), List.of(), List.of(first), 2, 2, OptionalInt.of(2))));
  }

  @Test
  void seriesPlayShowsOneSide() {
    SolutionNode series = node(Role.KEY, "Kb2", 0,
        node(Role.CONTINUATION, "Kc3", 2, goal(Role.CONTINUATION, "Qc8#", 4)));
    assertEquals(lines("  1.Kb2 2.Kc3 3.Qc8 #", ""), play(keys("ser-#3", series)));
    SolutionNode ends = node(Role.KEY, "Kb2", 0,
        goal(Role.CONTINUATION, "Rh1#", 1), goal(Role.CONTINUATION, "Rh2#", 1));
    assertEquals(lines("  1.Kb2 Rh1 # / Rh2 #", ""), play(keys("ser-s#1", ends)));
    assertEquals(lines("  1.Kb2 Rh1 #", "  1.Kb2 Rh2 #", ""), play(keys("ser-h#1", ends)));
    SolutionNode longer = node(Role.KEY, "Kb2", 0,
        node(Role.CONTINUATION, "Kc2", 2, goal(Role.CONTINUATION, "Rh1#", 3)),
        node(Role.CONTINUATION, "Kc3", 2, goal(Role.CONTINUATION, "Rh1#", 3)));
    assertEquals(lines("  1.Kb2 2.Kc2 Rh1 #", "  1.Kb2 2.Kc3 Rh1 #", ""), play(keys("ser-s#2", longer)));
  }

  @Test
  void aKeyOfAStudyIsMarked() {
    SolutionNode key = node(Role.KEY, "Kf5", 0, node(Role.DEFENCE, "Ke7", 1, node(Role.CONTINUATION, "Ke5", 2)));
    assertEquals(lines("  1.Kf5 ! Ke7   2.Ke5", ""), play(keys("+", key)));
  }

  @Test
  void aBranchIsTheWayThereAndAllThatFollows() {
    SolutionNode answer = goal(Role.CONTINUATION, "Qc3#", 2);
    SolutionNode defence = node(Role.DEFENCE, "Kb2", 1, answer);
    SolutionNode key = node(Role.KEY, "Qa1", 0, defence, mated("Kd2"));
    Stipulation mate = Stipulation.parse("#2");
    assertEquals(lines("   1.Qa1 !", "      1...Kb2", "          2.Qc3 #"),
        SolutionText.branch(mate, List.of(key, defence)));
    assertEquals(lines("   1.Qa1 ! zugzwang.", "      1...Kb2", "      1...Kd2", "          2.Qc3 #"),
        SolutionText.branch(mate, List.of(key)));
    SolutionNode last = goal(Role.CONTINUATION, "Rb3#", 1);
    SolutionNode line = node(Role.KEY, "Rd8", 0, last, goal(Role.CONTINUATION, "Rb4#", 1));
    Stipulation help = Stipulation.parse("h#1");
    assertEquals(lines("  1.Rd8 Rb3 #"), SolutionText.branch(help, List.of(line, last)));
    assertEquals(lines("  1.Rd8 Rb3 #", "  1.Rd8 Rb4 #"), SolutionText.branch(help, List.of(line)));
  }

  @Test
  void theLastLineSaysHowManySolutionsThereAre() {
    SolutionNode key = node(Role.KEY, "Qa1", 0);
    String end = "; 2.50 s, 1,234,567 moves played";
    List<SolutionNode> none = List.of();
    List<SolutionNode> one = List.of(key);
    assertEquals("#2: sound" + end, closing(keys("#2", key)));
    assertEquals("#2: cooked, 2 keys" + end,
        closing(solution("#2", Soundness.COOKED, none, none, List.of(key, key), 2, 1, OptionalInt.of(2))));
    assertEquals("h#2: cooked, 2 solutions" + end,
        closing(solution("h#2", Soundness.COOKED, none, none, List.of(key, key), 2, 1, OptionalInt.of(2))));
    assertEquals("h#2.5: short, solved as h#1.5" + end,
        closing(solution("h#2.5", Soundness.SHORT, none, none, none, 0, 1, OptionalInt.of(2))));
    assertEquals("h#2: sound, 1 of 1 solution" + end,
        closing(solution("h#2", Soundness.SOUND, none, none, one, 1, 1, OptionalInt.of(2))));
    assertEquals("h#2: unsolvable, 1 of 3 solutions" + end,
        closing(solution("h#2", Soundness.UNSOLVABLE, none, none, one, 1, 3, OptionalInt.of(2))));
    assertEquals("h#2: unsolvable" + end,
        closing(solution("h#2", Soundness.UNSOLVABLE, none, none, none, 0, 3, OptionalInt.empty())));
    assertEquals("#2: unfinished" + end,
        closing(solution("#2", Soundness.UNFINISHED, none, none, one, 1, 1, OptionalInt.empty())));
    assertEquals("+: sound, mate in 7" + end,
        closing(solution("+", Soundness.SOUND, none, none, one, 1, 1, OptionalInt.of(7))));
    assertEquals("=: sound" + end,
        closing(solution("=", Soundness.SOUND, none, none, one, 1, 1, OptionalInt.empty())));
  }

  @Test
  void dualsAreDefencesWithSeveralAnswers() {
    SolutionNode met = node(Role.DEFENCE, "Kb2", 1, goal(Role.CONTINUATION, "Qc3#", 2), goal(Role.CONTINUATION, "Qb1#",
        2));
    Solution one = keys("#2", node(Role.KEY, "Qa1", 0, mated("Kd2"), met));
    assertEquals(List.of("1.Qa1 Kb2 2.Qc3# / 2.Qb1#"), one.duals().stream().map(Dual::toString).toList());
    assertTrue(play(one).endsWith("\n\ndual: 1.Qa1 Kb2 2.Qc3# / 2.Qb1#\n"), play(one));
    assertTrue(closing(one).startsWith("#2: sound, 1 dual; "), closing(one));
    SolutionNode continuation = node(Role.CONTINUATION, "Qb1", 2, node(Role.DEFENCE, "Kc3", 3,
        goal(Role.CONTINUATION, "Qb2#", 4), goal(Role.CONTINUATION, "Qb3#", 4)), mated("Kd2"));
    Solution deep = keys("#3", node(Role.KEY, "Qa1", 0, node(Role.DEFENCE, "Kd2", 1, continuation)));
    assertEquals(List.of("1.Qa1 Kd2 2.Qb1 Kc3 3.Qb2# / 3.Qb3#"), deep.duals().stream().map(Dual::toString).toList());
  }

  @Test
  void atMostTwentyDualsAreListedButAllAreCounted() {
    SolutionNode met = node(Role.DEFENCE, "Kb2", 1, goal(Role.CONTINUATION, "Qc3#", 2), goal(Role.CONTINUATION, "Qb1#",
        2));
    SolutionNode[] defences = Collections.nCopies(21, met).toArray(SolutionNode[]::new);
    Solution solution = keys("#2", node(Role.KEY, "Qa1", 0, defences));
    assertEquals(20, Arrays.stream(SolutionText.of(solution).split("\n")).filter(l -> l.startsWith("dual")).count());
    assertTrue(closing(solution).contains(", 21 duals; "), closing(solution));
  }
}
