package zugwerk.content.theme;

import static zugwerk.content.theme.Theme.Group.JOURNEYS;
import static zugwerk.content.theme.Themes.RICE;
import static zugwerk.content.theme.Themes.VELIMIROVIC;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zugwerk.board.Square;
import zugwerk.content.Content;
import zugwerk.content.Effect.Kind;
import zugwerk.content.Played;
import zugwerk.content.PlayedPhase;
import zugwerk.content.SolutionScene;
import zugwerk.content.Trajectory;
import zugwerk.solve.SolutionNode;

/** The paths of pieces through lines that solve, including threats. */
public final class Journeys {

  public static final Theme SWITCHBACK =
      way("Switchback", "A piece moves away and goes back with its next move; against a defence, a piece of the side"
          + " that solves.", Journeys::switchback);
  public static final Theme RUNDLAUF =
      way("Rundlauf", "A piece comes back to a square by a round trip of at least three moves, not all on one line;"
          + " against a defence, a piece of the side that solves.", Journeys::roundTrip);
  public static final Theme EXCELSIOR =
      way("Excelsior", "A Pawn goes from its first square to its promotion; against a defence, one of the side that"
          + " solves.", Journeys::excelsior);
  public static final Theme PHOENIX =
      line("Phoenix", "A piece is captured, and then a Pawn of its side becomes another one of the same type. Against"
          + " a defence, a piece of the side that solves that has moved.", RICE,
          Journeys::phoenix);
  public static final Theme PRONKIN =
      line("Pronkin", "In a proof game, a piece is captured, and a Pawn of its side becomes one of the same type and"
          + " goes to the square on which the captured one stood at first.", VELIMIROVIC, Journeys::pronkin)
          .implying(PHOENIX);
  public static final Theme CERIANI_FROLKIN =
      line("Ceriani-Frolkin", "In help and series play, a Pawn is promoted, and the new piece is captured.",
          VELIMIROVIC, Journeys::frolkin);
  public static final Theme UMNOV =
      new Theme("Umnov", JOURNEYS, "At least twice, a move goes to the square that a piece of the other side has just"
          + " left: as answers to defences, or in each of several solutions of help play.", VELIMIROVIC,
          Journeys::umnov);
  public static final Theme PLATZWECHSEL =
      line("Platzwechsel", "Two pieces exchange their squares of the diagram, at the end of a line or on its way.",
          RICE, Journeys::exchange);

  private Journeys() {}

  static List<Theme> themes() {
    return List.of(SWITCHBACK, RUNDLAUF, EXCELSIOR, PHOENIX, PRONKIN, CERIANI_FROLKIN, UMNOV, PLATZWECHSEL);
  }

  /** A theme of one piece in a line; the function returns its description, if it is shown. */
  private static Theme way(String name, String definition, Function<Trajectory, Optional<String>> shows) {
    return new Theme(name, JOURNEYS, definition, RICE, (content, findings) -> {
      for (List<Played> line : solving(content)) {
        content.check();
        Trajectory.of(line).stream().filter(way -> shows.apply(way).isPresent()).findFirst().ifPresent(way -> findings
            .report(shows.apply(way).orElseThrow() + ".", thematic(line, way.moves().contains(line.getFirst()))));
      }
    });
  }

  /** A theme of a line; the function returns its description, if it is shown. */
  static Theme line(String name, String definition, String source, Function<List<Played>, Optional<String>> shows) {
    return new Theme(name, JOURNEYS, definition, source, (content, findings) -> {
      for (List<Played> line : solving(content)) {
        content.check();
        shows.apply(line).ifPresent(sentence -> findings.report(sentence + ".",
            thematic(line, sentence.contains(line.getFirst().text()))));
      }
    });
  }

  /** The end of a line, and its key if it takes part. */
  private static List<Played> thematic(List<Played> line, boolean withKey) {
    return withKey && line.getFirst().part().task().stipulationOrThrow().isBattle()
        ? List.of(line.getFirst(), line.getLast())
        : List.of(line.getLast());
  }

