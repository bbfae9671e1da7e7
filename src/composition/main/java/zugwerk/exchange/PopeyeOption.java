package zugwerk.exchange;

import java.util.List;
import java.util.Optional;

enum PopeyeOption {

  DEFENCE(Fate.FOLLOWED, Operands.NUMBER, "Defence", "Widerlegung", "Defense"),
  SET_PLAY(Fate.FOLLOWED, Operands.NONE, "SetPlay", "Satzspiel", "Apparent"),
  WHITE_TO_PLAY(Fate.READ, Operands.NONE, "WhiteToPlay", "WeissBeginnt", "ApparentSeul"),
  VARIATIONS(Fate.FOLLOWED, Operands.NONE, "Variations", "Varianten", "Variantes"),
  MOVE_NUMBERS(Fate.PRINTED, Operands.NONE, "MoveNumbers", "Zugnummern", "Trace"),
  START_MOVE_NUMBER(Fate.KEPT, Operands.NUMBER, "StartMoveNumber", "StartZugnummer", "Enroute"),
  UP_TO_MOVE_NUMBER(Fate.KEPT, Operands.NUMBER, "UpToMoveNumber", "BisZugnummer", "JusquAuCoup"),
  NO_WHITE_KING(Fate.READ, Operands.NONE, "NoWk", "OhneWk", "SansRB"),
  NO_BLACK_KING(Fate.READ, Operands.NONE, "NoBk", "OhneSk", "SansRN"),
  DUPLEX(Fate.READ, Operands.NONE, "Duplex", "Duplex", "Duplex"),
  HALF_DUPLEX(Fate.READ, Operands.NONE, "HalfDuplex", "HalbDuplex", "DemiDuplex"),
  THREAT(Fate.TERM, Operands.NUMBER, "Threat", "Drohung", "Menace"),
  NO_THREAT(Fate.FOLLOWED, Operands.NONE, "NoThreat", "OhneDrohung", "SansMenace"),
  TRY(Fate.FOLLOWED, Operands.NONE, "Try", "Verfuehrung", "Essais"),
  MAX_SOLUTIONS(Fate.FOLLOWED, Operands.NUMBER, "MaxSolutions", "MaxLoesungen", "MaxSolutions"),
  MAX_FLIGHTS(Fate.TERM, Operands.NUMBER, "MaxFlightsquares", "MaxFluchtFelder", "MaxCasesFuites"),
  NON_TRIVIAL(Fate.KEPT, Operands.TWO_NUMBERS, "NonTrivial", "NichtTrivial", "NonTrivial"),
  KEEP_MATING_PIECE(Fate.PRINTED, Operands.NONE, "KeepMatingPiece", "HalteMattsetzendenStein", "RetiensPieceMatante"),
  EN_PASSANT(Fate.READ, Operands.SQUARES, "EnPassant", "EnPassant", "EnPassant"),
  NO_BOARD(Fate.PRINTED, Operands.NONE, "NoBoard", "OhneBrett", "SansEchiquier"),
  NO_SHORT(Fate.FOLLOWED, Operands.NONE, "NoShortVariations", "OhneKurzVarianten", "SansVariantesCourtes"),
  POST_KEY_PLAY(Fate.TERM, Operands.NONE, "PostKeyPlay", "NachSchluessel", "ApresCle"),
  INTELLIGENT(Fate.PRINTED, Operands.MAYBE_NUMBER, "Intelligent", "Intelligent", "Intelligent"),
  MAX_TIME(Fate.PRINTED, Operands.NUMBER, "MaxTime", "MaxZeit", "MaxTemps"),
  NO_CASTLING(Fate.READ, Operands.SQUARES, "NoCastling", "KeineRochade", "SansRoquer"),
  QUODLIBET(Fate.TERM, Operands.NONE, "Quodlibet", "Quodlibet", "Quodlibet"),
  STOP_ON_SHORT(Fate.TERM, Operands.NONE, "StopOnShortSolutions", "StopNachKurzloesungen", "FinApresSolutionsCourtes"),
  BEEP(Fate.PRINTED, Operands.MAYBE_NUMBER, "Beep", "Pieps", "Bip"),
  SUPPRESS_GRID(Fate.PRINTED, Operands.NONE, "SuppressGrid", "OhneGitter", "SansGrille"),
  WRITE_GRID(Fate.PRINTED, Operands.NONE, "WriteGrid", "ZeichneGitter", "AjouteGrille"),
  EXCLUSIVE_CASTLING(Fate.KEPT, Operands.SQUARES, "CastlingMutuallyExclusive", "RochadenGegenseitigAusschliessend",
      "RoquesMutuellementExclusifs"),
  GOAL_IS_END(Fate.TERM, Operands.NONE, "GoalIsEnd", "ZielIstEnde", "ButEstFin"),
  NULL_MOVES(Fate.KEPT, Operands.NONE, "NullMoves", "NullZuege", "CoupsVides"),
  TRIVIAL_TRIES(Fate.KEPT, Operands.NONE, "TrivialTriesAvoid", "TrivialeFehlversucheUnterdruecken",
      "TrivialEssaiSupprimer"),
  /** Self play shows moves that mate at once in any case. */
  MATES_IN_1(Fate.PRINTED, Operands.NONE, "MatesIn1", "MatesIn1", "MatesIn1");

  enum Fate {
    /** Says what the solution shows, or how much of it. Followed, and kept for Popeye. */
    FOLLOWED,
    /** Says how to print or how to search. Kept for Popeye; the solution is the same. */
    PRINTED,
    /** Changes what counts as a solution. Followed if the stipulation gives it a meaning, otherwise reported. */
    TERM,
    /** Limits the search. Kept for Popeye, but ignored here, which is reported. */
    KEPT,
    /** Describes the position or the side that begins. */
    READ
  }

  enum Operands {
    NONE, NUMBER, MAYBE_NUMBER, TWO_NUMBERS, SQUARES
  }

  private final Fate fate;
  private final Operands operands;
  private final List<String> words;

  PopeyeOption(Fate fate, Operands operands, String... words) {
    this.fate = fate;
    this.operands = operands;
    this.words = List.of(words);
  }

  Fate fate() {
    return fate;
  }

  Operands operands() {
    return operands;
  }

  String word(PopeyeLanguage language) {
    return words.get(language.ordinal());
  }

  static Optional<PopeyeOption> of(PopeyeLanguage language, String word) {
    return PopeyeLanguage.match(List.of(values()), option -> option.word(language), word);
  }
}
