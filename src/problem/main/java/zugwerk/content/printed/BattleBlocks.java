package zugwerk.content.printed;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zugwerk.content.Played;
import zugwerk.problem.Problem;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.work.Texts;

/** Direct, self and reflex play: set play where it counts, tries, keys with variations. */
final class BattleBlocks {

  private final Problem part;
  private final Solution solution;
  private final PartPhases phases;
  private final KeyWriter keys;
  private final PhaseLetters letters;
  private final Texts texts;

  BattleBlocks(Problem part, Solution solution, PartPhases phases, PrintedOptions options, PhaseLetters letters) {
    this.part = part;
    this.solution = solution;
    this.phases = phases;
    this.letters = letters;
    texts = options.texts();
    keys = new KeyWriter(solution, options);
  }

  List<PrintedBlock> blocks() {
    if (solution.terms().postKey()) {
      return List.of(new PrintedBlock(PrintedBlock.Kind.SOLUTION, "", afterKey()));
    }
    List<PrintedBlock> blocks = new ArrayList<>();
    blocks.add(new PrintedBlock(PrintedBlock.Kind.SET_PLAY, texts.lang("Set play"), setPlay()));
    blocks.add(new PrintedBlock(PrintedBlock.Kind.TRIES, texts.lang("Tries"),
        new TryWriter(solution, phases, keys, letters, texts).lines()));
    phases.keys().forEach(key -> blocks.add(
        new PrintedBlock(PrintedBlock.Kind.SOLUTION, "", List.of(key(key)))));
    return blocks;
  }

  private PrintedLine key(Played key) {
    List<PrintedWord> words = new ArrayList<>(keys.opening(key, "!"));
    solution.shortLength(key.node())
        .ifPresent(moves -> words.add(PrintedWord.of("(" + solution.stipulation().inMoves(moves) + ")")));
    VariationWriter writer = new VariationWriter(solution.stipulation());
    List<PrintedLine> below = new ArrayList<>();
    if (key.node().isFollowedByPass()) {
      writer.afterPass(key, words, below);
    } else {
      below.addAll(writer.lines(key.replies(), key.node().threats(),
          letters.in(Optional.of(key.node()), PhaseAnswers.after(key)), _ -> true));
    }
    below.addAll(writer.byPlay(texts));
    return new PrintedLine(words, below, false);
  }

  /** Complete set play, or of incomplete set play the mates that count. */
  private List<PrintedLine> setPlay() {
    if (!phases.hasSetPlay()) {
      return List.of();
    }
    VariationWriter writer = new VariationWriter(solution.stipulation());
    List<PrintedLine> lines = new ArrayList<>(writer.lines(phases.set(), List.of(),
        letters.in(Optional.empty(), PhaseAnswers.set(phases.set())),
        group -> phases.complete()
            || group.defences().stream().anyMatch(defence -> phases.counts(defence.identity()))));
    if (phases.complete()) {
      lines.addAll(writer.byPlay(texts));
    }
    return lines;
  }

  private List<PrintedLine> afterKey() {
    List<PrintedLine> lines = new ArrayList<>();
    List<SolutionNode> threats =
        solution.setPlay().stream().filter(node -> node.role() == Role.THREAT).toList();
    if (!threats.isEmpty()) {
      lines.add(PrintedLine.of(List.of(PrintedWord.of(texts.lang("Threat:")), PrintedWord.of(
          MoveWords.several(threats, solution.stipulation()), List.of(), threats.getFirst()))));
    }
    List<Played> replies =
        PartPhases.played(part, solution.setPlay().stream().filter(node -> node.role() != Role.THREAT).toList());
    VariationWriter writer = new VariationWriter(solution.stipulation());
    lines.addAll(writer.lines(replies, threats, PhaseLetters.NONE, _ -> true));
    lines.addAll(writer.byPlay(texts));
    List<PrintedWord> refutations = keys.refutations(replies);
    if (!refutations.isEmpty()) {
      lines.add(PrintedLine.of(refutations));
    }
    return lines;
  }
}
