package zugwerk.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import zugwerk.betza.BetzaParser;
import zugwerk.betza.Course;
import zugwerk.betza.Leap;
import zugwerk.betza.Power;
import zugwerk.betza.Trait;

/**
 * Orthodox and Polypiece chess, slow and obvious, for tests only: a board of letters that is copied for every move,
 * and a move is legal if no enemy man can then capture the King. Of the program it shares only the reading of powers.
 */
public final class SlowGame {

  private static final String PAWN = "fmWfceFifmnD";

  /** The lists of a type for White and Black. */
  public record Lists(List<Power> white, List<Power> black) {}

  /** A position: letters by square a1..h8 ('.' empty), side, rights, passed square or -1, steps made by each type. */
  public record State(char[] men, boolean white, String rights, int passed, Map<Character, Integer> steps) {}

  private final Map<Character, Lists> lists = new TreeMap<>();
  private final boolean steps;

  private SlowGame(boolean steps) {
    this.steps = steps;
  }

  /** Orthodox chess. */
  public static SlowGame orthodox() {
    SlowGame game = new SlowGame(false);
    for (String entry : "K=K Q=Q R=R B=B N=N".split(" ")) {
      game.put(entry.charAt(0), entry.substring(2));
    }
    game.put('P', PAWN);
    return game;
  }

  /** Polypiece with the default list and the given items in place of its own, as {@code N=N/WD|WD/N}. */
  public static SlowGame polypiece(String... items) {
    SlowGame game = new SlowGame(true);
    for (String entry : "K=K Q=Q/WAND R=R/NN B=B/R4 N=N/WD".split(" ")) {
      game.put(entry.charAt(0), entry.substring(2));
    }
    game.put('P', PAWN);
    for (String item : items) {
      game.put(item.charAt(0), item.substring(2));
    }
    return game;
  }

  private void put(char type, String text) {
    String[] sides = text.split("\\|");
    lists.put(type, new Lists(powers(sides[0]), powers(sides[sides.length - 1])));
  }

  private static List<Power> powers(String text) {
    List<Power> powers = new ArrayList<>();
    for (String entry : text.split("/")) {
      powers.add(BetzaParser.parse(entry));
    }
    return powers;
  }

  /** Reads a FEN with seven fields. */
  public State parse(String fen) {
    String[] fields = fen.split(" ");
    char[] men = new char[64];
    int rank = 7;
    for (String row : fields[0].split("/")) {
      int file = 0;
      for (char c : row.toCharArray()) {
        if (Character.isDigit(c)) {
          for (int i = 0; i < c - '0'; i++) {
            men[rank * 8 + file++] = '.';
          }
        } else {
          men[rank * 8 + file++] = c;
        }
      }
      rank--;
    }
    Map<Character, Integer> counters = new TreeMap<>();
    if (fields.length > 6 && !fields[6].equals("-")) {
      for (String item : fields[6].split(",")) {
        counters.put(item.charAt(0), Integer.valueOf(item.substring(1)));
      }
    }
    int passed = fields[3].equals("-") ? -1 : fields[3].charAt(0) - 'a' + 8 * (fields[3].charAt(1) - '1');
    return new State(men, fields[1].equals("w"), fields[2].replace("-", ""), passed, counters);
  }

  private Power power(State state, char man) {
    char type = Character.toUpperCase(man);
    List<Power> list = Character.isUpperCase(man) ? lists.get(type).white() : lists.get(type).black();
    return list.get(state.steps().getOrDefault(type, 0) % list.size());
  }

  /** The legal moves in long form, sorted. */
  public List<String> legal(State state) {
    List<String> legal = new ArrayList<>();
    for (String move : pseudo(state)) {
      State next = play(state, move);
      if (!struck(next, king(next, state.white()), !state.white())) {
        legal.add(move);
      }
    }
    return named(legal);
  }

