package zugwerk.content.printed;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import zugwerk.content.Played;
import zugwerk.content.printed.DefenceGroup.ByPlay;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.Stipulation;
import zugwerk.work.Texts;

/** Writes the play after a first move, or set play: one line for each answer, by-play behind one line. */
final class VariationWriter {

  private final Stipulation stipulation;
  private final ThreatWriter threats;
  private final List<PrintedLine> folded = new ArrayList<>();
  private final Map<ByPlay, Integer> counts = new EnumMap<>(ByPlay.class);

  VariationWriter(Stipulation stipulation) {
    this.stipulation = stipulation;
    threats = new ThreatWriter(stipulation);
  }

  /** The line of by-play for everything written so far; empty if there is none. */
  List<PrintedLine> byPlay(Texts texts) {
    if (folded.isEmpty()) {
      return List.of();
    }
    String words = counts.entrySet().stream()
        .map(kind -> kind.getKey().counting(kind.getValue(), texts)).collect(Collectors.joining(", "));
    return List.of(new PrintedLine(List.of(PrintedWord.of(texts.lang("By-play: {0}", words))), folded, true));
  }

  /**
   * The lines of defences.
   *
   * @param threatened what was threatened by the move before
   * @param shows the groups that are written; the others are left out
   */
  List<PrintedLine> lines(List<Played> replies, List<SolutionNode> threatened, PhaseLetters.InPhase letters,
      Predicate<DefenceGroup> shows) {
    List<DefenceGroup> all = DefenceGroup.of(replies, threatened, stipulation);
    if (all.isEmpty()) {
      return List.of();
    }
    List<DefenceGroup> main = all.stream().filter(shows).filter(group -> !group.isFolded()).toList();
    DefenceNames names = new DefenceNames(replies, all, main, letters::of);
    List<PrintedLine> lines = new ArrayList<>();
    for (boolean rest : new boolean[] {false, true}) {
      main.stream().filter(group -> names.isRest(group) == rest)
          .forEach(group -> lines.add(line(group, names, letters)));
    }
    all.stream().filter(shows).filter(DefenceGroup::isFolded).forEach(group -> fold(group, names, letters));
    return lines;
  }

  private PrintedLine line(DefenceGroup group, DefenceNames names, PhaseLetters.InPhase letters) {
    List<PrintedWord> words = new ArrayList<>();
    List<PrintedLine> below = new ArrayList<>();
    names(group, names, true, words);
    answers(group, letters, words, below);
    return new PrintedLine(words, below, false);
  }

  private void fold(DefenceGroup group, DefenceNames names, PhaseLetters.InPhase letters) {
    group.byPlay().ifPresent(kind -> counts.merge(kind, 1, Integer::sum));
    List<PrintedWord> words = new ArrayList<>();
    List<SolutionNode> before = before(group.defences().getFirst());
    for (int i = 1; i < before.size(); i++) {
      SolutionNode move = before.get(i);
      words.add(PrintedWord.of(move.solving() || i == 1 ? MoveWords.numbered(move, stipulation)
          : MoveWords.text(move, stipulation), before.subList(0, i), move));
    }
    List<PrintedLine> below = new ArrayList<>();
    names(group, names, words.isEmpty(), words);
    answers(group, letters, words, below);
    folded.add(new PrintedLine(words, below, false));
  }

  static List<SolutionNode> before(Played move) {
    return move.parent().map(Played::path).orElse(List.of());
  }

  void names(DefenceGroup group, DefenceNames names, boolean numbered, List<PrintedWord> words) {
    List<DefenceNames.Name> all = names.names(group);
    for (int i = 0; i < all.size(); i++) {
      DefenceNames.Name name = all.get(i);
      SolutionNode move = name.first().node();
      boolean last = i == all.size() - 1;
      boolean letterEnds = !name.letter().isEmpty() && (last || !all.get(i + 1).letter().equals(name.letter()));
      String text = name.text().isEmpty() ? MoveWords.text(move, stipulation) : name.text();
      words.add(PrintedWord.of(numbered && i == 0 ? stipulation.number(move) + text : text, before(name.first()), move)
          .with("", (letterEnds ? " " + name.letter() : "") + (last ? "" : ",")));
    }
  }

  /** What follows a group of defences, on the same line as far as it does not branch. */
  void answers(DefenceGroup group, PhaseLetters.InPhase letters, List<PrintedWord> words, List<PrintedLine> below) {
    Played defence = group.defences().getFirst();
    if (defence.replies().isEmpty()) {
      return;
    }
    words.add(answer(group, letters));
    if (defence.replies().size() == 1) {
      after(defence.replies().getFirst(), words, below);
    }
  }

  /** The answer to a group of defences, or all of them, with the letter if there is one. */
  PrintedWord answer(DefenceGroup group, PhaseLetters.InPhase letters) {
    Played defence = group.defences().getFirst();
    List<SolutionNode> answers = defence.node().replies();
    String letter = answers.size() > 1 ? "" : group.defences().stream()
        .map(letters::ofAnswer).filter(found -> !found.isEmpty())
        .findFirst().orElse("");
    return PrintedWord.of(MoveWords.several(answers, stipulation) + (letter.isEmpty() ? "" : " " + letter),
        defence.path(), answers.getFirst());
  }

  private void after(Played attack, List<PrintedWord> words, List<PrintedLine> below) {
    if (attack.node().goal() || attack.replies().isEmpty() && attack.threats().isEmpty()) {
      return;
    }
    if (attack.node().isFollowedByPass()) {
      afterPass(attack, words, below);
      return;
    }
    words.addAll(threats.of(attack));
    List<DefenceGroup> groups = DefenceGroup.of(attack.replies(), attack.node().threats(), stipulation);
    List<DefenceGroup> main = groups.stream().filter(group -> !group.isFolded()).toList();
    PhaseLetters.InPhase none = PhaseLetters.NONE;
    if (attack.threats().isEmpty() && main.size() == 1) {
      DefenceNames names = new DefenceNames(attack.replies(), groups, main, _ -> "");
      names(main.getFirst(), names, false, words);
      answers(main.getFirst(), none, words, below);
      groups.stream().filter(DefenceGroup::isFolded).forEach(group -> fold(group, names, none));
    } else {
      below.addAll(lines(attack.replies(), attack.node().threats(), none, _ -> true));
    }
  }

  /** In parry series the same side moves again. */
  void afterPass(Played attack, List<PrintedWord> words, List<PrintedLine> below) {
    List<Played> next = attack.replies();
    if (next.size() == 1 || next.stream().allMatch(one -> one.node().goal())) {
      words.add(PrintedWord.of(MoveWords.several(attack.node().replies(), stipulation), attack.path(),
          next.getFirst().node()));
      after(next.getFirst(), words, below);
      return;
    }
    for (Played one : next) {
      List<PrintedWord> line = new ArrayList<>();
      List<PrintedLine> more = new ArrayList<>();
      line.add(PrintedWord.of(MoveWords.numbered(one.node(), stipulation), attack.path(), one.node()));
      after(one, line, more);
      below.add(new PrintedLine(line, more, false));
    }
  }
}
