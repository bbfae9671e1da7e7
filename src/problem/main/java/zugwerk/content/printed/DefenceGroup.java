package zugwerk.content.printed;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zugwerk.content.Played;
import zugwerk.rules.Move;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.solve.Stipulation;
import zugwerk.work.Texts;

/**
 * Defences with the same answers, which share a line.
 *
 * @param byPlay why the line is folded; empty if it is not
 * @param plies the number of the last half-move of its longest line
 */
record DefenceGroup(List<Played> defences, Optional<ByPlay> byPlay, int plies) {

  /** The kinds of by-play. */
  enum ByPlay {
    SHORT, DUAL, THREAT;

    String counting(int number, Texts texts) {
      return switch (this) {
        case SHORT -> texts.counted(number, "{0} short variation", "{0} short variations");
        case DUAL -> texts.counted(number, "{0} dual", "{0} duals");
        case THREAT -> texts.counted(number, "{0} answer by a threat", "{0} answers by a threat");
      };
    }
  }

  DefenceGroup {
    defences = List.copyOf(defences);
  }

  /**
   * The groups of some defences, the longest first. Without a threat, if all of it were by-play, none of it is.
   *
   * @param threats what was threatened by the move before
   */
  static List<DefenceGroup> of(List<Played> replies, List<SolutionNode> threats, Stipulation stipulation) {
    Map<Object, List<Played>> alike = new LinkedHashMap<>();
    for (Played reply : replies) {
      SolutionNode node = reply.node();
      if (node.role() == Role.DEFENCE && (node.goal() || !node.replies().isEmpty())) {
        alike.computeIfAbsent(printed(reply, stipulation), _ -> new ArrayList<>()).add(reply);
      }
    }
    List<DefenceGroup> groups = new ArrayList<>();
    alike.values().forEach(defences -> groups.add(group(defences, threats, stipulation)));
    groups.sort(Comparator.comparingInt(DefenceGroup::plies).reversed());
    return threats.isEmpty() && groups.stream().allMatch(DefenceGroup::isFolded)
        ? groups.stream().map(group -> new DefenceGroup(group.defences, Optional.empty(), group.plies)).toList()
        : groups;
  }

  /** What is printed behind a defence, to compare it with others. */
  private static Object printed(Played defence, Stipulation stipulation) {
    return defence.replies().stream().map(answer -> {
      boolean continues = defence.replies().size() == 1 && !answer.node().goal() && !answer.node().isFollowedByPass();
      List<DefenceGroup> groups =
          continues ? of(answer.replies(), answer.node().threats(), stipulation) : List.of();
      // A sign for every other move depends on all of them.
      boolean signs = groups.stream().anyMatch(group -> !group.isFolded() && group.defences.size() > 1);
      return List.of(answer.node().text(), texts(answer.node().threats()), groups.stream()
          .filter(group -> signs || !group.isFolded())
          .map(group -> List.of(group.defences.stream().map(one -> one.node().text()).toList(),
              printed(group.defences.getFirst(), stipulation)))
          .toList());
    }).toList();
  }

  private static List<Object> texts(List<SolutionNode> threats) {
    return threats.stream().<Object>map(threat -> List.of(threat.text(), texts(threat.threats()),
        texts(threat.replies()))).toList();
  }

  private static DefenceGroup group(List<Played> alike, List<SolutionNode> threats, Stipulation stipulation) {
    Played first = alike.getFirst();
    int plies = last(first.node());
    return new DefenceGroup(alike, byPlay(first, plies, threats, stipulation), plies);
  }

  private static Optional<ByPlay> byPlay(Played defence, int plies, List<SolutionNode> threats,
      Stipulation stipulation) {
    List<SolutionNode> answers = defence.node().replies();
    if (plies / 2 + 1 < stipulation.moves()) {
      return Optional.of(ByPlay.SHORT);
    }
    Set<Move> threatened = moves(threats);
    List<Move> moves = answers.stream().map(SolutionNode::move).toList();
    boolean delays = plies > threats.stream().mapToInt(DefenceGroup::last).max().orElse(0);
    // A defence that leaves one of several threats separates them, and one that delays the threat is a variation.
    if (answers.size() > 1 && threatened.containsAll(moves)
        || !delays && (answers.size() > 1 || threats.size() == 1) && moves.stream().anyMatch(threatened::contains)) {
      return Optional.of(ByPlay.THREAT);
    }
    boolean motivated = !threats.isEmpty() || defence.before().checkers(defence.side()) != 0;
    return answers.size() > 1 && !motivated ? Optional.of(ByPlay.DUAL) : Optional.empty();
  }

  private static Set<Move> moves(List<SolutionNode> nodes) {
    Set<Move> moves = new HashSet<>();
    nodes.forEach(node -> moves.add(node.move()));
    return moves;
  }

  private static int last(SolutionNode node) {
    return node.replies().isEmpty() ? Math.max(node.ply(), node.threats().stream().mapToInt(DefenceGroup::last).max()
        .orElse(0)) : node.replies().stream().mapToInt(DefenceGroup::last).max().orElse(node.ply());
  }

  boolean isFolded() {
    return byPlay.isPresent();
  }

  /** Whether the defences reach the goal themselves, as in selfmates. */
  boolean ends() {
    return defences.getFirst().node().goal();
  }

  Set<Move> answers() {
    return moves(defences.getFirst().node().replies());
  }
}
