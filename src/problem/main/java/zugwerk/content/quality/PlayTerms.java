package zugwerk.content.quality;

import static zugwerk.work.Texts.key;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;
import zugwerk.content.Content;
import zugwerk.content.Ending;
import zugwerk.content.MoveIdentity;
import zugwerk.content.PhaseTable.Kind;
import zugwerk.content.Played;
import zugwerk.content.PlayedPhase;
import zugwerk.content.theme.Mates;
import zugwerk.content.theme.Theme;
import zugwerk.rules.Move;
import zugwerk.solve.Dual;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.work.Message;

public final class PlayTerms {

  public static final Term VARIATION =
      new Term(key("Variation"),
          n -> n == 1 ? Message.message("Variation") : Message.counted(n, "{0} variation", "{0} variations"),
          key("A different move that alone answers a defence, or that alone is threatened; in help and series play"
              + " a solution."),
          PlayTerms::variations);
  public static final Term END =
      new Term(key("End"), n -> Message.counted(n, "End", "{0} different ends"),
          key("A different move that ends the play."),
          (of, tally) -> of.ends().forEach(end -> tally.add(end.variation(), List.of(end))));
  public static final Term MODEL_MATE =
      mate(Mates.MODEL_MATE,
          n -> n == 1 ? Message.message("Model mate") : Message.counted(n, "{0} model mate", "{0} model mates"),
          Ending::isModel);
  public static final Term IDEAL_MATE =
      mate(Mates.IDEAL_MATE, n -> Message.counted(n, "Ideal mate", "{0} ideal mates"), Ending::isIdeal);
  public static final Term PURE_MATE =
      mate(Mates.PURE_MATE, n -> Message.counted(n, "Pure mate", "{0} pure mates"),
          ending -> ending.isPure() && !ending.isModel());
  public static final Term MIRROR_MATE =
      mate(Mates.MIRROR_MATE, n -> Message.counted(n, "Mirror mate", "{0} mirror mates"), Ending::isMirror);
  public static final Term PIN_MATE =
      mate(Mates.PIN_MATE, n -> Message.counted(n, "Pin mate", "{0} pin mates"), ending -> ending.pins() != 0);
  public static final Term SET_ANSWER =
      new Term(key("Set answer"), n -> Message.counted(n, "Set answer", "{0} set answers"),
          key("A move that alone answers a defence in the set play."),
          (of, tally) -> each(tally, of.phases(Kind.SET_PLAY).stream()));
  public static final Term CHANGED_ANSWER =
      new Term(key("Changed answer"), n -> Message.counted(n, "Changed answer", "{0} changed answers"),
          key("A defence that has one answer in the set play, and another one after the key."),
          PlayTerms::changed);
  public static final Term TRY =
      new Term(key("Try"), n -> n == 1 ? Message.message("Try") : Message.counted(n, "{0} try", "{0} tries"),
          key("A first move that only one defence refutes."),
          (of, tally) -> of.phases(Kind.TRY).forEach(phase -> phase.first().ifPresent(first -> tally.add(
              first.text() + "? " + String.join(" ", phase.refutations().values().stream()
                  .map(move -> move.text() + "!").toList()),
              List.of(first)))));
  public static final Term TWIN =
      new Term(key("Twin"), n -> Message.counted(n, "Twin", "{0} twins"),
          key("A part of the problem after the first."),
          (of, tally) -> of.content().keys().stream().skip(1)
              .forEach(part -> tally.add(part.getFirst().text(), part)));
  public static final Term OWN_RULE =
      new Term(key("Own rule"), n -> Message.counted(n, "Own rule", "{0} parts by the game's own rules"),
          key("Without the game's state or conditions, and in orthodox chess where the pieces have counterparts, the"
              + " same pieces are not sound with the same first moves."),
          (of, tally) -> of.content().keys().stream().limit(1).filter(of::areOwnKeys)
              .forEach(keys -> tally.add(keys.getFirst())));
  public static final Term OWN_END =
      new Term(key("Own end"), n -> Message.counted(n, "Own end", "{0} ends by the game's own rules"),
          key("A different move that would not end the play without the game's state or conditions, or in orthodox"
              + " chess."),
          (of, tally) -> of.ends().stream().filter(of::isOwnEnd)
              .forEach(end -> tally.add(end.variation(), List.of(end))));
  public static final Term OWN_MOVE =
      new Term(key("Own move"), n -> Message.counted(n, "Own move", "{0} moves of the game's own kinds"),
          key("A different move of a kind that orthodox chess does not have: a pass, or a move that only this game"
              + " knows."),
          PlayTerms::ownMoves);
  public static final Term DUAL =
      new Term(key("Dual"), n -> n == 1 ? Message.message("Dual") : Message.counted(n, "{0} dual", "{0} duals"),
          key("A defence with more than one last move that answers it."),
          (of, tally) -> duals(of, tally, Role.KEY, true));
  public static final Term EARLY_DUAL =
      new Term(key("Early dual"), n -> Message.counted(n, "Early dual", "{0} early duals"),
          key("The same before the last move."),
          (of, tally) -> duals(of, tally, Role.KEY, false));
  public static final Term DUAL_IN_A_TRY =
      new Term(key("Dual in a try"), n -> Message.counted(n, "Dual in a try", "{0} duals in tries"),
          key("A defence with more than one answer in a try."),
          (of, tally) -> duals(of, tally, Role.TRY, true));
  public static final Term EXTRA_THREAT =
      new Term(key("Extra threat"), n -> Message.counted(n, "Extra threat", "{0} extra threats"),
          key("A threat other than the first."), PlayTerms::extraThreats);
  public static final Term HELP_CAPTURE =
      new Term(key("Help capture"), n -> Message.counted(n, "Help capture", "{0} captures"),
          key("A capture in help or series play."),
          (of, tally) -> of.play().stream().filter(move -> !move.part().task().stipulationOrThrow().isBattle())
              .filter(KeyTerms::captures).forEach(tally::add));

