package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Man;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.rules.Attack;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.Play;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/** Every value equals the one that follows from the moves of the ordinary generator. */
class SelfCheckTest {

  private static final String PHASED = "N=N/WD|WD/N;B=B/R4|R4/B;R=R/NN|NN/R;Q=Q/WAND|WAND/Q";

  @TempDir
  Path folder;

  /** Checks positions against their successors, all placements of the men or only some. */
  private final class Checker {
    private final Variant variant;
    private final Endgames endgames;
    private final Generator generator;
    private final Material material;
    private final Powers powers;
    private long checked;
    private long decided;

    Checker(String game, String lists, String men) {
      variant = Variants.of(game, lists);
      endgames = new Endgames(variant, folder, 2);
      generator = new Generator(variant);
      material = Material.parse(variant.schema(), men);
      powers = new Powers(variant);
    }

    /** Looks at the placements with the given share, 1 for all. */
    void check(int everyNth) {
      Random random = new Random(1);
      for (Key key : Key.all(powers, material)) {
        Counters counters = new Counters(powers, material, key.fixed());
        for (int state = 0; state < counters.count(); state++) {
          for (int toMove = 0; toMove < 2; toMove++) {
            Setup setup = counters.put(powers, Setup.empty(variant.schema()), state)
                .with(Schema.SIDE_TO_MOVE, toMove);
            place(Position.of(setup), 0, everyNth, random);
          }
        }
      }
    }

    /** Puts men on the board, White's and then Black's, from the given one on, each on every free square. */
    private void place(Position position, int man, int everyNth, Random random) {
      if (man == material.size()) {
        if (everyNth == 1 || random.nextInt(everyNth) == 0) {
          check(position);
        }
        return;
      }
      int side = man < material.white().size() ? 0 : 1;
      int type = side == 0 ? material.white().get(man) : material.black().get(man - material.white().size());
      for (long rest = powers.squares(side, type) & ~position.occupied(); rest != 0; rest &= rest - 1) {
        int mark = position.mark();
        position.set(Long.numberOfTrailingZeros(rest), Man.of(side, type));
        place(position, man + 1, everyNth, random);
        position.rollback(mark);
      }
    }

    private void check(Position position) {
      if (Attack.inCheck(variant, position, 1 - position.toMove())) {
        return;
      }
      BuildControl control = new BuildControl();
      MoveList moves = new MoveList();
      generator.legal(position, moves);
      int best = Score.BROKEN;
      for (int i = 0; i < moves.size(); i++) {
        int mark = position.mark();
        Play.make(variant, position, moves.get(i));
        int score = Score.before(endgames.score(position, control));
        position.rollback(mark);
        best = best == Score.BROKEN || Score.rank(score) > Score.rank(best) ? score : best;
      }
      if (moves.size() == 0) {
        best = Attack.inCheck(variant, position, position.toMove()) ? Score.MATED : Score.DRAW;
      }
      int score = endgames.score(position, control);
      if (best != score) {
        assertEquals(Outcome.of(best), Outcome.of(score), () -> text(position));
      }
      checked++;
      decided += score == Score.DRAW ? 0 : 1;
    }

    private String text(Position position) {
      StringBuilder text = new StringBuilder();
      for (int square = 0; square < Square.COUNT; square++) {
        if (position.man(square) != Man.NONE) {
          text.append(Man.side(position.man(square)) == 0 ? 'w' : 'b')
              .append(variant.schema().types().get(Man.type(position.man(square))).letter())
              .append(Square.name(square)).append(' ');
        }
      }
      return text.append("to move ").append(position.setup().toMove()).toString();
    }
  }

  private void check(String game, String lists, String men, int everyNth) {
    Checker checker = new Checker(game, lists, men);
    checker.check(everyNth);
    assertTrue(checker.checked > 1000);
    assertTrue(checker.decided > 0);
  }

  @ParameterizedTest
  @CsvSource({"KQvK", "KRvK", "KPvK", "KvKR", "KvKP"})
  void orthodoxEndingsOfThreeMen(String men) {
    check("orthodox", "", men, 1);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {
      "'' KNvK", "N=N/WD|WD/N KvKN", "B=fsLbbL/BF/R KBvK", "N=nN/nD/Q KNvK", "R=WW/NN/gQ KRvK", "Q=pR/Q KQvK",
      "N=qN/N KNvK", "K=fKbA;N=flrN/R KNvK", "R=jDjA/R3 KRvK", "K=Q;N=Q/N KvKN"})
  void polypieceEndingsOfThreeMen(String lists, String men) {
    check("polypiece", lists, men, 1);
  }
}
