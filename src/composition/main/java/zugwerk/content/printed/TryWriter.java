package zugwerk.content.printed;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import zugwerk.content.Played;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.solve.Stipulation;

/** Writes tries: thematic ones first, each with its changed variations, the others on one line. */
final class TryWriter {

  private final Solution solution;
  private final Stipulation stipulation;
  private final PartPhases phases;
  private final KeyWriter keys;
  private final PhaseLetters letters;

  TryWriter(Solution solution, PartPhases phases, KeyWriter keys, PhaseLetters letters) {
    this.solution = solution;
    stipulation = solution.stipulation();
    this.phases = phases;
    this.keys = keys;
    this.letters = letters;
  }

  List<PrintedLine> lines() {
    List<PrintedLine> lines = new ArrayList<>();
    solution.tries().stream().filter(move -> move.role() == Role.DUTY).forEach(move -> lines.add(PrintedLine.of(List.of(
        PrintedWord.of(MoveWords.numbered(move, stipulation) + "?!", List.of(), move),
        PrintedWord.of("must be played")))));
    phases.thematic().forEach(one -> lines.add(thematic(one)));
    if (!phases.others().isEmpty()) {
      lines.add(others(phases.others(), lines.isEmpty()));
    }
    return lines;
  }

  private PrintedLine thematic(Played first) {
    List<PrintedWord> words = new ArrayList<>(keys.opening(first, "?"));
    words.addAll(keys.refutations(first.replies()));
    List<PrintedWord> changed = changed(first);
    if (!changed.isEmpty()) {
      changed.set(0, changed.getFirst().with("(", ""));
      changed.set(changed.size() - 1, changed.getLast().with("", ")"));
      words.addAll(changed);
    }
    return PrintedLine.of(words);
  }

  private List<PrintedWord> changed(Played first) {
    PhaseAnswers play = PhaseAnswers.after(first);
    List<SolutionNode> threats = first.node().threats();
    List<DefenceGroup> all = DefenceGroup.of(first.replies(), threats, stipulation);
    List<DefenceGroup> changed = all.stream().filter(group -> !group.ends() && !group.isFolded())
        .filter(group -> group.defences().stream().anyMatch(defence -> phases.isChanged(defence.act(), play)))
        .toList();
    PhaseLetters.InPhase phase = letters.in(Optional.of(first.node()), play);
    VariationWriter writer = new VariationWriter(stipulation);
    List<PrintedWord> words = new ArrayList<>();
    if (!changed.isEmpty()) {
      DefenceNames names = new DefenceNames(first.replies(), all, changed, phase::of);
      for (DefenceGroup group : changed) {
        if (!words.isEmpty()) {
          words.set(words.size() - 1, words.getLast().with("", ";"));
        }
        writer.names(group, names, true, words);
        words.add(writer.answer(group, phase));
      }
    }
    return words;
  }

  /** Other tries on one line, those with the same refutations together. */
  private PrintedLine others(List<Played> others, boolean alone) {
    Map<List<String>, List<Played>> alike = new LinkedHashMap<>();
    others.forEach(one -> alike.computeIfAbsent(KeyWriter.refuting(one.replies()).stream()
        .map(refutation -> keys.refutation(refutation.node())).toList(), _ -> new ArrayList<>()).add(one));
    List<PrintedWord> words = new ArrayList<>();
    if (!alone) {
      words.add(PrintedWord.of("Also"));
    }
    alike.values().forEach(group -> {
      if (words.size() > 1) {
        words.set(words.size() - 1, words.getLast().with("", ";"));
      }
      Played first = group.getFirst();
      String moves = group.stream().map(one -> MoveWords.text(one.node(), stipulation))
          .collect(Collectors.joining("/"));
      words.add(PrintedWord.of(stipulation.number(first.node()) + moves + "?", List.of(), first.node()));
      List<Played> refutations = KeyWriter.refuting(first.replies());
      for (Played refutation : refutations) {
        String end = refutation.equals(refutations.getLast()) ? "" : ",";
        words.add(PrintedWord.of(keys.refutation(refutation.node()) + end, List.of(first.node()), refutation.node()));
      }
    });
    return PrintedLine.of(words);
  }
}
