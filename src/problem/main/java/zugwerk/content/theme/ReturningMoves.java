package zugwerk.content.theme;

import static zugwerk.content.theme.Theme.Group.CHANGED_PLAY;
import static zugwerk.content.theme.Themes.RICE;
import static zugwerk.content.theme.Themes.VELIMIROVIC;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zugwerk.content.Content;
import zugwerk.content.MoveIdentity;
import zugwerk.content.PhaseTable.Kind;

/** Themes in which first moves, threats and refutations of one phase return with another function in another phase. */
public final class ReturningMoves {

  public static final Theme PSEUDO_LE_GRAND =
      theme("Pseudo Le Grand",
          "One phase threatens A, and a defence is answered by B; another threatens B, and another"
              + " defence is answered by A.",
          VELIMIROVIC, ReturningMoves::pseudoLeGrand);
  public static final Theme DOMBROVSKIS =
      theme("Dombrovskis", "Two tries threaten A and B and are refuted by a and b; after the key, A answers a, and B"
          + " answers b.", RICE, (content, findings) -> refuted(content, findings, true, true));
  public static final Theme HANNELIUS =
      theme("Hannelius", "Two tries threaten A and B and are refuted by a and b; after the key, B answers a, and A"
          + " answers b.", RICE, (content, findings) -> refuted(content, findings, true, false));
  public static final Theme VLADIMIROV =
      theme("Vladimirov", "The tries A and B are refuted by a and b; after the key, A answers a, and B answers b.",
          RICE, (content, findings) -> refuted(content, findings, false, true));
  public static final Theme BANNY =
      theme("Banny", "The tries A and B are refuted by a and b; after the key, B answers a, and A answers b.", RICE,
          (content, findings) -> refuted(content, findings, false, false));
  public static final Theme BARNES =
      theme("Barnes", "Two moves are threatened together in one phase, and each alone in a phase of its own.", RICE,
          ReturningMoves::barnes);
  public static final Theme URANIA =
      theme("Urania", "The same move is a first move, a threat and an answer to a defence, each in another phase.",
          VELIMIROVIC, ReturningMoves::urania);

  private ReturningMoves() {}

  static List<Theme> themes() {
    return List.of(PSEUDO_LE_GRAND, DOMBROVSKIS, HANNELIUS, VLADIMIROV, BANNY, BARNES, URANIA);
  }

  private static Theme theme(String name, String definition, String source, Theme.Finder finder) {
    return new Theme(name, CHANGED_PLAY, definition, source, finder);
  }

  private static void pseudoLeGrand(Content content, Findings findings) {
    PhasePlay.pairs(content, (before, after) -> pseudoLeGrand(before, after, findings));
    if (findings.all().isEmpty()) {
      PhasePlay.allPairs(content, (before, after) -> pseudoLeGrand(before, after, findings));
    }
  }

  private static void pseudoLeGrand(PhasePlay before, PhasePlay after, Findings findings) {
    Optional<MoveIdentity> first = before.threat();
    Optional<MoveIdentity> second = after.threat();
    if (first.isEmpty() || second.isEmpty() || first.equals(second)) {
      return;
    }
    List<MoveIdentity> old = before.answeredBy(second.get());
    List<MoveIdentity> now = after.answeredBy(first.get());
    if (!old.isEmpty() && !now.isEmpty() && old.stream().noneMatch(now::contains)) {
      findings.phases("").add(before.phase()).and(before.threat(first.get())).and(before.answer(old.getFirst()))
          .add(after.phase()).and(after.threat(second.get())).and(after.answer(now.getFirst())).report();
    }
  }

