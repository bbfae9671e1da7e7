package zugwerk.condition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.notation.Fen;
import zugwerk.rules.Attacks;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.testkit.ConditionSamples;
import zugwerk.testkit.TestEffort;
import zugwerk.variant.Variants;

/** What holds for every condition on every game that it does not exclude, in random play. */
class ConditionContractTest {

  private static final int WALKS = TestEffort.tries(6, 2);
  private static final int PLIES = 30;

  static Stream<String> conditions() {
    return ConditionSamples.all();
  }

  @ParameterizedTest
  @MethodSource("conditions")
  void holdsOnEveryGame(String condition) {
    Random random = new Random(condition.hashCode());
    for (Variant plain : Variants.all()) {
      if (ConditionSamples.fits(plain, condition)) {
        Variant variant = Conditioned.of(plain, condition);
        for (int walk = 0; walk < WALKS; walk++) {
          walk(variant, Position.of(ConditionSamples.setup(variant, random)), random);
        }
      }
    }
  }

  /** Several conditions may lie on one game. */
  @Test
  void stateOnSquaresHasSignsOfItsOwn() {
    Map<String, Slot> slots = new HashMap<>();
    for (ConditionKind kind : Conditions.all()) {
      for (Slot slot : Conditions.read(kind.name()).getFirst().condition().slots()) {
        if (slot.isOnSquares() && !slot.signs().isEmpty()) {
          assertEquals(slot, slots.computeIfAbsent(slot.signs(), _ -> slot), kind.name());
        }
      }
    }
  }

  private static void walk(Variant variant, Position position, Random random) {
    Generator generator = new Generator(variant);
    for (int ply = 0; ply < PLIES; ply++) {
      String where = variant.id() + " " + variant.settings() + " " + Fen.format(position.setup());
      Setup before = position.setup();
      assertEquals(before, Fen.parse(variant, Fen.format(before)), where);
      List<Integer> legal = slowly(variant, generator, position);
      assertEquals(before, position.setup(), where);
      assertEquals(new HashSet<>(legal), found(position, generator::legal), where);
      assertEquals(legal.size(), generator.count(position), where);
      checksAndMates(variant, generator, position, legal, where);
      if (legal.isEmpty()) {
        return;
      }
      MoveMaker.make(variant, position, legal.get(random.nextInt(legal.size())));
      if (!generator.goesOn(position)) {
        return;
      }
      assertEquals(List.of(), Validation.faults(variant, position.setup()), () -> "after a move in " + where);
    }
  }

  /** All candidates, made and tested, and of these the chosen ones. */
  private static List<Integer> slowly(Variant variant, Generator generator, Position position) {
    MoveList moves = new MoveList();
    if (generator.goesOn(position)) {
      generator.candidates(position, moves);
    }
    MoveList legal = new MoveList();
    for (int i = 0; i < moves.size(); i++) {
      int mark = position.mark();
      MoveMaker.make(variant, position, moves.get(i));
      if (variant.isLegalAfter(position)) {
        legal.add(moves.get(i));
      }
      position.rollback(mark);
    }
    variant.choose(position, legal);
    List<Integer> chosen = new ArrayList<>();
    for (int i = 0; i < legal.size(); i++) {
      chosen.add(plain(legal.get(i)));
    }
    return chosen;
  }

  private static void checksAndMates(
      Variant variant, Generator generator, Position position, List<Integer> legal, String where) {
    Set<Integer> checks = found(position, generator::checks);
    Set<Integer> mates = found(position, generator::mates);
    boolean mayDie = variant.fastPath().kingMayDie(position, position.toMove());
    for (int move : legal) {
      int mark = position.mark();
      MoveMaker.make(variant, position, move);
      boolean check = Attacks.inCheck(variant, position, position.toMove());
      boolean mate = check && generator.goesOn(position) && !generator.hasLegal(position);
      boolean dead = position.hasLostKing(1 - position.toMove());
      position.rollback(mark);
      assertTrue(!check || checks.contains(move), () -> move + " checks in " + where);
      assertTrue(!dead || mayDie, () -> "the King dies by " + move + " in " + where);
      assertTrue(!mate || mates.contains(move), () -> move + " mates in " + where);
    }
  }

  private static Set<Integer> found(Position position, BiConsumer<Position, MoveList> finder) {
    MoveList moves = new MoveList();
    finder.accept(position, moves);
    Set<Integer> found = new HashSet<>();
    for (int i = 0; i < moves.size(); i++) {
      found.add(plain(moves.get(i)));
    }
    return found;
  }

  /** Without the sign that an en passant capture needs beside a quiet move, and that of a step like castling. */
  private static int plain(int move) {
    return ConditionSamples.plain(move);
  }
}
