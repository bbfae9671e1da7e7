package zugwerk.betza;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Walks of problem chess that the letters of Betza notation do not express. Each has a name instead, which stands alone
 * in place of an expression. The catalogue describes them.
 */
final class NamedWalks {

  private static final int ENDLESS = 64;
  private static final int FAR = Footprint.FAR;
  /** The farthest hurdle of an Equihopper along a file or a rank. */
  private static final int HALF_WAY = 3;
  private static final long FIRST_RANK = 0xFFL;
  private static final long SEVENTH_RANK = FIRST_RANK << 48;
  private static final long FILE_A = 0x0101010101010101L;
  private static final long BEYOND_THE_RIVER = 0xFFFFFFFF00000000L;
  private static final Leap STRAIGHT = new Leap(0, 1);
  private static final Leap DIAGONAL = new Leap(1, 1);
  private static final Leap KNIGHT = new Leap(1, 2);

  private final String name;
  private final List<Course> courses = new ArrayList<>();

  private NamedWalks(String name) {
    this.name = name;
  }

  /** The courses of the walk with a name; empty if no walk is called so. */
  static Optional<List<Course>> courses(String name) {
    NamedWalks walk = new NamedWalks(name);
    walk.read();
    return walk.courses.isEmpty() ? Optional.empty() : Optional.of(List.copyOf(walk.courses));
  }

  private void read() {
    switch (name) {
      case "Archbishop" -> add("B", Journey.of(1, 2, Journey.EDGE));
      case "ReflectingBishop" -> add("B", Journey.of(1, 5, Journey.EDGE));
      case "ReflectingCardinal" -> cardinal();
      case "BouncyKnight" -> add("N", Journey.of(1, 3, Journey.EDGE));
      case "BouncyNightrider" -> add("NN", Journey.of(1, ENDLESS, Journey.EDGE));
      case "UbiUbi" -> add("N", Journey.of(1, ENDLESS, -1L));
      case "DoubleGrasshopper" -> add("gQ", Journey.of(2, 2, -1L));
      case "DoubleRookhopper" -> add("gR", Journey.of(2, 2, -1L));
      case "DoubleBishopper" -> add("gB", Journey.of(2, 2, -1L));
      case "Edgehog" -> {
        add("Q", Journey.from(Journey.EDGE, ~Journey.EDGE));
        add("Q", Journey.from(~Journey.EDGE, Journey.EDGE));
      }
      case "Querquisite" -> querquisite();
      case "ChinesePawn" -> {
        add("fW", Journey.ONE);
        add("lrW", Journey.from(BEYOND_THE_RIVER, -1L));
      }
      case "RookBishopHunter" -> absolute("fRbB");
      case "BishopRookHunter" -> absolute("fBbR");
      case "Orphan" -> observed(Trait.ENEMY_POWERS);
      case "Friend" -> observed(Trait.FRIENDLY_POWERS);
      case "RadialKnight" -> {
        circles().forEach(circle -> radial(circle, true));
        mark(Trait.OVER_ENEMIES);
      }
      case "BerolinaPawn" -> pawn("fmFfcWifmnA", Trait.PROMOTES);
      case "Superpawn" -> pawn("fmRfcB", Trait.PROMOTES);
      case "SuperBerolinaPawn" -> pawn("fmBfcR", Trait.PROMOTES);
      case "MarinePawn" -> pawn("fmWfcafmFifmnD", Trait.PROMOTES);
      case "ReversedPawn" -> {
        pawn("bmWbcF", Trait.PROMOTES, Trait.REVERSED);
        add("bmnD", Journey.from(SEVENTH_RANK, -1L));
      }
      case "Dragon" -> {
        add("N", Journey.ONE);
        add("fmWfcFifmnD", Journey.from(~FIRST_RANK, -1L));
      }
      case "Ship" -> {
        add("R", Journey.ONE);
        add("fcF", Journey.from(~FIRST_RANK, -1L));
      }
      case "BishopPawnGryphon" -> {
        add("B", Journey.ONE);
        add("fmWifmnD", Journey.from(~FIRST_RANK, -1L));
      }
      case "Bouncer" -> bouncer(lines(STRAIGHT, DIAGONAL));
      case "RookBouncer" -> bouncer(lines(STRAIGHT));
      case "BishopBouncer" -> bouncer(lines(DIAGONAL));
      case "Equistopper" -> equistopper();
      case "NonstopEquistopper" -> within(HALF_WAY).forEach(leap -> hop(List.of(times(leap, 2), times(leap, -1)), 0));
      case "EagleEquihopper" -> eagleEquihopper();
      case "EagleNonstopEquihopper" -> eagleNonstopEquihopper();
      case "Contrahamster" -> contrahamster();
      case "Scarabeus" -> scarabeus();
      case "Maoriderlion" -> ridingLion(false);
      case "Moariderlion" -> ridingLion(true);
      case "RoseLocust" -> roseLocust();
      case "SpiralKnight" -> zigzag(sum -> isShape(sum, 0, 2) || isShape(sum, 0, 4));
      case "SpiralKnight20" -> zigzag(sum -> isShape(sum, 0, 2));
      case "SpiralKnight40" -> zigzag(sum -> isShape(sum, 0, 4));
      case "DiagonalSpiralKnight" -> zigzag(sum -> isShape(sum, 1, 1) || isShape(sum, 3, 3));
      case "DiagonalSpiralKnight11" -> zigzag(sum -> isShape(sum, 1, 1));
      case "DiagonalSpiralKnight33" -> zigzag(sum -> isShape(sum, 3, 3));
      case "Quintessence" -> zigzag(sum -> isShape(sum, 1, 3));
      case "Treehopper" -> lines().forEach(circle -> radial(circle, true));
      case "Leafhopper" -> lines().forEach(circle -> radial(circle, false));
      case "GreaterTreehopper" -> circles().forEach(circle -> radial(circle, true));
      case "GreaterLeafhopper" -> circles().forEach(circle -> radial(circle, false));
      default -> {
        // No walk is called so.
      }
    }
  }