  /** The terms of which a version without a needed piece has fewer, and those of which it has more. */
  static final List<Term> NEEDED = List.of(VARIATION, END, TRY, SET_ANSWER, CHANGED_ANSWER, MODEL_MATE);
  static final List<Term> UNWANTED = List.of(DUAL, EARLY_DUAL, EXTRA_THREAT);

  private PlayTerms() {}

  static List<Term> terms() {
    return List.of(VARIATION, END, MODEL_MATE, IDEAL_MATE, PURE_MATE, MIRROR_MATE, PIN_MATE, SET_ANSWER,
        CHANGED_ANSWER, TRY, TWIN, OWN_RULE, OWN_END, OWN_MOVE, DUAL, EARLY_DUAL, DUAL_IN_A_TRY, EXTRA_THREAT,
        HELP_CAPTURE);
  }

  private static Term mate(Theme theme, IntFunction<Message> label, Predicate<Ending> kind) {
    return new Term(theme.name(), label, theme.definition(),
        (of, tally) -> of.mates(kind).forEach(last -> tally.add(last.variation(), List.of(last))));
  }

  private static void variations(Appraisal of, Tally tally) {
    Map<String, Played> answers = new LinkedHashMap<>();
    for (List<Played> part : of.content().keys()) {
      for (Played first : part) {
        if (first.part().task().stipulationOrThrow().isBattle()) {
          answers(first, answers);
        }
      }
    }
    answers.values().forEach(answer -> tally.add(answer.variation(), List.of(answer)));
    of.content().lines().stream().map(List::getLast).filter(last -> !last.part().task().stipulationOrThrow().isBattle())
        .forEach(last -> tally.add(last.text(), List.of(last)));
  }

  private static void answers(Played attack, Map<String, Played> answers) {
    if (attack.threats().size() == 1) {
      answer(attack.threats().getFirst(), answers);
    }
    for (Played defence : attack.replies()) {
      if (defence.replies().size() == 1) {
        answer(defence.replies().getFirst(), answers);
        answers(defence.replies().getFirst(), answers);
      }
    }
  }

  private static void answer(Played answer, Map<String, Played> answers) {
    answers.putIfAbsent(answer.node().ply() + Appraisal.longForm(answer), answer);
  }

  private static void each(Tally tally, Stream<PlayedPhase> phases) {
    phases.flatMap(phase -> phase.variations().stream())
        .forEach(answer -> tally.add(answer.variation(), List.of(answer)));
  }

  private static void changed(Appraisal of, Tally tally) {
    for (PlayedPhase before : of.phases(Kind.SET_PLAY)) {
      for (PlayedPhase after : of.phases(Kind.KEY)) {
        Map<MoveIdentity, MoveIdentity> old = before.part().equals(after.part()) ? before.single() : Map.of();
        after.single().forEach((defence, now) -> {
          if (old.containsKey(defence) && !now.equals(old.get(defence))) {
            List<Played> both = Stream.of(before, after).flatMap(phase -> phase.answer(defence).stream()).toList();
            tally.add(both.getFirst().variation() + " → " + both.getLast(), both);
          }
        });
      }
    }
  }

  private static void ownMoves(Appraisal of, Tally tally) {
    Set<String> seen = new HashSet<>();
    of.play().stream().filter(move -> move.move() instanceof Move.SpecialMove || move.move() instanceof Move.Pass)
        .filter(move -> seen.add(Appraisal.longForm(move))).forEach(tally::add);
  }

  /**
   * @param first the kind of first moves in whose play duals count
   * @param last whether to count duals of last moves or earlier ones; in tries all count
   */
  private static void duals(Appraisal of, Tally tally, Role first, boolean last) {
    List<Played> firsts = new ArrayList<>();
    if (first == Role.TRY) {
      of.phases(Kind.TRY).forEach(phase -> phase.first().ifPresent(firsts::add));
    } else {
      of.content().keys().forEach(firsts::addAll);
    }
    firsts.forEach(move -> duals(of.content(), move, List.of(), found -> {
      boolean ends = found.replies().getFirst().node().goal();
      if (first == Role.TRY || ends == last) {
        tally.add(found.text() + " " + String.join(" / ", found.replies().stream().map(Played::text).toList()),
            found.replies());
      }
    }));
  }

  private static void duals(Content content, Played line, List<SolutionNode> threats, Consumer<Played> found) {
    content.check();
    if (Dual.is(line.node(), threats)) {
      found.accept(line);
    }
    line.replies().forEach(reply -> duals(content, reply, line.node().threats(), found));
  }

  private static void extraThreats(Appraisal of, Tally tally) {
    for (Played move : of.play()) {
      if (move.node().role() != Role.DEFENCE || move.replies().size() <= 1) {
        move.threats().stream().skip(1).forEach(tally::add);
      }
    }
  }
}
