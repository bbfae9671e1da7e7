package zugwerk.content.theme;

import static zugwerk.content.theme.Defences.theme;
import static zugwerk.content.theme.Themes.RICE;
import static zugwerk.content.theme.Themes.VELIMIROVIC;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.content.Content;
import zugwerk.content.MoveIdentity;
import zugwerk.content.Played;
import zugwerk.content.PlayedPhase;
import zugwerk.content.SolutionScene;
import zugwerk.rules.Move;

/** Defences with the same harm, whose other effects lead to different answers. */
public final class Corrections {

  public static final Theme BLACK_CORRECTION =
      theme("Black correction", "The moves of a piece that parry the threat, or every move in a block, allow the same"
          + " answer, which is no threat, because the piece has left its square. Another of its moves prevents this"
          + " answer and allows another one.", RICE, Corrections::correction);
  public static final Theme TERTIARY_CORRECTION =
      theme("Tertiary correction",
          "A correction shuts the line of another defender, and this allows its answer. A further move of the piece"
              + " shuts the same lines, but prevents this answer too, as well as that to its random moves, and allows"
              + " a third one.",
          VELIMIROVIC, Corrections::tertiary).implying(BLACK_CORRECTION);
  public static final Theme DUAL_AVOIDANCE =
      theme("Dual avoidance",
          "Two pieces do the same harm by their defences, but each allows only one of two answers."
              + " Both block the same flight or shut the same line, or the piece that has moved can meet the other"
              + " answer, which would mate otherwise.",
          RICE,
          Corrections::dualAvoidance);
  public static final Theme STOCCHI =
      theme("Stocchi", "Three or more pieces block the same flight of their King, and each block has an answer of its"
          + " own.", VELIMIROVIC, Corrections::stocchi).implying(Defences.SELFBLOCK, DUAL_AVOIDANCE);

  private Corrections() {}

  static List<Theme> themes() {
    return List.of(BLACK_CORRECTION, TERTIARY_CORRECTION, STOCCHI, DUAL_AVOIDANCE);
  }

  /** The answers to the moves of each piece except the King, by the identity of the defence; without threats. */
  private static Map<Integer, Map<MoveIdentity, List<Played>>> moves(PlayedPhase stage) {
    Map<Integer, Map<MoveIdentity, List<Played>>> moves = new LinkedHashMap<>();
    for (Played answer : stage.variations()) {
      Played defence = answer.parent().orElseThrow();
      if (defence.carries() && defence.type() != Schema.KING && !stage.threats().containsKey(answer.identity())) {
        moves.computeIfAbsent(defence.mover(), _ -> new LinkedHashMap<>())
            .computeIfAbsent(answer.identity(), _ -> new ArrayList<>()).add(answer);
      }
    }
    return moves;
  }

  /** Visits the answers to random moves of a piece, and those to its moves that prevent this answer. */
  private static void corrections(Content content, BiConsumer<List<Played>, List<Played>> action) {
    for (PlayedPhase stage : content.stages()) {
      moves(stage).forEach((piece, answers) -> answers.values().stream()
          .filter(random -> squares(random) >= 2 && idle(stage, piece) == 0)
          .filter(random -> random.stream().allMatch(answer -> isLeft(answer, answer)))
          .forEach(random -> action.accept(random, answers.values().stream().filter(some -> some.size() == 1)
              .map(List::getFirst).filter(answer -> isLeft(answer, random.getFirst())).toList())));
    }
  }

  private static long squares(List<Played> answers) {
    return answers.stream().map(answer -> answer.parent().orElseThrow().move().to()).distinct().count();
  }

  /** The number of moves of a piece that parry nothing. */
  private static long idle(PlayedPhase stage, int piece) {
    Set<Integer> defences = stage.defences().values().stream().filter(defence -> defence.mover() == piece)
        .map(defence -> defence.move().to()).collect(Collectors.toSet());
    return stage.start().legal().stream().filter(move -> move instanceof Move.Step
        && stage.start().name(move.from()) == piece && !defences.contains(move.to())).count();
  }

  /**
   * Whether the defending piece allows an answer by leaving its square: a mate would also be one if the piece were
   * removed. A piece that still guards along the same line has not left.
   */
  private static boolean isLeft(Played answer, Played random) {
    Played defence = answer.parent().orElseThrow();
    if (!random.node().goal()) {
      return true;
    }
    List<Move> met = answer.equals(random) ? List.of() : replies(defence.after(), random);
    if (!met.isEmpty() && met.stream().allMatch(move -> isLine(defence, move))) {
      return false;
    }
    SolutionScene gone = defence.before().without(Square.bit(defence.move().from())).passed();
    return random.move().to() == defence.move().to()
        || gone.legal().contains(random.move()) && gone.after(random.move()).isMate();
  }

