package zugwerk.solve.table;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Position;

/** For one thread. An open hash table, by signatures, without boxing. */
final class SlotTargets {

  private long[] signatures = new long[64];
  private @Nullable Target[] targets = new Target[64];
  private int size;

  @FunctionalInterface
  interface Target {
    void note(Position position, SlotNotes notes);
  }

  Target get(long signature, Supplier<Target> maker) {
    int place = place(signature);
    Target found = targets[place];
    if (found != null) {
      return found;
    }
    Target made = maker.get();
    if (2 * ++size > targets.length) {
      grow();
      place = place(signature);
    }
    signatures[place] = signature;
    targets[place] = made;
    return made;
  }

  private int place(long signature) {
    int place = (int) (signature ^ signature >>> 32) & targets.length - 1;
    while (targets[place] != null && signatures[place] != signature) {
      place = place + 1 & targets.length - 1;
    }
    return place;
  }

  private void grow() {
    long[] oldSignatures = signatures;
    @Nullable Target[] oldTargets = targets;
    signatures = new long[2 * oldSignatures.length];
    targets = new Target[2 * oldTargets.length];
    for (int i = 0; i < oldTargets.length; i++) {
      if (oldTargets[i] != null) {
        int place = place(oldSignatures[i]);
        signatures[place] = oldSignatures[i];
        targets[place] = oldTargets[i];
      }
    }
  }
}
