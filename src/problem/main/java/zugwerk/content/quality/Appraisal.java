package zugwerk.content.quality;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.content.Content;
import zugwerk.content.Ending;
import zugwerk.content.PhaseTable.Kind;
import zugwerk.content.Played;
import zugwerk.content.PlayedPhase;
import zugwerk.content.SolutionScene;
import zugwerk.content.theme.Theme;
import zugwerk.content.theme.Themes;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.rules.Move;
import zugwerk.rules.Variant;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.work.CancelToken;

/** A solution with the data that terms need. Not safe for use by several threads. */
final class Appraisal {

  private final Content content;
  private final CancelToken token;
  private final Map<Variant, OwnRules> rules = new LinkedHashMap<>();
  private final List<Played> play = new ArrayList<>();
  private final List<Played> ends;
  private final List<Ending> endings;
  private Optional<Set<Theme>> essential = Optional.empty();

  Appraisal(Content content, CancelToken token) {
    this.content = content;
    this.token = token;
    content.keys().forEach(part -> part.forEach(this::walk));
    Map<String, Played> different = new LinkedHashMap<>();
    play.stream().filter(move -> move.node().goal()).forEach(move -> different.putIfAbsent(longForm(move) + " "
        + Math.min(move.after().king(move.after().toMove()), Square.COUNT), move));
    ends = List.copyOf(different.values());
    endings = ends.stream().flatMap(end -> Ending.of(end).stream()).toList();
  }

  /** Play after duals or several threats does not count. */
  private void walk(Played move) {
    token.check();
    play.add(move);
    if (move.node().role() != Role.DEFENCE || move.replies().size() <= 1) {
      if (move.threats().size() == 1) {
        walk(move.threats().getFirst());
      }
      move.replies().forEach(this::walk);
    }
  }

  CancelToken token() {
    return token;
  }

  Content content() {
    return content;
  }

  Set<Theme> essential() {
    Set<Theme> themes = essential.orElseGet(() -> Themes.essential(content, Themes.in(content)));
    essential = Optional.of(themes);
    return themes;
  }

  List<Played> play() {
    return play;
  }

  List<Played> battleKeys() {
    return content.keys().stream().flatMap(List::stream)
        .filter(key -> key.part().task().stipulationOrThrow().isBattle())
        .toList();
  }

  SolutionScene diagram() {
    return content.keys().getFirst().getFirst().before();
  }

  List<PlayedPhase> phases(Kind kind) {
    return content.phases().stream().filter(phase -> phase.kind() == kind).toList();
  }

  /** The moves that end the play; those that differ only in the moves before occur once. */
  List<Played> ends() {
    return ends;
  }

  List<Played> mates(Predicate<Ending> kind) {
    Set<Setup> seen = new HashSet<>();
    return endings.stream().filter(kind).filter(ending -> seen.add(ending.scene().setup())).map(Ending::last).toList();
  }

  boolean isOwnEnd(Played end) {
    return rules(end).decide(end.after().setup());
  }

  boolean areOwnKeys(List<Played> keys) {
    Played first = keys.getFirst();
    return rules(first).areThePoint(first.part(), keys.stream().map(Appraisal::longForm).toList(), token);
  }

  private OwnRules rules(Played move) {
    return rules.computeIfAbsent(move.part().variant(), OwnRules::new);
  }

  static String text(SolutionScene scene, Move move) {
    return new MoveText(scene.variant()).write(Position.of(scene.setup()), move);
  }

  static String longForm(Played move) {
    return LongForm.of(move.part().variant().schema(), move.move());
  }
}