  /** In long form castling is e1g1, and a King's own step between the same squares e1g1/K where both can be made. */
  private static List<String> named(List<String> moves) {
    List<String> names = new ArrayList<>();
    for (String move : moves) {
      names.add(move.endsWith("O") ? move.substring(0, 4) : moves.contains(move + "O") ? move + "/K" : move);
    }
    names.sort(null);
    return names;
  }

  /** Whether the side to move is in check. */
  public boolean inCheck(State state) {
    return struck(state, king(state, state.white()), !state.white());
  }

  private static int king(State state, boolean white) {
    return new String(state.men()).indexOf(white ? 'K' : 'k');
  }

  private List<String> pseudo(State state) {
    List<String> moves = new ArrayList<>();
    for (int from = 0; from < 64; from++) {
      char man = state.men()[from];
      if (man == '.' || Character.isUpperCase(man) != state.white()) {
        continue;
      }
      for (int to = 0; to < 64; to++) {
        char target = state.men()[to];
        boolean enemy = target != '.' && Character.isUpperCase(target) != state.white();
        boolean goes = target == '.' ? reaches(state, from, to, Trait.MOVE) : enemy && reaches(state, from, to, Trait.CAPTURE);
        boolean passes = to == state.passed() && target == '.' && "Pp".indexOf(man) >= 0
            && reaches(state, from, to, Trait.EN_PASSANT);
        if ((goes || passes) && "Kk".indexOf(target) < 0) {
          boolean last = "Pp".indexOf(man) >= 0 && to / 8 == (state.white() ? 7 : 0);
          for (String promotion : last ? List.of("q", "r", "b", "n") : List.of("")) {
            moves.add(name(from) + name(to) + promotion);
          }
        }
      }
    }
    castlings(state, moves);
    return moves;
  }

  private void castlings(State state, List<String> moves) {
    int home = state.white() ? 4 : 60;
    for (char right : state.rights().toCharArray()) {
      if (Character.isUpperCase(right) != state.white()) {
        continue;
      }
      int corner = Character.toUpperCase(right) == 'K' ? home + 3 : home - 4;
      int step = Integer.signum(corner - home);
      boolean free = state.men()[home] == (state.white() ? 'K' : 'k') && state.men()[corner] == (state.white() ? 'R' : 'r');
      for (int square = home + step; square != corner; square += step) {
        free &= state.men()[square] == '.';
      }
      for (int square : new int[] {home, home + step}) {
        char[] lifted = state.men().clone();
        lifted[home] = '.';
        lifted[square] = state.white() ? 'K' : 'k';
        free = free && !struck(new State(lifted, state.white(), "", -1, state.steps()), square, !state.white());
      }
      if (free) {
        moves.add(name(home) + name(home + 2 * step) + "O");
      }
    }
  }

  private boolean struck(State state, int square, boolean byWhite) {
    for (int from = 0; from < 64; from++) {
      char man = state.men()[from];
      if (man != '.' && Character.isUpperCase(man) == byWhite && reaches(state, from, square, Trait.CAPTURE)) {
        return true;
      }
    }
    return false;
  }

  /** Walks all the ways of the man on a square, looking whether one ends on the other square in the given mode. */
  private boolean reaches(State state, int from, int to, Trait mode) {
    char man = state.men()[from];
    return power(state, man).courses().stream()
        .anyMatch(course -> course.is(mode) && walk(state, course, Character.isUpperCase(man), from, to, mode));
  }

