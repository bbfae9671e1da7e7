package zugwerk.variant;

import static zugwerk.work.Message.message;
import static zugwerk.work.Texts.key;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.betza.Movement;
import zugwerk.betza.Power;
import zugwerk.betza.PowerLists;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Transformation;
import zugwerk.rules.FastPath;
import zugwerk.rules.Fault;
import zugwerk.rules.Move;
import zugwerk.rules.PowerCycle;
import zugwerk.rules.ReachFacts;
import zugwerk.rules.RetroFacts;
import zugwerk.rules.TableFacts;
import zugwerk.rules.Variant;

/**
 * Polypiece Chess: when a piece moves, all pieces of its type, of both sides, step to the next power of their list.
 *
 * <p>Source: Ralph Betza, "Polypiece Chess", Chess Variant Pages; the page gives no year.
 *
 * <p>One counter for each type serves both sides; each side goes along its own list. It counts to the least common
 * multiple of the two lengths, after which all is as it was. Behind the word {@code armies} each side has counters of
 * its own, which only its own moves change.
 */
final class Polypiece extends PowerListGame implements FastPath, ReachFacts {

  /** Begins lists whose counters belong to one side. */
  private static final String ARMIES = "armies";

  /** Betza's example list ("2-lists"). */
  static final PowerLists DEFAULT = PowerLists.parse(
      "K=K;Q=Q/WAND;R=R/NN;B=B/R4;N=N/WD;P=" + Armies.PAWN, TYPES);

  private final PowerLists lists;
  private final Power[][][] powers = new Power[2][][];
  private final Movement[][][] movements = new Movement[2][][];
  private final boolean ofArmies;
  /** By side and type: after how many steps its pieces have their first power again. */
  private final int[][] cycles = new int[2][TYPES.length()];
  /** By side and type: the cell of the counter, or -1 where there is none. */
  private final int[][] cells = new int[2][TYPES.length()];
  private final boolean pawnsRetreat;

  Polypiece(PowerLists lists) {
    this(lists, false);
  }

  private Polypiece(PowerLists lists, boolean ofArmies) {
    super("Polypiece Chess", ofArmies ? slotsOfArmies(lists) : slots(lists));
    this.lists = lists;
    this.ofArmies = ofArmies;
    for (int side = 0; side < 2; side++) {
      powers[side] = new Power[TYPES.length()][];
      movements[side] = new Movement[TYPES.length()][];
      for (int type = 0; type < TYPES.length(); type++) {
        char letter = TYPES.charAt(type);
        cycles[side][type] = ofArmies ? lists.list(side, letter).size() : cycle(lists, letter);
        cells[side][type] = ofArmies ? cell(side, letter) : schema().offset(schema().slots().getFirst()) + type;
        unroll(side, type);
      }
    }
    pawnsRetreat = Stream.of(movements[0][pawn()], movements[1][pawn()]).anyMatch(Polypiece::retreat);
  }

  private static List<Slot> slots(PowerLists lists) {
    int most = Armies.ORTHODOX.stream().mapToInt(type -> cycle(lists, type.letter())).max().orElseThrow();
    return List.of(new Slot(key("power"), Slot.Scope.TYPE, Math.max(1, most - 1)));
  }

  private static List<Slot> slotsOfArmies(PowerLists lists) {
    return IntStream.range(0, 2).boxed().flatMap(side -> Armies.ORTHODOX.stream()
        .flatMap(type -> slot(lists, side, type.letter()).stream())).toList();
  }

  /** The counter of a side's type; empty where its list has one entry. */
  private static Optional<Slot> slot(PowerLists lists, int side, char letter) {
    int size = lists.list(side, letter).size();
    String sign = ofSide(side, letter);
    if (size < 3) {
      return size == 1 ? Optional.empty() : Optional.of(new Slot("entry of " + sign, Slot.Scope.GAME, 1, sign + "1")
          .headed(sign + " at its second entry"));
    }
    return Optional.of(new Slot("entry of " + sign, Slot.Scope.GAME, size - 1, sign));
  }

