package zugwerk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.problem.Problem;
import zugwerk.problem.StatedTerms;
import zugwerk.solve.Goal;
import zugwerk.solve.Stipulation;
import zugwerk.work.InputException;

final class PopeyeOptions {

  static final String FIELD = StatedTerms.FIELD;

  private static final String POST_KEY = "PostKeyPlay";

  private final List<String> kept = new ArrayList<>();
  private final List<Integer> noCastling = new ArrayList<>();
  private final List<Integer> passed = new ArrayList<>();
  private boolean duplex;
  private boolean halfDuplex;
  private boolean whiteToPlay;
  private int kingless;
  private Optional<Side> beginner = Optional.empty();

  boolean take(PopeyeTokens tokens, PopeyeLanguage language) {
    Optional<PopeyeOption> found;
    try {
      found = tokens.atEnd() ? Optional.empty() : PopeyeOption.of(language, tokens.peek());
    } catch (InputException fault) {
      throw new MisreadException(tokens.line(), "the option {0}", fault);
    }
    if (found.isEmpty()) {
      return false;
    }
    tokens.next();
    PopeyeOption option = found.get();
    String name = option.word(PopeyeLanguage.ENGLISH);
    switch (option.operands()) {
      case SQUARES -> squares(tokens, option, name);
      case NONE -> read(option, name);
      case MAYBE_NUMBER -> kept.add(tokens.peek().matches("\\d+") ? name + " " + tokens.next() : name);
      case NUMBER -> kept.add(name + " " + number(tokens, name));
      case TWO_NUMBERS -> kept.add(name + " " + number(tokens, name) + " " + number(tokens, name));
    }
    return true;
  }

  private void read(PopeyeOption option, String name) {
    switch (option) {
      case DUPLEX -> duplex = true;
      case HALF_DUPLEX -> halfDuplex = true;
      case WHITE_TO_PLAY -> whiteToPlay = true;
      case NO_WHITE_KING -> kingless |= 1;
      case NO_BLACK_KING -> kingless |= 2;
      default -> kept.add(name);
    }
  }

  private static String number(PopeyeTokens tokens, String name) {
    int line = tokens.line();
    String number = tokens.need("the number of the option " + name);
    if (!number.matches("\\d+")) {
      throw new MisreadException(line, "the option {0} needs a number, not '{1}'", name, number);
    }
    return number;
  }

  private void squares(PopeyeTokens tokens, PopeyeOption option, String name) {
    List<Integer> exclusive = new ArrayList<>();
    List<Integer> squares = switch (option) {
      case EN_PASSANT -> passed;
      case NO_CASTLING -> noCastling;
      default -> exclusive;
    };
    boolean any = false;
    while (!PieceReader.squares(tokens.peek()).isEmpty()) {
      squares.addAll(PieceReader.squares(tokens.next()));
      any = true;
    }
    if (!any) {
      throw new MisreadException(tokens.line(), "the option {0} needs squares, not '{1}'", name, tokens.peek());
    }
    if (!exclusive.isEmpty()) {
      kept.add(name + " " + exclusive.stream().map(Square::name).collect(Collectors.joining()));
    }
  }

  void begins(PopeyeStructure structure) {
    beginner = Optional.of(structure.side());
    structure.option().filter(option -> !kept.contains(option)).ifPresent(kept::add);
  }

  Problem applied(Problem problem) {
    if (problem.task().isProofGame()) {
      return proofGame(problem);
    }
    Optional<Stipulation> stipulation =
        whiteToPlay ? Optional.of(begunByWhite(problem.task().stipulationOrThrow())) : problem.task().stipulation();
    Setup usual = Positions.assumed(problem.variant(), problem.setup(), stipulation);
    int usualSide = usual.get(Schema.SIDE_TO_MOVE);
    int side = beginner.map(Side::ordinal).orElse(isAfterKey(stipulation, kept) ? 1 - usualSide : usualSide);
    Setup setup = usual.with(Schema.SIDE_TO_MOVE, halfDuplex ? 1 - side : side)
        .with(Schema.CASTLING, usual.get(Schema.CASTLING) & ~lostRights()).with(Schema.EN_PASSANT, passedSquare())
        .with(Schema.KINGLESS, kingless);
    Problem result = problem.withSetup(problem.variant().tidied(setup))
        .withTask(task -> task.withStipulation(stipulation).withDuplex(duplex));
    return kept.isEmpty() ? result : Leftovers.keep(result, FIELD, List.copyOf(kept));
  }

