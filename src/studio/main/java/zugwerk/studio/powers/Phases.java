package zugwerk.studio.powers;

import static zugwerk.studio.text.Localization.lang;

import java.util.OptionalInt;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.rules.Variant;
import zugwerk.studio.editor.GameTerms;
import zugwerk.studio.editor.Workbench;

/** Which entry of its list each type uses now: cells of the position, set as steps. */
public final class Phases {

  private final Workbench bench;
  private final PowerTable table;

  public Phases(Workbench bench, PowerTable table) {
    this.bench = bench;
    this.table = table;
  }

  private Variant variant() {
    return bench.draft().get().variant();
  }

  private OptionalInt cell(char letter) {
    int type = variant().schema().type(letter);
    return variant().schema().slots().stream()
        .filter(slot -> slot.scope() == Slot.Scope.TYPE && variant().cycle(type) > 1)
        .mapToInt(slot -> variant().schema().offset(slot) + type).findFirst();
  }

  private int steps(int cell) {
    Setup setup = bench.draft().get().setup();
    return setup.get(cell);
  }

  private int length(Place place) {
    return variant().options().powerLists().map(lists -> lists.list(place.side(), place.type()).size()).orElse(1);
  }

  public boolean isPresent(Place place) {
    OptionalInt played = table.played(place);
    int now = cell(place.type()).isPresent() ? steps(cell(place.type()).getAsInt()) % length(place) : 0;
    return played.isPresent() && played.getAsInt() == now;
  }

  /** Advances the type to this entry by the fewest steps, and the other side's list with it. */
  public void turnTo(Place place) {
    OptionalInt played = table.played(place);
    if (played.isPresent()) {
      cell(place.type())
          .ifPresent(cell -> turn(place.type(), Math.floorMod(played.getAsInt() - steps(cell), length(place))));
    }
  }

  public void turn(char letter, int by) {
    int type = variant().schema().type(letter);
    cell(letter).ifPresent(cell -> bench.set(lang("Change power: {0}",
        GameTerms.title(variant().schema().types().get(type))), cell,
        Math.floorMod(steps(cell) + by, variant().cycle(type))));
  }
}
