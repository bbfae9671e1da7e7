package zugwerk.compose;

import java.util.Comparator;
import java.util.HashSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import zugwerk.compose.DraftScorer.Rating;

/** One attempt to compose a problem to a theme: a walk through drafts by simulated annealing. */
final class ThemeWalk {

  private static final int STARTS = 12;
  private static final int NET_STARTS = 3;
  /** The usual number of steps in search of the themes. */
  private static final int SKETCH_STEPS = 1500;
  /** The number of steps after which all intended first moves are compared. */
  private static final int AGAIN = 200;
  /** From this distance on nothing of the themes is seen. */
  private static final double FAR = 29;
  private static final double NEAR = 11;
  private static final double SKETCH_HEAT = 0.8;
  /** The steps that may lead away from a net, and the part of its pieces that may stay then. */
  private static final int DRIFT = 800;
  private static final double DRIFTED = 0.6;
  /** Each leg cools down, and the next begins at the best place so far. */
  private static final int LEG = 1000;
  private static final int LEGS = 5;
  /** The distance of unsound drafts that two legs should have left behind. */
  private static final double LOST = 18;
  /** The number of legs after the one that finds a problem. */
  private static final int FURTHER = 1;
  private static final double HOT = 1.5;
  private static final double COLD = 0.25;

  private final DraftChanges changes;
  private final DraftScorer scorer;
  private final CandidateSolver solver;
  private final Random random;
  private final boolean quick;
  private final Optional<Net> origin;
  private final Set<Draft> seen = new HashSet<>();
  private double least = DraftScorer.HOPELESS;

  /** A draft with its rating. */
  private record Place(Draft draft, Rating rating) {

    double distance() {
      return rating.distance();
    }
  }

  ThemeWalk(DraftChanges changes, DraftScorer scorer, CandidateSolver solver, Random random,
      boolean quick, Optional<Net> origin) {
    this.changes = changes;
    this.scorer = scorer;
    this.solver = solver;
    this.random = random;
    this.quick = quick;
    this.origin = origin;
  }

  /** The best problem found; empty if none was found. */
  Optional<Found> result() {
    Optional<Place> start = Stream.generate(() -> changes.start(origin)).limit(origin.isPresent() ? NET_STARTS : STARTS)
        .flatMap(Optional::stream)
        .map(draft -> refocused(new Place(draft, scorer.sketch(draft, DraftScorer.HOPELESS)), scorer::sketch))
        .min(Comparator.comparingDouble(Place::distance));
    return start.flatMap(this::sketched).map(this::drifted).flatMap(this::composed);
  }

  /** Changes a draft until it shows the themes, sound or not. */
  private Optional<Place> sketched(Place start) {
    Place place = start;
    for (int step = 0; step < steps(place) && !place.rating().complete() && !solver.stops(); step++) {
      place = step % AGAIN == 0 ? refocused(place, scorer::sketch) : step(place, SKETCH_HEAT, scorer::sketch);
    }
    return Optional.of(place).filter(end -> end.rating().complete());
  }

  /** The nearer the themes, the more steps are worth taking. */
  private static int steps(Place place) {
    return place.distance() > FAR ? SKETCH_STEPS / 3 : place.distance() < NEAR ? 3 * SKETCH_STEPS : SKETCH_STEPS;
  }

  /** Changes a net while the themes stay, until it is another position. */
  private Place drifted(Place sketch) {
    Place place = sketch;
    for (int step = 0; step < DRIFT && kept(place) > DRIFTED && !solver.stops(); step++) {
      Place next = step(place, SKETCH_HEAT, scorer::sketch);
      place = next.rating().complete() && kept(next) <= kept(place) ? next : place;
    }
    return place;
  }

  /** The part of the pieces of the net that stand where they stood; 0 if the walk began with a random position. */
  private double kept(Place place) {
    return origin.map(net -> net.keptIn(place.draft().setup())).orElse(0.0);
  }

  private Optional<Found> composed(Place sketch) {
    Optional<Found> found = Optional.empty();
    Place best = new Place(sketch.draft(), scorer.rating(sketch.draft(), DraftScorer.HOPELESS));
    int legs = LEGS;
    for (int leg = 0; leg < legs && (leg < 2 || best.distance() < LOST) && !solver.stops(); leg++) {
      Place place = refocused(best, scorer::rating);
      for (int step = 0; step < LEG && !solver.stops(); step++) {
        Place next = step(place, HOT * Math.pow(COLD / HOT, step / (double) LEG), scorer::rating);
        if (!next.equals(place)) {
          place = next;
          best = place.distance() < best.distance() ? place : best;
          Optional<Found> more = finished(place);
          legs = found.isEmpty() && more.isPresent() ? leg + 1 + FURTHER : legs;
          found = Stream.of(more, found).flatMap(Optional::stream).min(Found.BEST_FIRST);
          if (quick && found.isPresent()) {
            return found;
          }
        }
      }
    }
    return found;
  }

  /** The place with the best intended first moves of its position, chosen one after another. */
  private Place refocused(Place from, Scoring scoring) {
    Place best = from;
    for (int i = 0; i < from.draft().firsts().size(); i++) {
      for (Draft other : changes.others(best.draft(), i).toList()) {
        Rating rating = scoring.of(other, best.distance());
        best = rating.distance() < best.distance() ? new Place(other, rating) : best;
      }
    }
    return best;
  }

  @FunctionalInterface
  private interface Scoring {
    Rating of(Draft draft, double limit);
  }

  /** The place after a random change, or the same place if the change leads too far away. */
  private Place step(Place from, double heat, Scoring scoring) {
    double limit = from.distance() - heat * Math.log(1 - random.nextDouble());
    Optional<Place> next = changes.next(from.draft(), from.rating().focus())
        .map(draft -> new Place(draft, scoring.of(draft, limit))).filter(place -> place.distance() <= limit);
    return next.orElse(from);
  }

  /** The problem at a place that is better than those before, without pieces that it does not need. */
  private Optional<Found> finished(Place place) {
    if (!place.rating().complete() || place.distance() >= least || kept(place) > Net.MOST_KEPT
        || !seen.add(place.draft())) {
      return Optional.empty();
    }
    Draft draft = place.draft();
    Optional<Draft> lean = Optional.of(draft);
    while (lean.isPresent() && !solver.stops()) {
      draft = lean.get();
      lean = changes.simpler(draft).filter(less -> scorer.rating(less, DraftScorer.HOPELESS).complete()).findFirst();
    }
    Optional<Found> found = scorer.found(draft.setup());
    found.ifPresent(_ -> least = place.distance());
    return found;
  }
}