  private static List<List<Played>> solving(Content content) {
    return content.lines().stream().filter(line -> line.size() > 1 && line.getLast().node().goal())
        .filter(line -> line.stream().noneMatch(Journeys::isDual)).toList();
  }

  private static boolean isDual(Played move) {
    return move.node().role() == SolutionNode.Role.CONTINUATION && move.part().task().stipulationOrThrow().isBattle()
        && move.parent().filter(defence -> defence.replies().size() > 1).isPresent();
  }

  private static Optional<String> way(Trajectory way, int from, int to) {
    return Optional.of(letter(way) + way.squares().subList(from, to + 1).stream().map(Square::name)
        .collect(Collectors.joining("–")));
  }

  private static String letter(Trajectory way) {
    return way.moves().isEmpty() ? ""
        : way.moves().getFirst().before().word(way.moves().getFirst().before().square(way.piece()));
  }

  /** Whether a piece belongs to a side whose play is the author's: the side that solves, or both in help play. */
  private static boolean counts(List<Played> line, Trajectory way) {
    return !line.getFirst().part().task().stipulationOrThrow().isBattle() || way.side() == line.getFirst().side();
  }

  private static boolean isOwn(Trajectory way, int from, int to) {
    Played last = way.moves().get(to - 1);
    return (last.node().solving() || !last.part().task().stipulationOrThrow().isBattle())
        && way.moves().subList(from, to).stream().allMatch(move -> move.mover() == way.piece() && move.carries());
  }

  private static Optional<String> switchback(Trajectory way) {
    return way.becomes().isPresent() ? Optional.empty() : IntStream.range(0, way.squares().size() - 2)
        .filter(i -> way.squares().get(i).equals(way.squares().get(i + 2)) && isOwn(way, i, i + 2)).boxed().findFirst()
        .flatMap(i -> way(way, i, i + 2));
  }

