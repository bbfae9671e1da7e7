package zugwerk.problem;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.rules.ProvenRights;
import zugwerk.solve.Stipulation;
import zugwerk.work.InputException;
import zugwerk.work.Message;

/**
 * A part of a problem that is solved by itself: the diagram or a twin, for one side.
 *
 * @param letter {@code a} for the diagram, then {@code b} to {@code z}, {@code z1}, {@code z2} and so on; with a
 *     zeroposition the first twin is {@code a}
 * @param changes what distinguishes the part from the diagram: the twin's changes, the side or the rights; else empty
 * @param problem the problem to solve
 * @param remark the result of retro-analysis about its rights, in one sentence; empty where there is none
 */
public record ProblemPart(String letter, Message changes, Problem problem, Message remark) {

  public ProblemPart(String letter, Message changes, Problem problem) {
    this(letter, changes, problem, Message.NONE);
  }

  /**
   * All parts of a problem, in order: the diagram, unless it is a zeroposition, and the twins; all of them for both
   * sides in a duplex, except in proof games.
   *
   * @throws InputException in one sentence that names the twin and the change, if one is not possible
   */
  public static List<ProblemPart> of(Problem problem) {
    List<ProblemPart> parts = new ArrayList<>();
    List<String> texts = problem.task().twinTexts();
    Problem diagram = problem.withTask(Task::single);
    if (!problem.task().zeroposition()) {
      parts.add(new ProblemPart("a", Message.NONE, diagram));
    }
    Problem last = diagram;
    for (int i = 0; i < problem.task().twins().size(); i++) {
      String letter = letter(parts.size());
      try {
        last = problem.task().twins().get(i).on(diagram, last);
      } catch (InputException fault) {
        throw new InputException("twin {0}), {1}", letter, fault);
      }
      parts.add(new ProblemPart(letter, Message.plain(texts.get(i)), last));
    }
    return problem.task().duplex() && !problem.task().isProofGame()
        ? parts.stream().flatMap(ProblemPart::bothSides).toList() : parts;
  }

  /**
   * The parts of a problem as they are solved: with the castling and en passant rights that the conventions give, and
   * where castling rights exclude each other, in a part for each set of them; see {@link ProvenRights}. Help and series
   * play keep the stated rights, as is usual.
   *
   * @throws InputException as {@link #of}
   */
  public static List<ProblemPart> solved(Problem problem) {
    List<ProblemPart> given = of(problem);
    List<ProblemPart> parts = given.stream().flatMap(ProblemPart::byProof).toList();
    return given.size() > 1 ? parts
        : IntStream.range(0, parts.size()).mapToObj(i -> parts.get(i).lettered(letter(i))).toList();
  }

  /** The letter of a part by its index from 0. */
  public static String letter(int index) {
    int last = 'z' - 'a';
    return index <= last ? String.valueOf((char) ('a' + index)) : "z" + (index - last);
  }

  private ProblemPart lettered(String other) {
    return new ProblemPart(other, changes, problem, remark);
  }

  private Stream<ProblemPart> byProof() {
    if (problem.task().stipulation().filter(Stipulation::isBattle).isEmpty()) {
      return Stream.of(this);
    }
    return ProvenRights.of(problem.variant(), problem.setup()).stream().map(part -> new ProblemPart(letter,
        changedBy(part.title()),
        part.setup().equals(problem.setup()) ? problem : problem.withSetup(part.setup()),
        part.remark()));
  }

  private Stream<ProblemPart> bothSides() {
    Setup setup = problem.setup();
    Setup exchanged = setup.with(Schema.SIDE_TO_MOVE, 1 - setup.get(Schema.SIDE_TO_MOVE)).with(Schema.EN_PASSANT, 0);
    return Stream.of(this,
        new ProblemPart(letter, changedBy(message("sides exchanged")), problem.withSetup(exchanged)));
  }

  private Message changedBy(Message more) {
    return Message.joined(Stream.of(changes, more).filter(text -> !text.isEmpty()).toList(), ", ");
  }

  /** The heading of the part, as {@code b) bKe5-->e6}. */
  public Message heading() {
    return changes.isEmpty() ? Message.plain(letter + ")")
        : Message.joined(List.of(Message.plain(letter + ")"), changes), " ");
  }
}
