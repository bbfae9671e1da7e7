package zugwerk.condition;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
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
  private final List<Map<List<Movement>, Movement>> unions =
      List.of(new ConcurrentHashMap<>(), new ConcurrentHashMap<>());

  TransmutedKings(int sides, boolean reflecting) {
    this.sides = sides;
    this.reflecting = reflecting;
    vaults = false;
    letters = "";
  }

  /** Vaulting Kings; without letters they move as Equihoppers. */
  TransmutedKings(ConditionOptions options) {
    sides = options.sides();
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
    List<Movement> powers = List.of();
    for (long rest = position.pieces(1 - side) & game().base().active(position); rest != 0; rest &= rest - 1) {
      int checker = Long.numberOfTrailingZeros(rest);
      Movement power = power(position, 1 - side, checker);
      if (checks(position, 1 - side, checker, from, power) && !powers.contains(power)) {
        powers = powers.isEmpty() ? List.of(power) : with(powers, power);
      }
    }
    if (powers.isEmpty()) {
      return usual;
    }
    powers = vaults ? vaulting(position, side) : powers;
    return unions.get(side).computeIfAbsent(reflecting ? with(powers, usual) : powers, all -> union(all, side));
  }

  private static List<Movement> with(List<Movement> powers, Movement other) {
    return Stream.concat(powers.stream(), Stream.of(other)).toList();
  }

  private static Movement union(List<Movement> powers, int side) {
    List<Course> courses = powers.stream().flatMap(power -> power.power().courses().stream()).distinct().toList();
    return Movement.compile(new Power("transmuted", "transmuted", courses), side);
  }

  private List<Movement> vaulting(Position position, int side) {
    List<Movement> given = letters.chars().map(letter -> game().schema().type((char) letter)).filter(type -> type >= 0)
        .mapToObj(type -> game().base().movement(position, side, type)).toList();
    return !given.isEmpty() ? given : List.of(unions.get(side).computeIfAbsent(given,
        _ -> Movement.compile(Catalogue.STANDARD.named("Equihopper").orElseThrow().power(), side)));
  }

  /** An enemy King counts with its own power, since each could else depend on the other. */
  private Movement power(Position position, int by, int from) {
    boolean isKing = Piece.type(position.piece(from)) == Schema.KING;
    return isKing ? game().base().movement(position, by, Schema.KING) : game().power(position, by, from);
  }

  private boolean checks(Position position, int by, int from, int king, Movement power) {
    return Piece.type(position.piece(from)) == Schema.KING
        ? game().attacks(position, by, Schema.KING, power, from, king, position.occupied())
        : game().observes(position, by, from, king, position.occupied());
  }
}
