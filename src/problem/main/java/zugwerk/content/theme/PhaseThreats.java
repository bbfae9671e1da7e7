package zugwerk.content.theme;

import static zugwerk.content.theme.Theme.Group.CHANGED_PLAY;
import static zugwerk.content.theme.Themes.RICE;
import static zugwerk.content.theme.Themes.VELIMIROVIC;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zugwerk.board.Schema;
import zugwerk.content.Content;
import zugwerk.content.MoveIdentity;
import zugwerk.content.PhaseTable.Kind;
import zugwerk.content.Played;
import zugwerk.content.PlayedPhase;

/** Themes of threats that return as answers, and of several moves of one piece with the same threat. */
public final class PhaseThreats {

  private static final int MANY = 2;

  public static final Theme RUDENKO =
      theme("Rudenko", "A try threatens at least two moves. After the key, which does not threaten them, they answer"
          + " different defences.", VELIMIROVIC, PhaseThreats::rudenko);
  public static final Theme WHITE_CORRECTION =
      theme("White correction", "At least two moves of a piece, not the King, let other pieces threaten the same, and"
          + " are refuted by the same defence. Another try with it has this threat too and prevents this defence, but"
          + " has a refutation of its own; the key is a further move of the same piece.", RICE,
          PhaseThreats::correction);
  public static final Theme KARLSTROM_FLECK =
      Defences.theme("Karlström–Fleck", "A Fleck in which a further defence meets all threats, and has an answer of"
          + " its own.", VELIMIROVIC, PhaseThreats::karlstrom).implying(Defences.FLECK);

  private PhaseThreats() {}

  static List<Theme> themes() {
    return List.of(RUDENKO, WHITE_CORRECTION, KARLSTROM_FLECK);
  }

  private static Theme theme(String name, String definition, String source, Theme.Finder finder) {
    return new Theme(name, CHANGED_PLAY, definition, source, finder);
  }

  private static void rudenko(Content content, Findings findings) {
    PhasePlay.pairs(content, (before, after) -> {
      Set<MoveIdentity> threats = before.phase().threats().keySet();
      Map<MoveIdentity, MoveIdentity> now = new LinkedHashMap<>();
      after.single().forEach((defence, answer) -> {
        if (threats.contains(answer) && !now.containsValue(answer)) {
          now.put(defence, answer);
        }
      });
      if (before.phase().kind() == Kind.TRY && now.size() >= MANY
          && threats.stream().noneMatch(after.phase().threats()::containsKey)) {
        Findings.Phases sentence = findings.phases("").add(before.phase());
        now.values().forEach(threat -> sentence.and(before.threat(threat)));
        after.add(sentence, List.copyOf(now.keySet()));
        sentence.report();
      }
    });
  }

  private static void correction(Content content, Findings findings) {
    for (PlayedPhase key : content.solutions()) {
      Optional<Played> first = key.first().filter(move -> move.carries() && move.type() != Schema.KING
          && !key.threats().isEmpty()
          && key.threats().keySet().stream().noneMatch(identity -> identity.piece() == move.mover()));
      first.ifPresent(move -> {
        Map<MoveIdentity, List<PlayedPhase>> tries = new LinkedHashMap<>();
        content.phases().stream().filter(phase -> phase.kind() == Kind.TRY && isLike(phase, move, key))
            .forEach(phase -> tries.computeIfAbsent(phase.refutations().keySet().iterator().next(),
                _ -> new ArrayList<>()).add(phase));
        List<PlayedPhase> random = tries.values().stream().filter(some -> some.size() >= MANY).findFirst()
            .orElse(List.of());
        List<PlayedPhase> others = tries.values().stream().filter(some -> some.size() == 1).map(List::getFirst)
            .filter(phase -> random.stream().anyMatch(one -> phase.answering(refutation(one)).isPresent()
                || !isPossible(phase, one)))
            .toList();
        if (!random.isEmpty() && !others.isEmpty()) {
          report(findings, random, others, key);
        }
      });
    }
  }

  private static MoveIdentity refutation(PlayedPhase phase) {
    return phase.refutations().keySet().iterator().next();
  }

  private static boolean isPossible(PlayedPhase phase, PlayedPhase random) {
    Played refutation = random.refutations().values().iterator().next();
    return phase.start().legal().stream().anyMatch(move -> move.to() == refutation.move().to()
        && phase.start().name(move.from()) == refutation.mover());
  }

  /** Whether a try is made with the same piece as the key, has the same threats, and one refutation. */
  private static boolean isLike(PlayedPhase phase, Played key, PlayedPhase solution) {
    return phase.refutations().size() == 1 && phase.first().filter(move -> move.mover() == key.mover()
        && move.part().equals(key.part())).isPresent() && phase.threats().keySet().equals(solution.threats().keySet());
  }

  private static void report(Findings findings, List<PlayedPhase> random, List<PlayedPhase> others, PlayedPhase key) {
    Findings.Phases sentence = findings.phases("");
    random.stream().limit(MANY).forEach(phase -> sentence.add(phase)
        .and(phase.refutations().values().stream().findFirst()));
    others.forEach(phase -> sentence.add(phase).and(phase.refutations().values().stream().findFirst()));
    sentence.add(key).report();
  }

  private static void karlstrom(Content content, Findings findings) {
    for (PlayedPhase stage : content.stages()) {
      Set<MoveIdentity> threats = stage.threats().keySet();
      List<Played> total = stage.variations().stream().filter(answer -> !threats.contains(answer.identity())).toList();
      if (threats.size() > MANY && stage.single().values().containsAll(threats) && !total.isEmpty()) {
        findings.reportAll("Threats " + Findings.moves(stage.threats().values()) + "; further defences: ", total);
      }
    }
  }
}