  private void add(String expression, Journey journey) {
    BetzaParser.parse(expression).courses().forEach(course -> courses.add(course.on(journey)));
  }

  /** A piece that never moves by itself. */
  private void observed(Trait trait) {
    courses.add(new Course(name, List.of(new Leap(0, 0)), 1, EnumSet.of(Trait.MOVE, Trait.CAPTURE, trait)));
  }

  private void pawn(String expression, Trait... traits) {
    add(expression, Journey.ONE);
    mark(traits);
  }

  private void mark(Trait... more) {
    courses.replaceAll(course -> {
      Set<Trait> traits = EnumSet.copyOf(course.traits());
      traits.addAll(List.of(more));
      return new Course(course.atom(), course.cycle(), course.least(), course.hurdles(), course.range(), traits,
          course.journey());
    });
  }

  private void absolute(String expression) {
    BetzaParser.parse(expression).courses().forEach(course -> courses.add(new Course(
        course.atom(), course.cycle(), course.range(), EnumSet.of(Trait.MOVE, Trait.CAPTURE, Trait.ABSOLUTE))));
  }

  /** A path that ends behind its last leap, with one hurdle, after the leap of that index. */
  private void hop(List<Leap> leaps, int hurdle, Trait... more) {
    Set<Trait> traits = EnumSet.of(Trait.MOVE, Trait.CAPTURE);
    traits.addAll(List.of(more));
    courses.add(new Course(name, leaps, leaps.size(), 1L << hurdle, leaps.size(), traits));
  }

  private void querquisite() {
    String[] powers = {"R", "N", "B", "Q", "K", "B", "N", "R"};
    for (int file = 0; file < powers.length; file++) {
      add(powers[file], Journey.from(FILE_A << file, -1L));
    }
  }

