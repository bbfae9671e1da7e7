package zugwerk.variant;

import static zugwerk.work.Texts.key;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import zugwerk.betza.Catalogue;
import zugwerk.betza.Movement;
import zugwerk.betza.NamedPiece;
import zugwerk.betza.Power;
import zugwerk.betza.PowerLists;
import zugwerk.betza.Preset;
import zugwerk.betza.Trait;
import zugwerk.board.Piece;
import zugwerk.board.PieceType;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.rules.FastPath;
import zugwerk.rules.GameOptions;
import zugwerk.rules.LocustCaptures;
import zugwerk.rules.MoveList;
import zugwerk.rules.ReachFacts;
import zugwerk.rules.RetroFacts;
import zugwerk.rules.TableFacts;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;
import zugwerk.work.Message;

/**
 * Orthodox chess with fairy pieces: a list gives each of them a letter and a power, which it keeps for good.
 *
 * <p>The orthodox pieces are there too and have their own letters. Pawns may become any officer of theirs and any piece
 * of the list that can move. Popeye offers the orthodox officers and the fairy pieces of the diagram; a list that has
 * just those says the same.
 */
final class Fairy extends StatelessGame implements GameOptions {

  /** The letters that are free for fairy pieces. */
  static final String LETTERS = "ACDEFGHIJLMOSTUVWXYZ";

  /** The two fairy pieces that problems have most often. */
  static final PowerLists DEFAULT = PowerLists.some("G=Grasshopper:gQ;I=Nightrider:NN", LETTERS);

  private final PowerLists list;
  private final Variant played;
  /** Whether some piece captures on the way. */
  private final boolean locusts;
  private final ObservedPowers observed;
  private final boolean observes;
  /** By type: whether it is a Pawn, and whether one that is promoted on its first rank. */
  private final boolean[] pawns;
  private final boolean[] reversed;
  private final boolean otherPawns;

  Fairy(PowerLists list, @Nullable Variant whole) {
    super("fairy", key("Fairy chess"), new Schema(types(list), List.of()), powers(list), "QRBN" + promoted(list));
    this.list = list;
    played = whole == null ? this : whole;
    int types = schema().types().size();
    locusts = IntStream.range(0, types).anyMatch(type -> movement(0, type).capturesOnTheWay());
    observed = new ObservedPowers(played, IntStream.range(0, types)
        .mapToObj(type -> new Movement[] {movement(0, type), movement(1, type)}).toArray(Movement[][]::new));
    observes = observed.any();
    pawns = new boolean[types];
    reversed = new boolean[types];
    for (int type = 0; type < types; type++) {
      pawns[type] = type == pawn() || movement(0, type).has(Trait.PROMOTES);
      reversed[type] = movement(0, type).has(Trait.REVERSED);
    }
    otherPawns = IntStream.range(0, types).anyMatch(type -> type != pawn() && pawns[type]);
  }

  /**
   * The game with a list.
   *
   * @throws InputException if the list cannot be read or changes powers
   */
  private static Fairy of(String text) {
    PowerLists list = PowerLists.some(text, LETTERS);
    for (char letter : list.white().keySet()) {
      if (list.list(0, letter).size() > 1 || !list.list(0, letter).equals(list.list(1, letter))) {
        throw new InputException(
            "a piece of Fairy chess has one power, the same for both sides, so '{0}' cannot have several; Polypiece"
                + " Chess has lists of powers",
            letter);
      }
    }
    return new Fairy(list, null);
  }

  private static String promoted(PowerLists list) {
    return list.white().entrySet().stream().filter(entry -> isOfficer(entry.getValue().getFirst()))
        .map(entry -> String.valueOf(entry.getKey())).collect(Collectors.joining());
  }

  /** Whether a piece can ever leave its square, as a Dummy cannot, and is no Pawn. */
  private static boolean isOfficer(Power power) {
    return power.courses().stream().noneMatch(course -> course.is(Trait.PROMOTES)) && power.courses().stream()
        .anyMatch(course -> course.is(Trait.ENEMY_POWERS)
            || course.is(Trait.FRIENDLY_POWERS)
            || course.cycle().stream().anyMatch(leap -> leap.dx() != 0 || leap.dy() != 0));
  }

  private static List<PieceType> types(PowerLists list) {
    List<PieceType> types = new ArrayList<>(Armies.ORTHODOX);
    list.white().forEach(
        (letter, powers) -> types.add(new PieceType(letter, title(powers.getFirst()), powers.getFirst().expression())));
    return types;
  }

