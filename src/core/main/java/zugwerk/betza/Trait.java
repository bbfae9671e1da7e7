package zugwerk.betza;

/** What a {@link Course} may do, and under which conditions. */
public enum Trait {
  /** It may go to an empty square ({@code m}, or no mode given). */
  MOVE,
  /** It may capture ({@code c}, or no mode given). */
  CAPTURE,
  /** Every square that a single leap passes must be empty ({@code n}). */
  LAME,
  /** At least one square that a single leap passes must be occupied ({@code j}). */
  JUMPING,
  /** It lands right behind the first piece met on its way ({@code g}). */
  GRASSHOPPER,
  /** It continues past exactly one piece, to move or to capture ({@code p}). */
  CANNON,
  /** Only from the rank where the Pawns of its colour start ({@code i}). */
  INITIAL,
  /** It may capture en passant ({@code e}). */
  EN_PASSANT,
  /** It captures the last piece that it passes, and lands on an empty square ({@code c} before {@code a}). */
  LOCUST,
  /** The edge of the board serves it as a piece to go over. */
  BOUNCING,
  /** Only the edge does, not a piece. */
  OFF_THE_EDGE,
  /** It goes the same way up the board or down for both sides. */
  ABSOLUTE,
  /** It goes over enemies only. */
  OVER_ENEMIES,
  /** Its piece has the powers of the enemies that observe it. */
  ENEMY_POWERS,
  /** Its piece has the powers of the friends that observe it. */
  FRIENDLY_POWERS,
  /** Its piece is a Pawn: on its last rank it becomes another piece. */
  PROMOTES,
  /** Its piece is promoted on its first rank instead. */
  REVERSED
}