  /**
   * Two tries and a key in which the refutations of the tries are answered by their moves. The last phase may be a try
   * if the answers are exchanged after a key.
   *
   * @param threats whether the moves are the threats of the tries, or the tries themselves
   * @param straight whether each refutation is answered by the move of its own try, or by that of the other
   */
  private static void refuted(Content content, Findings findings, boolean threats, boolean straight) {
    List<PhasePlay> all = PhasePlay.all(content);
    List<PhasePlay> tries = all.stream().filter(play -> play.phase().kind() == Kind.TRY && play.refutation().isPresent()
        && white(play, threats).isPresent()).toList();
    for (PhasePlay last : all.stream().filter(play -> play.isKey() || play.phase().kind() == Kind.TRY).toList()) {
      for (int i = 0; i < tries.size(); i++) {
        content.check();
        for (int j = i + 1; j < tries.size(); j++) {
          Refutations pair = new Refutations(tries.get(i), tries.get(j), threats);
          if (pair.isDistinct() && pair.isAnswered(last, straight)
              && (last.isKey() || all.stream().anyMatch(key -> key.isKey() && pair.isAnswered(key, !straight)))) {
            pair.report(findings, last);
          }
        }
      }
    }
  }

  /** Two tries with their refutations. */
  private record Refutations(PhasePlay one, PhasePlay two, boolean threats) {

    MoveIdentity first() {
      return one.refutation().orElseThrow();
    }

    MoveIdentity second() {
      return two.refutation().orElseThrow();
    }

    boolean isDistinct() {
      return !first().equals(second()) && !white(one, threats).equals(white(two, threats));
    }

    boolean isAnswered(PhasePlay last, boolean straight) {
      return last.phase().answering(first()).equals(white(straight ? one : two, threats))
          && last.phase().answering(second()).equals(white(straight ? two : one, threats));
    }

    void report(Findings findings, PhasePlay last) {
      findings.phases("").add(one.phase()).and(white(one, threats).flatMap(one::threat))
          .and(one.phase().refutations().values().stream().findFirst()).add(two.phase())
          .and(white(two, threats).flatMap(two::threat)).and(two.phase().refutations().values().stream().findFirst())
          .add(last.phase()).and(last.answer(first())).and(last.answer(second())).report();
    }
  }

  private static Optional<MoveIdentity> white(PhasePlay play, boolean threats) {
    return threats ? play.threat() : play.firstIdentity();
  }

  private static void barnes(Content content, Findings findings) {
    List<PhasePlay> all = PhasePlay.all(content);
    Set<Set<MoveIdentity>> seen = new HashSet<>();
    for (PhasePlay both : all.stream().filter(play -> play.phase().threats().size() == 2).toList()) {
      List<MoveIdentity> pair = List.copyOf(both.phase().threats().keySet());
      Optional<PhasePlay> first = only(all, pair.getFirst());
      Optional<PhasePlay> second = only(all, pair.getLast());
      if (first.isPresent() && second.isPresent()
          && List.of(both, first.get(), second.get()).stream().anyMatch(PhasePlay::isKey)
          && seen.add(Set.copyOf(pair))) {
        findings.phases("").add(first.get().phase()).and(first.get().threat(pair.getFirst())).add(second.get().phase())
            .and(second.get().threat(pair.getLast())).add(both.phase()).and(both.threat(pair.getFirst()))
            .and(both.threat(pair.getLast())).report();
      }
    }
  }

  private static Optional<PhasePlay> only(List<PhasePlay> all, MoveIdentity threat) {
    return all.stream().filter(play -> play.threat().equals(Optional.of(threat))).findFirst();
  }

  private static void urania(Content content, Findings findings) {
    List<PhasePlay> all = PhasePlay.all(content);
    for (PhasePlay first : all) {
      Optional<MoveIdentity> move = first.firstIdentity();
      Optional<PhasePlay> second = move.flatMap(identity -> only(all, identity));
      Optional<PhasePlay> third =
          move.flatMap(identity -> all.stream().filter(play -> play.single().containsValue(identity))
              .findFirst());
      if (second.isPresent() && third.isPresent()
          && List.of(first, second.get(), third.get()).stream().anyMatch(PhasePlay::isKey)) {
        MoveIdentity identity = move.orElseThrow();
        findings.phases("").add(first.phase()).add(second.get().phase()).and(second.get().threat(identity))
            .add(third.get().phase()).and(third.get().answer(third.get().answeredBy(identity).getFirst())).report();
      }
    }
  }
}
