package zugwerk.content.theme;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import zugwerk.content.Content;
import zugwerk.content.MoveIdentity;
import zugwerk.content.PhaseTable.Kind;
import zugwerk.content.Played;
import zugwerk.content.PlayedPhase;
import zugwerk.content.SolutionScene;

/**
 * A phase with its variations, for comparison with other phases. An answer that is also threatened counts if the
 * defence parries another threat.
 *
 * @param single the defences with a single answer, and these answers
 */
record PhasePlay(PlayedPhase phase, Map<MoveIdentity, MoveIdentity> single) {

  private static final int MOST_PHASES = 40;

  static List<PhasePlay> all(Content content) {
    List<PlayedPhase> ordered = new ArrayList<>(content.solutions().stream()
        .filter(phase -> phase.first().filter(first -> first.node().goal()).isEmpty()).toList());
    content.phases().stream().filter(phase -> phase.kind() != Kind.KEY).filter(phase -> !isCheck(phase))
        .forEach(ordered::add);
    return ordered.stream().limit(MOST_PHASES).map(phase -> new PhasePlay(phase, forced(phase))).toList();
  }

  private static Map<MoveIdentity, MoveIdentity> forced(PlayedPhase phase) {
    Map<MoveIdentity, MoveIdentity> single = new LinkedHashMap<>(phase.single());
    if (phase.threats().size() == 1) {
      single.values().removeIf(phase.threats()::containsKey);
    }
    return single;
  }

  /** The defences with a single answer that is not threatened, and these answers. */
  Map<MoveIdentity, MoveIdentity> unthreatened() {
    Map<MoveIdentity, MoveIdentity> answers = new LinkedHashMap<>(single);
    answers.values().removeIf(phase.threats()::containsKey);
    return answers;
  }

  private static boolean isCheck(PlayedPhase phase) {
    return phase.first().filter(first -> first.after().checkers(1 - first.side()) != 0).isPresent();
  }

  Optional<Played> answer(MoveIdentity defence) {
    return phase.answer(defence);
  }

  boolean isByFirst(MoveIdentity defence) {
    return firstIdentity().map(MoveIdentity::piece).equals(answer(defence).map(Played::mover));
  }

  /** Whether a Queen, a Rook, a Bishop or another line piece answers a defence. */
  boolean isLinePiece(MoveIdentity defence) {
    return answer(defence).filter(answer -> {
      SolutionScene scene = answer.before();
      int square = scene.square(answer.mover());
      return square != SolutionScene.NO_PIECE && scene.isLinePiece(square);
    }).isPresent();
  }

  boolean ends(MoveIdentity defence) {
    return answer(defence).filter(answer -> answer.node().goal()).isPresent();
  }

  Optional<MoveIdentity> firstIdentity() {
    return phase.first().map(Played::identity);
  }

  Optional<MoveIdentity> threat() {
    return phase.threats().size() == 1 ? phase.threats().keySet().stream().findFirst() : Optional.empty();
  }

  Optional<Played> threat(MoveIdentity identity) {
    return Optional.ofNullable(phase.threats().get(identity));
  }

  Optional<MoveIdentity> refutation() {
    return phase.refutations().size() == 1 ? phase.refutations().keySet().stream().findFirst() : Optional.empty();
  }

  boolean isKey() {
    return phase.kind() == Kind.KEY;
  }

  List<MoveIdentity> answeredBy(MoveIdentity answer) {
    return single.keySet().stream().filter(defence -> answer.equals(single.get(defence))).toList();
  }

  /** Visits two different phases, each pair once; the second follows a key. */
  static void pairs(Content content, BiConsumer<PhasePlay, PhasePlay> action) {
    allPairs(content, (before, after) -> {
      if (after.isKey()) {
        action.accept(before, after);
      }
    });
  }

  /** Visits two different phases, each pair once; both may be tries. If one follows a key, it is the second. */
  static void allPairs(Content content, BiConsumer<PhasePlay, PhasePlay> action) {
    List<PhasePlay> all = all(content);
    for (int later = 0; later < all.size(); later++) {
      content.check();
      for (int earlier = later + 1; earlier < all.size(); earlier++) {
        action.accept(all.get(earlier), all.get(later));
      }
    }
  }

  void add(Findings.Phases sentence, List<MoveIdentity> defences) {
    sentence.add(phase);
    defences.forEach(defence -> sentence.and(answer(defence)));
  }

  static void report(Findings findings, PhasePlay before, PhasePlay after, List<MoveIdentity> old,
      List<MoveIdentity> now) {
    Findings.Phases sentence = findings.phases("");
    before.add(sentence, old);
    after.add(sentence, now);
    sentence.report();
  }
}
