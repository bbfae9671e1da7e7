package zugwerk.variant;

import static zugwerk.work.Message.message;
import static zugwerk.work.Texts.key;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zugwerk.betza.Movement;
import zugwerk.betza.Power;
import zugwerk.betza.PowerLists;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.rules.FastPath;
import zugwerk.rules.Fault;
import zugwerk.rules.Move;
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
 * multiple of the two lengths, after which all is as it was.
 */
final class Polypiece extends PowerListGame implements FastPath, ReachFacts {

  private static final String TYPES = "KQRBNP";

  /** Betza's example list ("2-lists"). */
  static final PowerLists DEFAULT = PowerLists.parse(
      "K=K;Q=Q/WAND;R=R/NN;B=B/R4;N=N/WD;P=" + Armies.PAWN, TYPES);

  private final PowerLists lists;
  private final Power[][][] powers = new Power[2][][];
  private final Movement[][][] movements = new Movement[2][][];
  private final int[] cycles;
  private final boolean pawnsRetreat;
  private final int counters;

  Polypiece(PowerLists lists) {
    super("Polypiece Chess", slots(lists));
    this.lists = lists;
    counters = schema().offset(schema().slots().getFirst());
    cycles = Armies.ORTHODOX.stream().mapToInt(type -> cycle(lists, type.letter())).toArray();
    for (int side = 0; side < 2; side++) {
      powers[side] = new Power[cycles.length][];
      movements[side] = new Movement[cycles.length][];
      for (int type = 0; type < cycles.length; type++) {
        unroll(side, type);
      }
    }
    pawnsRetreat = Stream.of(movements[0][pawn()], movements[1][pawn()]).anyMatch(Polypiece::retreat);
  }

  private static List<Slot> slots(PowerLists lists) {
    int most = Armies.ORTHODOX.stream().mapToInt(type -> cycle(lists, type.letter())).max().orElseThrow();
    return List.of(new Slot(key("power"), Slot.Scope.TYPE, Math.max(1, most - 1)));
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
    powers[side][type] = new Power[cycles[type]];
    movements[side][type] = new Movement[cycles[type]];
    for (int step = 0; step < cycles[type]; step++) {
      powers[side][type][step] = list.get(step % list.size());
      movements[side][type][step] = compiled[step % list.size()];
    }
  }

  private static boolean retreat(Movement[] list) {
    return Stream.of(list).anyMatch(Movement::retreats);
  }

  @Override
  public Movement movement(Position position, int side, int type) {
    return movements[side][type][position.get(counters + type)];
  }

  @Override
  public FastPath fastPath() {
    return this;
  }

  @Override
  public RetroFacts retroFacts() {
    return RetroFacts.TURNS;
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
    return TableFacts.TABULATED;
  }

  /** Powers that change are known before a move is made. */
  @Override
  public long unsettled(Position position) {
    return 0;
  }

  @Override
  public Movement movementAfter(Variant variant, Position position, int side, int type, int mover) {
    int step = position.get(counters + type);
    return movements[side][type][type == mover ? next(type, step) : step];
  }

  private int next(int type, int step) {
    return step + 1 == cycles[type] ? 0 : step + 1;
  }

  @Override
  public boolean changesPowers(int mover) {
    return cycles[mover] > 1;
  }

  @Override
  public int cycle(int type) {
    return cycles[type];
  }

  @Override
  public List<Fault> stateFaults(Setup setup) {
    List<Fault> faults = new ArrayList<>();
    for (int type = 0; type < cycles.length; type++) {
      int counter = setup.get(counters + type);
      if (counter >= cycles[type]) {
        faults.add(new Fault(Fault.NOWHERE, message("the state {0} exceeds the list, whose last entry is {1}",
            schema().types().get(type).letter() + String.valueOf(counter), cycles[type] - 1)));
      }
    }
    return faults;
  }

  @Override
  public void endTurn(Position position, int mover, int maker) {
    if (mover != Move.NONE) {
      position.set(counters + mover, next(mover, position.get(counters + mover)));
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
    return powers[side][type][position.get(counters + type) % cycles[type]].name();
  }

  @Override
  public boolean namesPowers(int type) {
    return changesPowers(type);
  }

  @Override
  public String nameAfter(Position position, int side, int type) {
    return changesPowers(type) ? name(position, side, type) : "";
  }

  @Override
  public String text() {
    return lists.equals(DEFAULT) ? "" : lists.text();
  }

  @Override
  public String full() {
    return lists.text();
  }

  @Override
  public Optional<PowerLists> powerLists() {
    return Optional.of(lists);
  }

  @Override
  public Optional<Variant> with(String text) {
    return Optional.of(new Polypiece(PowerLists.parse(text, TYPES, DEFAULT)));
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
        "atoms;W=W/F",
        "atoms;W=D/W",
        "K=WF;N=fbNW;atoms;W=W/F/D;N=N/WD;R=R/NN|NN/R",
        "K=WFD;B=BW;P=fmWfmFfceFifmnDfmW2;atoms;F=F/W;D=D/A;B=B/R4");
  }
}
