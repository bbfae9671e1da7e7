package zugwerk.diagram;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import zugwerk.board.Piece;
import zugwerk.board.PieceType;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.rules.Rights;
import zugwerk.rules.Variant;
import zugwerk.work.Texts;

/**
 * Converts a setup to another game or other settings. A type becomes the one of the same name; else the one on its
 * start square, as the Queen becomes the General of Shock Chess; else the one with its letter; else the first that
 * moves like it. State is kept where the other game has a slot of the same name.
 */
public final class ChangeOfGame {

  private final Variant before;
  private final Variant after;
  private final Setup old;
  private final Texts texts;
  private final Set<String> renamed = new LinkedHashSet<>();
  private final List<String> dropped = new ArrayList<>();
  private final Setup carried;

  /**
   * Converts a setup of one game to another.
   *
   * @param texts the language of the {@link #summary}
   */
  public ChangeOfGame(Setup old, Variant before, Variant after, Texts texts) {
    this.old = old;
    this.texts = texts;
    this.before = before;
    this.after = after;
    Setup pieces = pieces(Setup.empty(after.schema()).counting(old.halfmoves(), old.fullmove()));
    for (int cell = Schema.SIDE_TO_MOVE; cell < Schema.FIRST_SLOT; cell++) {
      pieces = pieces.with(cell, old.get(cell));
    }
    Setup changed = pieces;
    for (Slot slot : old.schema().slots()) {
      changed = state(changed, slot);
    }
    carried = Rights.kept(after, after.tidied(changed));
    rights();
  }

  /** The position in the other game. */
  public Setup setup() {
    return carried;
  }

  /** What was converted or lost; empty if nothing. */
  public String summary() {
    List<String> sentences = new ArrayList<>();
    if (!renamed.isEmpty()) {
      sentences.add(String.join(", ", renamed) + ".");
    }
    if (!dropped.isEmpty()) {
      sentences.add(texts.lang("Dropped: {0}.", String.join("; ", dropped)));
    }
    return String.join(" ", sentences);
  }

  private Setup pieces(Setup empty) {
    Setup other = empty;
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = old.piece(square);
      if (piece != Piece.NONE) {
        PieceType was = old.schema().types().get(Piece.type(piece));
        Optional<Integer> type = type(Piece.type(piece));
        if (type.isPresent()) {
          other = other.withPiece(square, Piece.of(Piece.side(piece), type.get()));
          String now = after.schema().types().get(type.get()).title();
          if (!now.equals(was.title())) {
            renamed.add(texts.lang("{0} becomes {1}", texts.lang(was.title()), texts.lang(now)));
          }
        } else {
          dropped.add(texts.lang("{0} on {1}", texts.lang(was.title()), Square.name(square)));
        }
      }
    }
    return other;
  }

  private Optional<Integer> type(int type) {
    PieceType was = before.schema().types().get(type);
    Setup start = Fen.start(before);
    Setup otherStart = Fen.start(after);
    Position here = Position.of(start);
    Position there = Position.of(otherStart);
    return first(other -> after.schema().types().get(other).title().equals(was.title()))
        .or(() -> IntStream.range(0, Square.COUNT).filter(square -> start.piece(square) == Piece.of(0, type))
            .map(otherStart::piece).filter(piece -> piece != Piece.NONE && Piece.side(piece) == 0).map(Piece::type)
            .filter(other -> other != Schema.KING && other != after.pawn()).boxed().findFirst())
        .or(() -> first(other -> after.schema().types().get(other).letter() == was.letter()))
        .or(() -> first(other -> other != Schema.KING && after.movement(there, 0, other).power().courses()
            .equals(before.movement(here, 0, type).power().courses())));
  }

  private Optional<Integer> first(IntPredicate which) {
    return IntStream.range(0, after.schema().types().size()).filter(which).boxed().findFirst();
  }

  private Setup state(Setup other, Slot slot) {
    Optional<Slot> same = after.schema().slots().stream()
        .filter(each -> each.name().equals(slot.name()) && each.scope() == slot.scope()).findFirst();
    Setup changed = other;
    boolean lost = false;
    for (int index = 0; index < old.schema().values(slot); index++) {
      int value = old.get(old.schema().offset(slot) + index);
      Optional<Setup> with = value == 0 ? Optional.of(changed)
          : same.isEmpty() ? Optional.empty() : with(changed, slot, same.get(), index, value);
      lost |= with.isEmpty();
      changed = with.orElse(changed);
    }
    if (lost) {
      String line = StateText.line(old, slot, texts);
      dropped.add(line.isEmpty() ? texts.lang("which {0} each type has", slot.name()) : line);
    }
    return changed;
  }

  private Optional<Setup> with(Setup other, Slot slot, Slot same, int index, int value) {
    int place = index;
    int now = value;
    int most = same.max();
    if (slot.scope() == Slot.Scope.TYPE) {
      place = type(index).orElse(-1);
      most = place < 0 ? 0 : after.cycle(place) - 1;
    } else if (slot.scope() == Slot.Scope.PIECE) {
      int piece = other.piece(index);
      if (piece == Piece.NONE) {
        return Optional.empty();
      }
      int was = before.fullValue(slot, Piece.type(old.piece(index)));
      int full = after.fullValue(same, Piece.type(piece));
      // Points are the same part of all that the piece can have.
      now = was > 0 && full > 0 ? Math.max(1, Math.toIntExact(Math.round((double) value * full / was))) : value;
    }
    return now > most ? Optional.empty() : Optional.of(other.with(after.schema().offset(same) + place, now));
  }

  private void rights() {
    int lost = old.get(Schema.CASTLING) & ~carried.get(Schema.CASTLING);
    if (lost != 0) {
      dropped.add(texts.lang("castling {0}", Fen.castling(lost)));
    }
    if (old.get(Schema.EN_PASSANT) != carried.get(Schema.EN_PASSANT)) {
      dropped.add(texts.lang("en passant on {0}", Square.name(old.get(Schema.EN_PASSANT) - 1)));
    }
  }
}
