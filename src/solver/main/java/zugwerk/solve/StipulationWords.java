package zugwerk.solve;

import zugwerk.board.Side;

/** Describes a stipulation in one sentence, for the side that begins by convention. */
final class StipulationWords {

  private static final String PARRIES = " moves only to parry a check";
  private static final String HELPS = ", and helps";

  private StipulationWords() {}

  /**
   * The sentence, without a full stop, for the side that begins by custom.
   *
   * @param ownEnd whether the game may also end by a rule of its own, so that mate is but one way to win
   */
  static String of(Stipulation stipulation, boolean ownEnd) {
    Side first = stipulation.starter();
    String own = first.title();
    String other = first.other().title();
    String act = ownEnd && stipulation.goal().is(Goal.Kind.MATE) ? "win" : stipulation.goal().act();
    int number = stipulation.moves();
    String half = stipulation.hasHalfMove() ? stipulation.halfmoves() / 2 + ".5" : String.valueOf(number);
    String moves = (stipulation.exact() ? "exactly " : "") + (half.equals("1") ? "1 move" : half + " moves");
    String row = own + " makes " + moves + " in a row";
    return switch (stipulation.play()) {
      case DIRECT -> own + " is to " + act + " in " + moves + " against any defence";
      case SELF -> own + " forces " + other + " to " + act + " in " + moves;
      case REFLEX -> own + " makes " + other + " " + act + " in " + moves + "; either side must if it can";
      case SEMI_REFLEX -> own + " makes " + other + " " + act + " in " + moves + "; " + other + " must if it can";
      case HELP -> stipulation.hasHalfMove()
          ? own + " begins, and " + other + " helps it to " + act + " in " + moves
          : own + " begins and helps " + other + " to " + act + " in " + moves;
      case PROOF_GAME -> "Both sides play together to " + act + " in " + moves;
      case HELP_SELF -> own + " begins; both play together for " + moves + ", and " + target(stipulation).other()
          .title() + " is forced to " + act;
      case HELP_REFLEX -> own + " begins; both play together for " + moves + " until " + target(stipulation).other()
          .title() + " must " + act + " because it can, and "
          + target(stipulation).title() + " never can";
      case RECIPROCAL_HELP -> own + " begins; both play together until " + own + " could "
          + stipulation.ownGoal().act() + " at once, or help " + other + " to " + act + ", with " + other + "'s move "
          + number;
      case SERIES -> row + " to " + act;
      case SERIES_HELP -> row + ", so that " + other + " can " + act;
      case SERIES_SELF -> row + ", so that " + other + " is forced to " + act;
      case SERIES_REFLEX -> row + ", so that " + other + " must " + act + " because it can; " + own + " never can";
      case LAST_MOVE -> own + " is to move; what was " + other + "'s last move";
      case SERIES_RECIPROCAL_HELP -> row + "; with the last one it could " + stipulation.ownGoal().act()
          + ", or help " + other + " to " + act;
      case PARRY_SERIES -> row + " to " + act + "; " + other + PARRIES;
      case PARRY_SERIES_SELF -> row + " and forces " + other + " to " + act + "; " + other + PARRIES;
      case PARRY_SERIES_REFLEX -> row + " until " + other + " must " + act + " because it can, and " + own
          + " never can; " + other + PARRIES;
      case PARRY_SERIES_HELP -> row + ", so that " + other + " can " + act + "; " + other + PARRIES + HELPS;
      case PARRY_HELP_SERIES -> row + " to " + act + "; " + other + PARRIES + HELPS;
      case PARRY_HELP_SERIES_SELF -> row + ", so that " + other + " is forced to " + act + "; " + other + PARRIES
          + HELPS;
      case PARRY_HELP_SERIES_REFLEX -> row + ", so that " + other + " must " + act + " because it can; " + own
          + " never can; " + other + PARRIES + HELPS;
      case STUDY -> own + " is to play and " + act;
    };
  }

  private static Side target(Stipulation stipulation) {
    return stipulation.targetsFirstMover() ? stipulation.starter() : stipulation.starter().other();
  }
}
