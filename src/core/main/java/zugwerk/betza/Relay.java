package zugwerk.betza;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zugwerk.board.Square;

/** A {@link Journey} from one square. */
final class Relay extends Route {

  private final int from;
  private final Journey journey;
  private final Movement step;

  private Relay(int from, Journey journey, Movement step) {
    this.from = from;
    this.journey = journey;
    this.step = step;
  }

  /** The journeys of a power, each with the courses that share it. */
  static List<Relay[]> all(Power power, int side) {
    Map<Journey, List<Course>> shared = new LinkedHashMap<>();
    for (Course course : power.courses()) {
      if (!course.journey().equals(Journey.ONE)) {
        shared.computeIfAbsent(course.journey(), _ -> new ArrayList<>()).add(course.on(Journey.ONE));
      }
    }
    return shared.entrySet().stream().map(entry -> all(
        side == 0 ? entry.getKey() : entry.getKey().flipped(),
        Movement.compile(new Power("", "", entry.getValue()), side))).toList();
  }

  private static Relay[] all(Journey journey, Movement step) {
    Relay[] relays = new Relay[Square.COUNT];
    for (int from = 0; from < relays.length; from++) {
      relays[from] = new Relay(from, journey, step);
    }
    return relays;
  }

  @Override
  long most() {
    long reached = 0;
    long been = 0;
    long here = journey.starts() & Square.bit(from);
    for (int taken = 1; here != 0 && taken <= journey.most(); taken++) {
      been |= here;
      long next = 0;
      for (long rest = here; rest != 0; rest &= rest - 1) {
        next |= step.reach(Long.numberOfTrailingZeros(rest));
      }
      reached |= taken < journey.least() ? 0 : next;
      here = next & journey.turns() & ~been;
    }
    return reached & journey.landings() & ~Square.bit(from);
  }

  @Override
  boolean is(Trait trait) {
    return trait == Trait.MOVE || trait == Trait.CAPTURE;
  }

  @Override
  long reach(long occupied, Trait mode) {
    long reached = 0;
    long here = mode == Trait.EN_PASSANT ? 0 : journey.starts() & Square.bit(from);
    long been = 0;
    for (int taken = 1; here != 0 && taken <= journey.most(); taken++) {
      been |= here;
      long next = 0;
      for (long rest = here; rest != 0; rest &= rest - 1) {
        int square = Long.numberOfTrailingZeros(rest);
        next |= step.moves(square, occupied);
        if (taken >= journey.least() && mode == Trait.CAPTURE) {
          reached |= step.captures(square, occupied);
        }
      }
      if (taken >= journey.least() && mode == Trait.MOVE) {
        reached |= next;
      }
      here = next & journey.turns() & ~been;
    }
    return reached & journey.landings() & ~Square.bit(from);
  }
}
