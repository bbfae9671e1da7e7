package zugwerk.content.theme;

import static zugwerk.content.theme.Theme.Group.CHANGED_PLAY;
import static zugwerk.content.theme.Themes.RICE;
import static zugwerk.content.theme.Themes.VELIMIROVIC;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import zugwerk.content.Content;
import zugwerk.content.MoveIdentity;
import zugwerk.content.PhaseTable.Kind;
import zugwerk.content.Played;

/**
 * Themes of changed play. Only defences with a single answer count. A threatened answer counts if the defence parries
 * another threat. Tries that give check do not count. In longer problems the answers are the second moves.
 */
public final class ChangedPlay {

  public static final Theme CHANGED_MATES =
      theme("Changed mates", "After a key, defences are answered otherwise than in the set play, in a try or after"
          + " another key; or at least two defences are answered otherwise in tries, by no threats. Mates of a line"
          + " piece that also made both first moves do not count.", RICE,
          ChangedPlay::changed);
  public static final Theme TRANSFERRED_MATES =
      theme("Transferred mates", "A mate follows one defence in one phase, and another defence in another phase. Each"
          + " of the two defences has another answer in the other phase; or two mates follow defences that are legal"
          + " in one of the phases only.",
          RICE, ChangedPlay::transferred);
  public static final Theme MUTATE =
      theme("Mutate", "A complete block in which the key keeps the block, and answers are changed.", RICE,
          ChangedPlay::mutate).implying(CHANGED_MATES, Keys.BLOCK);
  public static final Theme WAITER =
      theme("Waiter", "A complete block in which the key keeps the block, and no answer is changed.", RICE,
          ChangedPlay::waiter).implying(Keys.BLOCK);
  public static final Theme ADD_MATE =
      theme("Add-mate", "A complete block in which the key keeps all answers, and adds a defence with another one.",
          RICE, ChangedPlay::addMate).implying(Keys.BLOCK);
  public static final Theme ZAGORUIKO =
      theme("Zagoruiko", "At least two defences are answered differently in each of at least three phases.", RICE,
          ChangedPlay::zagoruiko).implying(CHANGED_MATES);
  public static final Theme RUCHLIS =
      theme("Ruchlis", "Two defences have changed answers, and what answered them before answers two others now.",
          RICE, ChangedPlay::ruchlis).implying(CHANGED_MATES, TRANSFERRED_MATES);
  public static final Theme PERPETUUM_MOBILE =
      theme("Perpetuum mobile", "The key leads to the diagram of another part of the problem, whose key leads back.",
          VELIMIROVIC, ChangedPlay::perpetuum);

  private ChangedPlay() {}

  static List<Theme> themes() {
    return List.of(CHANGED_MATES, TRANSFERRED_MATES, MUTATE, WAITER, ADD_MATE, ZAGORUIKO, RUCHLIS, PERPETUUM_MOBILE);
  }

  private static Theme theme(String name, String definition, String source, Theme.Finder finder) {
    return new Theme(name, CHANGED_PLAY, definition, source, finder);
  }

  private static void changed(Content content, Findings findings) {
    Changes changes = new Changes(findings);
    Set<MoveIdentity> setPlay = new LinkedHashSet<>();
    PhasePlay.allPairs(content, (before, after) -> {
      List<MoveIdentity> defences = mates(before, after);
      if (after.isKey() && !defences.isEmpty()) {
        changes.report(before, after, defences, defences);
      } else if (after.phase().kind() == Kind.SET_PLAY) {
        setPlay.addAll(unthreatened(before, defences));
      }
    });
    if (findings.all().isEmpty()) {
      PhasePlay.allPairs(content, (attempt, other) -> {
        List<MoveIdentity> defences = unthreatened(attempt, unthreatened(other, mates(attempt, other)));
        boolean isSet = other.phase().kind() == Kind.SET_PLAY;
        if (!other.isKey() && (isSet ? setPlay.size() > 1 && !defences.isEmpty() : defences.size() > 1)) {
          changes.report(isSet ? other : attempt, isSet ? attempt : other, defences, defences);
        }
      });
    }
  }

  private static List<MoveIdentity> unthreatened(PhasePlay play, List<MoveIdentity> defences) {
    return defences.stream().filter(play.unthreatened()::containsKey).toList();
  }

