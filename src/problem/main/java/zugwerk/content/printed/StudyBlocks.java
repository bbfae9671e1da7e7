package zugwerk.content.printed;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import zugwerk.content.Played;
import zugwerk.problem.Problem;
import zugwerk.solve.Goal;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.work.Texts;

/** Studies: the main line of each first move, and under it lines after other replies that have an only move. */
final class StudyBlocks {

  private static final int MOST_LINES = 5;
  private static final int MOST_NAMED = 3;

  private final Problem part;
  private final Solution solution;
  private final Stipulation stipulation;
  private final Texts texts;
  /** What refutes the tries that have been written; a try for the same reason is not written again. */
  private final Set<String> refutations = new HashSet<>();

  private StudyBlocks(Problem part, Solution solution, Texts texts) {
    this.part = part;
    this.solution = solution;
    this.texts = texts;
    stipulation = solution.stipulation();
  }

  static List<PrintedBlock> of(Problem part, Solution solution, Texts texts) {
    StudyBlocks writer = new StudyBlocks(part, solution, texts);
    List<PrintedLine> lines = new ArrayList<>();
    boolean alone = solution.keys().size() == 1;
    List<SolutionNode> claimed = solution.keys().stream().filter(key -> writer.isOnlyClaimed(key) && !alone).toList();
    writer.keysByLength().stream().filter(key -> !claimed.contains(key))
        .forEach(key -> lines.add(writer.key(key, alone)));
    if (!claimed.isEmpty()) {
      lines.add(writer.claimedKeys(claimed));
    }
    lines.addAll(writer.afterBlack(PartPhases.played(part, solution.setPlay())));
    return List.of(new PrintedBlock(PrintedBlock.Kind.SOLUTION, "", lines));
  }

  private List<SolutionNode> keysByLength() {
    return solution.keys().stream().sorted(Comparator.comparingInt(key -> length(key).orElse(Integer.MAX_VALUE)))
        .toList();
  }

  /** Whether nothing is known about a first move but that it keeps the claim. */
  private boolean isOnlyClaimed(SolutionNode key) {
    return length(key).isEmpty() && (key.replies().isEmpty() || !isAnswered(key.replies().getFirst()));
  }

  private PrintedLine claimedKeys(List<SolutionNode> keys) {
    List<PrintedWord> words = new ArrayList<>();
    for (SolutionNode key : keys) {
      String number = words.isEmpty() ? stipulation.number(key) : "";
      words.add(PrintedWord.of(number + key.text() + (key.equals(keys.getLast()) ? "" : ","), List.of(), key));
    }
    end(Played.first(part, keys.getLast()), words);
    return PrintedLine.of(words);
  }

  /** The moves to mate after one of several first moves. */
  private OptionalInt length(SolutionNode key) {
    int index = solution.keys().indexOf(key);
    return index < solution.lengths().size() && solution.lengths().get(index) > 0
        ? OptionalInt.of(solution.lengths().get(index)) : OptionalInt.empty();
  }

  private PrintedLine key(SolutionNode key, boolean alone) {
    Played first = Played.first(part, key);
    List<PrintedWord> words = new ArrayList<>();
    words.add(PrintedWord.of(stipulation.number(key) + text(first) + (alone ? key.role().sign() : ""), List.of(), key));
    if (alone) {
      besides(PartPhases.played(part, solution.tries()), words);
    }
    List<Line> branches = new ArrayList<>();
    main(first, words, branches, alone);
    length(key).ifPresent(moves -> words.add(PrintedWord.of("(" + texts.lang("mate in {0}", moves) + ")")));
    return new PrintedLine(words, lines(branches), false);
  }

  /** The replies of Black to the position of a study. */
  private List<PrintedLine> afterBlack(List<Played> replies) {
    if (!replies.isEmpty() && replies.getFirst().node().role() == Role.REFUTATION) {
      return List.of(PrintedLine.of(replies.stream().map(reply -> (reply.equals(replies.getFirst()) ? numbered(reply)
          : word(reply)).with("", "!" + (reply.equals(replies.getLast()) ? "" : ","))).toList()));
    }
    List<PrintedLine> lines = new ArrayList<>();
    List<PrintedLine> folded = new ArrayList<>();
    List<Line> others = new ArrayList<>();
    for (Played reply : replies) {
      List<Line> branches = new ArrayList<>();
      if (lines.isEmpty()) {
        List<PrintedWord> words = new ArrayList<>(List.of(numbered(reply)));
        answer(reply, words, branches, true);
        lines.add(new PrintedLine(words, lines(branches), false));
      } else if (only(reply).isEmpty()) {
        folded.add(line(List.of(reply)));
      } else {
        others.add(new Line(reply));
      }
    }
    lines.addAll(lines(others));
    if (!folded.isEmpty()) {
      lines.add(new PrintedLine(List.of(PrintedWord.of(
          texts.lang("By-play: {0}", texts.counted(folded.size(), "{0} reply", "{0} replies")))), folded, true));
    }
    return lines;
  }

  /** A reply that is not in the main line, with what follows it. */
  private record Line(Played reply) {

    int onlyMoves() {
      int count = 0;
      for (List<Played> next = List.of(reply); !next.isEmpty(); next = next.getFirst().replies()) {
        count += next.getFirst().node().role() == Role.ONLY_MOVE ? 1 : 0;
      }
      return count;
    }
  }

  private static List<Played> only(Played reply) {
    return reply.replies().stream().filter(answer -> answer.node().role() == Role.ONLY_MOVE).toList();
  }