  private static Optional<String> roundTrip(Trajectory way) {
    for (int i = 0; i < way.squares().size() && way.becomes().isEmpty(); i++) {
      for (int j = i + 3; j < way.squares().size(); j++) {
        List<Integer> trip = way.squares().subList(i, j);
        boolean simple = trip.stream().distinct().count() == trip.size();
        if (simple && way.squares().get(j).equals(way.squares().get(i)) && isOwn(way, i, j) && !isFlat(trip)) {
          return way(way, i, j);
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isFlat(List<Integer> squares) {
    int[] first = way(squares.get(0), squares.get(1));
    return squares.stream().map(square -> way(squares.get(0), square))
        .allMatch(way -> way[0] * first[1] == way[1] * first[0]);
  }

  static int[] way(int from, int to) {
    return new int[] {Square.file(to) - Square.file(from), Square.rank(to) - Square.rank(from)};
  }

  private static Optional<String> excelsior(Trajectory way) {
    boolean starts = !way.moves().isEmpty() && way.becomes().isPresent()
        && way.type() == way.moves().getFirst().before().variant().pawn()
        && Square.rank(way.squares().getFirst()) == (way.side() == 0 ? 1 : 6);
    int end = starts ? way.moves().indexOf(promotion(way.moves(), way)) + 1 : 0;
    return starts && end > 0 && isOwn(way, 0, end) ? way(way, 0, end) : Optional.empty();
  }

  /** A piece that is captured, and a Pawn of the same side that is promoted to its type. */
  private record Rebirth(Trajectory dead, Trajectory risen, Played promotion) {

    static List<Rebirth> of(List<Played> line) {
      List<Rebirth> all = new ArrayList<>();
      List<Trajectory> ways = Trajectory.of(line);
      for (Trajectory dead : ways) {
        for (Trajectory risen : ways) {
          if (dead.gone().isPresent() && risen.side() == dead.side()
              && risen.becomes().filter(type -> type == dead.type()).isPresent() && risen.type() != dead.type()) {
            all.add(new Rebirth(dead, risen, Journeys.promotion(line, risen)));
          }
        }
      }
      return all;
    }

    /** Whether the promotion comes later; against a defence, the piece must have moved before it is captured. */
    boolean isPhoenix(List<Played> line) {
      boolean helped = !line.getFirst().part().task().stipulationOrThrow().isBattle();
      return line.indexOf(promotion) > line.indexOf(dead.gone().orElseThrow()) && (helped || !dead.moves().isEmpty());
    }

    String text() {
      SolutionScene before = dead.gone().orElseThrow().before();
      return before.place(before.square(dead.piece())) + " is captured, " + promotion.text();
    }
  }

  private static Played promotion(List<Played> line, Trajectory way) {
    return line.stream().filter(move -> move.effects(Kind.PROMOTION).stream()
        .anyMatch(effect -> effect.piece() == way.piece())).findFirst().orElseThrow();
  }

  private static Optional<String> phoenix(List<Played> line) {
    return Rebirth.of(line).stream().filter(rebirth -> counts(line, rebirth.risen()) && rebirth.isPhoenix(line))
        .findFirst().map(Rebirth::text);
  }

  private static Optional<String> pronkin(List<Played> line) {
    return Rebirth.of(line).stream().filter(_ -> line.getFirst().part().task().stipulationOrThrow().isProofGame())
        .flatMap(rebirth -> line.subList(line.indexOf(rebirth.promotion()) + 1, line.size()).stream()
            .filter(move -> move.mover() == rebirth.risen().piece() && move.carries()
                && move.move().to() == rebirth.dead().squares().getFirst())
            .map(move -> rebirth.text() + ", " + move.text()))
        .findFirst();
  }

  private static Optional<String> frolkin(List<Played> line) {
    return line.getFirst().part().task().stipulationOrThrow().isBattle() ? Optional.empty()
        : Trajectory.of(line).stream()
            .filter(way -> way.becomes().isPresent() && way.gone().isPresent())
            .filter(way -> way.gone().orElseThrow().mover() != way.piece())
            .map(way -> promotion(line, way).text() + ", " + way.gone().orElseThrow().text()).findFirst();
  }

  /** Whether a move goes to the square that the other side has just left, and captures nothing there. */
  private static boolean follows(Played move) {
    return move.carries() && move.parent().filter(last -> last.carries() && last.side() != move.side()
        && last.move().from() == move.move().to()).isPresent();
  }

  private static void umnov(Content content, Findings findings) {
    if (content.isHelp()) {
      List<List<Played>> all = solving(content).stream()
          .map(line -> line.stream().filter(Journeys::follows).toList()).toList();
      if (all.size() > 1 && all.stream().noneMatch(List::isEmpty)) {
        List<Played> shown = all.stream().flatMap(List::stream).toList();
        findings.reportAll("", shown);
      }
    }
    for (PlayedPhase stage : content.stages()) {
      List<Played> shown = stage.variations().stream().filter(Journeys::follows).toList();
      if (shown.stream().map(Played::identity).distinct().count() > 1) {
        findings.reportAll("", shown);
      }
    }
  }

  private static Optional<String> exchange(List<Played> line) {
    List<Trajectory> ways = Trajectory.of(line);
    for (Trajectory one : ways) {
      for (Trajectory other : ways) {
        if (one.piece() < other.piece() && line.stream().anyMatch(move -> isExchange(move.after(), one, other))) {
          return Optional.of(letter(one) + Square.name(one.piece()) + " and " + letter(other)
              + Square.name(other.piece()) + " exchange their squares");
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isExchange(SolutionScene scene, Trajectory one, Trajectory other) {
    return scene.square(one.piece()) == other.squares().getFirst()
        && scene.square(other.piece()) == one.squares().getFirst();
  }
}
