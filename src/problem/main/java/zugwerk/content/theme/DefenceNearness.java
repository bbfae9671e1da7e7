package zugwerk.content.theme;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import zugwerk.board.Piece;
import zugwerk.board.Square;
import zugwerk.content.MoveIdentity;
import zugwerk.content.Played;
import zugwerk.content.PlayedPhase;
import zugwerk.content.SolutionScene;
import zugwerk.rules.Move;

/**
 * How near a phase comes to a theme of defences, from 0 to 1. The first part is for the geometry, which can be there
 * before anything is answered; the rest is for answers, and for their reason where it can be tested.
 */
final class DefenceNearness {

  private static final Map<Theme, ToDoubleFunction<PlayedPhase>> MEASURES = Map.of(
      Crossings.GRIMSHAW, phase -> crossings(phase, false),
      Crossings.NOVOTNY, phase -> crossings(phase, true),
      PinPlay.HALF_PIN, DefenceNearness::halfPin,
      Defences.PICKANINNY, DefenceNearness::pickaninny,
      Attack.ALBINO, DefenceNearness::albino,
      Defences.STAR_FLIGHTS, phase -> flights(phase, true),
      Defences.CROSS_FLIGHTS, phase -> flights(phase, false),
      PinPlay.NIETVELT, phase -> selfPins(phase, true),
      PinPlay.SCHIFFMANN, phase -> selfPins(phase, false));

  private DefenceNearness() {}

  /** The measure of a theme; empty if the number of variations is its measure. */
  static Optional<ToDoubleFunction<PlayedPhase>> of(Theme theme) {
    return Optional.ofNullable(MEASURES.get(theme));
  }

  /** @param onFirst whether the pieces must capture the first move of the phase on the crossing */
  private static double crossings(PlayedPhase phase, boolean onFirst) {
    SolutionScene scene = phase.start();
    int wanted = phase.first().filter(_ -> onFirst).map(first -> first.move().to()).orElse(-1);
    Map<Integer, List<Move>> arrivals = new HashMap<>();
    for (Move move : scene.legal()) {
      if (move instanceof Move.Step && (wanted < 0 ? !scene.holds(move.to(), 1 - scene.toMove()) : move.to() == wanted)
          && Crossings.goesBeyond(scene, move)) {
        arrivals.computeIfAbsent(move.to(), _ -> new ArrayList<>()).add(move);
      }
    }
    DefenceGrades grades = new DefenceGrades(phase);
    Map<MoveIdentity, Set<Integer>> interfered = Variation.of(phase).stream()
        .collect(Collectors.toMap(variation -> variation.defence().identity(), Variation::shutPieces));
    double best = 0;
    for (List<Move> moves : arrivals.values()) {
      for (Move one : moves) {
        for (Move other : moves) {
          if (one.from() < other.from() && scene.piece(one.from()) != scene.piece(other.from())) {
            MoveIdentity first = scene.identity(one);
            MoveIdentity second = scene.identity(other);
            best = Math.max(best, 0.2 + 0.4 * grades.of(first, second)
                + (interfered.getOrDefault(first, Set.of()).contains(second.piece()) ? 0.2 : 0)
                + (interfered.getOrDefault(second, Set.of()).contains(first.piece()) ? 0.2 : 0));
          }
        }
      }
    }
    return best;
  }

  private static double halfPin(PlayedPhase phase) {
    SolutionScene scene = phase.start();
    int side = scene.toMove();
    DefenceGrades grades = new DefenceGrades(phase);
    double best = 0;
    long pinned = scene.pinned(side);
    for (int one : SolutionScene.squares(scene.pieces(side) & ~pinned).toArray()) {
      long left = scene.without(Square.bit(one)).pinned(side) & ~pinned & ~Square.bit(one);
      for (int other : SolutionScene.squares(left).toArray()) {
        if (one < other) {
          best = Math.max(best, 0.2 + 0.2 * (leaving(scene, one, grades) + leaving(scene, other, grades))
              + (needsPin(phase, scene.name(one), scene.name(other)) ? 0.2 : 0)
              + (needsPin(phase, scene.name(other), scene.name(one)) ? 0.2 : 0));
        }
      }
    }
    return best;
  }