  /**
   * White begins a proof game from the start position, and a series; from another position Black begins, unless an
   * option requires otherwise.
   */
  private Problem proofGame(Problem problem) {
    Stipulation stipulation = problem.task().stipulationOrThrow();
    boolean black = problem.task().from().isPresent() && !stipulation.play().isSeries() && !whiteToPlay;
    int first = black ^ halfDuplex ? 1 : 0;
    Optional<Setup> from = problem.task().from().map(pieces -> {
      Setup usual = Positions.assumed(problem.variant(), pieces, Optional.empty());
      return usual.with(Schema.SIDE_TO_MOVE, first).with(Schema.CASTLING, usual.get(Schema.CASTLING) & ~lostRights())
          .with(Schema.EN_PASSANT, passedSquare()).with(Schema.KINGLESS, kingless);
    });
    int last = stipulation.hasHalfMove() || stipulation.play().isSeries() ? 1 - first : first;
    Setup diagram = Positions.assumed(problem.variant(), problem.setup(), Optional.empty())
        .with(Schema.SIDE_TO_MOVE, last).with(Schema.KINGLESS, kingless);
    Problem result = problem.withSetup(diagram).withTask(task -> task.withFrom(from).withDuplex(duplex));
    return kept.isEmpty() ? result : Leftovers.keep(result, FIELD, List.copyOf(kept));
  }

  /**
   * If the other side begins in help play, the first half-move is missing. In play against a defence, or if it is
   * missing already, Popeye ignores the option.
   */
  private static Stipulation begunByWhite(Stipulation stipulation) {
    if (!stipulation.play().isHelp() && !stipulation.isBattle() || stipulation.isProofGame()) {
      throw new InputException("the option WhiteToPlay has no counterpart in {0}", stipulation);
    }
    int least = stipulation.play().endsForEither() ? 4 : stipulation.play().isAnswered() ? 3 : 2;
    return stipulation.play().isHelp() && !stipulation.hasHalfMove() && stipulation.halfmoves() >= least
        ? new Stipulation(stipulation.play(), stipulation.goal(), stipulation.ownGoal(), stipulation.halfmoves() - 1,
            stipulation.exact())
        : stipulation;
  }

  private int lostRights() {
    int lost = 0;
    for (int right = 0; right < 4; right++) {
      if (noCastling.contains(Positions.corner(right)) || noCastling.contains(Square.of(4, 7 * (right >> 1)))) {
        lost |= 1 << right;
      }
    }
    return lost;
  }

  /** The square alone, or between the squares that the Pawn left and reached. */
  private int passedSquare() {
    return switch (passed.size()) {
      case 0 -> 0;
      case 1 -> 1 + passed.getFirst();
      case 3 -> 1 + passed.get(1);
      default -> throw new InputException(
          "the option EnPassant gives {0} squares; one that was passed, or three with those before and behind it,"
              + " make sense",
          passed.size());
    };
  }

  static List<String> of(Problem problem) {
    List<String> options = new ArrayList<>();
    boolean proofGame = problem.task().isProofGame();
    Setup setup = proofGame ? problem.opening() : problem.setup();
    if (problem.task().duplex()) {
      options.add("Duplex");
    }
    List<String> texts = texts(problem);
    if (proofGame) {
      beginning(problem).ifPresent(options::add);
    } else if (problem.task().stipulation().isPresent()
        && setup.toMove() != Positions.starter(problem.task().stipulation())
            ^ isAfterKey(problem.task().stipulation(), texts)) {
      options.add("HalfDuplex");
    }
    int kingless = setup.get(Schema.KINGLESS);
    if ((kingless & 1) != 0) {
      options.add("NoWk");
    }
    if ((kingless & 2) != 0) {
      options.add("NoBk");
    }
    int possible = Positions.possibleRights(problem.variant(), setup);
    StringBuilder lost = new StringBuilder();
    for (int right = 0; right < 4; right++) {
      if ((possible & ~setup.get(Schema.CASTLING) & 1 << right) != 0) {
        lost.append(Square.name(Positions.corner(right)));
      }
    }
    if (!lost.isEmpty()) {
      options.add("NoCastling " + lost);
    }
    int passed = setup.get(Schema.EN_PASSANT) - 1;
    if (passed >= 8 && passed < 56) {
      int ahead = Square.rank(passed) < 4 ? 8 : -8;
      options.add("EnPassant " + Square.name(passed - ahead) + Square.name(passed) + Square.name(passed + ahead));
    }
    options.addAll(texts);
    return options;
  }

  /** The option that a proof game needs if the side that begins is not Popeye's default. */
  private static Optional<String> beginning(Problem problem) {
    boolean white = problem.opening().toMove() == Side.WHITE;
    boolean usual =
        problem.task().stipulationOrThrow().play().isSeries()
            || problem.task().stipulationOrThrow().goal().is(Goal.Kind.DIAGRAM);
    return usual == white ? Optional.empty() : Optional.of(usual ? "HalfDuplex" : "WhiteToPlay");
  }

  /** Whether the key has been played; Popeye ignores that option in help and series play. */
  private static boolean isAfterKey(Optional<Stipulation> stipulation, List<String> options) {
    return options.contains(POST_KEY) && stipulation.filter(Stipulation::isBattle).isPresent();
  }

  static List<String> texts(Problem problem) {
    return StatedTerms.texts(problem).stream().filter(PopeyeOptions::isOption).toList();
  }

  static boolean isOption(String text) {
    PopeyeTokens tokens = new PopeyeTokens(text, 1);
    try {
      PopeyeOptions read = new PopeyeOptions();
      return read.take(tokens, PopeyeLanguage.ENGLISH) && tokens.atEnd() && read.kept.equals(List.of(text));
    } catch (InputException _) {
      return false;
    }
  }
}
