package zugwerk.exchange;

import java.util.List;
import java.util.Optional;

enum PopeyeOption {

  DEFENCE(Handling.FOLLOWED, Operands.NUMBER, "Defence", "Widerlegung", "Defense"),
  SET_PLAY(Handling.FOLLOWED, Operands.NONE, "SetPlay", "Satzspiel", "Apparent"),
  WHITE_TO_PLAY(Handling.READ, Operands.NONE, "WhiteToPlay", "WeissBeginnt", "ApparentSeul"),
  VARIATIONS(Handling.FOLLOWED, Operands.NONE, "Variations", "Varianten", "Variantes"),
  MOVE_NUMBERS(Handling.PRINTED, Operands.NONE, "MoveNumbers", "Zugnummern", "Trace"),
  START_MOVE_NUMBER(Handling.KEPT, Operands.NUMBER, "StartMoveNumber", "StartZugnummer", "Enroute"),
  UP_TO_MOVE_NUMBER(Handling.KEPT, Operands.NUMBER, "UpToMoveNumber", "BisZugnummer", "JusquAuCoup"),
  NO_WHITE_KING(Handling.READ, Operands.NONE, "NoWk", "OhneWk", "SansRB"),
  NO_BLACK_KING(Handling.READ, Operands.NONE, "NoBk", "OhneSk", "SansRN"),
  DUPLEX(Handling.READ, Operands.NONE, "Duplex", "Duplex", "Duplex"),
  HALF_DUPLEX(Handling.READ, Operands.NONE, "HalfDuplex", "HalbDuplex", "DemiDuplex"),
  THREAT(Handling.TERM, Operands.NUMBER, "Threat", "Drohung", "Menace"),
  NO_THREAT(Handling.FOLLOWED, Operands.NONE, "NoThreat", "OhneDrohung", "SansMenace"),
  TRY(Handling.FOLLOWED, Operands.NONE, "Try", "Verfuehrung", "Essais"),
  MAX_SOLUTIONS(Handling.FOLLOWED, Operands.NUMBER, "MaxSolutions", "MaxLoesungen", "MaxSolutions"),
  MAX_FLIGHTS(Handling.TERM, Operands.NUMBER, "MaxFlightsquares", "MaxFluchtFelder", "MaxCasesFuites"),
  NON_TRIVIAL(Handling.KEPT, Operands.TWO_NUMBERS, "NonTrivial", "NichtTrivial", "NonTrivial"),
  KEEP_MATING_PIECE(Handling.PRINTED, Operands.NONE, "KeepMatingPiece", "HalteMattsetzendenStein",
      "RetiensPieceMatante"),
  EN_PASSANT(Handling.READ, Operands.SQUARES, "EnPassant", "EnPassant", "EnPassant"),
  NO_BOARD(Handling.PRINTED, Operands.NONE, "NoBoard", "OhneBrett", "SansEchiquier"),
  NO_SHORT(Handling.FOLLOWED, Operands.NONE, "NoShortVariations", "OhneKurzVarianten", "SansVariantesCourtes"),
  POST_KEY_PLAY(Handling.TERM, Operands.NONE, "PostKeyPlay", "NachSchluessel", "ApresCle"),
  INTELLIGENT(Handling.PRINTED, Operands.MAYBE_NUMBER, "Intelligent", "Intelligent", "Intelligent"),
  MAX_TIME(Handling.PRINTED, Operands.NUMBER, "MaxTime", "MaxZeit", "MaxTemps"),
  NO_CASTLING(Handling.READ, Operands.SQUARES, "NoCastling", "KeineRochade", "SansRoquer"),
  QUODLIBET(Handling.TERM, Operands.NONE, "Quodlibet", "Quodlibet", "Quodlibet"),
  STOP_ON_SHORT(Handling.TERM, Operands.NONE, "StopOnShortSolutions", "StopNachKurzloesungen",
      "FinApresSolutionsCourtes"),
  BEEP(Handling.PRINTED, Operands.MAYBE_NUMBER, "Beep", "Pieps", "Bip"),
  SUPPRESS_GRID(Handling.PRINTED, Operands.NONE, "SuppressGrid", "OhneGitter", "SansGrille"),
  WRITE_GRID(Handling.PRINTED, Operands.NONE, "WriteGrid", "ZeichneGitter", "AjouteGrille"),
  EXCLUSIVE_CASTLING(Handling.KEPT, Operands.SQUARES, "CastlingMutuallyExclusive", "RochadenGegenseitigAusschliessend",
      "RoquesMutuellementExclusifs"),
  GOAL_IS_END(Handling.TERM, Operands.NONE, "GoalIsEnd", "ZielIstEnde", "ButEstFin"),
  NULL_MOVES(Handling.KEPT, Operands.NONE, "NullMoves", "NullZuege", "CoupsVides"),
  TRIVIAL_TRIES(Handling.KEPT, Operands.NONE, "TrivialTriesAvoid", "TrivialeFehlversucheUnterdruecken",
      "TrivialEssaiSupprimer"),
  /** Self play shows moves that mate at once in any case. */
  MATES_IN_1(Handling.PRINTED, Operands.NONE, "MatesIn1", "MatesIn1", "MatesIn1");

  enum Handling {
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

  private final Handling handling;
  private final Operands operands;
  private final List<String> words;

  PopeyeOption(Handling result, Operands operands, String... words) {
    this.handling = result;
    this.operands = operands;
    this.words = List.of(words);
  }

  Handling handling() {
    return handling;
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
