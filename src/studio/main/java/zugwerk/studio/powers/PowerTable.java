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
 * The power lists as they are being edited. An entry goes to the game when it is finished and can be read. One that
 * cannot stays as it was typed, and the game keeps what it had there. A list of fairy pieces is a table of one column.
 */
public final class PowerTable {

  /** An entry that cannot be read, and why. */
  public record Fault(Place place, BetzaException reason) {}

  private final Consumer<String> game;
  private final List<Runnable> watchers = new ArrayList<>();
  private final List<SortedMap<Character, List<TypedEntry>>> sides = List.of(new TreeMap<>(), new TreeMap<>());
  private List<Character> types = List.of();
  private String letters = "";
  private boolean own;

  /**
   * @param game given the text of all lists whenever they change
   */
  public PowerTable(Consumer<String> game) {
    this.game = game;
  }

  /** Adds a watcher, which is run after every change. */
  public void watch(Runnable watcher) {
    watchers.add(watcher);
  }

  /**
   * Shows the lists that the game has now. What was typed and is not finished stays in its place.
   *
   * @param fresh whether these are the lists of another problem, to which nothing typed before belongs
   */
  public void show(PowerLists lists, boolean fresh) {
    show(lists, "", fresh);
  }

  /**
   * Shows the lists of a game whose types are those that have one.
   *
   * @param typeLetters the letters that types may have; empty where the types of the game are fixed
   */
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
    tell();
  }

  private static List<TypedEntry> merged(List<Power> list, List<TypedEntry> old) {
    List<TypedEntry> entries = new ArrayList<>(list.stream().map(TypedEntry::of).toList());
    for (int i = 0; i < old.size(); i++) {
      if (old.get(i).isPending()) {
        if (i < entries.size()) {
          entries.set(i, entries.get(i).typed(old.get(i).text()));
        } else {
          entries.add(new TypedEntry(old.get(i).text(), Optional.empty()));
        }
      }
    }
    return entries;
  }

  private void tell() {
    List.copyOf(watchers).forEach(Runnable::run);
  }

  /** The letters of the types, in order. */
  public List<Character> types() {
    return types;
  }

  /** Whether each row is a piece of its own with one power, so that rows are added and removed instead of entries. */
  public boolean isPieceList() {
    return !letters.isEmpty();
  }

  /** Whether Black has its own lists. */
  public boolean hasOwnLists() {
    return own;
  }

  /** The entries of a list. */
  public List<TypedEntry> list(int side, char type) {
    return List.copyOf(entries(own ? side : 0, type));
  }

  private List<TypedEntry> edited(Place place) {
    return entries(own ? place.side() : 0, place.type());
  }

  private List<TypedEntry> entries(int side, char type) {
    return sides.get(side).getOrDefault(type, List.of());
  }

  /** The entry at a place, if there is one. */
  public Optional<TypedEntry> at(Place place) {
    List<TypedEntry> list = edited(place);
    return place.index() < 0 || place.index() >= list.size()
        ? Optional.empty() : Optional.of(list.get(place.index()));
  }

  /** The power at a place, and that of the entry after it, which is the first again after the last. */
  public List<Power> successive(Place place) {
    List<TypedEntry> list = list(place.side(), place.type());
    return list.isEmpty() ? List.of()
        : IntStream.of(place.index(), (place.index() + 1) % list.size()).mapToObj(list::get)
            .flatMap(entry -> entry.power().stream()).toList();
  }

  /** Takes what is typed at a place, letter by letter; the game does not change yet. */
  public void type(Place place, String text) {
    if (at(place).isPresent() && !at(place).get().text().equals(text)) {
      edited(place).set(place.index(), at(place).get().typed(text));
      tell();
    }
  }

  /** Finishes what was typed at a place: it goes to the game if it can be read. */
  public void commit(Place place) {
    if (at(place).isPresent() && at(place).get().isPending() && at(place).get().fault().isEmpty()) {
      edited(place).set(place.index(), at(place).get().taken());
      apply();
    }
  }

  /** Goes back to what the game has at a place; a new entry goes. */
  public void restore(Place place) {
    at(place).ifPresent(entry -> {
      if (entry.kept().isPresent()) {
        type(place, entry.kept().get().text());
      } else {
        edited(place).remove(place.index());
        tell();
      }
    });
  }

  /** Puts a finished text in the place of an entry. */
  public void put(Place place, String text) {
    type(place, text);
    commit(place);
  }

  /**
   * Adds a piece to a list of pieces, with a letter that suits it. Nothing happens where no letter is free.
   *
   * @param text its power; a Wazir's where it cannot be read
   * @return where it stands
   */
  public Optional<Place> addPiece(String text) {
    String free = letters.chars().filter(letter -> !types.contains((char) letter))
        .mapToObj(Character::toString).collect(Collectors.joining());
    if (free.isEmpty()) {
      return Optional.empty();
    }
    Power power = new TypedEntry(text, Optional.empty()).taken().kept().orElseGet(() -> PowerLists.entry("W"));
    char letter = Catalogue.STANDARD.letter(power, free);
    game.accept(text() + ";" + letter + "=" + power.text());
    return Optional.of(new Place(0, letter, 0));
  }

  /** Adds an entry before a place, with a text that may be empty. Nothing happens where the list is full. */
  public void insert(Place place, String text) {
    List<TypedEntry> list = edited(place);
    if (list.size() < PowerLists.LONGEST) {
      list.add(Math.min(place.index(), list.size()), new TypedEntry(text, Optional.empty()).taken());
      apply();
    }
  }

  /** Whether an entry may go: the game must have another one in the list. */
  public boolean mayRemove(Place place) {
    return isPieceList() ? at(place).isPresent() && types.size() > 1
        : at(place).isPresent() && IntStream.range(0, edited(place).size())
            .anyMatch(i -> i != place.index() && edited(place).get(i).kept().isPresent());
  }

  /** Removes an entry, or its piece from a list of pieces. */
  public void remove(Place place) {
    if (mayRemove(place) && isPieceList()) {
      game.accept(text(types.stream().filter(type -> type != place.type())));
    } else if (mayRemove(place)) {
      edited(place).remove(place.index());
      apply();
    }
  }

  /** Moves an entry to another index of its list. */
  public void move(Place place, int to) {
    if (at(place).isPresent() && at(place.moved(to - place.index())).isPresent() && to != place.index()) {
      edited(place).add(to, edited(place).remove(place.index()));
      apply();
    }
  }

  /** Gives Black its own lists, copies of White's at first, or takes them away. */
  public void setOwnLists(boolean wanted) {
    if (wanted != own) {
      sides.get(1).clear();
      sides.get(0).forEach((type, list) -> sides.get(1).put(type, new ArrayList<>(list)));
      own = wanted;
      apply();
    }
  }

  /** Lets all of Black's lists begin a number of entries further on. Black then has its own lists. */
  public void rotateBlack(int by) {
    if (!own) {
      sides.get(0).forEach((type, list) -> sides.get(1).put(type, new ArrayList<>(list)));
      own = true;
    }
    sides.get(1).values().forEach(list -> Collections.rotate(list, -by));
    apply();
  }

  /** Which entry of the game's list stands at a place, from 0; nothing for one that the game does not have yet. */
  public OptionalInt played(Place place) {
    if (at(place).flatMap(TypedEntry::kept).isEmpty()) {
      return OptionalInt.empty();
    }
    return OptionalInt.of((int) edited(place).stream().limit(place.index())
        .filter(entry -> entry.kept().isPresent()).count());
  }

  /** How many entries Black is ahead of White, if it is the same number in every list. */
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
    tell();
    game.accept(text());
  }

  /** The lists that the game has, or would have once it is told. */
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

  /** What cannot be read, list by list. */
  public List<Fault> faults() {
    List<Fault> faults = new ArrayList<>();
    for (int side = 0; side < (own ? 2 : 1); side++) {
      for (char type : types) {
        for (int i = 0; i < list(side, type).size(); i++) {
          Place place = new Place(side, type, i);
          at(place).flatMap(TypedEntry::fault).ifPresent(fault -> faults.add(new Fault(place, fault)));
        }
      }
    }
    return faults;
  }
}
