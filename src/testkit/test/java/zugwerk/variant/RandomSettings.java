package zugwerk.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;

/** Random settings for the games that have any. */
final class RandomSettings {

  private static final List<String> POWERS =
      List.of("W", "F", "D", "N", "A", "C", "Z", "G", "H", "WD", "FA", "NN", "WW",
          "CC", "R", "B", "Q", "K", "R4", "B2", "gQ", "gR", "gNN", "pR", "pB", "nN", "nC", "jN", "jD", "nD", "nA", "jC",
          "fbNF",
          "fhNrlbK", "fsLbbL", "zB", "zR", "ffNbsN", "WAND", "mNcB", "cBmN", "nNN", "jZ", "nH", "nZ", "pQ", "fRbB",
          "R3F", "N2", "qN", "zFF", "ifW2N", "(1,4)", "n(3,4)", "f(0,5)(3,4)", "(0,0)W", "(0,0)", "pqN", "gqN", "gQ2",
          "mNpcN2",
          "AgR", "KgQ", "mNNpcNN");
  private static final List<String> KINGS = List.of("K", "K/N", "K/W/KD", "F/W", "KNN/K", "K/gQK");
  private static final List<String> PAWNS = List.of("fmWfceFifmnD", "fmWfceFifmnD/WD", "fmWfceFifmnD/fmFfcWifmnA",
      "fmWfceF", "fmFfceWimfnA", "fmWfceFifmD", "fmWfmFfceFifmnD", "fmW2fceFifmnD", "fmWfceFifmW2/fFfceW", "K/fceKfmK");
  /** Powers whose atoms have few modifiers of their own, so that most entries fit in their places. */
  private static final List<String> OF_ATOMS =
      List.of("K", "WF", "fbNW", "WAND", "NN", "R", "B", "RF", "BW", "Q", "W2N",
          "HC", "FA", "KD", "GZ", "nDW", "jNF");
  private static final List<String> PAWNS_OF_ATOMS = List.of("fmWfceFifmnD", "fmWfceFifmDfmW2", "fmWfmFfceFifmnD",
      "fmWfceWfceFifmnD", "fmFfceWimfnA", "fWfceFifmW2");
  private static final List<String> ENTRIES =
      List.of("W", "F", "D", "N", "A", "C", "WD", "R", "B", "K", "R4", "NN", "FA",
          "Z", "fW", "H", "vN");
  private static final String ATOMS = "WFDNAHCZGKQRB";

  /** Those that bring more than the samples of the game. */
  private static final Map<String, Function<RandomSettings, String>> OF_GAMES = Map.of(
      "polypiece", random -> random.random.nextInt(2) == 0 ? random.armies() + random.lists() : random.atoms(),
      "hitpoint", RandomSettings::options,
      "fairy", RandomSettings::pieces);

  private final Random random;

  RandomSettings(Random random) {
    this.random = random;
  }

  /** The game of that name with random settings, or without if it has none. */
  Variant game(String id) {
    Function<RandomSettings, String> settings = OF_GAMES.get(id);
    while (settings != null) {
      try {
        return Variants.of(id, settings.apply(this));
      } catch (InputException _) {
        // Not all powers fit in the places of all atoms.
      }
    }
    List<String> samples = Variants.of(id).options().samples();
    int sample = random.nextInt(samples.size() + 1);
    return Variants.of(id, sample == samples.size() ? "" : samples.get(sample));
  }

  /** A few fairy pieces, the letters of which positions have. */
  private String pieces() {
    return "G=" + one(POWERS) + ";I=" + one(POWERS) + (random.nextInt(2) == 0 ? "" : ";Z=" + one(POWERS));
  }

  private String one(List<String> texts) {
    return texts.get(random.nextInt(texts.size()));
  }

  private String list(List<String> powers) {
    return IntStream.rangeClosed(0, random.nextInt(3)).mapToObj(_ -> one(powers)).collect(Collectors.joining("/"));
  }

  private String both(List<String> powers) {
    return list(powers) + (random.nextInt(3) == 0 ? "|" + list(powers) : "");
  }

  private String armies() {
    return random.nextInt(3) == 0 ? "armies;" : "";
  }

  private String lists() {
    String pieces = "QRBN".chars().mapToObj(type -> (char) type + "=" + both(POWERS)).collect(Collectors.joining(";"));
    return pieces + ";K=" + one(KINGS) + ";P=" + one(PAWNS);
  }

  private String atoms() {
    List<String> parts = new ArrayList<>();
    for (char type : "KQRBN".toCharArray()) {
      if (random.nextBoolean()) {
        parts.add(type + "=" + one(OF_ATOMS) + (random.nextInt(4) == 0 ? "|" + one(OF_ATOMS) : ""));
      }
    }
    parts.add("P=" + one(PAWNS_OF_ATOMS));
    parts.add("atoms");
    for (char atom : ATOMS.toCharArray()) {
      if (random.nextInt(3) == 0) {
        parts.add(atom + "=" + both(ENTRIES));
      }
    }
    return String.join(";", parts);
  }

  private String options() {
    List<String> parts = new ArrayList<>(List.of("scale"));
    if (random.nextBoolean()) {
      parts.add("edge=" + random.nextInt(101));
    }
    if (random.nextBoolean()) {
      parts.add("hills");
    }
    if (random.nextBoolean()) {
      parts.add("entrenchment");
    }
    return random.nextInt(6) == 0 ? "" : String.join(";", parts);
  }
}
