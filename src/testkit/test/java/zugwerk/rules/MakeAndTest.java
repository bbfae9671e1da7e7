package zugwerk.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import zugwerk.board.Position;
import zugwerk.notation.Fen;

/** What a {@link Generator} says of a position, held against making every move and looking for check. */
public final class MakeAndTest {

  private MakeAndTest() {}

  /** Compares all that the generator says of a position; returns the legal moves. */
  public static List<Integer> compare(Variant variant, Generator generator, Position position, Random random) {
    Supplier<String> where = () -> variant.settings() + " " + Fen.format(position.setup());
    MoveList pseudo = new MoveList();
    generator.candidates(position, pseudo);
    boolean over = position.hasLostKing(1 - position.toMove()) || generator.ownEnd(position) != Verdict.OPEN;
    List<Integer> legal = new ArrayList<>();
    Set<Move> checks = new HashSet<>();
    Set<Move> mates = new HashSet<>();
    for (int i = 0; i < pseudo.size() && !over; i++) {
      int move = pseudo.get(i);
      boolean mayDie = variant.fastPath().kingMayDie(position, position.toMove());
      int side = position.toMove();
      int mark = position.mark();
      MoveMaker.make(variant, position, move);
      if (variant.isLegalAfter(position)) {
        legal.add(move);
        assertTrue(mayDie || !position.hasLostKing(side), () -> "a King dies, and comes to " + where.get());
        if (Attacks.inCheck(variant, position, 1 - side)) {
          checks.add(plain(move));
          if (generator.ownEnd(position) == Verdict.OPEN && !generator.hasLegal(position)) {
            mates.add(plain(move));
          }
        }
      }
      position.rollback(mark);
    }
    assertEquals(plain(legal), plain(found(position, generator::legal)), where);
    assertEquals(legal.size(), new Perft(variant, 1).count(position, 1), where);
    assertEquals(!legal.isEmpty(), generator.hasLegal(position), where);
    List<Move> some = plain(found(position, generator::some));
    assertTrue(plain(legal).containsAll(some) && some.isEmpty() == legal.isEmpty(), where);
    holds(checks, found(position, generator::checks), legal, () -> "checks in " + where.get());
    holds(mates, found(position, generator::mates), legal, () -> "mates in " + where.get());
    couldPlay(generator, position, pseudo, random, where);
    return legal;
  }

  /** Of the moves that were found, all are legal, and none is left out that is asked for. */
  private static void holds(Set<Move> requested, List<Integer> found, List<Integer> legal, Supplier<String> what) {
    List<Move> moves = plain(found);
    assertTrue(moves.containsAll(requested), () -> what.get() + ": " + requested + " are not all in " + moves);
    assertTrue(plain(legal).containsAll(moves), () -> what.get() + ": " + moves + " are not all legal");
  }

  /** Whether a step is possible is told as well for a move of another position. */
  private static void couldPlay(Generator generator, Position position, MoveList pseudo, Random random,
      Supplier<String> where) {
    Set<Move> steps = new HashSet<>();
    for (int i = 0; i < pseudo.size(); i++) {
      if (EncodedMove.unpack(pseudo.get(i)) instanceof Move.Step step
          && step.promotion() == Move.NONE && step.tag() == Move.NONE) {
        steps.add(step);
        assertTrue(generator.couldPlay(position, pseudo.get(i)), () -> step + " in " + where.get());
      } else {
        assertFalse(generator.couldPlay(position, pseudo.get(i)), "only plain steps are told");
      }
    }
    for (int i = 0; i < 20; i++) {
      int from = pseudo.size() == 0 || i < 10 ? random.nextInt(64)
          : EncodedMove.from(pseudo.get(random.nextInt(pseudo.size())));
      Move step = new Move.Step(from, random.nextInt(64), Move.NONE, Move.NONE);
      assertEquals(steps.contains(step), generator.couldPlay(position, EncodedMove.pack(step)),
          () -> step + " in " + where.get());
    }
  }

  private static List<Integer> found(Position position, BiConsumer<Position, MoveList> generation) {
    MoveList list = new MoveList();
    generation.accept(position, list);
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      moves.add(list.get(i));
    }
    return moves;
  }

  private static List<Move> plain(List<Integer> moves) {
    return moves.stream().map(MakeAndTest::plain).sorted((one, other) -> one.toString().compareTo(other.toString()))
        .toList();
  }

  /** A move without what only tells its text apart from another's. */
  private static Move plain(int move) {
    return switch (EncodedMove.unpack(move)) {
      case Move.Step step when step.tag() == 'K' - 'A' -> new Move.Step(step.from(), step.to(), step.promotion(),
          Move.NONE);
      case Move.EnPassant passing -> new Move.EnPassant(passing.from(), passing.to(), passing.tag(), false);
      case Move other -> other;
    };
  }
}
