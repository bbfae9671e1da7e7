package zugwerk.content.theme;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.content.Content;
import zugwerk.content.PlayedPhase;
import zugwerk.content.theme.Theme.Group;
import zugwerk.solve.SolutionNode.Role;

/**
 * Which themes of a solution are essential: those that involve the key or at least two thematic variations, and that no
 * other theme of the solution implies. In help and series play, solutions are the variations; if there is only one, it
 * suffices, as it does for the way of a piece.
 */
final class Essentials {

  private static final int SEVERAL = 2;

  private Essentials() {}

  static Set<Theme> of(Content content, Collection<ThemeFinding> findings) {
    Map<Theme, List<ThemeFinding.Line>> lines = new LinkedHashMap<>();
    findings.forEach(finding -> lines.merge(finding.theme(), finding.lines(),
        (some, more) -> Stream.concat(some.stream(), more.stream()).toList()));
    Set<Theme> implied = implied(lines.keySet());
    long all = content.isHelp() ? content.lines().size()
        : content.solutions().stream().mapToLong(PlayedPhase::differentAnswers).sum();
    return lines.entrySet().stream()
        .filter(entry -> !entry.getKey().incidental() && !implied.contains(entry.getKey()))
        .filter(entry -> entry.getValue().stream().anyMatch(line -> !content.isHelp() && isKey(line))
            || variations(content, entry.getValue()) >= least(content, entry.getKey(), all))
        .map(Map.Entry::getKey).collect(Collectors.toSet());
  }

  private static long least(Content content, Theme theme, long all) {
    return content.isHelp() || theme.group() == Group.JOURNEYS ? Math.clamp(all, 1, SEVERAL) : SEVERAL;
  }

  private static boolean isKey(ThemeFinding.Line line) {
    return line.path().size() == 1 && line.path().getFirst().role() == Role.KEY;
  }

  /** The number of different answers, as defences with the same answer are one variation; or of solutions. */
  private static long variations(Content content, List<ThemeFinding.Line> lines) {
    return lines.stream().filter(line -> content.isHelp() || line.path().size() > 1)
        .filter(line -> line.path().getLast().role() != Role.THREAT)
        .map(line -> List.of(line.part(), content.isHelp() ? line.path()
            : List.of(line.path().size(), line.path().getLast().move())))
        .distinct().count();
  }

  /** The themes that others imply, directly or through further themes. */
  private static Set<Theme> implied(Collection<Theme> themes) {
    Set<Theme> implied = new HashSet<>();
    Deque<Theme> open = new ArrayDeque<>(themes.stream().flatMap(theme -> theme.implies().stream()).toList());
    while (!open.isEmpty()) {
      Theme theme = open.pop();
      if (implied.add(theme)) {
        open.addAll(theme.implies());
      }
    }
    return implied;
  }
}
