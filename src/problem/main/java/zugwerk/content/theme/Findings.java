package zugwerk.content.theme;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import zugwerk.content.Played;
import zugwerk.content.PlayedPhase;

/** Collects the findings of a theme, with a sentence for each. Keeps at most eight. */
public final class Findings {

  /** More examples of one theme add nothing new. */
  private static final int MOST = 8;
  private static final int MOST_LINES = 24;

  private final Theme theme;
  private final List<ThemeFinding> all = new ArrayList<>();

  Findings(Theme theme) {
    this.theme = theme;
  }

  List<ThemeFinding> all() {
    return all;
  }

  /**
   * Adds a finding, unless its sentence was reported.
   *
   * @param sentence what shows the theme, with the moves
   * @param moves the last moves of the lines that show it
   */
  public void report(String sentence, Collection<Played> moves) {
    ThemeFinding finding = new ThemeFinding(theme, sentence, moves.stream().distinct().limit(MOST_LINES)
        .map(move -> new ThemeFinding.Line(move.part(), move.path())).toList());
    if (all.size() < MOST && all.stream().noneMatch(other -> other.sentence().equals(sentence))) {
      all.add(finding);
    }
  }

  /** Adds one finding of all moves, which are listed after some words; none if there is no move. */
  public void reportAll(String before, Collection<Played> moves) {
    if (!moves.isEmpty()) {
      report(before + list(moves) + ".", moves);
    }
  }

  Phases phases(String before) {
    return new Phases(before);
  }

  final class Phases {
    private final String before;
    private final Map<String, List<Played>> moves = new LinkedHashMap<>();
    private List<Played> here = List.of();

    private Phases(String before) {
      this.before = before;
    }

    Phases add(PlayedPhase phase) {
      here = moves.computeIfAbsent(phase.title(), _ -> new ArrayList<>());
      if (here.isEmpty()) {
        phase.first().ifPresent(here::add);
      }
      return this;
    }

    Phases and(Optional<Played> move) {
      move.ifPresent(here::add);
      return this;
    }

    void report() {
      Findings.this.report(capital(before + moves.entrySet().stream().map(entry -> {
        String listed = entry.getValue().stream().map(Findings::listed).filter(text -> !text.isEmpty())
            .collect(Collectors.joining(", "));
        return entry.getKey() + (listed.isEmpty() ? "" : ": " + listed);
      }).collect(Collectors.joining("; "))) + ".", moves.values().stream().flatMap(List::stream).toList());
    }
  }

  static String capital(String text) {
    return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  /** A move in a list of a phase's moves; empty for first moves, which are in the phase's title. */
  private static String listed(Played move) {
    return switch (move.node().role()) {
      case THREAT -> "threat " + move.text();
      case REFUTATION -> move.text() + "!";
      case KEY, TRY -> "";
      case DEFENCE, DUTY -> move.text();
      case CONTINUATION, ONLY_MOVE, WASTE_OF_TIME -> move.variation();
    };
  }

  static String list(Collection<Played> moves) {
    return moves.stream().limit(MOST).map(Played::variation).distinct().collect(Collectors.joining(", "))
        + (moves.size() > MOST ? " …" : "");
  }

  static String moves(Collection<Played> moves) {
    return moves.stream().limit(MOST).map(Played::text).distinct().collect(Collectors.joining(", "))
        + (moves.size() > MOST ? " …" : "");
  }
}
