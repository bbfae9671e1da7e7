package zugwerk.studio.solving;

import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.solve.Stipulation;

/** A line of play up to its next branch, as in {@code 1...Nxd6+ 2.Bd3#}. */
final class PlayedRow implements SolutionRow {

  private final PlayRows play;
  private final List<Token> tokens = new ArrayList<>();
  private final List<Sign> signs = new ArrayList<>();
  private LinePath end;
  private List<SolutionNode> below;

  /** Several defences with the same answers share a row; {@code alike} has all of them. */
  PlayedRow(PlayRows play, List<SolutionNode> before, List<SolutionNode> alike, Optional<Sign> sign) {
    this.play = play;
    sign.ifPresent(signs::add);
    List<SolutionNode> first = new ArrayList<>(before);
    first.add(alike.getFirst());
    end = new LinePath(play.part(), first);
    below = play.below(end.last());
    if (end.last().role() == Role.THREAT) {
      tokens.add(Token.words(lang("threat:") + " "));
    }
    write(before, alike, true, isFirstMoveFound());
    while (goesOn()) {
      List<SolutionNode> next = below;
      write(end.lines(), next, false, false);
      end = end.then(next.getFirst());
      below = play.below(end.last());
    }
    if (end.last().role() == Role.TRY) {
      refutations();
    } else if (isLastDual()) {
      write(end.lines(), below, true, false);
      below = List.of();
    }
    if (play.isZugzwang(end.last(), below)) {
      tokens.add(Token.words(lang("zugzwang")));
    }
    sign();
  }

  private PlayedRow(PlayRows play, List<SolutionNode> before, List<SolutionNode> threats) {
    this.play = play;
    List<SolutionNode> first = new ArrayList<>(before);
    first.add(threats.getFirst());
    end = new LinePath(play.part(), first);
    below = List.of();
    tokens.add(Token.words(lang("threat:") + " "));
    write(before, threats, true, false);
  }

  static PlayedRow threats(PlayRows play, List<SolutionNode> before, List<SolutionNode> threats) {
    return new PlayedRow(play, before, threats);
  }

  /** While solving, a first move that solves is no key yet. */
  private boolean isFirstMoveFound() {
    return signs.contains(Sign.SOLVES);
  }

  private boolean goesOn() {
    Role role = end.last().role();
    boolean isShownAlone = play.isBattle() && (role == Role.KEY || role == Role.TRY);
    return !isShownAlone && !below.isEmpty() && below.getFirst().role() != Role.THREAT
        && below.stream().skip(1).allMatch(below.getFirst()::hasSameAnswersAs);
  }

  /** Whether several answers end the play, so that they fit on the row. */
  private boolean isLastDual() {
    return play.isBattle() && below.size() > 1 && end.last().role() == Role.DEFENCE
        && below.stream().allMatch(PlayRows::isLeaf);
  }

  private void write(List<SolutionNode> before, List<SolutionNode> alike, boolean numbered, boolean plain) {
    String between = alike.getFirst().role() == Role.DEFENCE ? ", " : " / ";
    for (int i = 0; i < alike.size(); i++) {
      SolutionNode move = alike.get(i);
      boolean last = i == alike.size() - 1;
      String number = move.solving() || numbered && i == 0 ? play.stipulation().number(move) : "";
      put(before, move, number + move.text() + (plain ? "" : play.stipulation().sign(move)) + (last ? " " : between));
    }
  }

  private void put(List<SolutionNode> before, SolutionNode move, String text) {
    List<SolutionNode> path = new ArrayList<>(before);
    path.add(move);
    tokens.add(new Token(text, style(move), Optional.of(new LinePath(play.part(), path))));
  }

  private String style(SolutionNode move) {
    return switch (move.role()) {
      case KEY -> !play.stipulation().hasKeys() || isFirstMoveFound() ? "" : signs.contains(Sign.COOK) ? "cook" : "key";
      case TRY -> "try";
      case REFUTATION -> "refutes";
      case THREAT -> "threat";
      default -> "";
    };
  }

  private void refutations() {
    List<SolutionNode> refutations = below.stream().filter(reply -> reply.role() == Role.REFUTATION).toList();
    below = below.stream().filter(reply -> reply.role() != Role.REFUTATION).toList();
    for (int i = 0; i < refutations.size(); i++) {
      SolutionNode move = refutations.get(i);
      tokens.add(Token.words((i == 0 ? lang("but") : lang("and")) + " "));
      put(end.lines(), move, move.number() + "..." + move.text() + "! ");
    }
  }

  private void sign() {
    Stipulation stipulation = play.stipulation();
    if (!play.isBattle()) {
      return;
    }
    int start = first().map(path -> path.lines().size() - 1).orElse(0);
    if (IntStream.range(start, end.lines().size()).anyMatch(end::isDual)) {
      signs.add(Sign.DUAL);
    }
    boolean ends = below.isEmpty() && (end.last().goal() || !end.last().replies().isEmpty());
    if (ends && end.last().number() + (end.last().goal() ? 0 : 1) < stipulation.moves()
        && end.last().role() != Role.KEY) {
      signs.add(Sign.SHORT);
    }
  }

  @Override
  public List<Token> tokens() {
    return List.copyOf(tokens);
  }

  @Override
  public List<Sign> signs() {
    return List.copyOf(signs);
  }

  @Override
  public Optional<LinePath> end() {
    return Optional.of(end);
  }

  @Override
  public boolean branches() {
    return !below.isEmpty();
  }

  @Override
  public List<SolutionRow> below() {
    return play.rows(end.lines(), below);
  }
}