  /** The defences with changed mates, except those with mates of the same line piece after its own first moves. */
  private static List<MoveIdentity> mates(PhasePlay before, PhasePlay after) {
    return changes(before, after).stream().filter(defence -> before.ends(defence) && after.ends(defence))
        .filter(defence -> !before.isByFirst(defence) || !after.isByFirst(defence) || !before.isLinePiece(defence))
        .filter(defence -> before.unthreatened().containsKey(defence) || after.unthreatened().containsKey(defence))
        .toList();
  }

  private static void transferred(Content content, Findings findings) {
    Changes changes = new Changes(findings);
    PhasePlay.pairs(content, (before, after) -> {
      List<Transfer> all = transfers(before, after);
      List<Transfer> both = all.stream().filter(transfer -> isChanged(before, after, transfer.old(), transfer.mate())
          && isChanged(after, before, transfer.now(), transfer.mate())).toList();
      List<Transfer> apart = all.stream().filter(transfer -> !after.phase().possible().contains(transfer.old())
          && !before.phase().possible().contains(transfer.now())).toList();
      List<Transfer> shown = both.isEmpty() && apart.stream().map(Transfer::mate).distinct().count() > 1 ? apart : both;
      if (!shown.isEmpty()) {
        changes.report(before, after, shown.stream().map(Transfer::old).distinct().toList(),
            shown.stream().map(Transfer::now).distinct().toList());
      }
    });
  }

  private record Transfer(MoveIdentity mate, MoveIdentity old, MoveIdentity now) {}

  private static List<Transfer> transfers(PhasePlay before, PhasePlay after) {
    List<Transfer> transfers = new ArrayList<>();
    before.unthreatened().forEach((defence, answer) -> after.unthreatened().forEach((other, same) -> {
      if (same.equals(answer) && !other.equals(defence) && before.ends(defence) && after.ends(other)) {
        transfers.add(new Transfer(answer, defence, other));
      }
    }));
    return transfers;
  }

  /** Whether a defence that has an answer in one phase has another one in the other phase. */
  private static boolean isChanged(PhasePlay one, PhasePlay other, MoveIdentity defence, MoveIdentity answer) {
    MoveIdentity changed = other.single().get(defence);
    return one.single().containsKey(defence) && changed != null && !changed.equals(answer);
  }

  private record Changes(Findings findings, Set<List<Object>> seen) {

    Changes(Findings findings) {
      this(findings, new HashSet<>());
    }

    void report(PhasePlay before, PhasePlay after, List<MoveIdentity> old, List<MoveIdentity> now) {
      boolean isNew = false;
      for (int i = 0; i < old.size(); i++) {
        isNew |=
            seen.add(List.of(after.phase().title(), old.get(i), Objects.requireNonNull(before.single().get(old.get(i))),
                old.equals(now) ? old.get(i) : now));
      }
      if (isNew) {
        PhasePlay.report(findings, before, after, old, now);
      }
    }
  }

  private static void blocks(Content content, BiConsumer<PhasePlay, PhasePlay> action) {
    PhasePlay.pairs(content, (set, after) -> {
      if (set.phase().kind() == Kind.SET_PLAY && set.phase().part().equals(after.phase().part())
          && set.phase().isComplete() && after.phase().isZugzwang()) {
        action.accept(set, after);
      }
    });
  }

  private static List<MoveIdentity> changes(PhasePlay set, PhasePlay after) {
    return set.single().keySet().stream().filter(defence -> after.single().containsKey(defence)
        && !after.single().get(defence).equals(set.single().get(defence))).toList();
  }

  private static void mutate(Content content, Findings findings) {
    blocks(content, (set, after) -> {
      List<MoveIdentity> changes = changes(set, after);
      if (!changes.isEmpty()) {
        PhasePlay.report(findings, set, after, changes, changes);
      }
    });
  }

  private static boolean keepsAll(PhasePlay set, PhasePlay after) {
    return set.phase().defences().keySet().stream().allMatch(defence -> set.phase().answering(defence)
        .equals(after.phase().answering(defence)) && after.phase().defences().containsKey(defence));
  }

  private static List<MoveIdentity> added(PhasePlay set, PhasePlay after) {
    return after.single().keySet().stream().filter(defence -> !set.phase().defences().containsKey(defence))
        .filter(defence -> !set.single().containsValue(after.single().get(defence))).toList();
  }

