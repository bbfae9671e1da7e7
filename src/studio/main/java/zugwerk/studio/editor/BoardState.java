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
 * Everything that the board shows at one moment. Faults keep the draft from being played; doubts are reasons why it
 * cannot arise in a game. Cursor is {@link Selection#OFF} before first use; selected is a bitboard; {@code watched} is
 * the side whose King is or would be watched; roles are keyed by square.
 */
public record BoardState(Problem draft, List<Fault> faults, List<Fault> doubts,
    Optional<Workbench.BoardPreview> preview, List<MoveMarks.Mark> marks, int cursor, long selected, Side watched,
    Optional<KingField> field, Map<Integer, PieceRole> roles, boolean flipped,
    Optional<PieceReach> reach, boolean asTheyMove, boolean full) {

  public Setup shown() {
    return preview.map(Workbench.BoardPreview::setup).orElse(draft.setup());
  }

  public List<Fault> shownFaults() {
    return preview.isEmpty() ? faults : List.of();
  }

  public List<Drawing> shownDrawings() {
    return preview.isEmpty() ? draft.analysis().drawings() : List.of();
  }

  public Map<Integer, PieceRole> shownRoles() {
    return preview.isEmpty() ? roles : Map.of();
  }

  public boolean isSelected(int square) {
    return preview.isEmpty() && (selected >>> square & 1) != 0;
  }
}
