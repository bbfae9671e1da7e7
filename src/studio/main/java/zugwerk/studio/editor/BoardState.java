package zugwerk.studio.editor;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.compose.PieceRole;
import zugwerk.problem.Drawing;
import zugwerk.problem.Problem;
import zugwerk.rules.Fault;
import zugwerk.rules.KingField;
import zugwerk.rules.PieceReach;

/**
 * Everything that the board shows at one moment. Immutable; the bench makes a new one for each change, all at once.
 *
 * @param draft the problem
 * @param faults what keeps the draft from being played
 * @param doubts why the draft cannot arise in a game, although it can be played
 * @param preview what the board shows instead of the draft, if it does
 * @param marks moves that are drawn over the position
 * @param cursor the square that the keyboard works on, {@link Selection#OFF} before the board was first used
 * @param selected the selected squares, as bits
 * @param watched the side whose King is or would be watched
 * @param field flights, pins and guards of that King, if it is watched and there is one
 * @param roles the known roles of the draft's pieces, by squares
 * @param flipped whether Black's side is below
 * @param reach what the piece that is looked at can do, if there is one
 * @param asTheyMove whether pieces are drawn by their present powers
 */
public record BoardState(Problem draft, List<Fault> faults, List<Fault> doubts,
    Optional<Workbench.BoardPreview> preview, List<MoveMarks.Mark> marks, int cursor, long selected, Side watched,
    Optional<KingField> field, Map<Integer, PieceRole> roles, boolean flipped,
    Optional<PieceReach> reach, boolean asTheyMove) {

  /** The position that the board shows. */
  public Setup shown() {
    return preview.map(Workbench.BoardPreview::setup).orElse(draft.setup());
  }

  /** The faults of the draft while the board shows it. */
  public List<Fault> shownFaults() {
    return preview.isEmpty() ? faults : List.of();
  }

  /** The arrows and rings that were drawn on the draft, while the board shows it. */
  public List<Drawing> shownDrawings() {
    return preview.isEmpty() ? draft.drawings() : List.of();
  }

  /** The roles of pieces while the board shows the draft. */
  public Map<Integer, PieceRole> shownRoles() {
    return preview.isEmpty() ? roles : Map.of();
  }

  /** Whether a square is selected and the board shows the draft. */
  public boolean isSelected(int square) {
    return preview.isEmpty() && (selected >>> square & 1) != 0;
  }
}
