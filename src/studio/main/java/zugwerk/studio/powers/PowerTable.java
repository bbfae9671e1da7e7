package zugwerk.studio.powers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.betza.BetzaException;
import zugwerk.betza.Catalogue;
import zugwerk.betza.Power;
import zugwerk.betza.PowerLists;

/**
 * The power lists being edited. A finished entry goes to the game if it can be read; otherwise it stays as typed, and
 * the game keeps the old one. A list of fairy pieces is a table of one column.
 */
public final class PowerTable {

  public record Fault(Place place, BetzaException reason) {}

  private final Consumer<String> game;
  private final List<Runnable> watchers = new ArrayList<>();
  private final List<SortedMap<Character, List<TypedEntry>>> sides = List.of(new TreeMap<>(), new TreeMap<>());
  private List<Character> types = List.of();
  private String letters = "";
  private boolean own;

  public PowerTable(Consumer<String> game) {
    this.game = game;
  }

  public void watch(Runnable watcher) {
    watchers.add(watcher);
  }

  /**
   * Shows the game's lists and keeps unfinished entries, unless they are {@code fresh}, which belong to another
   * problem.
   */
  public void show(PowerLists lists, boolean fresh) {
    show(lists, "", fresh);
  }

  public void show(PowerLists lists, String typeLetters, boolean fresh) {
    letters = typeLetters;
    if (!fresh && !types.isEmpty() && text().equals(lists.text())) {
      return;
    }
    types = List.copyOf(lists.white().keySet());
    own = !lists.white().equals(lists.black()) || own && !fresh;
    for (int side = 0; side < 2; side++) {
      SortedMap<Character, List<TypedEntry>> old = new TreeMap<>(sides.get(side));
      sides.get(side).clear();
      for (char type : types) {
        sides.get(side).put(type,
            merged(lists.list(side, type), fresh ? List.of() : old.getOrDefault(type, List.of())));
      }
    }
    report();
  }

  private static List<TypedEntry> merged(List<Power> list, List<TypedEntry> old) {
    List<TypedEntry> entries = new ArrayList<>(list.stream().map(TypedEntry::of).toList());
    for (int i = 0; i < old.size(); i++) {
      if (old.get(i).isPending()) {
        if (i < entries.size()) {
          entries.set(i, new TypedEntry(old.get(i).text(), entries.get(i).kept(), old.get(i).finished()));
        } else {
          entries.add(new TypedEntry(old.get(i).text(), Optional.empty(), old.get(i).finished()));
        }
      }
    }
    return entries;
  }

  private void report() {
    List.copyOf(watchers).forEach(Runnable::run);
  }

  public List<Character> types() {
    return types;
  }

  public boolean isPieceList() {
    return !letters.isEmpty();
  }

  public boolean hasOwnLists() {
    return own;
  }

  public List<TypedEntry> list(int side, char type) {
    return List.copyOf(entries(own ? side : 0, type));
  }

  private List<TypedEntry> edited(Place place) {
    return entries(own ? place.side() : 0, place.type());
  }

  private List<TypedEntry> entries(int side, char type) {
    return sides.get(side).getOrDefault(type, List.of());
  }

  public Optional<TypedEntry> at(Place place) {
    List<TypedEntry> list = edited(place);
    return place.index() < 0 || place.index() >= list.size() ? Optional.empty() : Optional.of(list.get(place.index()));
  }

  public List<Power> successive(Place place) {
    List<TypedEntry> list = list(place.side(), place.type());
    return list.isEmpty() ? List.of()
        : IntStream.of(place.index(), (place.index() + 1) % list.size()).mapToObj(list::get)
            .flatMap(entry -> entry.power().stream()).toList();
  }

  public void type(Place place, String text) {
    if (at(place).isPresent() && !at(place).get().text().equals(text)) {
      edited(place).set(place.index(), at(place).get().typed(text));
      report();
    }
  }

  public void commit(Place place) {
    at(place).filter(TypedEntry::isPending).ifPresent(entry -> {
      edited(place).set(place.index(), entry.taken());
      if (entry.fault().isEmpty()) {
        apply();
      } else {
        report();
      }
    });
  }

  public void restore(Place place) {
    at(place).ifPresent(entry -> {
      if (entry.kept().isPresent()) {
        type(place, entry.kept().get().text());
      } else {
        edited(place).remove(place.index());
        report();
      }
    });
  }

  public void put(Place place, String text) {
    type(place, text);
    commit(place);
  }

