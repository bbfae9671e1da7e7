package zugwerk.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.oracle.OracleGame;
import zugwerk.oracle.OracleState;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;

/** What a plain solver needs of a game whose positions are of type {@code P}. */
public interface PlainGame<P> {

  /** The positions after all legal moves, by the moves in long form. */
  Map<String, P> successors(P position);

  /** The positions after all legal moves, without the moves. */
  default Collection<P> after(P position) {
    return successors(position).values();
  }

  /** Whether a legal move leads to a position that is such. Mostly one of the first moves does. */
  default boolean leadsTo(P position, Predicate<P> such) {
    return after(position).stream().anyMatch(such);
  }

  /** The verdict's word for the side to move. */
  String verdict(P position);

  boolean inCheck(P position);

  boolean lacksKing(P position);

  /** Whether the side to move has won already: the other King is dead, or the game's own rule says so. */
  boolean hasWon(P position);

  /** The position as FEN. */
  String fen(P position);

  /** Whether the last move reached a goal that the position alone does not show; see {@code RememberingGame}. */
  default boolean reaches(P position, Goal goal) {
    throw new UnsupportedOperationException(goal.sign());
  }

  /** The positions after all moves that only leave the own King attacked; the oracle has none. */
  default Map<String, P> leaving(P position) {
    throw new UnsupportedOperationException();
  }

  /** Whether the side that has just moved has lost its King. */
  default boolean lostOwnKing(P position) {
    throw new UnsupportedOperationException();
  }

  /** Whether the side to move could take the other King and have its own safe. */
  default boolean takesKing(P position) {
    throw new UnsupportedOperationException();
  }

  /** The position after a pass whatever it does to a King. */
  default P skip(P position) {
    throw new UnsupportedOperationException();
  }

  /** The position after a pass; null where the passing King dies of it or is left attacked. */
  P pass(P position);

  /**
   * The oracle's game: slow, and written apart from the program.
   *
   * @param kingless whether a side may lack a King all the time, and none can be lost
   */
  record Slow(OracleGame game, boolean kingless) implements PlainGame<OracleState> {

    public Slow(OracleGame game) {
      this(game, false);
    }

    @Override
    public Map<String, OracleState> successors(OracleState state) {
      return game.successors(state);
    }

    @Override
    public boolean leadsTo(OracleState state, Predicate<OracleState> such) {
      return game.following(state).anyMatch(such);
    }

    @Override
    public String verdict(OracleState state) {
      return game.verdict(state);
    }

    @Override
    public boolean inCheck(OracleState state) {
      return game.inCheck(state);
    }

    @Override
    public boolean lacksKing(OracleState state) {
      return !kingless && game.lacksKing(state);
    }

    @Override
    public boolean hasWon(OracleState state) {
      return lacksKing(state) && !game.ending(state).equals("lost") || game.ending(state).equals("won");
    }

    @Override
    public String fen(OracleState state) {
      return game.fen(state);
    }

    @Override
    public OracleState pass(OracleState state) {
      String[] fields = Arrays.copyOf((game.fen(state) + " -").split(" "), 7);
      boolean white = fields[1].equals("w");
      fields[3] = "-";
      fields[6] = fields[6].equals("frozen") ? "-" : fields[6];
      if (game.getClass().getSimpleName().equals("OraclePoison")) {
        age(fields, white);
      }
      String passer = fields[0] + " " + (white ? "w" : "b") + " - - 0 1 " + fields[6];
      fields[1] = white ? "b" : "w";
      OracleState after = game.parse(String.join(" ", fields));
      return lacksKing(after) || !game.ending(after).isEmpty() || game.inCheck(game.parse(passer)) ? null : after;
    }

    /** Takes one from the count of each poisoned piece of the side that passes; at 0 it goes. */
    private static void age(String[] fields, boolean white) {
      Map<String, Character> pieces = pieces(fields[0]);
      Map<String, Integer> counts = new LinkedHashMap<>();
      for (String item : fields[6].equals("-") ? new String[0] : fields[6].split(",")) {
        String square = item.substring(0, 2);
        boolean own = Character.isUpperCase(pieces.get(square)) == white;
        counts.put(square, item.charAt(3) - '0' - (own ? 1 : 0));
      }
      counts.forEach((square, count) -> {
        if (count == 0) {
          pieces.remove(square);
        }
      });
      counts.values().removeIf(count -> count == 0);
      fields[0] = board(pieces);
      fields[2] = "-";
      fields[6] = counts.isEmpty() ? "-" : String.join(",", counts.entrySet().stream()
          .map(entry -> entry.getKey() + ":" + entry.getValue()).toList());
    }

