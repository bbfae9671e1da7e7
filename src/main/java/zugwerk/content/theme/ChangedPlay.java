package zugwerk.content.theme;

import static zugwerk.content.theme.Theme.Group.CHANGED_PLAY;
import static zugwerk.content.theme.Themes.RICE;
import static zugwerk.content.theme.Themes.VELIMIROVIC;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import zugwerk.content.Act;
import zugwerk.content.Content;
import zugwerk.content.PhaseTable.Kind;
import zugwerk.content.Played;
import zugwerk.content.PlayedPhase;

/**
 * Themes of changed play. Only defences with a single answer count, and answers that were threatened anyway do not,
 * unless a theme is about threats. Tries that give check do not count, and one phase at least follows a key. In longer
 * problems the answers are the second moves.
 */
final class ChangedPlay {

  /** More phases than this are not compared with each other; the keys come first. */
  private static final int MOST_PHASES = 40;

  private ChangedPlay() {}

  static List<Theme> themes() {
    return List.of(
        theme("Changed mates", "After a key, defences are answered otherwise than in the set play or in a try, not each"
            + " time by the piece that made the first move.", RICE,
            ChangedPlay::changed),
        theme("Transferred mates", "A move answers one defence in one phase, and another defence in another phase.",
            RICE, ChangedPlay::transferred),
        theme("Mutate", "A complete block in which the key keeps the block, and answers are changed.", RICE,
            ChangedPlay::mutate),
        theme("Waiter", "A complete block in which the key keeps the block, and no answer is changed.", RICE,
            ChangedPlay::waiter),
        theme("Add-mate", "A complete block in which the key keeps all answers, and adds a defence with another one.",
            RICE, ChangedPlay::addMate),
        theme("Reciprocal change", "Two defences exchange their answers between two phases.", RICE,
            (content, findings) -> cycles(content, findings, 2, 2)),
        theme("Lacny", "Three or more defences exchange their answers in a cycle between two phases.", RICE,
            (content, findings) -> cycles(content, findings, 3, Integer.MAX_VALUE)),
        theme("Zagoruiko", "At least two defences are answered differently in each of at least three phases.", RICE,
            ChangedPlay::zagoruiko),
        theme("Ruchlis", "Two defences have changed answers, and what answered them before answers two others now.",
            RICE, ChangedPlay::ruchlis),
        theme("Le Grand", "One phase threatens A, and a defence is answered by B; another threatens B, and the same"
            + " defence is answered by A.", RICE, (content, findings) -> leGrand(content, findings, true)),
        theme("Pseudo Le Grand",
            "One phase threatens A, and a defence is answered by B; another threatens B, and another"
                + " defence is answered by A.",
            VELIMIROVIC, (content, findings) -> leGrand(content, findings, false)),
        theme("Shedey", "The threat and the answers to two defences change places in a cycle between two phases.",
            VELIMIROVIC, ChangedPlay::shedey),
        theme("Dombrovskis", "Two tries threaten A and B and are refuted by a and b; after the key, A answers a, and B"
            + " answers b.", RICE, (content, findings) -> refuted(content, findings, true, true)),
        theme("Hannelius", "Two tries threaten A and B and are refuted by a and b; after the key, B answers a, and A"
            + " answers b.", RICE, (content, findings) -> refuted(content, findings, true, false)),
        theme("Vladimirov", "The tries A and B are refuted by a and b; after the key, A answers a, and B answers b.",
            RICE, (content, findings) -> refuted(content, findings, false, true)),
        theme("Banny", "The tries A and B are refuted by a and b; after the key, B answers a, and A answers b.", RICE,
            (content, findings) -> refuted(content, findings, false, false)),
        theme("Barnes", "Two moves are threatened together in one phase, and each alone in a phase of its own.", RICE,
            ChangedPlay::barnes),
        theme("Salazar", "The first move of one phase and the answer to a defence change places in another phase.",
            RICE, ChangedPlay::salazar),
        theme("Reversal", "The first move and the only threat of one phase change places in another phase.", RICE,
            ChangedPlay::reversal),
        theme("Urania", "The same move is a first move, a threat and an answer to a defence, each in another phase.",
            VELIMIROVIC, ChangedPlay::urania));
  }