  /** The letter of a side's type as in a FEN. */
  private static String ofSide(int side, char letter) {
    return String.valueOf(side == 0 ? letter : Character.toLowerCase(letter));
  }

  private int cell(int side, char letter) {
    return slot(lists, side, letter).map(slot -> schema().offset(slot)).orElse(-1);
  }

  /** After how many steps a type's pieces of both sides have their first powers again. */
  private static int cycle(PowerLists lists, char letter) {
    return Armies.cycle(lists.list(0, letter).size(), lists.list(1, letter).size());
  }

  /** Writes a type's list out over its whole cycle, each power compiled once. */
  private void unroll(int side, int type) {
    char letter = schema().types().get(type).letter();
    List<Power> list = lists.list(side, letter);
    Movement[] compiled = list.stream().map(power -> Movement.compile(power, side)).toArray(Movement[]::new);
    powers[side][type] = new Power[cycles[side][type]];
    movements[side][type] = new Movement[cycles[side][type]];
    for (int step = 0; step < cycles[side][type]; step++) {
      powers[side][type][step] = list.get(step % list.size());
      movements[side][type][step] = compiled[step % list.size()];
    }
  }

  private static boolean retreat(Movement[] list) {
    return Stream.of(list).anyMatch(Movement::retreats);
  }

  @Override
  public Movement movement(Position position, int side, int type) {
    return movements[side][type][steps(position, side, type)];
  }

  private int steps(Position position, int side, int type) {
    return cells[side][type] < 0 ? 0 : position.get(cells[side][type]);
  }

  @Override
  public FastPath fastPath() {
    return ofArmies ? FastPath.KINGS_LIVE : this;
  }

  @Override
  public RetroFacts retroFacts() {
    return ofArmies ? RetroFacts.COUNTS : RetroFacts.TURNS;
  }

  @Override
  public ReachFacts reachFacts() {
    return this;
  }

  /** Lists that change how a King moves change which flights must be guarded. */
  @Override
  public boolean bounded() {
    return Stream.of(movements[0][Schema.KING], movements[1][Schema.KING]).flatMap(Stream::of)
        .allMatch(Armies::isRoyalStep);
  }

  @Override
  public List<Movement> powers(int side, int type) {
    return Stream.of(movements[side][type]).distinct().toList();
  }

  @Override
  public TableFacts tableFacts() {
    return ofArmies ? TableFacts.BY_SLOTS : TableFacts.TABULATED;
  }

  /** Powers that change are known before a move is made. */
  @Override
  public long unsettled(Position position) {
    return 0;
  }

  @Override
  public Movement movementAfter(Variant variant, Position position, int side, int type, int mover) {
    int step = steps(position, side, type);
    return movements[side][type][type == mover ? next(side, type, step) : step];
  }

  private int next(int side, int type, int step) {
    return step + 1 == cycles[side][type] ? 0 : step + 1;
  }

  @Override
  public boolean changesPowers(int mover) {
    return cycles[0][mover] > 1 || cycles[1][mover] > 1;
  }

  @Override
  public int cycle(int type) {
    return ofArmies ? 1 : cycles[0][type];
  }

  @Override
  public List<Fault> stateFaults(Setup setup) {
    List<Fault> faults = new ArrayList<>();
    for (int type = 0; !ofArmies && type < TYPES.length(); type++) {
      int counter = setup.get(cells[0][type]);
      if (counter >= cycles[0][type]) {
        faults.add(new Fault(Fault.NOWHERE, message("the state {0} exceeds the list, whose last entry is {1}",
            schema().types().get(type).letter() + String.valueOf(counter), cycles[0][type] - 1)));
      }
    }
    return faults;
  }

  @Override
  public void endTurn(Position position, int mover, int maker) {
    int side = position.toMove();
    if (mover != Move.NONE && cells[side][mover] >= 0) {
      position.set(cells[side][mover], next(side, mover, steps(position, side, mover)));
    }
  }

  @Override
  public long pawnSquares(int side) {
    return Armies.pawnSquares(side, pawnsRetreat);
  }

