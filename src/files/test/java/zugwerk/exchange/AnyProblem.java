package zugwerk.exchange;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;
import org.junit.jupiter.api.Named;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.rules.Move;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.solve.Soundness;
import zugwerk.testkit.GameSamples;
import zugwerk.variant.Variants;

/** Random problems of every game, with every field that a problem can have. */
class AnyProblem extends DomainContextBase {

  private static final List<String> ASKED =
      List.of("#2", "#3", "=4", "s#5", "r#2", "h#2", "h#2.5", "h=3", "ser-#7", "ser-h#4", "ser-s#3", "+", "=",
          "dia3.0", "dia2.5", "ser-dia4", "a=>b2.0", "a=>b1.5", "ser-a=>b3", "");

  private static final List<String> TWINS =
      List.of("rotate 90", "mirror a1<-->h1", "mirror h1<-->a8", "+wQd5", "+bPc4, +wRa3", "continued, rotate 180",
          "stipulation #4",
          "black to move");

  /** Games with default and other settings. */
  private static final List<Variant> GAMES = games();

  private static List<Variant> games() {
    List<Variant> games = new ArrayList<>(GameSamples.all().map(Named::getPayload).toList());
    games.add(Variants.of("polypiece", "N=waffle:WA/N|WD/N"));
    return games;
  }

  @Provide
  Arbitrary<Problem> problems() {
    return Arbitraries.oneOf(
        Combinators.combine(Arbitraries.of(Variants.all().iterator().next()), Arbitraries.longs(), credits())
            .as(AnyProblem::problem),
        Combinators.combine(Arbitraries.of(GAMES), Arbitraries.longs(), credits()).as(AnyProblem::problem));
  }

  private static Arbitrary<String> texts() {
    return Arbitraries.oneOf(Arbitraries.just(""),
        Arbitraries.of("Loyd, Samuel", "a \"quoted\" word", "O'Neill; and so on", "{braces} [brackets] (round)",
            "1861-01-13",
            "two\nlines", "- dash: colon # hash", "back\\slash", "Zugwerk: odd", "---", "é ß 象", "?", "~", "null",
            "12", "1st Prize",
            "  spaced  ", "a\n\nb", "ends with \\", "tab\there"),
        Arbitraries.strings().ascii().ofMaxLength(12));
  }

  private static Arbitrary<List<String>> lists() {
    return texts().filter(text -> !text.isEmpty()).list().ofMaxSize(3);
  }

  private static Arbitrary<Credits> credits() {
    Arbitrary<Credits> full = Combinators
        .combine(texts(), lists(), texts(), texts(), texts(), texts(), texts(), lists())
        .flatAs((title, authors, source, number, date, award, dedication, keywords) -> Combinators
            .combine(texts(), lists())
            .as((comment, reprints) -> Credits.NONE.withTitle(title).withAuthors(authors).withSource(source)
                .withSourceId(number).withDate(date).withAward(award)
                .withDedication(dedication).withKeywords(keywords).withComment(comment).withReprints(reprints)));
    Credits usual = Credits.NONE.withTitle("Excelsior").withAuthors(List.of("Samuel Loyd")).withSource("London Era")
        .withSourceId("25").withDate("1861-01-13")
        .withAward("1st Prize").withDedication("to Denis Julien").withKeywords(List.of("Excelsior", "Bet"))
        .withComment("The least likely Pawn mates.").withReprints(List.of("Chess Strategy, 1878"));
    return Arbitraries.oneOf(Arbitraries.of(Credits.NONE, usual), full);
  }

  static Problem problem(Variant variant, long seed, Credits credits) {
    Random random = new Random(seed);
    Setup setup = setup(variant, random);
    String requested = ASKED.get(random.nextInt(ASKED.size()));
    Problem problem =
        Problem.of(variant, setup).withTask(task -> task.withStipulationText(requested)
            .withFrom(requested.contains("=>") ? Optional.of(setup(variant, random)) : Optional.empty()))
            .withCredits(credits).withTask(task -> task.withDuplex(random.nextInt(8) == 0)
                .withSolutions(random.nextInt(6) == 0 ? 2 : 0));
    if (random.nextInt(3) == 0) {
      String twin = TWINS.get(random.nextInt(TWINS.size()));
      problem = problem
          .withTask(task -> task.withTwinTexts(random.nextBoolean() ? List.of(twin) : List.of(twin, "rotate 270"))
              .withZeroposition(random.nextInt(4) == 0));
    }
    if (random.nextInt(4) == 0) {
      Map<String, Object> other = new LinkedHashMap<>();
      other.put("shelf", random.nextBoolean() ? "row \"3\"" : List.of("row", 3));
      problem = problem.withOther(other);
    }
    return Validation.faults(variant, problem.opening()).isEmpty() && random.nextBoolean() ? played(problem, random)
        : problem;
  }

  /** The problem with a key and lines that can be played. */
  private static Problem played(Problem problem, Random random) {
    MoveText texts = new MoveText(problem.variant());
    Position position = Position.of(problem.opening());
    List<Move> moves = texts.legal(position);
    if (moves.isEmpty()) {
      return problem;
    }
    Move key = moves.get(random.nextInt(moves.size()));
    String line = random.nextBoolean() ? texts.write(position, key) : "1." + texts.write(position, key) + "!";
    return problem.withAnalysis(analysis -> analysis.withClaim(Optional.of(Soundness.SOUND))
        .withKeys(List.of(LongForm.of(problem.variant().schema(), key)))
        .withLines(List.of(line)));
  }

  private static Setup setup(Variant variant, Random random) {
    Setup setup = Setup.empty(variant.schema());
    int types = variant.schema().types().size();
    if (random.nextInt(8) > 0) {
      setup = setup.withPiece(random.nextBoolean() ? 4 : random.nextInt(64), Piece.of(0, 0));
      setup = setup.withPiece(random.nextBoolean() ? 60 : random.nextInt(64), Piece.of(1, 0));
      setup = random.nextBoolean() ? setup.withPiece(7, Piece.of(0, variant.castlingPartner())) : setup;
    }
    for (int i = random.nextInt(8); i > 0; i--) {
      setup = setup.withPiece(random.nextInt(64), Piece.of(random.nextInt(2), random.nextInt(types)));
    }
    for (Slot slot : variant.schema().slots()) {
      for (int i = random.nextInt(4); i > 0; i--) {
        int index = random.nextInt(variant.schema().values(slot));
        setup = setup.with(variant.schema().offset(slot) + index, 1 + random.nextInt(slot.max()));
      }
    }
    setup = variant.tidied(setup.with(Schema.SIDE_TO_MOVE, random.nextInt(2))
        .with(Schema.CASTLING, random.nextBoolean() ? 0 : random.nextInt(16))
        .with(Schema.EN_PASSANT, random.nextInt(6) == 0 ? 17 + random.nextInt(8) : 0)
        .counting(random.nextInt(3), 1 + random.nextInt(3)));
    return setup;
  }
}