  private void bouncer(List<Leap> lines) {
    for (Leap leap : lines) {
      // Farther away the square to land on is off the board.
      for (int distance = 1; distance <= HALF_WAY + 1; distance++) {
        List<Leap> path = repeated(leap, distance);
        path.add(times(leap, -distance - 1));
        path.addAll(repeated(times(leap, -1), distance - 1));
        hop(path, distance - 1, Trait.BOUNCING);
      }
    }
  }

  /** Beyond the edge it goes along the edge and away from it again, so that it leaves its colour. */
  private void cardinal() {
    add("B", Journey.ONE);
    for (Leap leap : lines(DIAGONAL)) {
      for (Leap along : List.of(new Leap(leap.dx(), 0), new Leap(0, leap.dy()))) {
        Leap away = times(along, 2).and(times(leap, -1));
        for (int before = 0; before < FAR; before++) {
          List<Leap> path = repeated(leap, before + 1);
          path.add(along.and(times(leap, -1)));
          path.addAll(repeated(away, FAR));
          courses.add(new Course(name, path, before + 2, 1L << before, path.size(),
              EnumSet.of(Trait.MOVE, Trait.CAPTURE, Trait.BOUNCING, Trait.OFF_THE_EDGE)));
        }
      }
    }
  }

  /** The square half-way may be occupied, then by what is captured. */
  private void equistopper() {
    for (Leap leap : lines(STRAIGHT, DIAGONAL)) {
      for (int half = 1; half <= HALF_WAY; half++) {
        List<Leap> path = repeated(leap, half - 1);
        path.add(times(leap, 2));
        path.addAll(repeated(leap, half - 1));
        path.add(times(leap, -half));
        hop(path, path.size() - 2);
      }
    }
    oblique().forEach(leap -> hop(List.of(times(leap, 2), times(leap, -1)), 0));
  }

  private void eagleEquihopper() {
    for (Leap leap : lines(STRAIGHT, DIAGONAL)) {
      for (int distance = 1; distance <= FAR; distance++) {
        for (Leap side : sides(leap)) {
          List<Leap> path = repeated(leap, distance);
          path.addAll(repeated(side, distance));
          hop(path, distance - 1);
        }
      }
    }
    oblique().forEach(leap -> sides(leap).forEach(side -> hop(List.of(leap, side), 0)));
  }

  private void eagleNonstopEquihopper() {
    Stream.concat(lines(STRAIGHT, DIAGONAL).stream(), oblique()).forEach(leap -> {
      for (int distance = 1; distance <= FAR; distance++) {
        for (Leap side : sides(leap)) {
          hop(List.of(times(leap, distance), times(side, distance)), 0);
        }
      }
    });
  }

  private void contrahamster() {
    for (Leap leap : lines(STRAIGHT, DIAGONAL)) {
      List<Leap> path = new ArrayList<>(List.of(times(leap, -1), times(leap, 2)));
      path.addAll(repeated(leap, FAR));
      courses.add(new Course(name, path, 2, 1, path.size(), EnumSet.of(Trait.MOVE, Trait.CAPTURE)));
    }
  }

  /** The Knight's leaps nearest to a line make 27 or 18 degrees with it. */
  private void scarabeus() {
    for (Leap leap : lines(STRAIGHT, DIAGONAL)) {
      int nearest = leap.dx() * leap.dy() == 0 ? 2 : 3;
      for (Leap last : ring(KNIGHT)) {
        if (last.dx() * leap.dx() + last.dy() * leap.dy() == nearest) {
          for (int distance = 1; distance < FAR; distance++) {
            List<Leap> path = repeated(leap, distance);
            path.add(last);
            hop(path, distance - 1);
          }
        }
      }
    }
  }

