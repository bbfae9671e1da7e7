package zugwerk.compose;

import java.util.ArrayList;
import java.util.List;

/**
 * What is good and bad about a sound problem.
 *
 * @param check whether the key gives check
 * @param capture whether the key captures
 * @param promotion whether the key promotes
 * @param taken how many flights the key takes
 * @param given how many flights the key gives
 * @param variations how many different answers to defences there are, a threat counted as one
 * @param mates how many different moves end the play
 * @param models how many of the different ends are model mates
 * @param ownEnds how many of the different ends would not end the play in orthodox chess or without the game's state
 * @param acts how many different moves are of a kind that orthodox chess does not have: acts and passes
 * @param captures how many moves of the play of help and series capture
 * @param duals how often there is more than one answer, plus the number of superfluous threats
 * @param changed how many defences would be answered by something else before the key
 * @param tries how many first moves fail to one defence only
 * @param ownRule whether the same pieces in orthodox chess, or without the game's state, are not sound with the same
 *     key
 * @param pieces how many pieces there are
 */
public record Quality(boolean check, boolean capture, boolean promotion, int taken, int given, int variations,
    int mates, int models, int ownEnds, int acts, int captures, int duals, int changed, int tries,
    boolean ownRule, int pieces) {

  /** One number for all of it: the greater, the better. */
  double score() {
    return (ownRule ? 12 : 0) + 5.0 * Math.min(ownEnds, 3) + 4.0 * Math.min(mates, 6) + 3.0 * Math.min(variations, 8)
        + 4.0 * Math.min(models, 3) + 2.0 * Math.min(acts, 4) + 3.0 * Math.min(given, 2) + 3.0 * Math.min(changed, 3)
        + Math.min(tries, 3) - 3.0 * taken - (check ? 9 : 0) - (capture ? 7 : 0) - (promotion ? 3 : 0)
        - 2.0 * Math.min(duals, 5) - captures - 1.5 * pieces;
  }

  /** What is remarkable, in a few words. */
  @Override
  public String toString() {
    List<String> words = new ArrayList<>();
    words.add(count(variations, "variation"));
    words.add(count(mates, "end") + (models + ownEnds == 0 ? "" : " ("
        + (models == 0 ? "" : models + " model") + (models * ownEnds == 0 ? "" : ", ")
        + (ownEnds == 0 ? "" : ownEnds + " by the game's own rule") + ")"));
    add(words, acts > 0, count(acts, "move") + " of the game's own kinds");
    add(words, given > 0, "the key gives " + count(given, "flight"));
    add(words, taken > 0, "the key takes " + count(taken, "flight"));
    add(words, check, "the key checks");
    add(words, capture, "the key captures");
    add(words, promotion, "the key promotes");
    add(words, changed > 0, count(changed, "changed answer"));
    add(words, tries > 0, count(tries, "try", "tries"));
    add(words, duals > 0, count(duals, "dual") + " or needless " + (duals == 1 ? "threat" : "threats"));
    add(words, ownRule, "not so in orthodox chess or without the state");
    return String.join(", ", words);
  }

  private static void add(List<String> words, boolean so, String said) {
    if (so) {
      words.add(said);
    }
  }

  private static String count(int number, String noun) {
    return count(number, noun, noun + "s");
  }

  private static String count(int number, String one, String several) {
    return number + " " + (number == 1 ? one : several);
  }
}
