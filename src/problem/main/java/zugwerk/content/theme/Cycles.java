package zugwerk.content.theme;

import static zugwerk.content.theme.Theme.Group.CHANGED_PLAY;
import static zugwerk.content.theme.Themes.CYCLONE;
import static zugwerk.content.theme.Themes.RICE;
import static zugwerk.content.theme.Themes.VELIMIROVIC;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import zugwerk.content.MoveIdentity;

/**
 * Themes in which moves of the side that solves exchange their functions in a cycle. A function is that of first move,
 * of only threat, or of only answer to a defence. The cycle runs through the functions of two phases, which may both be
 * tries, or through two functions of several phases.
 */
public final class Cycles {

  private static final Part FIRST = new Part("first move", Optional.empty());
  private static final Part THREAT = new Part("threat", Optional.empty());
  private static final int CYCLE = 3;

  /** The function of a move in a phase; an answer is identified by its defence. */
  private record Part(String name, Optional<MoveIdentity> defence) {

    boolean isAnswer() {
      return defence.isPresent();
    }
  }

  private record Circle(List<Part> parts, List<PhasePlay> phases) {}

  public static final Theme RECIPROCAL_CHANGE =
      between("Reciprocal change", "Two defences exchange their answers between two phases.", RICE,
          parts -> answers(parts) == 2 && parts.size() == 2)
          .implying(ChangedPlay.CHANGED_MATES, ChangedPlay.TRANSFERRED_MATES);
  public static final Theme LACNY =
      between("Lacny", "Three or more defences exchange their answers in a cycle between two phases.", RICE,
          parts -> answers(parts) >= CYCLE && answers(parts) == parts.size())
          .implying(ChangedPlay.CHANGED_MATES, ChangedPlay.TRANSFERRED_MATES);
  public static final Theme LE_GRAND =
      between("Le Grand", "One phase threatens A, and a defence is answered by B; another threatens B, and the same"
          + " defence is answered by A.", RICE,
          parts -> has(parts, THREAT) && parts.size() == 2
              && answers(parts) == 1)
          .implying(ChangedPlay.CHANGED_MATES);
  public static final Theme SHEDEY =
      between("Shedey", "The threat and the answers to two or more defences change places in a cycle between two"
          + " phases.", VELIMIROVIC,
          parts -> has(parts, THREAT) && answers(parts) == parts.size() - 1
              && parts.size() >= CYCLE)
          .implying(ChangedPlay.CHANGED_MATES, ChangedPlay.TRANSFERRED_MATES, ReturningMoves.PSEUDO_LE_GRAND);
  public static final Theme SALAZAR =
      between("Salazar", "The first move of one phase and the answer to a defence change places in another phase.",
          RICE, parts -> has(parts, FIRST) && parts.size() == 2 && answers(parts) == 1)
          .implying(ChangedPlay.CHANGED_MATES);
  public static final Theme REVERSAL =
      between("Reversal", "The first move and the only threat of one phase change places in another phase.", RICE,
          parts -> parts.size() == 2 && answers(parts) == 0);
  public static final Theme KISS =
      between("Kiss", "The first move and the answers to two or more defences change places in a cycle between two"
          + " phases.", CYCLONE,
          parts -> has(parts, FIRST) && answers(parts) == parts.size() - 1
              && parts.size() >= CYCLE)
          .implying(ChangedPlay.CHANGED_MATES, ChangedPlay.TRANSFERRED_MATES);
  public static final Theme DJURASEVIC =
      between("Djurašević", "The first move, the threat, and the answer to at least one defence change places in a"
          + " cycle between two phases.", CYCLONE,
          parts -> parts.size() >= CYCLE
              && answers(parts) == parts.size() - 2)
          .implying(ChangedPlay.CHANGED_MATES);
  public static final Theme RICE_CYCLE =
      through("Rice", "In each of three or more phases, two defences are answered by A and B, B and C, C and A, or so"
          + " on in a longer cycle.", CYCLONE, parts -> answers(parts) == 2)
          .implying(ChangedPlay.CHANGED_MATES, ChangedPlay.TRANSFERRED_MATES);
  public static final Theme UKRAINIAN =
      through("Ukrainian", "Three or more phases threaten A, B, C, and the same defence is answered by B, C, A.",
          CYCLONE, parts -> has(parts, THREAT) && answers(parts) == 1).implying(ChangedPlay.CHANGED_MATES);
  public static final Theme CERIANI_CYCLE =
      through("Ceriani cycle", "Three or more phases begin with A, B, C, and the same defence is answered by B, C,"
          + " A.", CYCLONE, parts -> has(parts, FIRST) && answers(parts) == 1).implying(ChangedPlay.CHANGED_MATES);
  public static final Theme REEVES_CYCLE =
      through("Reeves cycle", "Three or more phases begin with A, B, C, and threaten B, C, A.", CYCLONE,
          parts -> answers(parts) == 0);

  private Cycles() {}

  static List<Theme> themes() {
    return List.of(RECIPROCAL_CHANGE, LACNY, LE_GRAND, SHEDEY, SALAZAR, REVERSAL, KISS, DJURASEVIC, RICE_CYCLE,
        UKRAINIAN,
        CERIANI_CYCLE, REEVES_CYCLE);
  }

  private static boolean has(List<Part> parts, Part part) {
    return parts.contains(part);
  }

  private static long answers(List<Part> parts) {
    return parts.stream().filter(Part::isAnswer).count();
  }

  private static Theme theme(String name, String definition, String source, Theme.Finder finder) {
    return new Theme(name, CHANGED_PLAY, definition, source, finder);
  }