  /**
   * Adds a piece to a list of pieces, with a free letter if there is one; a Wazir if the text cannot be read. Returns
   * its place.
   */
  public Optional<Place> addPiece(String text) {
    String free = letters.chars().filter(letter -> !types.contains((char) letter))
        .mapToObj(Character::toString).collect(Collectors.joining());
    if (free.isEmpty()) {
      return Optional.empty();
    }
    Power power = new TypedEntry(text, Optional.empty(), false).taken().kept().orElseGet(() -> PowerLists.entry("W"));
    char letter = Catalogue.STANDARD.letter(power, free);
    game.accept(text() + ";" + letter + "=" + power.text());
    return Optional.of(new Place(0, letter, 0));
  }

  public void insert(Place place, String text) {
    List<TypedEntry> list = edited(place);
    if (list.size() < PowerLists.LONGEST) {
      TypedEntry entry = new TypedEntry(text, Optional.empty(), false);
      list.add(Math.min(place.index(), list.size()), entry.fault().isPresent() ? entry : entry.taken());
      apply();
    }
  }

  /** Whether an entry may be removed: the game must keep one in the list. */
  public boolean mayRemove(Place place) {
    return isPieceList() ? at(place).isPresent() && types.size() > 1
        : at(place).isPresent() && IntStream.range(0, edited(place).size())
            .anyMatch(i -> i != place.index() && edited(place).get(i).kept().isPresent());
  }

  public void remove(Place place) {
    if (mayRemove(place) && isPieceList()) {
      game.accept(text(types.stream().filter(type -> type != place.type())));
    } else if (mayRemove(place)) {
      edited(place).remove(place.index());
      apply();
    }
  }

  public void move(Place place, int to) {
    if (at(place).isPresent() && at(place.moved(to - place.index())).isPresent() && to != place.index()) {
      edited(place).add(to, edited(place).remove(place.index()));
      apply();
    }
  }

  public void setOwnLists(boolean wanted) {
    if (wanted != own) {
      sides.get(1).clear();
      sides.get(0).forEach((type, list) -> sides.get(1).put(type, new ArrayList<>(list)));
      own = wanted;
      apply();
    }
  }

  /** Shifts the start of all of Black's lists, which become its own. */
  public void rotateBlack(int by) {
    if (!own) {
      sides.get(0).forEach((type, list) -> sides.get(1).put(type, new ArrayList<>(list)));
      own = true;
    }
    sides.get(1).values().forEach(list -> Collections.rotate(list, -by));
    apply();
  }

  /** Index in the game's list; empty for an entry that the game does not have yet. */
  public OptionalInt played(Place place) {
    if (at(place).flatMap(TypedEntry::kept).isEmpty()) {
      return OptionalInt.empty();
    }
    return OptionalInt.of((int) edited(place).stream().limit(place.index())
        .filter(entry -> entry.kept().isPresent()).count());
  }

  /** How many entries Black is ahead of White, if equal in every list. */
  public Optional<Integer> phase() {
    int longest = types.stream().mapToInt(type -> list(0, type).size()).max().orElse(1);
    return IntStream.range(0, longest).filter(this::isAhead).boxed().findFirst();
  }

  private boolean isAhead(int by) {
    return types.stream().allMatch(type -> {
      List<TypedEntry> turned = new ArrayList<>(list(0, type));
      Collections.rotate(turned, -by);
      return turned.stream().map(TypedEntry::kept).toList()
          .equals(list(1, type).stream().map(TypedEntry::kept).toList());
    });
  }

  private void apply() {
    report();
    game.accept(text());
  }

  /** The lists of the game, including changes not yet sent. */
  public String text() {
    return text(types.stream());
  }

  private String text(Stream<Character> of) {
    return of.map(type -> {
      String white = text(entries(0, type));
      String black = own ? text(entries(1, type)) : white;
      return type + "=" + white + (black.equals(white) ? "" : "|" + black);
    }).collect(Collectors.joining(";"));
  }

  private static String text(List<TypedEntry> list) {
    return list.stream().flatMap(entry -> entry.kept().stream()).map(Power::text).collect(Collectors.joining("/"));
  }

  /** The faults of finished entries. */
  public List<Fault> faults() {
    List<Fault> faults = new ArrayList<>();
    for (int side = 0; side < (own ? 2 : 1); side++) {
      for (char type : types) {
        for (int i = 0; i < list(side, type).size(); i++) {
          Place place = new Place(side, type, i);
          at(place).flatMap(TypedEntry::reported).ifPresent(fault -> faults.add(new Fault(place, fault)));
        }
      }
    }
    return faults;
  }
}
