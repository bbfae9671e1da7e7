package zugwerk.content.theme;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.content.Content;
import zugwerk.content.Ending;
import zugwerk.content.Played;
import zugwerk.content.PlayedPhase;
import zugwerk.content.SolutionScene;
import zugwerk.rules.Move;

/**
 * A defence with its only answer, which mates, and the harm of the defence. Whether a harm counts is tested by undoing
 * it in the final position: the mated side must then have an answer that shows it.
 */
record Variation(Played defence, Played answer, Ending ending) {

  /** More mates of one answer add nothing new. */
  private static final int MOST_MATES = 40;

  static List<Variation> of(PlayedPhase phase) {
    return phase.variations().stream().filter(answer -> answer.parent().isPresent())
        .flatMap(answer -> Ending.of(answer).stream()
            .map(ending -> new Variation(answer.parent().orElseThrow(), answer, ending)))
        .filter(variation -> variation.ending.mated() == variation.defence.side()).toList();
  }

  /**
   * The single answers of a phase with the mates of the play that follows, threats included. An answer that mates has
   * one mate.
   */
  static Map<Played, List<Variation>> withPlay(PlayedPhase phase) {
    Map<Played, List<Variation>> all = new LinkedHashMap<>();
    for (Played answer : phase.variations()) {
      List<Variation> mates = new ArrayList<>();
      Played defence = answer.parent().orElseThrow();
      collect(answer, mate -> mates.add(new Variation(defence, answer, mate)), mates);
      all.put(answer, mates.stream().filter(mate -> mate.ending.mated() == defence.side()).toList());
    }
    return all;
  }

  private static void collect(Played move, Consumer<Ending> found, List<Variation> mates) {
    Ending.of(move).ifPresent(found);
    for (Played next : Stream.concat(move.threats().stream(), move.replies().stream()).toList()) {
      if (mates.size() < MOST_MATES) {
        collect(next, found, mates);
      }
    }
  }

  static void report(Content content, Findings findings, boolean threats, Predicate<Variation> shows) {
    for (PlayedPhase stage : content.stages()) {
      findings.reportAll("", of(stage).stream().filter(shows).map(Variation::answer)
          .filter(answer -> threats || !stage.threats().containsKey(answer.identity())).toList());
    }
  }

  static List<List<Variation>> all(Content content) {
    return content.stages().stream().map(Variation::of).toList();
  }

  /** Whether the defence moved a piece other than the King to the square where it still is. */
  private boolean stands() {
    return defence.carries() && defence.type() != Schema.KING && after().name(to()) == defence.mover();
  }

  private int to() {
    return defence.move().to();
  }

  private SolutionScene after() {
    return ending.scene();
  }

  boolean isSelfblock() {
    return stands() && ending.needsBlock(to());
  }

  /** The piece whose line the defence shut: without the defending piece, only this one could prevent the mate. */
  int interferedPiece() {
    if (!stands()) {
      return SolutionScene.NO_PIECE;
    }
    SolutionScene without = after().without(Square.bit(to()));
    List<Move> replies = without.legal();
    List<Integer> pieces = replies.stream().map(move -> without.name(move.from())).distinct().toList();
    boolean passes = replies.stream().anyMatch(move -> move instanceof Move.Step && move.to() != to());
    int only = pieces.size() == 1 && passes ? pieces.getFirst() : SolutionScene.NO_PIECE;
    return only == SolutionScene.NO_PIECE || without.square(only) == without.king(ending.mated())
        || !hasLostLine(only) ? SolutionScene.NO_PIECE : only;
  }

  /**
   * The pieces whose lines the defence shut: without the defending piece, they could prevent the mate by a move over
   * its square.
   */
  Set<Integer> shutPieces() {
    if (!stands()) {
      return Set.of();
    }
    SolutionScene without = after().without(Square.bit(to()));
    return without.legal().stream()
        .filter(move -> move instanceof Move.Step && move.to() != to()
            && LinePlay.isBetween(move.from(), to(), move.to()))
        .map(move -> without.name(move.from())).filter(piece -> piece != after().name(ending.king()))
        .filter(this::hasLostLine).collect(Collectors.toSet());
  }

  private boolean hasLostLine(int piece) {
    return defence.after().square(piece) == after().square(piece)
        && defence.before().square(piece) != SolutionScene.NO_PIECE;
  }

  /** Whether the defending piece could prevent the mate from its start square. */
  boolean isUnguard() {
    int from = defence.move().from();
    if (!stands() || after().piece(from) != 0 || defence.before().piece(from) != after().piece(to())) {
      return false;
    }
    SolutionScene back = after().changed(position -> position.move(to(), from));
    List<Move> replies = back.checkers(ending.mated()) == 0 ? List.of() : back.legal();
    return replies.stream().anyMatch(move -> move.from() == from && move.to() != to());
  }

  /** Whether a piece is pinned in the end, and could prevent the mate otherwise. */
  boolean needsPinOf(int piece) {
    int square = after().square(piece);
    return square != SolutionScene.NO_PIECE && (ending.pins() >>> square & 1) != 0;
  }
}