  private static Map<Part, MoveIdentity> moves(PhasePlay play) {
    Map<Part, MoveIdentity> moves = new LinkedHashMap<>();
    play.firstIdentity().ifPresent(move -> moves.put(FIRST, move));
    play.threat().ifPresent(move -> moves.put(THREAT, move));
    play.single().forEach((defence, answer) -> moves.put(new Part("answer", Optional.of(defence)), answer));
    return moves;
  }

  private static Theme between(String name, String definition, String source, Predicate<List<Part>> shows) {
    return theme(name, definition, source, (content, findings) -> PhasePlay.allPairs(content, (before, after) -> {
      Map<Part, MoveIdentity> old = moves(before);
      Map<Part, MoveIdentity> now = moves(after);
      old.keySet().retainAll(now.keySet());
      now.keySet().retainAll(old.keySet());
      Set<Set<MoveIdentity>> seen = new HashSet<>();
      for (Part start : old.keySet()) {
        List<Part> circle = circle(old, now, List.of(start), shows);
        if (!circle.isEmpty() && seen.add(circle.stream().map(old::get).collect(Collectors.toSet()))) {
          report(findings, new Circle(circle, List.of(before, after)));
        }
      }
    }));
  }

  /**
   * Continues from some functions to one whose old move is the new move of the last one, until the cycle closes; empty
   * if it does not, or not as required.
   */
  private static List<Part> circle(Map<Part, MoveIdentity> old, Map<Part, MoveIdentity> now, List<Part> parts,
      Predicate<List<Part>> shows) {
    MoveIdentity wanted = Objects.requireNonNull(now.get(parts.getLast()));
    if (parts.size() > 1 && wanted.equals(old.get(parts.getFirst()))) {
      return shows.test(parts) ? parts : List.of();
    }
    if (parts.stream().anyMatch(part -> wanted.equals(old.get(part)))) {
      return List.of();
    }
    Set<MoveIdentity> tried = new HashSet<>();
    for (Map.Entry<Part, MoveIdentity> next : old.entrySet()) {
      if (next.getValue().equals(wanted) && tried.add(Objects.requireNonNull(now.get(next.getKey())))) {
        List<Part> more = new ArrayList<>(parts);
        more.add(next.getKey());
        List<Part> found = circle(old, now, more, shows);
        if (!found.isEmpty()) {
          return found;
        }
      }
    }
    return List.of();
  }

  private static void report(Findings findings, Circle circle) {
    int size = Math.max(circle.parts().size(), circle.phases().size());
    Findings.Phases sentence = findings.phases(size > CYCLE ? size + "-fold, " : "");
    for (PhasePlay play : circle.phases()) {
      sentence.add(play.phase());
      circle.parts().stream().filter(THREAT::equals).forEach(_ -> sentence.and(play.threat().flatMap(play::threat)));
      circle.parts().stream().flatMap(part -> part.defence().stream())
          .forEach(defence -> sentence.and(play.answer(defence)));
    }
    sentence.report();
  }

  private record Row(PhasePlay play, Map<Part, MoveIdentity> moves) {

    Optional<MoveIdentity> move(Part part) {
      return Optional.ofNullable(moves.get(part));
    }
  }

  private static Theme through(String name, String definition, String source, Predicate<List<Part>> shows) {
    return theme(name, definition, source, (content, findings) -> {
      List<Row> all = PhasePlay.all(content).stream().map(play -> new Row(play, moves(play))).toList();
      for (List<Part> pair : pairs(all, shows)) {
        content.check();
        all.stream().filter(row -> row.play().isKey()).map(key -> circle(all, pair, List.of(key)))
            .filter(rows -> !rows.isEmpty()).findFirst()
            .ifPresent(rows -> report(findings, new Circle(pair, rows.stream().map(Row::play).toList())));
      }
    });
  }

  private static Set<List<Part>> pairs(List<Row> all, Predicate<List<Part>> shows) {
    Set<List<Part>> pairs = new LinkedHashSet<>();
    for (Row key : all.stream().filter(row -> row.play().isKey()).toList()) {
      List<Part> parts = key.moves().keySet().stream().filter(part -> all.stream()
          .filter(row -> row.move(part).isPresent()).count() >= CYCLE).toList();
      for (int i = 0; i < parts.size(); i++) {
        for (int j = i + 1; j < parts.size(); j++) {
          if (shows.test(List.of(parts.get(i), parts.get(j)))) {
            pairs.add(List.of(parts.get(i), parts.get(j)));
          }
        }
      }
    }
    return pairs;
  }

  /**
   * Continues from some phases to one in which the first function has the move of the second function in the last
   * phase, until it returns to the first phase; empty if it does not, or too early.
   */
  private static List<Row> circle(List<Row> all, List<Part> pair, List<Row> rows) {
    Optional<MoveIdentity> wanted = rows.getLast().move(pair.getLast());
    if (wanted.isEmpty() || wanted.equals(rows.getFirst().move(pair.getFirst()))) {
      return wanted.isPresent() && rows.size() >= CYCLE ? rows : List.of();
    }
    if (rows.stream().anyMatch(row -> row.move(pair.getFirst()).equals(wanted))) {
      return List.of();
    }
    Set<Optional<MoveIdentity>> tried = new HashSet<>();
    for (Row next : all) {
      if (next.move(pair.getFirst()).equals(wanted) && tried.add(next.move(pair.getLast()))) {
        List<Row> more = new ArrayList<>(rows);
        more.add(next);
        List<Row> found = circle(all, pair, more);
        if (!found.isEmpty()) {
          return found;
        }
      }
    }
    return List.of();
  }
}
