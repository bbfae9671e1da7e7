package zugwerk.condition;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import zugwerk.betza.Catalogue;
import zugwerk.betza.Course;
import zugwerk.betza.Movement;
import zugwerk.betza.Power;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;

/**
 * A King in check moves only as the pieces that check it do; a reflecting one in its own way too. A vaulting one moves
 * as given pieces instead.
 */
final class TransmutedKings extends Condition {

  /** The option of Vaulting Kings that they have no other moves in check. */
  static final String TRANSMUTING = "transmuting";

  private final int sides;
  private final boolean reflecting;
  private final boolean vaults;
  private final String letters;
  private final List<Map<Set<Course>, Movement>> unions = List.of(new ConcurrentHashMap<>(), new ConcurrentHashMap<>());

  TransmutedKings(int sides, boolean reflecting) {
    this.sides = sides;
    this.reflecting = reflecting;
    vaults = false;
    letters = "";
  }

  /** Vaulting Kings; without letters they move as Equihoppers. */
  TransmutedKings(ConditionOptions options) {
    sides = options.sides(3);
    reflecting = !options.has(TRANSMUTING);
    vaults = true;
    letters = options.letters();
  }

  @Override
  public boolean changesPowers() {
    return true;
  }

  @Override
  public Movement power(Position position, int side, int from, Movement usual) {
    if (Piece.type(position.piece(from)) != Schema.KING || (sides >> side & 1) == 0) {
      return usual;
    }
    Set<Course> courses = new LinkedHashSet<>();
    for (long rest = position.pieces(1 - side) & game().base().active(position); rest != 0; rest &= rest - 1) {
      courses.addAll(checking(position, 1 - side, Long.numberOfTrailingZeros(rest), from));
    }
    if (courses.isEmpty()) {
      return usual;
    }
    if (vaults) {
      courses = vaulting(position, side);
    }
    if (reflecting) {
      courses.addAll(usual.power().courses());
    }
    return unions.get(side).computeIfAbsent(courses,
        all -> Movement.compile(new Power("transmuted", "transmuted", new ArrayList<>(all)), side));
  }

  private Set<Course> vaulting(Position position, int side) {
    Set<Course> courses = new LinkedHashSet<>();
    letters.chars().map(letter -> game().schema().type((char) letter)).filter(type -> type >= 0)
        .forEach(type -> courses.addAll(game().base().movement(position, side, type).power().courses()));
    if (courses.isEmpty()) {
      Catalogue.STANDARD.named("Equihopper").ifPresent(piece -> courses.addAll(piece.power().courses()));
    }
    return courses;
  }

  /** The ways of a piece that checks; an enemy King counts with its own, since each could else depend on the other. */
  private List<Course> checking(Position position, int by, int from, int king) {
    boolean isKing = Piece.type(position.piece(from)) == Schema.KING;
    Movement power = isKing ? game().base().movement(position, by, Schema.KING) : game().power(position, by, from);
    boolean checks = isKing ? power.attacks(from, king, position.occupied())
        : game().observes(position, by, from, king, position.occupied());
    return checks ? power.power().courses() : List.of();
  }
}