  private static Theme theme(String name, String definition, String source, Theme.Finder finder) {
    return new Theme(name, CHANGED_PLAY, definition, source, finder);
  }

  /** A phase with its variations that are no threats. */
  private record Play(PlayedPhase phase, Map<Act, Act> single) {

    static List<Play> all(Content content) {
      List<PlayedPhase> ordered = new ArrayList<>(content.solutions().stream()
          .filter(phase -> phase.first().filter(first -> first.node().goal()).isEmpty()).toList());
      content.phases().stream().filter(phase -> phase.kind() != Kind.KEY).filter(phase -> !isCheck(phase))
          .forEach(ordered::add);
      return ordered.stream().limit(MOST_PHASES).map(phase -> {
        Map<Act, Act> single = new LinkedHashMap<>(phase.single());
        single.values().removeIf(phase.threats()::containsKey);
        return new Play(phase, single);
      }).toList();
    }

    private static boolean isCheck(PlayedPhase phase) {
      return phase.first().filter(first -> first.after().checkers(1 - first.side()) != 0).isPresent();
    }

    Optional<Played> answer(Act defence) {
      return phase.answer(defence);
    }

    /** Whether the piece that made the first move answers a defence. */
    boolean isByFirst(Act defence) {
      return firstAct().filter(first -> first.piece() == single.get(defence).piece()).isPresent();
    }

    /** Whether the answer to a defence reaches the goal. */
    boolean ends(Act defence) {
      return answer(defence).filter(answer -> answer.node().goal()).isPresent();
    }

    Optional<Act> firstAct() {
      return phase.first().map(Played::act);
    }

    /** The only threat. */
    Optional<Act> threat() {
      return phase.threats().size() == 1 ? phase.threats().keySet().stream().findFirst() : Optional.empty();
    }

    Optional<Played> threat(Act act) {
      return Optional.ofNullable(phase.threats().get(act));
    }

    /** The only refutation. */
    Optional<Act> refutation() {
      return phase.refutations().size() == 1 ? phase.refutations().keySet().stream().findFirst() : Optional.empty();
    }

    boolean isKey() {
      return phase.kind() == Kind.KEY;
    }
  }

  /** Two different phases, each pair once; the second follows a key. */
  private static void pairs(Content content, BiConsumer<Play, Play> look) {
    List<Play> all = Play.all(content);
    for (int later = 0; later < all.size() && all.get(later).isKey(); later++) {
      content.check();
      for (int earlier = later + 1; earlier < all.size(); earlier++) {
        look.accept(all.get(earlier), all.get(later));
      }
    }
  }