  /** @param moa whether each Knight's leap passes its diagonal square first */
  private void ridingLion(boolean moa) {
    for (Leap leap : ring(KNIGHT)) {
      Leap diagonal = new Leap(Integer.signum(leap.dx()), Integer.signum(leap.dy()));
      Leap passed = moa ? diagonal : new Leap(leap.dx() / 2, leap.dy() / 2);
      Leap rest = leap.and(times(passed, -1));
      List<Leap> path = List.of(passed, rest, passed, rest, passed, rest);
      for (int length = 2; length <= path.size(); length += 2) {
        for (int hurdle = 0; hurdle < length - 1; hurdle++) {
          hop(path.subList(0, length), hurdle);
        }
      }
    }
  }

  private void roseLocust() {
    for (Course circle : BetzaParser.parse("qN").courses()) {
      for (int length = 2; length <= circle.range(); length++) {
        courses.add(new Course(name, circle.cycle().subList(0, length), length, 1L << length - 2, length,
            EnumSet.of(Trait.CAPTURE, Trait.LOCUST)));
      }
    }
  }

  /** Rides of two Knight's leaps in turn, whose sum has a shape. */
  private void zigzag(Predicate<Leap> sum) {
    for (Leap zig : ring(KNIGHT)) {
      for (Leap zag : ring(KNIGHT)) {
        if (sum.test(zig.and(zag))) {
          courses.add(new Course(name, List.of(zig, zag), Course.UNLIMITED, EnumSet.of(Trait.MOVE, Trait.CAPTURE)));
        }
      }
    }
  }

  /** Goes by a leap over a piece and on by another one as long, or as far as to that piece in another direction. */
  private void radial(List<Leap> circle, boolean on) {
    for (Leap first : circle) {
      for (Leap other : circle) {
        Leap back = times(first, -1);
        Leap second = on ? other : other.and(back);
        if (on ? !other.equals(back) : !other.equals(first)) {
          hop(List.of(first, second), 0);
        }
      }
    }
  }

  private static List<List<Leap>> lines() {
    return IntStream.rangeClosed(1, FAR).boxed()
        .flatMap(length -> Stream.of(ring(times(STRAIGHT, length)), ring(times(DIAGONAL, length)))).toList();
  }

  /** All leaps on a board, those of the same length together. */
  private static Iterable<List<Leap>> circles() {
    Map<Integer, List<Leap>> circles = new TreeMap<>();
    within(FAR).forEach(leap -> circles
        .computeIfAbsent(leap.dx() * leap.dx() + leap.dy() * leap.dy(), _ -> new ArrayList<>()).add(leap));
    return circles.values();
  }

  private static Stream<Leap> within(int distance) {
    return IntStream.rangeClosed(-distance, distance).boxed().flatMap(dx -> IntStream.rangeClosed(-distance, distance)
        .filter(dy -> dx != 0 || dy != 0).mapToObj(dy -> new Leap(dx, dy)));
  }

  /** The leaps to hurdles of an Equihopper that pass no square. */
  private static Stream<Leap> oblique() {
    return Stream.of(KNIGHT, new Leap(1, 3), new Leap(2, 3)).flatMap(shape -> ring(shape).stream());
  }

  private static List<Leap> ring(Leap shape) {
    return new Ring(shape).leaps();
  }

  private static List<Leap> lines(Leap... shapes) {
    return Stream.of(shapes).flatMap(shape -> ring(shape).stream()).toList();
  }

  private static List<Leap> sides(Leap leap) {
    return List.of(new Leap(leap.dy(), -leap.dx()), new Leap(-leap.dy(), leap.dx()));
  }

  private static Leap times(Leap leap, int factor) {
    return new Leap(leap.dx() * factor, leap.dy() * factor);
  }

  private static List<Leap> repeated(Leap leap, int times) {
    return new ArrayList<>(Collections.nCopies(times, leap));
  }

  private static boolean isShape(Leap leap, int small, int large) {
    int dx = Math.abs(leap.dx());
    int dy = Math.abs(leap.dy());
    return Math.min(dx, dy) == small && Math.max(dx, dy) == large;
  }
}