  /** The replies with the most only moves, those with the same play on one line, in the order of the game. */
  private List<PrintedLine> lines(List<Line> branches) {
    Map<Object, List<Played>> alike = new LinkedHashMap<>();
    branches.stream().sorted(Comparator.comparingInt(Line::onlyMoves).reversed()).forEach(branch -> alike
        .computeIfAbsent(List.of(branch.reply.parent().map(Played::path).orElse(List.of()), play(branch.reply.node())),
            _ -> new ArrayList<>())
        .add(branch.reply));
    return alike.values().stream().limit(MOST_LINES)
        .sorted(Comparator.comparingInt(group -> group.getFirst().node().ply())).map(this::line).toList();
  }

  private static List<Object> play(SolutionNode move) {
    return move.replies().stream().filter(StudyBlocks::isPlay).<Object>map(next -> List.of(next.text(), play(next)))
        .toList();
  }

  private static boolean isPlay(SolutionNode move) {
    return move.role() != Role.TRY && move.role() != Role.WASTE_OF_TIME;
  }

  private PrintedLine line(List<Played> alike) {
    List<Played> replies = alike.stream().sorted(Comparator.comparing(StudyBlocks::text)).toList();
    List<PrintedWord> words = new ArrayList<>();
    for (int i = 0; i < Math.min(MOST_NAMED, replies.size()); i++) {
      Played reply = replies.get(i);
      words.add((i == 0 ? numbered(reply) : word(reply)).with("", i == replies.size() - 1 ? "" : ","));
    }
    if (replies.size() > MOST_NAMED) {
      words.set(words.size() - 1, word(replies.get(MOST_NAMED - 1)).with("", " " + texts.lang("etc.")));
    }
    answer(replies.getFirst(), words, new ArrayList<>(), false);
    return PrintedLine.of(words);
  }

  /** What follows a move of White; other replies of Black are collected. */
  private void main(Played attack, List<PrintedWord> words, List<Line> branches, boolean withTries) {
    List<Played> replies = attack.replies();
    if (replies.isEmpty() || !isAnswered(replies.getFirst().node())) {
      end(attack, words);
      return;
    }
    replies.stream().skip(1).filter(reply -> !only(reply).isEmpty()).map(Line::new).forEach(branches::add);
    words.add(word(replies.getFirst()));
    answer(replies.getFirst(), words, branches, withTries);
  }

  private static boolean isAnswered(SolutionNode reply) {
    return reply.replies().stream().filter(StudyBlocks::isPlay).count() == 1;
  }

  private void answer(Played reply, List<PrintedWord> words, List<Line> branches, boolean withTries) {
    List<Played> answers = reply.replies().stream().filter(answer -> isPlay(answer.node())).toList();
    if (answers.isEmpty()) {
      end(reply, words);
      return;
    }
    if (answers.size() > 1) {
      words.add(PrintedWord.of(
          MoveWords.several(answers.stream().map(Played::node).toList(), stipulation), reply.path(),
          answers.getFirst().node()));
      end(answers.getFirst(), words);
      return;
    }
    Played answer = answers.getFirst();
    words.add(numbered(answer).with("", answer.node().role().sign()));
    if (withTries) {
      besides(reply.replies(), words);
    }
    main(answer, words, branches, withTries);
  }

  /** Wastes of time and tries, in brackets. */
  private void besides(List<Played> moves, List<PrintedWord> words) {
    List<Played> wastes = moves.stream().filter(move -> move.node().role() == Role.WASTE_OF_TIME).toList();
    for (Played waste : wastes) {
      boolean first = waste.equals(wastes.getFirst());
      boolean last = waste.equals(wastes.getLast());
      words.add(
          (first ? numbered(waste) : word(waste)).with(first ? "(" + texts.lang("or") + " " : "", last ? ")" : ","));
    }
    for (Played tried : moves) {
      if (tried.node().role() == Role.TRY) {
        Played refutation = tried.replies().getFirst();
        if (refutations.add(refutation.node().text())) {
          words.add(numbered(tried).with("(", "?"));
          List<Played> reason = refutation.replies();
          words.add(word(refutation).with("", "!" + (reason.isEmpty() ? ")" : "")));
          reason.forEach(move -> words.add(numbered(move).with("", " " + texts.lang("stalemate") + ")")));
        }
      }
    }
  }

  /** Writes how a line ends. */
  private void end(Played last, List<PrintedWord> words) {
    boolean over = last.after().legal().isEmpty();
    boolean mate = over && last.after().isMate();
    boolean exceeds = solution.verdict() == Soundness.COOKED && solution.solutions() == 1;
    if (stipulation.goal().is(Goal.Kind.WIN) || exceeds || length(last.line().getFirst().node()).isPresent()) {
      if (!mate) {
        words.add(PrintedWord.of(texts.lang("and wins")));
      }
    } else {
      words.add(PrintedWord.of(
          over && !mate ? texts.lang("stalemate")
              : isPerpetual(last) ? texts.lang("perpetual check") : texts.lang("draw")));
    }
  }

  /** Whether the last moves of White were checks that Black only evaded. */
  private static boolean isPerpetual(Played last) {
    List<Played> line = last.line();
    List<Played> white = line.stream().filter(move -> move.side() == 0).toList();
    int checks = 3;
    return white.size() >= checks && white.subList(white.size() - checks, white.size()).stream()
        .allMatch(move -> move.after().checkers(1) != 0 && !move.captures());
  }

  private PrintedWord numbered(Played move) {
    return word(move).with(stipulation.number(move.node()), "");
  }

  private static PrintedWord word(Played move) {
    return new PrintedWord(text(move), move.path());
  }

  private static String text(Played move) {
    return move.node().text();
  }
}
