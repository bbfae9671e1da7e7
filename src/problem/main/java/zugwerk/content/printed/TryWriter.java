package zugwerk.content.printed;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zugwerk.content.Played;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.solve.Stipulation;
import zugwerk.work.Texts;

/** Writes tries: thematic ones first, each with its changed variations, the others on one line. */
final class TryWriter {

  private final Solution solution;
  private final Stipulation stipulation;
  private final PartPhases phases;
  private final KeyWriter keys;
  private final PhaseLetters letters;
  private final Texts texts;

  TryWriter(Solution solution, PartPhases phases, KeyWriter keys, PhaseLetters letters, Texts texts) {
    this.solution = solution;
    stipulation = solution.stipulation();
    this.phases = phases;
    this.keys = keys;
    this.letters = letters;
    this.texts = texts;
  }

  List<PrintedLine> lines() {
    List<PrintedLine> lines = new ArrayList<>();
    solution.tries().stream().filter(move -> move.role() == Role.DUTY).forEach(move -> lines.add(PrintedLine.of(List.of(
        PrintedWord.of(MoveWords.numbered(move, stipulation) + "?!", List.of(), move),
        PrintedWord.of(texts.lang("must be played"))))));
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
        .filter(group -> group.defences().stream().anyMatch(defence -> phases.isChanged(defence.identity(), play)))
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

  /** Other tries on one line, the refutations behind the last of those that have them in common. */
  private PrintedLine others(List<Played> others, boolean alone) {
    List<PrintedWord> words = new ArrayList<>();
    if (!alone) {
      words.add(PrintedWord.of(texts.lang("Also")));
    }
    boolean continued = false;
    for (int i = 0; i < others.size(); i++) {
      Played one = others.get(i);
      boolean last = i == others.size() - 1;
      List<Played> refutations = KeyWriter.refuting(one.replies());
      boolean continues = !last && PartPhases.refutations(one).equals(PartPhases.refutations(others.get(i + 1)));
      String move = continued ? MoveWords.text(one.node(), stipulation) : MoveWords.numbered(one.node(), stipulation);
      words.add(PrintedWord.of(move + (continues ? "?," : "?"), List.of(), one.node()));
      for (Played refutation : continues ? List.<Played>of() : refutations) {
        String end = !refutation.equals(refutations.getLast()) ? "," : last ? "" : ";";
        words.add(PrintedWord.of(keys.refutation(refutation.node()) + end, List.of(one.node()), refutation.node()));
      }
      continued = continues;
    }
    return PrintedLine.of(words);
  }
}
