package zugwerk.content;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zugwerk.board.Piece;
import zugwerk.content.PhaseTable.Kind;
import zugwerk.rules.Move;
import zugwerk.solve.SolutionNode.Role;

/**
 * A replayed phase of play against a defence.
 *
 * @param part the letter of the part of the problem; empty if it has one part only
 * @param first its first move; empty in set play
 * @param start the position in which the other side defends
 * @param threats the threats
 * @param defences the defences that are answered
 * @param refutations the moves that refute a try
 */
public record PlayedPhase(Kind kind, String part, Optional<Played> first, SolutionScene start,
    Map<MoveIdentity, Played> threats,
    Map<MoveIdentity, Played> defences, Map<MoveIdentity, Played> refutations) {

  static PlayedPhase of(String part, SolutionScene start, List<Played> defences) {
    return new PlayedPhase(Kind.SET_PLAY, part, Optional.empty(), start, Map.of(), answered(defences), Map.of());
  }

  static PlayedPhase of(Kind kind, String part, Played first) {
    return new PlayedPhase(kind, part, Optional.of(first), first.after(), byIdentity(first.threats()),
        answered(first.replies()),
        byIdentity(first.replies().stream().filter(move -> move.node().role() == Role.REFUTATION).toList()));
  }

  private static Map<MoveIdentity, Played> answered(List<Played> defences) {
    return byIdentity(defences.stream().filter(move -> move.node().role() == Role.DEFENCE)
        .filter(move -> !move.node().replies().isEmpty()).toList());
  }

  private static Map<MoveIdentity, Played> byIdentity(List<Played> moves) {
    Map<MoveIdentity, Played> identities = new LinkedHashMap<>();
    moves.forEach(move -> identities.put(move.identity(), move));
    return identities;
  }

  /** The only answer to a defence; empty if the defence is not answered here, or in several ways. */
  public Optional<Played> answer(MoveIdentity defence) {
    return Optional.ofNullable(defences.get(defence)).flatMap(PlayedPhase::only);
  }

  /** Of several answers that differ only in the promotion, the first. */
  private static Optional<Played> only(Played defence) {
    List<Played> answers = defence.replies();
    boolean same = answers.stream().map(answer -> List.of(answer.mover(), answer.move().to())).distinct().count() == 1
        && (answers.size() == 1 || answers.stream().allMatch(answer -> answer.did(Effect.Kind.PROMOTION)));
    return same ? answers.stream().min(Comparator.comparingInt(PlayedPhase::promotion)) : Optional.empty();
  }

  private static int promotion(Played answer) {
    return answer.effects(Effect.Kind.PROMOTION).stream()
        .map(effect -> Piece.type(answer.after().piece(answer.after().square(effect.piece()))))
        .mapToInt(type -> IntStream.of(answer.before().variant().promotions()).boxed().toList().indexOf(type))
        .findFirst().orElse(0);
  }

  /** The identity of the only answer to a defence; empty if the defence is not answered here, or in several ways. */
  public Optional<MoveIdentity> answering(MoveIdentity defence) {
    return answer(defence).map(Played::identity);
  }

  /** The defences with a single answer, and these answers. */
  public Map<MoveIdentity, MoveIdentity> single() {
    Map<MoveIdentity, MoveIdentity> single = new LinkedHashMap<>();
    defences.keySet().forEach(defence -> answering(defence).ifPresent(answer -> single.put(defence, answer)));
    return single;
  }

  /** The single answers to defences. */
  public List<Played> variations() {
    return defences.values().stream().flatMap(defence -> only(defence).stream()).toList();
  }

  /** How many different answers, or sets of answers, the defences have. */
  public long differentAnswers() {
    return defences.values().stream()
        .map(defence -> defence.replies().stream().map(Played::identity).collect(Collectors.toSet())).distinct()
        .count();
  }

  /** Whether nothing is threatened and the other side, not in check, can move. */
  public boolean isZugzwang() {
    return threats.isEmpty() && start.checkers(start.toMove()) == 0 && !start.legal().isEmpty()
        && first.filter(move -> move.node().goal()).isEmpty();
  }

  /** Whether every move of the defending side is answered. */
  public boolean isComplete() {
    Set<MoveIdentity> possible = possible();
    return !possible.isEmpty() && defences.keySet().containsAll(possible);
  }

  /** The legal moves of the defending side. */
  public Set<MoveIdentity> possible() {
    return start.legal().stream().map((Move move) -> start.identity(move)).collect(Collectors.toSet());
  }

  /** Its name in a sentence, as {@code the try 1.Qa1?}. */
  public String title() {
    String before = part.isEmpty() ? "" : part + ") ";
    return first.map(move -> switch (kind) {
      case TRY -> "the try " + before + move.text() + "?";
      default -> before + move.text() + "!";
    }).orElse(before + "set play");
  }
}
