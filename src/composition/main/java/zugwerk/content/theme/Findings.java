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
import zugwerk.solve.SolutionNode.Role;

/** Gathers where a theme is found, and puts it into sentences. */
final class Findings {

  /** More examples of one theme would say nothing new. */
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

  /** Notes that the theme is there; what was noted before is not noted again. */
  void tell(String sentence, Collection<Played> moves) {
    ThemeFinding finding = new ThemeFinding(theme, sentence, moves.stream().distinct().limit(MOST_LINES)
        .map(move -> new ThemeFinding.Line(move.part(), move.path())).toList());
    if (all.size() < MOST && all.stream().noneMatch(other -> other.sentence().equals(sentence))) {
      all.add(finding);
    }
  }

  /** Starts a sentence about several phases, in which each phase is followed by its moves. */
  Phases phases() {
    return phases("");
  }

  /** The same, beginning with some words. */
  Phases phases(String before) {
    return new Phases(before);
  }

  /** A sentence about phases. */
  final class Phases {
    private final String before;
    private final Map<String, List<Played>> moves = new LinkedHashMap<>();
    private List<Played> here = List.of();

    private Phases(String before) {
      this.before = before;
    }

    /** Goes on with a phase. */
    Phases add(PlayedPhase phase) {
      here = moves.computeIfAbsent(phase.title(), _ -> new ArrayList<>());
      if (here.isEmpty()) {
        phase.first().ifPresent(here::add);
      }
      return this;
    }

    /** Adds a move of this phase. */
    Phases and(Optional<Played> move) {
      move.ifPresent(here::add);
      return this;
    }

    /** Ends the sentence. */
    void tell() {
      Findings.this.tell(capital(before + moves.entrySet().stream().map(entry -> {
        String said = entry.getValue().stream().map(Findings::said).filter(text -> !text.isEmpty())
            .collect(Collectors.joining(", "));
        return entry.getKey() + (said.isEmpty() ? "" : ": " + said);
      }).collect(Collectors.joining("; "))) + ".", moves.values().stream().flatMap(List::stream).toList());
    }
  }

  static String capital(String text) {
    return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  /** A move as it is said in a list of a phase's moves; empty for first moves, which the phase is called by. */
  private static String said(Played move) {
    return switch (move.node().role()) {
      case THREAT -> "threat " + move.text();
      case REFUTATION -> move.text() + "!";
      case KEY, TRY -> "";
      case DEFENCE, DUTY -> move.text();
      case CONTINUATION -> variation(move);
    };
  }

  /** A move with the one that it answers, as {@code 1...Ke4 2.Qd4#}. */
  static String variation(Played move) {
    return move.variation();
  }

  /** Some moves with what they answer, one after the other. */
  static String list(Collection<Played> moves) {
    return moves.stream().limit(MOST).map(Findings::variation).distinct().collect(Collectors.joining(", "))
        + (moves.size() > MOST ? " …" : "");
  }

  /** Some moves, one after the other. */
  static String moves(Collection<Played> moves) {
    return moves.stream().limit(MOST).map(Played::text).distinct().collect(Collectors.joining(", "))
        + (moves.size() > MOST ? " …" : "");
  }
}