  /** Whether a piece meets an answer on the line of its defence, on a square that it guarded before. */
  private static boolean isLine(Played defence, Move then) {
    Move first = defence.move();
    int[] way = Journeys.way(first.from(), first.to());
    int[] on = Journeys.way(first.from(), then.to());
    return then.from() == first.to() && way[0] * on[1] == way[1] * on[0]
        && (defence.before().attackers(then.to(), defence.side()) >>> first.from() & 1) != 0;
  }

  private static void correction(Content content, Findings findings) {
    corrections(content, (random, corrections) -> {
      if (!corrections.isEmpty()) {
        findings.report(random(random) + "; corrections: " + Findings.list(corrections) + ".",
            Stream.concat(random.stream().limit(2), corrections.stream()).toList());
      }
    });
  }

  private static void tertiary(Content content, Findings findings) {
    corrections(content, (random, corrections) -> {
      for (Played second : corrections) {
        for (Played third : corrections) {
          if (shuts(second, second) && shuts(third, second) && !shuts(second, third)) {
            findings.report(random(random) + "; correction: " + second.variation() + "; corrected again: "
                + third.variation() + ".",
                Stream.concat(random.stream().limit(2), Stream.of(second, third)).toList());
          }
        }
      }
    });
  }

  /** Whether a defence shuts the lines by which another move could be met if the defending piece were removed. */
  private static boolean shuts(Played answer, Played other) {
    Played defence = answer.parent().orElseThrow();
    int to = defence.after().square(defence.mover());
    List<Move> met = to == SolutionScene.NO_PIECE ? List.of() : replies(defence.after().without(Square.bit(to)), other);
    return !met.isEmpty() && met.stream().allMatch(move -> move.to() != to
        && LinePlay.isBetween(move.from(), to, move.to()));
  }

  private static String random(List<Played> random) {
    SolutionScene before = random.getFirst().parent().orElseThrow().before();
    return "Moves of " + before.place(before.square(random.getFirst().parent().orElseThrow().mover())) + " allow "
        + random.getFirst().text();
  }

  private static void stocchi(Content content, Findings findings) {
    for (List<Variation> stage : Variation.all(content)) {
      Map<Integer, Map<MoveIdentity, Played>> blocks = new LinkedHashMap<>();
      List<List<Integer>> seen = new ArrayList<>();
      for (Variation variation : stage) {
        List<Integer> block = List.of(variation.defence().mover(), variation.defence().move().to());
        if (variation.isSelfblock() && !seen.contains(block)) {
          seen.add(block);
          blocks.computeIfAbsent(variation.defence().move().to(), _ -> new LinkedHashMap<>())
              .putIfAbsent(variation.answer().identity(), variation.answer());
        }
      }
      blocks.forEach((square, answers) -> {
        if (answers.size() >= 3) {
          findings.reportAll("On " + Square.name(square) + ": ", answers.values());
        }
      });
    }
  }

  private static void dualAvoidance(Content content, Findings findings) {
    for (PlayedPhase stage : content.stages()) {
      List<Variation> all = Variation.of(stage).stream()
          .filter(variation -> !stage.threats().containsKey(variation.answer().identity())).toList();
      for (Variation one : all) {
        for (Variation other : all) {
          if (one.defence().mover() < other.defence().mover()
              && !one.answer().identity().equals(other.answer().identity())
              && avoids(one, other) && avoids(other, one)) {
            findings.report(one.answer().variation() + " (" + other.answer().node().text() + "?), "
                + other.answer().variation() + " (" + one.answer().node().text() + "?).",
                List.of(one.answer(), other.answer()));
          }
        }
      }
    }
  }

  /** Whether a defence does the harm of another one, but does not allow its answer. */
  private static boolean avoids(Variation one, Variation other) {
    int interfered = one.interferedPiece();
    boolean same = interfered != SolutionScene.NO_PIECE && interfered == other.interferedPiece()
        || one.defence().move().to() == other.defence().move().to() && one.isSelfblock() && other.isSelfblock();
    return meets(one.defence(), other.answer()) || same && !replies(one.defence().after(), other.answer()).isEmpty();
  }

  /**
   * Whether an answer to another move would be mate after this one too, if the moved piece could not meet it; before
   * the move, another piece would have met it.
   */
  private static boolean meets(Played defence, Played answer) {
    List<Move> met = replies(defence.before().passed(), answer);
    List<Move> replies = replies(defence.after(), answer);
    int to = defence.move().to();
    return defence.carries() && defence.type() != Schema.KING && !replies.isEmpty()
        && replies.stream().allMatch(move -> move.from() == to)
        && met.stream().anyMatch(move -> move.from() != defence.move().from());
  }

  /** The replies to a check; empty if the move cannot be played, gives no check, or mates. */
  private static List<Move> replies(SolutionScene scene, Played answer) {
    boolean possible = scene.name(answer.move().from()) == answer.mover() && scene.legal().contains(answer.move());
    SolutionScene then = possible ? scene.after(answer.move()) : scene;
    return possible && then.checkers(then.toMove()) != 0 ? then.legal() : List.of();
  }
}