  @Override
  public boolean pawnsJump() {
    return Stream.of(movements[0][pawn()], movements[1][pawn()]).flatMap(Stream::of).anyMatch(Movement::jumpsAtFirst);
  }

  @Override
  public String name(Position position, int side, int type) {
    return powers[side][type][steps(position, side, type) % cycles[side][type]].name();
  }

  @Override
  public boolean namesPowers(int type) {
    return changesPowers(type);
  }

  @Override
  public String nameAfter(Position position, int side, int type) {
    return cycles[side][type] > 1 ? name(position, side, type) : "";
  }

  @Override
  public String text() {
    return lists.equals(DEFAULT) && !ofArmies ? "" : full();
  }

  @Override
  public String full() {
    return ofArmies ? ARMIES + ";" + lists.text() : lists.text();
  }

  @Override
  public Optional<PowerLists> powerLists() {
    return ofArmies ? Optional.empty() : Optional.of(lists);
  }

  /** The lists of each side, where each has counters of its own. */
  @Override
  public List<PowerCycle> cycles() {
    return !ofArmies ? List.of() : IntStream.range(0, 2).boxed().flatMap(side -> Armies.ORTHODOX.stream()
        .filter(type -> !lists.list(side, type.letter()).equals(PLAIN_TYPES.list(side, type.letter())))
        .map(type -> cycle(side, type.letter()))).toList();
  }

  private PowerCycle cycle(int side, char letter) {
    List<String> names = lists.list(side, letter).stream().map(Power::name).toList();
    return new PowerCycle(ofSide(side, letter), names, names, slot(lists, side, letter));
  }

  /** Where the armies differ, they have counters of their own, or one for both. */
  @Override
  public List<String> readings() {
    boolean differ = !lists.white().equals(lists.black());
    return ofArmies ? List.of(lists.text()) : differ ? List.of(ARMIES + ";" + lists.text()) : List.of();
  }

  @Override
  public Optional<Variant> with(String text) {
    boolean word = text.equals(ARMIES) || text.startsWith(ARMIES + ";");
    String read = !word ? text : text.substring(Math.min(text.length(), ARMIES.length() + 1));
    PowerLists found = word && read.isEmpty() ? DEFAULT : PowerLists.parse(read, TYPES, DEFAULT);
    return Optional.of(new Polypiece(found, word));
  }

  /** Each side's counters are its own, so that they do not serve the other side. */
  @Override
  public boolean keeps(Transformation transformation) {
    return !ofArmies || !transformation.exchangesColours();
  }

  @Override
  public List<String> samples() {
    return List.of(
        "N=N/WD|WD/N;B=B/R4|R4/B;R=R/NN|NN/R;Q=Q/WAND|WAND/Q",
        "N=N/WD/C;K=K/N;B=B/fsLbbL/AF;R=R4/nN",
        "K=K/W/KD;Q=gQ/Q;R=pR/R;N=jD/N/nN;P=fmWfceFifmnD/fK",
        "Q=Q/CZ;R=R/HFD|G/nA/NN;B=zB/B2/nC;N=ffNbsN/N2;P=fmWfceFifmnD/WD",
        "P=fmWfceFifmnD/fmFfcWifmnA;N=NN/mNcB;B=BN|cBmN/F",
        "P=fmWfmFfceFifmnD/fFfceW;N=N/WD",
        "N=[F-R]/afsW|[F-W]/gabsQ;K=K/mafsmWcF;R=afsR/[W?F-W];P=fmWfceFifmafmW/fK",
        "armies;N=N/WA|fbNF/fwNW",
        "armies;K=K/N;N=N/WD/C|F/A;Q=gQ/Q;P=fmWfceFifmnD/fmFfcWifmnA",
        "atoms;W=W/F",
        "atoms;W=D/W",
        "K=WF;N=fbNW;atoms;W=W/F/D;N=N/WD;R=R/NN|NN/R",
        "K=WFD;B=BW;P=fmWfmFfceFifmnDfmW2;atoms;F=F/W;D=D/A;B=B/R4");
  }
}
