package zugwerk.content.printed;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zugwerk.content.Played;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.Stipulation;

/** Writes threats in brackets, as {@code (2.Rf3+ Kxe4 3.d3#)}; by-play in them is left out. */
final class ThreatWriter {

  private static final int MOST_GROUPS = 2;

  private final Stipulation stipulation;

  ThreatWriter(Stipulation stipulation) {
    this.stipulation = stipulation;
  }

  /**
   * The threats of a move, if it has any: those that reach the goal at once, else checks first, those with the same
   * continuation together.
   */
  List<PrintedWord> of(Played attack) {
    List<Played> goals = attack.threats().stream().filter(threat -> threat.node().goal()).toList();
    Map<String, Continued> groups = new LinkedHashMap<>();
    for (Played threat : goals.isEmpty() ? attack.threats() : goals) {
      List<PrintedWord> continuation = new ArrayList<>();
      after(threat, true, continuation);
      groups.computeIfAbsent(PrintedLine.of(continuation).text(),
          _ -> new Continued(new ArrayList<>(), continuation)).threats.add(threat);
    }
    List<PrintedWord> words = new ArrayList<>();
    groups.values().stream().sorted(Comparator.comparing(group -> !group.checks())).limit(MOST_GROUPS)
        .forEach(group -> {
          if (!words.isEmpty()) {
            words.set(words.size() - 1, words.getLast().with("", ";"));
          }
          words.add(PrintedWord.of(MoveWords.several(group.threats.stream().map(Played::node).toList(), stipulation),
              attack.path(), group.threats.getFirst().node()));
          words.addAll(group.continuation);
        });
    if (!words.isEmpty()) {
      words.set(0, words.getFirst().with("(", ""));
      words.set(words.size() - 1, words.getLast().with("", groups.size() > MOST_GROUPS ? "; \u2026)" : ")"));
    }
    return words;
  }

  /** Threats with the same continuation. */
  private record Continued(List<Played> threats, List<PrintedWord> continuation) {

    boolean checks() {
      return threats.stream().allMatch(threat -> threat.after().checkers(threat.after().toMove()) != 0);
    }
  }

  /** @param all whether all lines are written, not only the first */
  private void after(Played attack, boolean all, List<PrintedWord> words) {
    if (attack.node().goal() || attack.node().isFollowedByPass()) {
      return;
    }
    if (!attack.threats().isEmpty()) {
      words.add(PrintedWord.of("~"));
      SolutionNode next = attack.node().threats().getFirst();
      words.add(PrintedWord.of(MoveWords.several(attack.node().threats(), stipulation), attack.path(), next));
      after(attack.threats().getFirst(), false, words);
      return;
    }
    List<DefenceGroup> groups = DefenceGroup.of(attack.replies(), List.of(), stipulation).stream()
        .filter(group -> !group.isFolded()).toList();
    if (groups.isEmpty()) {
      return;
    }
    VariationWriter writer = new VariationWriter(stipulation);
    DefenceNames names = new DefenceNames(attack.replies(), groups, groups, _ -> "");
    for (DefenceGroup group : all ? groups : groups.subList(0, 1)) {
      boolean first = group.equals(groups.getFirst());
      if (!first) {
        words.set(words.size() - 1, words.getLast().with("", ","));
      }
      writer.names(group, names, !first, words);
      Played defence = group.defences().getFirst();
      if (!defence.replies().isEmpty()) {
        words.add(writer.answer(group, PhaseLetters.NONE));
        after(defence.replies().getFirst(), false, words);
      }
    }
  }
}