    public static Map<String, Character> pieces(String board) {
      Map<String, Character> pieces = new TreeMap<>();
      String[] ranks = board.split("/");
      for (int row = 0; row < 8; row++) {
        int file = 0;
        for (char c : ranks[row].toCharArray()) {
          if (Character.isDigit(c)) {
            file += c - '0';
          } else {
            pieces.put("" + (char) ('a' + file++) + (8 - row), c);
          }
        }
      }
      return pieces;
    }

    private static String board(Map<String, Character> pieces) {
      StringBuilder board = new StringBuilder();
      for (int rank = 8; rank > 0; rank--) {
        for (char file = 'a'; file <= 'h'; file++) {
          board.append(pieces.containsKey("" + file + rank) ? "" + pieces.get("" + file + rank) : "1");
        }
        board.append(rank > 1 ? "/" : "");
      }
      return board.toString();
    }
  }

  /** The program's own rules, for more and longer problems than the oracle could judge in time. */
  record Quick(Variant variant, Generator generator) implements PlainGame<Position> {

    public Quick(Variant variant) {
      this(variant, new Generator(variant));
    }

    @Override
    public Map<String, Position> successors(Position position) {
      Map<String, Position> successors = new LinkedHashMap<>();
      forEach(position,
          (move, after) -> successors.put(LongForm.of(variant.schema(), EncodedMove.unpack(move)), after));
      return successors;
    }

    @Override
    public Collection<Position> after(Position position) {
      List<Position> successors = new ArrayList<>();
      forEach(position, (move, after) -> successors.add(after));
      return successors;
    }

    @Override
    public boolean leadsTo(Position position, Predicate<Position> such) {
      MoveList moves = new MoveList();
      generator.legal(position, moves);
      return IntStream.range(0, moves.size()).anyMatch(at -> such.test(made(position, moves.get(at))));
    }

    private Position made(Position position, int move) {
      Position after = position.copy();
      MoveMaker.make(variant, after, move);
      return after;
    }

    private void forEach(Position position, BiConsumer<Integer, Position> action) {
      MoveList moves = new MoveList();
      generator.legal(position, moves);
      for (int i = 0; i < moves.size(); i++) {
        action.accept(moves.get(i), made(position, moves.get(i)));
      }
    }

    @Override
    public Map<String, Position> leaving(Position position) {
      Map<String, Position> leaving = new LinkedHashMap<>();
      MoveList moves = new MoveList();
      generator.candidates(position, moves);
      for (int i = 0; i < moves.size(); i++) {
        Position after = made(position, moves.get(i));
        if (Attacks.inCheck(variant, after, position.toMove()) && variant.allows(after)) {
          leaving.put(LongForm.of(variant.schema(), EncodedMove.unpack(moves.get(i))), after);
        }
      }
      return leaving;
    }

    /** Another piece stands for the King; what it could attack does not matter once it is taken. */
    @Override
    public boolean takesKing(Position position) {
      int side = position.toMove();
      int king = position.king(1 - side);
      if (king == Square.COUNT) {
        return false;
      }
      MoveList moves = new MoveList();
      Position without = Position.of(position.setup().withPiece(king, Piece.of(1 - side, variant.pawn())));
      generator.candidates(without, moves);
      return IntStream.range(0, moves.size()).map(moves::get).filter(move -> EncodedMove.to(move) == king)
          .anyMatch(move -> !Attacks.inCheck(variant, made(without, move), side));
    }

    @Override
    public boolean lostOwnKing(Position position) {
      return position.hasLostKing(1 - position.toMove());
    }

    @Override
    public Position skip(Position position) {
      Position after = position.copy();
      MoveMaker.skip(variant, after);
      return after;
    }

    @Override
    public String verdict(Position position) {
      return generator.verdict(position).word();
    }

    @Override
    public boolean inCheck(Position position) {
      return Attacks.inCheck(variant, position, position.toMove());
    }

    @Override
    public boolean lacksKing(Position position) {
      return position.hasLostKing(0) || position.hasLostKing(1);
    }

    @Override
    public boolean hasWon(Position position) {
      return lacksKing(position) && generator.ownEnd(position) == Verdict.OPEN || generator.hasWon(position);
    }

    @Override
    public String fen(Position position) {
      return Fen.format(position.setup());
    }

    @Override
    public Position pass(Position position) {
      Position after = position.copy();
      MoveMaker.skip(variant, after);
      return !generator.goesOn(after) || Attacks.inCheck(variant, after, 1 - after.toMove()) ? null : after;
    }
  }
}
