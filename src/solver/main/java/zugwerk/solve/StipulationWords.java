package zugwerk.solve;

import zugwerk.board.Side;
import zugwerk.work.Texts;

/**
 * Describes a stipulation in one sentence, for the side that begins by convention. Each sentence is whole, with the
 * sides in it, so that other languages can decline them; only goals and numbers of moves are filled in.
 */
final class StipulationWords {

  /** English infinitives are stored with it, since some look like nouns that other languages translate differently. */
  private static final String TO = "to ";

  private final Stipulation stipulation;
  private final Texts texts;
  private final String act;

  private StipulationWords(Stipulation stipulation, boolean ownEnd, Texts texts) {
    this.stipulation = stipulation;
    this.texts = texts;
    act = ownEnd && stipulation.goal().is(Goal.Kind.MATE) ? withoutTo(texts.lang("to win")) : act(stipulation.goal());
  }

  /**
   * The sentence, without a full stop, for the side that begins by custom.
   *
   * @param ownEnd whether the game may also end by a rule of its own, so that mate is but one way to win
   */
  static String of(Stipulation stipulation, boolean ownEnd, Texts texts) {
    StipulationWords words = new StipulationWords(stipulation, ownEnd, texts);
    Play play = stipulation.play();
    boolean battle = stipulation.isBattle() && !play.isParryBattle();
    return play.isHelp() ? words.help() : battle || stipulation.isStudy() ? words.battle() : words.series();
  }

  private String act(Goal goal) {
    return withoutTo(goal.act(texts));
  }

  private static String withoutTo(String infinitive) {
    return infinitive.startsWith(TO) ? infinitive.substring(TO.length()) : infinitive;
  }

  private String battle() {
    return switch (stipulation.play()) {
      case SELF -> texts.lang("White forces Black to {0} {1}", act, within());
      case REFLEX -> texts.lang("White makes Black {0} {1}; either side must if it can", act, within());
      case SEMI_REFLEX -> texts.lang("White makes Black {0} {1}; Black must if it can", act, within());
      case STUDY -> stipulation.goal().is(Goal.Kind.WIN) ? texts.lang("White is to play and win")
          : texts.lang("White is to play and draw");
      default -> texts.lang("White is to {0} {1} against any defence", act, within());
    };
  }

  private String help() {
    boolean white = stipulation.starter() == Side.WHITE;
    return switch (stipulation.play()) {
      case PROOF_GAME -> texts.lang("Both sides play together to {0} {1}", act, within());
      case HELP_SELF ->
        white ? texts.lang("White begins; both play together {1}, and Black is forced to {0}", act, lasting())
            : texts.lang("Black begins; both play together {1}, and Black is forced to {0}", act, lasting());
      case HELP_REFLEX -> white
          ? texts.lang("White begins; both play together {1} until Black must {0} because it can, and White never can",
              act,
              lasting())
          : texts.lang("Black begins; both play together {1} until Black must {0} because it can, and White never can",
              act,
              lasting());
      case RECIPROCAL_HELP -> white
          ? texts.lang("White begins; both play together until White could {0} at once, or help Black to {1}, "
              + "with Black's move {2}", ownAct(), act, stipulation.moves())
          : texts.lang("Black begins; both play together until Black could {0} at once, or help White to {1}, "
              + "with White's move {2}", ownAct(), act, stipulation.moves());
      default -> white ? texts.lang("White begins, and Black helps it to {0} {1}", act, within())
          : texts.lang("Black begins and helps White to {0} {1}", act, within());
    };
  }

  private String series() {
    return switch (stipulation.play()) {
      case LAST_MOVE -> texts.lang("White is to move; what was Black's last move");
      case SERIES_HELP -> texts.lang("Black {1}, so that White can {0}", act, row());
      case SERIES_SELF -> texts.lang("White {1}, so that Black is forced to {0}", act, row());
      case SERIES_REFLEX -> texts.lang("White {1}, so that Black must {0} because it can; White never can", act, row());
      case SERIES_RECIPROCAL_HELP ->
        texts.lang("Black {2}; with the last one it could {0}, or help White to {1}", ownAct(), act, row());
      case PARRY_SERIES -> texts.lang("White {1} to {0}; Black moves only to parry a check", act, row());
      case PARRY_SERIES_SELF ->
        texts.lang("White {1} and forces Black to {0}; Black moves only to parry a check", act, row());
      case PARRY_SERIES_REFLEX -> texts.lang("White {1} until Black must {0} because it can, and White never can; "
          + "Black moves only to parry a check", act, row());
      case PARRY_SERIES_HELP ->
        texts.lang("Black {1}, so that White can {0}; White moves only to parry a check, and helps", act, row());
      case PARRY_HELP_SERIES ->
        texts.lang("White {1} to {0}; Black moves only to parry a check, and helps", act, row());
      case PARRY_HELP_SERIES_SELF -> texts.lang("White {1}, so that Black is forced to {0}; "
          + "Black moves only to parry a check, and helps", act, row());
      case PARRY_HELP_SERIES_REFLEX -> texts.lang("White {1}, so that Black must {0} because it can; White never can; "
          + "Black moves only to parry a check, and helps", act, row());
      default -> texts.lang("White {1} to {0}", act, row());
    };
  }

  private String ownAct() {
    return act(stipulation.ownGoal());
  }

  private String within() {
    int whole = stipulation.halfmoves() / 2;
    int moves = stipulation.moves();
    return stipulation.hasHalfMove()
        ? stipulation.exact() ? texts.lang("in exactly {0}.5 moves", whole) : texts.lang("in {0}.5 moves", whole)
        : stipulation.exact() ? texts.counted(moves, "in exactly {0} move", "in exactly {0} moves")
            : texts.counted(moves, "in {0} move", "in {0} moves");
  }

  private String lasting() {
    int whole = stipulation.halfmoves() / 2;
    int moves = stipulation.moves();
    return stipulation.hasHalfMove()
        ? stipulation.exact() ? texts.lang("for exactly {0}.5 moves", whole) : texts.lang("for {0}.5 moves", whole)
        : stipulation.exact() ? texts.counted(moves, "for exactly {0} move", "for exactly {0} moves")
            : texts.counted(moves, "for {0} move", "for {0} moves");
  }

  private String row() {
    int moves = stipulation.moves();
    return stipulation.exact()
        ? texts.counted(moves, "makes exactly {0} move in a row", "makes exactly {0} moves in a row")
        : texts.counted(moves, "makes {0} move in a row", "makes {0} moves in a row");
  }
}