  private static void changed(Content content, Findings findings) {
    pairs(content, (before, after) -> {
      List<Act> defences = changes(before, after).stream()
          .filter(defence -> before.ends(defence) && after.ends(defence))
          .filter(defence -> !before.isByFirst(defence) || !after.isByFirst(defence)).toList();
      if (!before.isKey() && !defences.isEmpty()) {
        tell(findings, before, after, defences, defences);
      }
    });
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static Optional<Played>[] answers(Play play, List<Act> defences) {
    return defences.stream().map(play::answer).toArray(Optional[]::new);
  }

  private static void tell(Findings findings, Play before, Play after, List<Act> old, List<Act> now) {
    findings.phases().add(before.phase, answers(before, old)).add(after.phase, answers(after, now)).tell();
  }

  private static void transferred(Content content, Findings findings) {
    pairs(content, (before, after) -> {
      List<Act> old = new ArrayList<>();
      List<Act> now = new ArrayList<>();
      before.single.forEach((defence, answer) -> after.single.forEach((other, same) -> {
        if (same.equals(answer) && !other.equals(defence) && !answer.equals(after.single.get(defence))
            && !answer.equals(before.single.get(other)) && before.ends(defence) && after.ends(other)
            && !old.contains(defence) && !now.contains(other)) {
          old.add(defence);
          now.add(other);
        }
      }));
      if (!before.isKey() && !old.isEmpty()) {
        tell(findings, before, after, old, now);
      }
    });
  }

  /** A complete block before and zugzwang after the key. */
  private static void blocks(Content content, BiConsumer<Play, Play> look) {
    pairs(content, (set, after) -> {
      if (set.phase.kind() == Kind.SET_PLAY && set.phase.part().equals(after.phase.part())
          && set.phase.isComplete() && after.phase.isZugzwang()) {
        look.accept(set, after);
      }
    });
  }

  private static List<Act> changes(Play set, Play after) {
    return set.single.keySet().stream().filter(defence -> after.single.containsKey(defence)
        && !after.single.get(defence).equals(set.single.get(defence))).toList();
  }

  private static void mutate(Content content, Findings findings) {
    blocks(content, (set, after) -> {
      List<Act> changes = changes(set, after);
      if (!changes.isEmpty()) {
        tell(findings, set, after, changes, changes);
      }
    });
  }

  /** Whether the solution has all defences and answers of the set play. */
  private static boolean keepsAll(Play set, Play after) {
    return set.phase.defences().keySet().stream().allMatch(defence -> set.phase.answering(defence)
        .equals(after.phase.answering(defence)) && after.phase.defences().containsKey(defence));
  }

  private static List<Act> added(Play set, Play after) {
    return after.single.keySet().stream().filter(defence -> !set.phase.defences().containsKey(defence))
        .filter(defence -> !set.single.containsValue(after.single.get(defence))).toList();
  }

  private static void waiter(Content content, Findings findings) {
    blocks(content, (set, after) -> {
      if (keepsAll(set, after) && added(set, after).isEmpty()) {
        findings.phases().add(set.phase).add(after.phase).tell();
      }
    });
  }

  private static void addMate(Content content, Findings findings) {
    blocks(content, (set, after) -> {
      if (keepsAll(set, after) && !added(set, after).isEmpty()) {
        findings.phases().add(after.phase, answers(after, added(set, after))).tell();
      }
    });
  }

  private static void cycles(Content content, Findings findings, int least, int most) {
    pairs(content, (before, after) -> {
      List<Act> seen = new ArrayList<>();
      for (Act start : before.single.keySet()) {
        List<Act> cycle = seen.contains(start) ? List.of() : cycle(before, after, start);
        seen.addAll(cycle);
        if (cycle.size() >= least && cycle.size() <= most) {
          tell(findings, before, after, cycle, cycle);
        }
      }
    });
  }

  /** The defences that exchange their answers in a cycle, from one of them on; empty if there is none. */
  private static List<Act> cycle(Play before, Play after, Act start) {
    List<Act> cycle = new ArrayList<>(List.of(start));
    while (true) {
      Act answer = after.single.get(cycle.getLast());
      List<Act> next = before.single.keySet().stream()
          .filter(defence -> before.single.get(defence).equals(answer) && after.single.containsKey(defence)).toList();
      if (next.size() != 1 || next.getFirst().equals(cycle.getLast())) {
        return List.of();
      }
      if (next.getFirst().equals(start)) {
        return cycle;
      }
      if (cycle.contains(next.getFirst())) {
        return List.of();
      }
      cycle.add(next.getFirst());
    }
  }

  private static void zagoruiko(Content content, Findings findings) {
    List<Play> all = Play.all(content);
    List<Act> defences = all.stream().flatMap(play -> play.single.keySet().stream()).distinct().toList();
    List<Play> best = List.of();
    List<Act> rows = List.of();
    for (int i = 0; i < defences.size(); i++) {
      content.check();
      for (int j = i + 1; j < defences.size(); j++) {
        List<Act> some = new ArrayList<>(List.of(defences.get(i), defences.get(j)));
        List<Play> phases = new ArrayList<>();
        for (Play play : all) {
          phases.add(play);
          if (!isThreefold(phases, some)) {
            phases.removeLast();
          }
        }
        if (phases.size() >= 3 && phases.getFirst().isKey()) {
          for (Act more : defences) {
            some.add(more);
            if (!isThreefold(phases, some)) {
              some.removeLast();
            }
          }
          if (phases.size() * some.size() > best.size() * rows.size()) {
            best = phases;
            rows = some;
          }
        }
      }
    }
    if (!best.isEmpty()) {
      Findings.Phases sentence = findings.phases();
      for (Play play : best.reversed()) {
        sentence.add(play.phase, answers(play, rows));
      }
      sentence.tell();
    }
  }

  /** Whether all defences have different answers in all phases, and in each phase answers of their own. */
  private static boolean isThreefold(List<Play> phases, List<Act> defences) {
    return defences.stream().distinct().count() == defences.size()
        && phases.stream().allMatch(play -> play.single.keySet().containsAll(defences)
            && different(defences.stream().map(play.single::get).toList()))
        && defences.stream().allMatch(defence -> different(phases.stream().map(play -> play.single.get(defence))
            .toList()));
  }

  private static boolean different(List<Act> acts) {
    return acts.stream().distinct().count() == acts.size();
  }

  private static void ruchlis(Content content, Findings findings) {
    pairs(content, (before, after) -> {
      List<Act> changed = new ArrayList<>();
      List<Act> moved = new ArrayList<>();
      for (Act defence : changes(before, after)) {
        Optional<Act> other = after.single.keySet().stream()
            .filter(one -> after.single.get(one).equals(before.single.get(defence)))
            .filter(one -> !before.phase.defences().containsKey(one)).findFirst();
        if (other.isPresent() && !before.single.containsValue(after.single.get(defence))
            && changed.stream().noneMatch(one -> before.single.get(one).equals(before.single.get(defence))
                || after.single.get(one).equals(after.single.get(defence)))) {
          changed.add(defence);
          moved.add(other.get());
        }
      }
      if (changed.size() >= 2) {
        List<Act> now = new ArrayList<>(changed);
        now.addAll(moved);
        tell(findings, before, after, changed, now);
      }
    });
  }

  private static void leGrand(Content content, Findings findings, boolean sameDefence) {
    pairs(content, (before, after) -> {
      Optional<Act> first = before.threat();
      Optional<Act> second = after.threat();
      if (first.isEmpty() || second.isEmpty() || first.equals(second)) {
        return;
      }
      List<Act> old = answeredBy(before, second.get());
      List<Act> now = answeredBy(after, first.get());
      List<Act> both = old.stream().filter(now::contains).toList();
      if (both.isEmpty() == sameDefence || old.isEmpty() || now.isEmpty()) {
        return;
      }
      findings.phases()
          .add(before.phase, before.threat(first.get()), before.answer(sameDefence ? both.getFirst() : old.getFirst()))
          .add(after.phase, after.threat(second.get()), after.answer(sameDefence ? both.getFirst() : now.getFirst()))
          .tell();
    });
  }

  private static List<Act> answeredBy(Play play, Act answer) {
    return play.single.keySet().stream().filter(defence -> play.single.get(defence).equals(answer)).toList();
  }

  private static void shedey(Content content, Findings findings) {
    pairs(content, (one, other) -> {
      for (Play[] order : new Play[][] {{one, other}, {other, one}}) {
        Optional<Act> first = order[0].threat();
        Optional<Act> second = order[1].threat();
        if (first.isEmpty() || second.isEmpty() || first.equals(second)) {
          continue;
        }
        // 1.X? (A) a B, b C; 1.Y! (B) a C, b A.
        for (Act a : answeredBy(order[0], second.get())) {
          for (Act b : answeredBy(order[1], first.get())) {
            Act third = order[1].single.get(a);
            if (!a.equals(b) && third != null && third.equals(order[0].single.get(b)) && !third.equals(first.get())) {
              findings.phases().add(order[0].phase, order[0].threat(first.get()), order[0].answer(a),
                  order[0].answer(b)).add(order[1].phase, order[1].threat(second.get()), order[1].answer(a),
                      order[1].answer(b))
                  .tell();
              return;
            }
          }
        }
      }
    });
  }

  /**
   * Two tries and a key in which what refuted the tries is answered by their moves.
   *
   * @param threats whether the moves are those that the tries threaten, or the tries themselves
   * @param straight whether each refutation is answered by the move of its own try, or by that of the other
   */
  private static void refuted(Content content, Findings findings, boolean threats, boolean straight) {
    List<Play> all = Play.all(content);
    List<Play> tries = all.stream().filter(play -> play.phase.kind() == Kind.TRY && play.refutation().isPresent()
        && white(play, threats).isPresent()).toList();
    for (Play key : all.stream().filter(Play::isKey).toList()) {
      for (int i = 0; i < tries.size(); i++) {
        content.check();
        for (int j = i + 1; j < tries.size(); j++) {
          Play one = tries.get(i);
          Play two = tries.get(j);
          Act a = one.refutation().orElseThrow();
          Act b = two.refutation().orElseThrow();
          Optional<Act> first = white(one, threats);
          Optional<Act> second = white(two, threats);
          if (!a.equals(b) && !first.equals(second) && key.phase.answering(a).equals(straight ? first : second)
              && key.phase.answering(b).equals(straight ? second : first)) {
            findings.phases().add(one.phase, first.flatMap(one::threat), one.phase.refutations().values().stream()
                .findFirst()).add(two.phase, second.flatMap(two::threat),
                    two.phase.refutations().values().stream().findFirst())
                .add(key.phase, key.answer(a), key.answer(b)).tell();
          }
        }
      }
    }
  }

  private static Optional<Act> white(Play play, boolean threats) {
    return threats ? play.threat() : play.firstAct();
  }

  private static void barnes(Content content, Findings findings) {
    List<Play> all = Play.all(content);
    for (Play both : all.stream().filter(play -> play.phase.threats().size() == 2).toList()) {
      List<Act> pair = List.copyOf(both.phase.threats().keySet());
      Optional<Play> first = only(all, pair.getFirst());
      Optional<Play> second = only(all, pair.getLast());
      if (first.isPresent() && second.isPresent()
          && List.of(both, first.get(), second.get()).stream().anyMatch(Play::isKey)) {
        findings.phases().add(first.get().phase, first.get().threat(pair.getFirst()))
            .add(second.get().phase, second.get().threat(pair.getLast()))
            .add(both.phase, both.threat(pair.getFirst()), both.threat(pair.getLast())).tell();
      }
    }
  }

  private static Optional<Play> only(List<Play> all, Act threat) {
    return all.stream().filter(play -> play.threat().equals(Optional.of(threat))).findFirst();
  }

  private static void salazar(Content content, Findings findings) {
    pairs(content, (before, after) -> {
      Optional<Act> first = before.firstAct();
      Optional<Act> second = after.firstAct();
      if (first.isPresent() && second.isPresent()) {
        before.single.keySet().stream().filter(defence -> before.single.get(defence).equals(second.get())
            && Objects.equals(after.single.get(defence), first.get()))
            .forEach(defence -> tell(findings, before, after, List.of(defence), List.of(defence)));
      }
    });
  }

  private static void reversal(Content content, Findings findings) {
    pairs(content, (before, after) -> {
      Optional<Act> first = before.firstAct();
      Optional<Act> second = after.firstAct();
      if (first.isPresent() && second.isPresent() && before.threat().equals(second) && after.threat().equals(first)) {
        findings.phases().add(before.phase, before.threat(second.get()))
            .add(after.phase, after.threat(first.get())).tell();
      }
    });
  }

  private static void urania(Content content, Findings findings) {
    List<Play> all = Play.all(content);
    for (Play first : all) {
      Optional<Act> move = first.firstAct();
      Optional<Play> second = move.flatMap(act -> only(all, act));
      Optional<Play> third = move.flatMap(act -> all.stream().filter(play -> play.single.containsValue(act))
          .findFirst());
      if (second.isPresent() && third.isPresent()
          && List.of(first, second.get(), third.get()).stream().anyMatch(Play::isKey)) {
        Act act = move.orElseThrow();
        findings.phases().add(first.phase).add(second.get().phase, second.get().threat(act))
            .add(third.get().phase, third.get().answer(answeredBy(third.get(), act).getFirst())).tell();
      }
    }
  }
}