  private static boolean needsPin(PlayedPhase phase, int leaves, int pinned) {
    return Variation.of(phase).stream()
        .anyMatch(variation -> variation.defence().mover() == leaves && variation.needsPinOf(pinned));
  }

  /** The best grade of a move of a piece. */
  private static double leaving(SolutionScene scene, int from, DefenceGrades grades) {
    return scene.legal().stream().filter(move -> move instanceof Move.Step && move.from() == from)
        .mapToDouble(move -> grades.of(scene.identity(move))).max().orElse(0);
  }

  /** The sum of the two best defences that pin their own piece. */
  private static double selfPins(PlayedPhase phase, boolean byPinner) {
    SolutionScene scene = phase.start();
    DefenceGrades grades = new DefenceGrades(phase);
    Set<Integer> threats = phase.threats().keySet().stream().map(MoveIdentity::piece).collect(Collectors.toSet());
    double most = 0;
    double sum = 0;
    for (Move move : phase.threats().isEmpty() ? List.<Move>of() : scene.legal()) {
      if (move instanceof Move.Step && move.from() != scene.king(scene.toMove())) {
        SolutionScene after = scene.after(move);
        long pinners = after.checkers(scene.toMove()) == 0 ? after.behind(move.to(), scene.toMove()) : 0;
        boolean fits =
            SolutionScene.squares(pinners).anyMatch(square -> threats.contains(after.name(square))) == byPinner;
        double grade = pinners == 0 ? 0 : (fits ? 0.5 : 0.3) + 0.5 * grades.of(scene.identity(move));
        sum = Math.max(sum, most + grade);
        most = Math.max(most, grade);
      }
    }
    return (phase.threats().isEmpty() ? 0 : 0.1) + 0.45 * Math.max(sum, most);
  }

  private static double pickaninny(PlayedPhase phase) {
    SolutionScene scene = phase.start();
    DefenceGrades grades = new DefenceGrades(phase);
    Map<Integer, Double> pawns = new HashMap<>();
    scene.legal().stream().filter(move -> move instanceof Move.Step
        && Piece.type(scene.piece(move.from())) == scene.variant().pawn()
        && Square.rank(move.from()) == (scene.toMove() == 0 ? 1 : 6))
        .forEach(move -> pawns.merge(move.from(), 0.08 + 0.12 * grades.of(scene.identity(move)), Double::sum));
    Map<Integer, Set<MoveIdentity>> answers = new HashMap<>();
    phase.variations().forEach(answer -> answers
        .computeIfAbsent(answer.parent().orElseThrow().move().from(), _ -> new HashSet<>()).add(answer.identity()));
    pawns.replaceAll((square, value) -> value + 0.05 * answers.getOrDefault(square, Set.of()).size());
    return pawns.values().stream().mapToDouble(value -> value).max().orElse(0);
  }

  private static double albino(PlayedPhase phase) {
    SolutionScene scene = phase.start().onTurn(1 - phase.start().toMove());
    int side = scene.toMove();
    Map<Integer, Set<MoveIdentity>> mates = new HashMap<>();
    for (Played answer : AlbinosAndWheels.answers(phase)) {
      mates.computeIfAbsent(answer.move().from(), _ -> new HashSet<>()).add(answer.identity());
    }
    double best = 0;
    for (int square : SolutionScene.squares(scene.pieces(side)).toArray()) {
      if (Piece.type(scene.piece(square)) == scene.variant().pawn()
          && Square.rank(square) == (side == 0 ? 1 : 6)) {
        boolean battery = scene.behind(square, 1 - side) != 0;
        best = Math.max(best, (battery ? 0.3 : 0) + 0.17 * mates.getOrDefault(square, Set.of()).size());
      }
    }
    return best;
  }

  private static double flights(PlayedPhase phase, boolean diagonal) {
    SolutionScene scene = phase.start();
    int king = scene.king(scene.toMove());
    DefenceGrades grades = new DefenceGrades(phase);
    double sum = 0;
    for (Move move : scene.legal()) {
      if (move instanceof Move.Step && move.from() == king) {
        boolean slanted = Square.file(king) != Square.file(move.to()) && Square.rank(king) != Square.rank(move.to());
        sum += slanted == diagonal ? 0.1 + 0.15 * grades.of(scene.identity(move)) : -0.1;
      }
    }
    return Math.max(0, sum);
  }
}