  private static void waiter(Content content, Findings findings) {
    blocks(content, (set, after) -> {
      if (keepsAll(set, after) && added(set, after).isEmpty()) {
        findings.phases("").add(set.phase()).add(after.phase()).report();
      }
    });
  }

  private static void addMate(Content content, Findings findings) {
    blocks(content, (set, after) -> {
      if (keepsAll(set, after) && !added(set, after).isEmpty()) {
        Findings.Phases sentence = findings.phases("");
        after.add(sentence, added(set, after));
        sentence.report();
      }
    });
  }

  private static void zagoruiko(Content content, Findings findings) {
    List<PhasePlay> all = PhasePlay.all(content);
    List<MoveIdentity> defences = all.stream().flatMap(play -> play.single().keySet().stream()).distinct().toList();
    List<PhasePlay> best = List.of();
    List<MoveIdentity> rows = List.of();
    for (int i = 0; i < defences.size(); i++) {
      content.check();
      for (int j = i + 1; j < defences.size(); j++) {
        List<MoveIdentity> some = new ArrayList<>(List.of(defences.get(i), defences.get(j)));
        List<PhasePlay> phases = new ArrayList<>();
        for (PhasePlay play : all) {
          phases.add(play);
          if (!isThreefold(phases, some)) {
            phases.removeLast();
          }
        }
        if (phases.size() >= 3 && phases.getFirst().isKey()) {
          for (MoveIdentity more : defences) {
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
      Findings.Phases sentence = findings.phases(best.size() + "×" + rows.size() + ", ");
      for (PhasePlay play : best.reversed()) {
        play.add(sentence, rows);
      }
      sentence.report();
    }
  }

  /** Whether all defences have different answers in all phases, and within each phase. */
  private static boolean isThreefold(List<PhasePlay> phases, List<MoveIdentity> defences) {
    return defences.stream().distinct().count() == defences.size()
        && phases.stream().allMatch(play -> play.single().keySet().containsAll(defences)
            && different(defences.stream().map(play.single()::get).toList()))
        && defences.stream().allMatch(defence -> different(phases.stream().map(play -> play.single().get(defence))
            .toList()));
  }

  private static boolean different(List<MoveIdentity> identities) {
    return identities.stream().distinct().count() == identities.size();
  }

  private static void ruchlis(Content content, Findings findings) {
    PhasePlay.pairs(content, (before, after) -> {
      List<MoveIdentity> changed = new ArrayList<>();
      List<MoveIdentity> moved = new ArrayList<>();
      for (MoveIdentity defence : changes(before, after)) {
        Optional<MoveIdentity> other = after.unthreatened().keySet().stream()
            .filter(one -> Objects.equals(after.single().get(one), before.single().get(defence)))
            .filter(one -> !Objects.equals(before.single().get(one), before.single().get(defence))).findFirst();
        if (other.isPresent() && !before.single().containsValue(after.single().get(defence))
            && changed.stream().noneMatch(one -> Objects.equals(before.single().get(one), before.single().get(defence))
                || Objects.equals(after.single().get(one), after.single().get(defence)))) {
          changed.add(defence);
          moved.add(other.get());
        }
      }
      if (changed.size() >= 2) {
        List<MoveIdentity> now = new ArrayList<>(changed);
        now.addAll(moved);
        PhasePlay.report(findings, before, after, changed, now);
      }
    });
  }

  private static void perpetuum(Content content, Findings findings) {
    List<Played> keys = content.keys().stream().filter(part -> part.size() == 1).map(List::getFirst)
        .filter(key -> key.part().task().stipulationOrThrow().isBattle()).toList();
    for (int i = 0; i < keys.size(); i++) {
      for (int j = i + 1; j < keys.size(); j++) {
        if (leadsTo(keys.get(i), keys.get(j)) && leadsTo(keys.get(j), keys.get(i))) {
          findings.report(keys.get(i).text() + "! and " + keys.get(j).text() + "!", List.of(keys.get(i), keys.get(j)));
        }
      }
    }
  }

  private static boolean leadsTo(Played key, Played other) {
    return key.after().passed().setup().equals(other.before().setup());
  }
}
