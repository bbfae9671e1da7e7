package zugwerk.solve.reach;

import zugwerk.board.Square;

/**
 * Whether the attacker's pieces can stand so that one of them checks the King on a square and all guard what the victim
 * does not block, with regard to the squares on which they end. {@link Assignment} looks at what each piece can guard
 * by itself. Here no two pieces that have moved end on one square, none bars a line that another one needs, none stands
 * on a flight that nobody guards, and the victim's pieces must make way.
 *
 * <p>Goes on with something that is not guarded and tries every square from where a piece would guard it. So the
 * squares of a mate, if there is one, are found on the way: a piece is moved only to guard something, and in the mate
 * it stands where it was put. Of a piece that has not been moved it is not known where it ends, so that it bars
 * nothing.
 *
 * <p>Where that hardly ever decides, it is asked only now and then, for each number of moves by itself.
 */
final class MatingSquares {

  /** After so many steps the answer is yes, which is always safe. */
  private static final int MOST_STEPS = 3_000;
  /** It is asked for each position where it decides so many in a hundred; else for one in so many. */
  private static final int LEAST_SHARE = 10;
  private static final int SAMPLE = 16;
  /** After so many positions, older ones count half. */
  private static final int MEMORY = 4_096;

  private final Scene scene;
  private final Target target;
  private final VictimsPart rest;
  private final Posts posts;
  /** What each piece guards from where it stands. */
  private final int[] open;
  /** What each piece that has moved is then. */
  private final int[] ends = new int[Square.COUNT];
  /** The number of the piece that checks, and whether no other can check at the same time. */
  private int checking;
  private boolean alone;
  private int steps;
  /** Whether it is asked for this position, whether it was, and whether something was refused. */
  private boolean active;
  private boolean consulted;
  private boolean refused;
  /** By the attacker's moves: for how many positions it was asked, how many it decided, how many were passed over. */
  private final int[] asked = new int[Journey.LONGEST + 1];
  private final int[] decided = new int[Journey.LONGEST + 1];
  private final int[] passedOver = new int[Journey.LONGEST + 1];

  /** @param open is filled for each position: what each piece may guard from where it stands, by its number */
  MatingSquares(Scene scene, Target target, VictimsPart rest, int[] open) {
    this.scene = scene;
    this.target = target;
    this.rest = rest;
    posts = scene.attackers.posts;
    this.open = open;
  }

  /** Begins with a position, for all squares of the King: decides whether it is asked. */
  void begin() {
    int level = level();
    active = 100 * decided[level] >= LEAST_SHARE * asked[level] || ++passedOver[level] % SAMPLE == 0;
    consulted = false;
    refused = false;
  }

  /** Ends with a position and tells whether the goal may be reached from it. */
  void end(boolean possible) {
    int level = level();
    if (consulted) {
      asked[level]++;
      decided[level] += refused && !possible ? 1 : 0;
    }
    if (asked[level] > MEMORY) {
      asked[level] /= 2;
      decided[level] /= 2;
    }
  }

  private int level() {
    return Math.min(scene.moves, Journey.LONGEST);
  }

  /**
   * Whether they can if a piece checks; also true where it is not asked.
   *
   * @param i the number of the piece that checks
   * @param arrival what it is then, given as in {@link Army}
   * @param cost the moves that it needs for that
   * @param only whether no other piece can check at the same time
   * @param moved the pieces with whose moves enough was found to be guarded, by their numbers
   * @param guarded what is guarded then if nothing is in the way
   */
  boolean isPossible(int i, int arrival, int cost, boolean only, long moved, int guarded) {
    if (!active) {
      return true;
    }
    alone = only;
    consulted = true;
    boolean possible = isPossible(i, arrival, cost, moved, guarded);
    refused |= !possible;
    return possible;
  }

  private void begin(int i, int arrival, int cost) {
    checking = i;
    ends[i] = arrival;
    rest.send(i, cost, arrival);
    steps = 0;
  }

  private boolean isPossible(int i, int arrival, int cost, long moved, int guarded) {
    begin(i, arrival, cost);
    long first = 1L << i;
    long taken = Square.bit(arrival & 63);
    if (moved == first && guarded(first, taken) == guarded
        && (scene.attackers.passages.through(scene.pieces[i], arrival, scene.moves) & scene.foes) == 0
        && (target.bare(guarded) & Surroundings.among(target.square, taken)) == 0) {
      return true;
    }
    return complete(first, taken, scene.moves - cost, 0);
  }

  /** What is guarded, without what the pieces that have moved bar to each other and to the others. */
  private int guarded(long moved, long taken) {
    int guarded = 0;
    for (int i = 0; i < scene.count; i++) {
      guarded |= guards(i, (moved >>> i & 1) != 0, taken);
    }
    return guarded;
  }

  private int guards(int i, boolean moved, long taken) {
    int piece = moved ? ends[i] : scene.pieces[i];
    long square = Square.bit(piece & 63);
    int guarded = moved ? scene.attackers.guards(piece, target.square) : (taken & square) == 0 ? open[i] : 0;
    return target.seen(piece, guarded, taken);
  }

  /**
   * Whether the pieces that have not moved yet, with so many moves, can add what is missing.
   *
   * @param moved the numbers of those that have
   * @param taken their squares
   * @param left flights that are left to the victim
   */
  private boolean complete(long moved, long taken, int moves, int left) {
    if ((guards(checking, true, taken) & Surroundings.CHECK) == 0) {
      return false;
    }
    if (++steps > MOST_STEPS) {
      return true;
    }
    int guarded = guarded(moved, taken);
    // The King could take a piece that nobody guards, and no piece of the victim can be on its square.
    int hanging = target.bare(guarded) & Surroundings.among(target.square, taken);
    if (hanging == 0 && suits(guarded, moved, taken, moves)) {
      return true;
    }
    int bit = moves == 0 ? 0 : hanging != 0 ? Integer.highestOneBit(hanging) : rest.next(guarded, left);
    if (bit == 0) {
      return false;
    }
    for (int i = 0; i < scene.count; i++) {
      if ((moved >>> i & 1) == 0 && sends(i, bit, guarded, moved, taken, moves, left)) {
        return true;
      }
    }
    return hanging == 0 && !target.needs(bit) && target.affordable(left | bit)
        && complete(moved, taken, moves, left | bit);
  }

  /** Whether the victim's pieces can do the rest. */
  private boolean suits(int guarded, long moved, long taken, int left) {
    return rest.suits(guarded, moved, left, alone || left == 0 && !isDouble(moved, taken));
  }

  private boolean isDouble(long moved, long taken) {
    for (int i = 0; i < scene.count; i++) {
      if (i != checking && (guards(i, (moved >>> i & 1) != 0, taken) & Surroundings.CHECK) != 0) {
        return true;
      }
    }
    return false;
  }

  private boolean sends(int i, int bit, int guarded, long moved, long taken, int moves, int left) {
    int number = Integer.numberOfTrailingZeros(bit);
    for (int post : posts.of(scene.pieces[i], target.square, number)) {
      int cost = Posts.moves(post);
      int arrival = Posts.arrival(post);
      if (cost > moves) {
        return false;
      }
      long square = Square.bit(arrival & 63);
      if ((taken & square) == 0
          && (cost < moves || target.mayClose(guarded | scene.attackers.guards(arrival, target.square)))) {
        ends[i] = arrival;
        rest.send(i, cost, arrival);
        if (complete(moved | 1L << i, taken | square, moves - cost, left)) {
          return true;
        }
      }
    }
    return false;
  }
}
