package zugwerk.content.theme;

import static zugwerk.content.theme.Theme.Group.KEYS;
import static zugwerk.content.theme.Themes.RICE;
import static zugwerk.content.theme.Themes.squares;
import static zugwerk.work.Texts.key;

import java.util.List;
import java.util.function.Function;
import zugwerk.board.Square;
import zugwerk.content.Content;
import zugwerk.content.Effect;
import zugwerk.content.Effect.Kind;
import zugwerk.content.Played;
import zugwerk.content.SolutionScene;
import zugwerk.rules.Move;
import zugwerk.solve.Play;

/** Themes of the first moves of direct play. The King is the one to be mated. */
public final class Keys {

  public static final Theme THREAT =
      theme("Threat", "The key threatens to solve.", content -> key -> key.threats().isEmpty() ? ""
          : "threatens " + Findings.moves(key.threats())).neverEssential();
  public static final Theme BLOCK =
      theme("Block", "The key threatens nothing: every move of the other side has an answer (zugzwang).",
          content -> key -> content.solutions().stream()
              .anyMatch(phase -> phase.first().filter(key::equals).isPresent() && phase.isZugzwang())
                  ? "leaves the other side in zugzwang" : "")
          .neverEssential();
  public static final Theme FLIGHT_GIVING_KEY =
      theme(key("Flight-giving key"), "After the key, the King can go to a square to which it could not go before.",
          content -> key -> flights(key, Kind.FLIGHT_GIVEN, "gives the flights ", "gives the flight "));
  public static final Theme FLIGHT_TAKING_KEY =
      theme(key("Flight-taking key"), "After the key, the King cannot go to a square to which it could go before.",
          content -> key -> flights(key, Kind.FLIGHT_TAKEN, "takes the flights ", "takes the flight "));
  public static final Theme SACRIFICIAL_KEY =
      theme("Sacrificial key",
          "The piece that makes the key, no Pawn, can be captured where it goes, and could not be"
              + " captured before.",
          content -> Keys::sacrifice);
  public static final Theme CHECKING_KEY =
      theme(key("Checking key"), "The key gives check.",
          content -> key -> key.after().checkers(1 - key.side()) == 0 ? ""
              : "gives check");
  public static final Theme CAPTURING_KEY =
      theme(key("Capturing key"), "The key captures a piece.", content -> key -> key.captures() ? "captures "
          + key.effects(Kind.CAPTURE).stream().map(effect -> key.before().place(key.before().square(effect.piece())))
              .findFirst().orElse("a piece")
          : "");
  public static final Theme WITHDRAWAL_KEY =
      theme("Withdrawal key", "The key takes a piece at least two steps farther from the King.",
          content -> Keys::withdrawal);
  public static final Theme UNPINNING_KEY =
      theme("Unpinning key", "The key unpins a piece of the other side.", content -> key -> unpins(key,
          1 - key.side()));
  public static final Theme SELF_PINNING_KEY =
      theme("Self-pinning key", "The key leaves a piece of its own side pinned that was not pinned.",
          content -> key -> key.effects(Kind.PIN).stream().filter(effect -> own(key, effect)).findFirst()
              .map(effect -> "leaves " + key.after().place(key.after().square(effect.piece())) + " pinned")
              .orElse(""));
  public static final Theme SELF_UNPINNING_KEY =
      theme("Self-unpinning key", "The key unpins a piece of its own side.", content -> key -> unpins(key,
          key.side()));
  public static final Theme CASTLING_KEY =
      theme("Castling key", "The key is castling.", content -> key -> key.did(Kind.CASTLING) ? "castles" : "");
  public static final Theme PROMOTION_KEY =
      theme(key("Promotion key"), "The key promotes a Pawn.", content -> key -> key.did(Kind.PROMOTION)
          ? "promotes a Pawn" : "");
  public static final Theme EN_PASSANT_KEY =
      theme("En passant key", "The key captures en passant.", content -> key -> key.did(Kind.EN_PASSANT)
          ? "captures en passant" : "");

  private Keys() {}

  static List<Theme> themes() {
    return List.of(THREAT, BLOCK, FLIGHT_GIVING_KEY, FLIGHT_TAKING_KEY, SACRIFICIAL_KEY, CHECKING_KEY, CAPTURING_KEY,
        WITHDRAWAL_KEY, UNPINNING_KEY, SELF_PINNING_KEY, SELF_UNPINNING_KEY, CASTLING_KEY, PROMOTION_KEY,
        EN_PASSANT_KEY);
  }

  /** A theme of a key, by a predicate of its sentence; empty where it is not shown. */
  private static Theme theme(String name, String definition, Function<Content, Function<Played, String>> does) {
    return new Theme(name, KEYS, definition, RICE, (content, findings) -> {
      for (Played key : direct(content)) {
        String sentence = does.apply(content).apply(key);
        if (!sentence.isEmpty()) {
          findings.report("The key " + key.text() + " " + sentence + ".", List.of(key));
        }
      }
    });
  }

  /** The keys of directmates and direct stalemates of two moves or more. */
  private static List<Played> direct(Content content) {
    return content.solutions().stream().flatMap(phase -> phase.first().stream())
        .filter(key -> key.part().task().stipulationOrThrow().play() == Play.DIRECT && !key.node().goal()).toList();
  }

  private static boolean own(Played key, Effect effect) {
    int now = key.after().square(effect.piece());
    return now != SolutionScene.NO_PIECE && key.after().holds(now, key.side());
  }

  private static String flights(Played key, Kind kind, String several, String one) {
    long squares = key.effects(kind).stream().filter(effect -> !own(key, effect)).mapToLong(Effect::squares)
        .reduce(0, (some, more) -> some | more);
    return squares == 0 ? "" : (Long.bitCount(squares) > 1 ? several : one) + squares(squares);
  }

  private static String sacrifice(Played key) {
    if (key.captures() || !key.carries() || key.type() == key.before().variant().pawn()
        || canBeCaptured(key.before().passed(), key.move().from())) {
      return "";
    }
    int to = key.after().square(key.mover());
    return to != SolutionScene.NO_PIECE && canBeCaptured(key.after(), to) ? "offers " + key.after().place(to) : "";
  }

  private static boolean canBeCaptured(SolutionScene scene, int square) {
    return scene.legal().stream().anyMatch(move -> move instanceof Move.Step && move.to() == square);
  }

  private static String withdrawal(Played key) {
    int king = key.after().king(1 - key.side());
    return key.carries() && !key.did(Kind.CASTLING) && !key.captures() && king != Square.COUNT
        && king == key.before().king(1 - key.side())
        && distance(key.move().to(), king) >= distance(key.move().from(), king) + 2
            ? "takes " + key.before().place(key.move().from()) + " away from the King" : "";
  }

  private static int distance(int one, int other) {
    return Math.max(Math.abs(Square.file(one) - Square.file(other)), Math.abs(Square.rank(one) - Square.rank(other)));
  }

  private static String unpins(Played key, int side) {
    return key.effects(Kind.UNPIN).stream()
        .filter(effect -> effect.piece() != key.mover() && key.after().square(effect.piece()) != SolutionScene.NO_PIECE
            && key.after().holds(key.after().square(effect.piece()), side))
        .findFirst().map(effect -> "unpins " + key.after().place(key.after().square(effect.piece()))).orElse("");
  }
}
