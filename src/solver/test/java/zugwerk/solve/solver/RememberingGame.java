package zugwerk.solve.solver;

import java.util.LinkedHashMap;
import java.util.Map;
import zugwerk.board.Square;
import zugwerk.solve.Goal;
import zugwerk.solve.PlainGame;
import zugwerk.solve.solver.RememberingGame.Played;

/** A game whose positions hold the moves before, so that it decides every goal by definition, from FENs. */
record RememberingGame<P>(PlainGame<P> game) implements PlainGame<Played<P>> {

  /**
   * A position.
   *
   * @param before the position before the move; null at the start
   * @param move the move in long form; empty at the start and after a pass of the solver's
   */
  record Played<P>(P position, Played<P> before, String move) {}

  static <P> Played<P> start(P position) {
    return new Played<>(position, null, "");
  }

  @Override
  public Map<String, Played<P>> successors(Played<P> played) {
    Map<String, Played<P>> after = new LinkedHashMap<>();
    game.successors(played.position).forEach((move, position) -> after.put(move, new Played<>(position, played, move)));
    return after;
  }

  @Override
  public Map<String, Played<P>> leaving(Played<P> played) {
    Map<String, Played<P>> after = new LinkedHashMap<>();
    game.leaving(played.position).forEach((move, position) -> after.put(move, new Played<>(position, played, move)));
    return after;
  }

  @Override
  public boolean takesKing(Played<P> played) {
    return game.takesKing(played.position);
  }

  @Override
  public boolean lostOwnKing(Played<P> played) {
    return game.lostOwnKing(played.position);
  }

  @Override
  public Played<P> skip(Played<P> played) {
    return new Played<>(game.skip(played.position), played, "");
  }

  @Override
  public String verdict(Played<P> played) {
    return game.verdict(played.position);
  }

  @Override
  public boolean hasWon(Played<P> played) {
    return game.hasWon(played.position);
  }

  @Override
  public boolean inCheck(Played<P> played) {
    return game.inCheck(played.position);
  }

  @Override
  public boolean lacksKing(Played<P> played) {
    return game.lacksKing(played.position);
  }

  @Override
  public String fen(Played<P> played) {
    return game.fen(played.position);
  }

  @Override
  public Played<P> pass(Played<P> played) {
    P position = game.pass(played.position);
    return position == null ? null : new Played<>(position, played, "");
  }

  @Override
  public boolean reaches(Played<P> played, Goal goal) {
    if (played.move.isEmpty()) {
      return false;
    }
    String to = to(played);
    return switch (goal.kind()) {
      case ANY_MOVE -> true;
      case CAPTURE -> carries(played) && pieces(played.before).containsKey(to) || isEnPassant(played);
      case WIN_OF_A_PIECE -> enemies(played, pieces(played)) < enemies(played, pieces(played.before));
      case EN_PASSANT -> isEnPassant(played);
      case CASTLING -> isCastling(played);
      case TARGET -> to.equals(Square.name(goal.square())) && arrives(played);
      case CIRCUIT -> arrives(played) && origin(played, to).equals(to);
      default -> throw new AssertionError(goal.sign());
    };
  }

  private Map<String, Character> pieces(Played<P> played) {
    return PlainGame.Slow.pieces(fen(played).split(" ")[0]);
  }

  /** How many pieces the side has that is to move after the last move. */
  private long enemies(Played<P> played, Map<String, Character> pieces) {
    boolean white = fen(played).split(" ")[1].equals("w");
    return pieces.values().stream().filter(piece -> Character.isUpperCase(piece) == white).count();
  }

  private static String from(Played<?> played) {
    return played.move.substring(0, 2);
  }

  private static String to(Played<?> played) {
    return carries(played) ? played.move.substring(2, 4) : "";
  }

  private static boolean carries(Played<?> played) {
    return played.move.matches("[a-h][1-8][a-h][1-8].*");
  }

  private boolean isEnPassant(Played<P> played) {
    if (!carries(played)) {
      return false;
    }
    String to = to(played);
    char mover = pieces(played.before).get(from(played));
    String passer = "" + to.charAt(0) + (char) (to.charAt(1) + (Character.isUpperCase(mover) ? -1 : 1));
    return Character.toUpperCase(mover) == 'P' && fen(played.before).split(" ")[3].equals(to)
        && !pieces(played.before).containsKey(to) && !pieces(played).containsKey(passer);
  }

  private boolean isCastling(Played<P> played) {
    return carries(played) && !played.move.endsWith("/K")
        && Character.toUpperCase(pieces(played.before).get(from(played))) == 'K'
        && Math.abs(played.move.charAt(0) - played.move.charAt(2)) == 2
        && played.move.charAt(1) == played.move.charAt(3)
        && pieces(played).containsKey(passed(played)) && !pieces(played.before).containsKey(passed(played));
  }

  /** The square between those of a move of two squares along a rank. */
  private static String passed(Played<?> played) {
    return "" + (char) ((played.move.charAt(0) + played.move.charAt(2)) / 2) + played.move.charAt(1);
  }

  /** Whether another piece stands on the square of arrival than before. */
  private boolean arrives(Played<P> played) {
    Character there = pieces(played).get(to(played));
    return carries(played) && there != null && !there.equals(pieces(played.before).get(to(played)));
  }

  private String origin(Played<P> played, String square) {
    String origin = square;
    for (Played<P> here = played; here.before != null; here = here.before) {
      if (!here.move.isEmpty() && isCastling(here) && passed(here).equals(origin)) {
        origin = (here.move.charAt(2) == 'g' ? "h" : "a") + here.move.charAt(1);
      } else if (!here.move.isEmpty() && arrives(here) && to(here).equals(origin)) {
        origin = from(here);
      }
    }
    return origin;
  }
}