  private static boolean walk(State state, Course course, boolean white, int from, int to, Trait mode) {
    if (course.is(Trait.INITIAL) && from / 8 != (white ? 1 : 6)) {
      return false;
    }
    int file = from % 8;
    int rank = from / 8;
    int hurdles = 0;
    for (int i = 0; i < Math.min(course.range(), 64); i++) {
      Leap leap = course.cycle().get(i % course.cycle().size());
      int dx = leap.dx();
      int dy = white ? leap.dy() : -leap.dy();
      List<Integer> between = between(file, rank, dx, dy);
      if (course.is(Trait.LAME) && between.stream().anyMatch(square -> state.men()[square] != '.')
          || course.is(Trait.JUMPING) && between.stream().allMatch(square -> state.men()[square] == '.')) {
        return false;
      }
      file += dx;
      rank += dy;
      if (file < 0 || file > 7 || rank < 0 || rank > 7 || rank * 8 + file == from) {
        return false;
      }
      int here = rank * 8 + file;
      boolean met = state.men()[here] != '.';
      boolean hops = course.is(Trait.GRASSHOPPER) || course.is(Trait.CANNON);
      boolean mayStop = !hops || hurdles == 1;
      if (here == to && mayStop && met == (mode == Trait.CAPTURE)) {
        return true;
      }
      if (hurdles == 1 && course.is(Trait.GRASSHOPPER) || met && (!hops || hurdles == 1)) {
        return false;
      }
      hurdles += met ? 1 : 0;
    }
    return false;
  }

  /** The squares that a leap passes, its straight part first. */
  private static List<Integer> between(int file, int rank, int dx, int dy) {
    List<Integer> squares = new ArrayList<>();
    int straight = Math.abs(Math.abs(dx) - Math.abs(dy));
    int x = file;
    int y = rank;
    for (int i = 1; i < Math.max(Math.abs(dx), Math.abs(dy)); i++) {
      boolean diagonal = i > straight;
      x += diagonal || Math.abs(dx) > Math.abs(dy) ? Integer.signum(dx) : 0;
      y += diagonal || Math.abs(dy) > Math.abs(dx) ? Integer.signum(dy) : 0;
      if (x >= 0 && x < 8 && y >= 0 && y < 8) {
        squares.add(y * 8 + x);
      }
    }
    return squares;
  }

  /** The position after a move. */
  public State play(State state, String move) {
    int from = square(move.substring(0, 2));
    int to = square(move.substring(2, 4));
    char[] men = state.men().clone();
    char man = men[from];
    boolean pawn = "Pp".indexOf(man) >= 0;
    boolean castles = move.endsWith("O");
    if (pawn && to == state.passed() && men[to] == '.' && reaches(state, from, to, Trait.EN_PASSANT)) {
      men[state.white() ? to - 8 : to + 8] = '.';
    }
    int passed = -1;
    if (pawn && Math.abs(from - to) == 16 && power(state, man).courses().stream()
        .anyMatch(course -> course.is(Trait.INITIAL) && course.is(Trait.MOVE)
            && walk(state, course, state.white(), from, to, Trait.MOVE))) {
      passed = (from + to) / 2;
    }
    men[from] = '.';
    men[to] = move.length() == 5 && !castles
        ? state.white() ? Character.toUpperCase(move.charAt(4)) : move.charAt(4) : man;
    if (castles) {
      int corner = to > from ? from + 3 : from - 4;
      men[(from + to) / 2] = men[corner];
      men[corner] = '.';
    }
    String rights = state.rights();
    for (int square : new int[] {from, to}) {
      rights = switch (square) {
        case 4 -> rights.replaceAll("[KQ]", "");
        case 60 -> rights.replaceAll("[kq]", "");
        case 7 -> rights.replace("K", "");
        case 0 -> rights.replace("Q", "");
        case 63 -> rights.replace("k", "");
        case 56 -> rights.replace("q", "");
        default -> rights;
      };
    }
    Map<Character, Integer> counters = new TreeMap<>(state.steps());
    if (steps) {
      counters.merge(Character.toUpperCase(man), 1, Integer::sum);
    }
    return new State(men, !state.white(), rights, passed, counters);
  }

  private static int square(String name) {
    return name.charAt(0) - 'a' + 8 * (name.charAt(1) - '1');
  }

  private static String name(int square) {
    return "" + (char) ('a' + square % 8) + (char) ('1' + square / 8);
  }
}