  /** A power without a name here has the name that the catalogue gives it. */
  private static String title(Power power) {
    return Catalogue.STANDARD.named(power.name())
        .or(() -> power.name().equals(power.expression()) ? Catalogue.meant(power) : Optional.empty())
        .map(NamedPiece::name).orElse(power.name());
  }

  private static String[] powers(PowerLists list) {
    List<String> powers = new ArrayList<>(List.of(Armies.ORTHODOX_POWERS));
    list.white().values().forEach(each -> powers.add(each.getFirst().expression()));
    return powers.toArray(String[]::new);
  }

  @Override
  public Variant within(Variant whole) {
    return new Fairy(list, whole);
  }

  /**
   * Captures on the way are made to be judged, and nothing is concluded where there are any, nor of observed powers.
   */
  @Override
  public FastPath fastPath() {
    return locusts || observes ? FastPath.KINGS_LIVE : super.fastPath();
  }

  @Override
  public ReachFacts reachFacts() {
    return locusts || observes || otherPawns ? ReachFacts.NONE : super.reachFacts();
  }

  @Override
  public TableFacts tableFacts() {
    return locusts || observes || otherPawns ? TableFacts.NONE : super.tableFacts();
  }

  @Override
  public boolean promotes(int type) {
    return pawns[type];
  }

  @Override
  public long promoting(Position position, int side, int from, long targets) {
    boolean back = reversed[Piece.type(position.piece(from))];
    return super.promoting(position, back ? 1 - side : side, from, targets);
  }

  @Override
  public boolean findsAttackers() {
    return observes;
  }

  @Override
  public long attackers(Position position, int square, int by, long occupied) {
    return observed.attackers(position, square, by, occupied);
  }

  @Override
  public long targets(Position position, int side, int type, int from) {
    return observes
        ? observed.targets(position, side, from, played.capturable(position, 1 - side))
        : super.targets(position, side, type, from);
  }

  @Override
  public void addSpecialMoves(Position position, MoveList moves) {
    if (!locusts) {
      return;
    }
    int side = position.toMove();
    for (long rest = position.pieces(side) & played.active(position); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      for (int types = observed.powers(position, from, position.occupied()); types != 0; types &= types - 1) {
        Movement movement = played.movement(position, side, Integer.numberOfTrailingZeros(types));
        if (movement.capturesOnTheWay()) {
          LocustCaptures.add(played, position, from, movement, moves);
        }
      }
    }
  }

  /** There is no start position with fairy pieces, so nothing can be counted against one. */
  @Override
  public RetroFacts retroFacts() {
    return RetroFacts.NONE;
  }

  @Override
  public GameOptions options() {
    return this;
  }

  @Override
  public String text() {
    return list.equals(DEFAULT) ? "" : list.text();
  }

  @Override
  public String full() {
    return list.text();
  }

  @Override
  public Optional<Message> hint() {
    return Optional.of(Message.message(
        "A fairy piece a line: its letter, one of {0}, and its power, as in G=gQ. A name may precede the power,"
            + " as in G=Grasshopper:gQ, and a name of the catalogue stands for its power, as in G=Grasshopper.",
        LETTERS));
  }

  @Override
  public Optional<PowerLists> powerLists() {
    return Optional.of(list);
  }

  @Override
  public String typeLetters() {
    return LETTERS;
  }

  @Override
  public Optional<Variant> with(String text) {
    return Optional.of(of(text));
  }

  @Override
  public List<Preset> presets() {
    return Preset.FAIRY;
  }

  @Override
  public List<String> samples() {
    return List.of(
        "G=gQ;L=pQ;M=nN;O=qN;C=C",
        "A=AgR;D=mRpcR;E=RN;S=KgQ;Y=FfW",
        "H=gQ2;T=NNCC;V=mBpcB;U=gN2;Z=gqN",
        "G=[F?R];H=gafsQ;M=[F-W];T=yafsW;V=afsR;X=gabQfpafK",
        "L=cyafmQ;M=cafmN;S=mQcyafmQ;T=mRcyafmR;X=cafsmWnN",
        "F=Friend;M=MarinePawn;O=Orphan;S=SuperBerolinaPawn;T=RadialKnight;U=ReversedPawn;Y=BerolinaPawn",
        "A=Archbishop;C=Bouncer;D=DoubleGrasshopper;E=Equistopper;H=RookBishopHunter;O=Edgehog;S=SpiralKnight;"
            + "U=UbiUbi");
  }
}
