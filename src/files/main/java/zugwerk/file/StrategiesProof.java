package zugwerk.file;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.PlainMoves;
import zugwerk.problem.Problem;
import zugwerk.solve.Goal;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.study.Aim;
import zugwerk.solve.study.StudyProof;
import zugwerk.solve.study.StudyProof.Turn;
import zugwerk.solve.study.StudyProof.Worth;
import zugwerk.solve.study.StudyProver;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.Material;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/**
 * The proof of a study: White's results after its first moves, and strategies whose turns are texts, a FEN and a move,
 * or the word {@code table} for a position that the endgame tables decide.
 *
 * @param complete whether it has all first moves; not in the file, since it follows from the rules
 */
record StrategiesProof(StudyProof proof, boolean complete) implements PartProof {

  private static final String TABLE = "table";

  static StrategiesProof of(Problem part, SolveOptions options, long most, Monitor monitor) {
    Endgames tables = new Endgames(part.variant(), Endgames.userFolder(), options.limits().threads());
    StudyProof proof =
        StudyProver.prove(tables, part.setup(), part.task().stipulationOrThrow(), options, most, monitor);
    int all = new PlainMoves(part.variant()).legal(Position.of(part.setup())).size();
    return new StrategiesProof(proof, proof.moves().containsKey("") || proof.moves().size() == all);
  }

  static StrategiesProof read(JsonNode node) {
    Map<String, Worth> moves = new LinkedHashMap<>();
    node.path("moves").properties().forEach(move -> moves.put(move.getKey(), Arrays.stream(Worth.values())
        .filter(worth -> worth.words().equals(move.getValue().asText())).findFirst()
        .orElseThrow(() -> new InputException("the result of {0} is unknown", move.getKey()))));
    Map<Aim, List<Turn>> strategies = new EnumMap<>(Aim.class);
    for (Aim aim : Aim.values()) {
      if (node.path("strategies").has(aim.words())) {
        strategies.put(aim, PartProof.texts(node.path("strategies").path(aim.words())).stream()
            .map(StrategiesProof::turn).toList());
      }
    }
    return new StrategiesProof(new StudyProof(moves, strategies), true);
  }

  private static Turn turn(String text) {
    int blank = text.lastIndexOf(' ');
    String move = text.substring(blank + 1);
    return new Turn(text.substring(0, Math.max(0, blank)), move.equals(TABLE) ? "" : move);
  }

  @Override
  public void write(ObjectNode part) {
    ObjectNode moves = part.putObject("moves");
    proof.moves().forEach((move, worth) -> moves.put(move, worth.words()));
    ObjectNode strategies = part.putObject("strategies");
    proof.strategies().forEach((aim, turns) -> PartProof.add(turns.stream()
        .map(turn -> turn.position() + " " + (turn.move().isEmpty() ? TABLE : turn.move())).toList(),
        strategies.putArray(aim.words())));
  }

  @Override
  public String replay(Problem part, ReplayOptions options) {
    StudyReplay replay = new StudyReplay(part, options.token());
    replay.check(proof);
    List<String> keys = proof.moves().entrySet().stream()
        .filter(move -> solves(part, move.getValue())).map(Map.Entry::getKey).toList();
    if (keys.isEmpty() && !replay.isComplete()) {
      throw new InputException("it has neither keys nor all other first moves");
    }
    List<String> wins = part.task().stipulationOrThrow().goal().is(Goal.Kind.WIN) ? List.of()
        : keys.stream().filter(move -> proof.moves().get(move) == Worth.WINS).toList();
    String text = proof.moves().containsKey("")
        ? keys.isEmpty() ? " is not reached" : wins.isEmpty() ? " is reached" : " is reached, and White even wins"
        : (keys.isEmpty() ? " is reached by no first move" : " is reached by " + String.join(", ", keys))
            + (!replay.isComplete() ? "; whether others reach it is not proved"
                : keys.isEmpty() ? "" : " and no other first move")
            + (wins.isEmpty() ? "" : "; White even wins by " + String.join(", ", wins));
    return part.task().stipulationText() + text + " (" + replay.moves() + " moves replayed)"
        + tables(part, replay, options);
  }

  private static boolean solves(Problem part, Worth worth) {
    return worth == Worth.WINS || worth == Worth.DRAWS && part.task().stipulationOrThrow().goal().is(Goal.Kind.DRAW);
  }

  private static String tables(Problem part, StudyReplay replay, ReplayOptions options) {
    long count = replay.left().values().stream().mapToLong(List::size).sum();
    if (count == 0) {
      return "";
    }
    TreeSet<String> materials = new TreeSet<>();
    replay.left().values().forEach(setups -> setups.forEach(
        setup -> materials.add(Material.of(setup).text(part.variant().schema()))));
    String left = "; " + count + (count == 1 ? " position is" : " positions are") + " left to the endgame tables of "
        + String.join(", ", materials);
    if (options.tables().isEmpty()) {
      return left + ", which were not consulted";
    }
    Endgames tables = new Endgames(part.variant(), options.tables().get(), 1);
    replay.left().forEach((aim, setups) -> setups.forEach(setup -> consult(tables, aim, setup, options)));
    return left + ", which confirm it";
  }

  private static void consult(Endgames tables, Aim aim, Setup setup, ReplayOptions options) {
    tables.check(setup);
    if (tables.toBuild(Position.of(setup), options.token()) > 0) {
      throw new InputException(
          "it rests on the endgame table of {0}, which is missing",
          Material.of(setup).text(tables.variant().schema()));
    }
    if (!aim.isMetBy(tables.outcome(setup, new Monitor(options.token())).kind())) {
      throw new InputException("the endgame tables do not confirm that {0} from {1}", aim.words(), Fen.format(setup));
    }
  }
}
