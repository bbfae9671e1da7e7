package zugwerk.content.theme;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import zugwerk.content.Content;
import zugwerk.content.MoveIdentity;
import zugwerk.content.PhaseTable.Kind;
import zugwerk.content.PlayedPhase;

/**
 * A pattern of changed play: which defences, threats and refutations of which phases go with which moves. The nearness
 * of a solution is the greatest part of the pattern that some choice of defences fulfils.
 */
final class ExchangePattern {

  private static final double PARTLY = 0.5;

  /**
   * A demand on a phase.
   *
   * @param phase 0 for the set play, 1 and more for tries, -1 for the key
   * @param defence the letter of a defence from 0; -1 for a threat
   * @param move the letter of a move from 0; -1 for a refutation
   */
  private record Item(int phase, int defence, int move) {}

  private final List<Item> items = new ArrayList<>();
  private final int defences;
  private final int tries;

  /**
   * Reads a pattern such as {@code S:aA,bB K:aB,bA}: set play, tries {@code 1} and so on, and the key, each with
   * defences and their answers; {@code +A} is a threat, {@code a!} a refutation.
   */
  ExchangePattern(String text) {
    for (String phase : text.split(" ")) {
      int number = phase.charAt(0) == 'S' ? 0 : phase.charAt(0) == 'K' ? -1 : phase.charAt(0) - '0';
      for (String item : phase.substring(2).split(",")) {
        items.add(new Item(number, item.charAt(0) == '+' ? -1 : item.charAt(0) - 'a',
            item.charAt(1) == '!' ? -1 : item.charAt(1) - 'A'));
      }
    }
    defences = 1 + items.stream().mapToInt(Item::defence).max().orElseThrow();
    tries = items.stream().mapToInt(Item::phase).max().orElseThrow();
  }

  int tries() {
    return tries;
  }

  double nearness(Content content) {
    List<PlayedPhase> attempts = content.phases().stream().filter(phase -> phase.kind() == Kind.TRY).toList();
    List<PlayedPhase> set = content.phases().stream().filter(phase -> phase.kind() == Kind.SET_PLAY).toList();
    List<PlayedPhase> phases = new ArrayList<>();
    for (Item item : items) {
      List<PlayedPhase> from = item.phase == 0 ? set : item.phase < 0 ? content.solutions() : attempts;
      int index = Math.max(0, item.phase - 1);
      if (from.size() <= index) {
        return 0;
      }
      phases.add(from.get(index));
    }
    Set<MoveIdentity> identities = new LinkedHashSet<>();
    phases.stream().distinct().forEach(phase -> {
      identities.addAll(phase.defences().keySet());
      identities.addAll(phase.refutations().keySet());
    });
    return new Assignment(phases, List.copyOf(identities)).best() / items.size();
  }

  /** The search for the best choice of defences. */
  private final class Assignment {

    private final List<PlayedPhase> phases;
    private final List<MoveIdentity> identities;
    private final MoveIdentity[] chosen = new MoveIdentity[defences];
    private final MoveIdentity[] moves = new MoveIdentity[items.size()];
    private double best;

    Assignment(List<PlayedPhase> phases, List<MoveIdentity> identities) {
      this.phases = phases;
      this.identities = identities;
    }

    double best() {
      choose(0, graded(-1));
      return best;
    }

    private void choose(int letter, double score) {
      best = Math.max(best, score);
      long open = items.stream().filter(item -> item.defence >= letter).count();
      if (letter == defences || score + open <= best) {
        return;
      }
      MoveIdentity[] before = moves.clone();
      for (MoveIdentity identity : identities) {
        if (!Arrays.asList(chosen).subList(0, letter).contains(identity)) {
          chosen[letter] = identity;
          choose(letter + 1, score + graded(letter));
          System.arraycopy(before, 0, moves, 0, moves.length);
        }
      }
    }

    private double graded(int letter) {
      double score = 0;
      for (int i = 0; i < items.size(); i++) {
        Item item = items.get(i);
        score += item.defence != letter ? 0 : item.move < 0 ? refuted(phases.get(i), chosen[letter])
            : item.defence < 0 ? threatened(phases.get(i), item.move)
                : answered(phases.get(i), chosen[letter], item.move);
      }
      return score;
    }

    private static double refuted(PlayedPhase phase, MoveIdentity defence) {
      return !phase.refutations().containsKey(defence) ? 0 : phase.refutations().size() == 1 ? 1 : PARTLY;
    }

    private double threatened(PlayedPhase phase, int move) {
      Set<MoveIdentity> threats = phase.threats().keySet();
      return threats.size() == 1 ? bound(move, threats.iterator().next())
          : moves[move] != null && threats.contains(moves[move]) ? PARTLY : 0;
    }

    private double answered(PlayedPhase phase, MoveIdentity defence, int move) {
      if (phase.answering(defence).isPresent()) {
        return bound(move, phase.answering(defence).get());
      }
      return moves[move] != null && phase.defences().containsKey(defence) && phase.defences().get(defence).replies()
          .stream().anyMatch(reply -> reply.identity().equals(moves[move])) ? PARTLY : 0;
    }

    private double bound(int move, MoveIdentity identity) {
      if (moves[move] == null && Arrays.stream(moves).filter(Objects::nonNull).noneMatch(identity::equals)) {
        moves[move] = identity;
      }
      return identity.equals(moves[move]) ? 1 : 0;
    }
  }
}
