package zugwerk.rules;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.work.CancelToken;
import zugwerk.work.Message;

/**
 * Whether a position can arise in a game, as far as {@link RetroChecks} and {@link LastMoves} find out. A position that
 * they do not doubt may still be impossible.
 */
public final class Legality {

  /** How many positions before this one are examined: a few milliseconds of work. */
  private static final int MOST = 60;

  private Legality() {}

  /**
   * All that makes a position impossible; nothing if it can arise as far as is known.
   *
   * @param playable whether {@link Validation} finds no fault in it
   */
  public static List<Fault> doubts(Variant variant, Setup setup, boolean playable) {
    List<Fault> doubts = RetroChecks.of(variant, setup, playable);
    return !doubts.isEmpty() || !playable ? doubts : noPast(variant, setup).map(List::of).orElse(doubts);
  }

  private static Optional<Fault> noPast(Variant variant, Setup setup) {
    LastMoves past = new LastMoves(variant, MOST, new CancelToken());
    if (!LastMoves.areKnown(variant, setup) || past.canEndIn(setup, _ -> true)) {
      return Optional.empty();
    }
    Message mover = message(setup.toMove().other().title());
    boolean byRights = setup.get(Schema.CASTLING) != 0 && past.canEndIn(setup.with(Schema.CASTLING, 0), _ -> true);
    return Optional.of(new Fault(Fault.NOWHERE, byRights
        ? message("the rights to castle cannot all be there: without a move of King or Rook, {0} had no last move",
            mover)
        : message("no move of {0}'s can have led to this position", mover)));
  }

  /** The verdict in a few words: illegal, legal as far as checked, or not analysed. */
  public static Message verdict(Variant variant, List<Fault> doubts) {
    return !doubts.isEmpty() ? message("illegal")
        : checks(variant).isEmpty() ? message("not analysed") : message("legal as far as checked");
  }

  /** What is checked in a game, in a few words each; nothing where nothing is known. */
  public static List<Message> checks(Variant variant) {
    RetroFacts facts = variant.retroFacts();
    List<Message> checks = new ArrayList<>();
    if (facts.armiesShrink()) {
      checks.add(message("numbers of pieces"));
    }
    if (facts.orthodoxOrigins()) {
      checks.add(message("where Pawns and Bishops come from"));
    }
    if (facts.orthodoxChecks()) {
      checks.add(message("where checks come from"));
    }
    if (facts.plainTurns()) {
      checks.add(message("the last {0} half-moves", LastMoves.DEPTH + 1));
    }
    return checks;
  }
}
