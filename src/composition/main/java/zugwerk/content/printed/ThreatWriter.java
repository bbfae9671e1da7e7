package zugwerk.content.printed;

import java.util.ArrayList;
import java.util.List;
import zugwerk.content.Played;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.Stipulation;

/** Writes threats in brackets, as {@code (2.Rf3+ Kxe4 3.d3#)}; by-play in them is left out. */
final class ThreatWriter {

  private final Stipulation stipulation;

  ThreatWriter(Stipulation stipulation) {
    this.stipulation = stipulation;
  }

  /** The threats of a move, if it has any. */
  List<PrintedWord> of(Played attack) {
    List<Played> threats = attack.threats();
    if (threats.isEmpty()) {
      return List.of();
    }
    List<PrintedWord> words = new ArrayList<>();
    words.add(PrintedWord.of(MoveWords.several(attack.node().threats(), stipulation), attack.path(),
        attack.node().threats().getFirst()));
    if (threats.size() == 1) {
      after(threats.getFirst(), true, words);
    }
    words.set(0, words.getFirst().with("(", ""));
    words.set(words.size() - 1, words.getLast().with("", ")"));
    return words;
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
