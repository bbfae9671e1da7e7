package zugwerk.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.condition.ConditionText;
import zugwerk.condition.Conditions;
import zugwerk.content.PhaseGrid;
import zugwerk.game.Board;
import zugwerk.notation.Fen;
import zugwerk.notation.LetterText;
import zugwerk.notation.Letters;
import zugwerk.problem.Drawing;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.rules.GameOptions;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;
import zugwerk.work.Texts;

/**
 * The content of a diagram.
 *
 * @param setup the position, legal or not
 * @param caption the text above the board
 * @param stipulation printed below the board on the left; may be empty
 * @param certified whether a program has proved the problem sound, {@code C+}
 * @param twins lines below the board for the twins, such as {@code b) Ke5→e6}
 * @param drawings arrows and rings on the board
 * @param phases the phases of its solution, printed below the diagram
 * @param solution its solution, printed below the diagram or beside it
 * @param texts the language of everything printed
 */
public record Diagram(
    Variant variant, Setup setup, Caption caption, String stipulation, boolean certified, List<String> twins,
    List<Drawing> drawings, Letters letters, Optional<PhaseGrid> phases, Optional<DiagramSolution> solution,
    Texts texts) {

  public Diagram {
    twins = List.copyOf(twins);
    drawings = List.copyOf(drawings);
  }

  public Diagram(
      Variant variant, Setup setup, Caption caption, String stipulation, boolean certified, List<String> twins) {
    this(variant, setup, caption, stipulation, certified, twins, List.of());
  }

  /** A diagram in English, without phases and solution. */
  public Diagram(
      Variant variant, Setup setup, Caption caption, String stipulation, boolean certified, List<String> twins,
      List<Drawing> drawings) {
    this(variant, setup, caption, stipulation, certified, twins, drawings, Letters.ENGLISH, Optional.empty(),
        Optional.empty(), Texts.ENGLISH);
  }

  /** The diagram of a problem with its credits and twins, in English. */
  public static Diagram of(Problem problem) {
    return of(problem, Texts.ENGLISH);
  }

  /** The diagram of a problem with its credits and twins, in a language. */
  public static Diagram of(Problem problem, Texts texts) {
    return new Diagram(
        problem.variant(), problem.setup(), Caption.of(problem.credits()), problem.task().stipulationText(),
        problem.isProvedSound(), twins(problem, texts), problem.analysis().drawings(), Letters.ENGLISH,
        Optional.empty(), Optional.empty(), texts);
  }

  /** The diagram of a position, without caption and stipulation. */
  public static Diagram of(Board board) {
    return of(Problem.of(board.game(), board.setup()));
  }

  /** The diagram as SVG, in black and white, {@value DiagramFiles#PIXELS} pixels wide. */
  public String svg() {
    return SvgWriter.write(Picture.of(this, Look.PRINT), DiagramFiles.PIXELS, texts);
  }

  public Diagram under(Caption other) {
    return new Diagram(variant, setup, other, stipulation, certified, twins, drawings, letters, phases, solution,
        texts);
  }

  /** A copy with the piece letters of a language. */
  public Diagram with(Letters other) {
    return new Diagram(variant, setup, caption, stipulation, certified, twins, drawings, other, phases, solution,
        texts);
  }

  public Diagram with(PhaseGrid shown) {
    return new Diagram(variant, setup, caption, stipulation, certified, twins, drawings, letters, Optional.of(shown),
        solution, texts);
  }

  public Diagram with(DiagramSolution shown) {
    return new Diagram(variant, setup, caption, stipulation, certified, twins, drawings, letters, phases,
        Optional.of(shown), texts);
  }

  @Override
  public List<String> twins() {
    return written().write(twins);
  }

  LetterText written() {
    return LetterText.of(letters, variant);
  }

  Optional<PhaseGrid> table() {
    return phases.map(grid -> grid.with(written()::write));
  }

  /** The lines of the solution with the piece letters of the diagram; none without a solution. */
  List<DiagramSolution.Line> solutionLines() {
    return solution.map(found -> found.lines(written()::write)).orElse(List.of());
  }

  private static List<String> twins(Problem problem, Texts texts) {
    List<String> lines = new ArrayList<>();
    String terms = Stream.of(problem.task().solutions() > 1
        ? texts.counted(problem.task().solutions(), "{0} solution", "{0} solutions") : "",
        problem.task().duplex() ? texts.lang("duplex") : "",
        problem.task().zeroposition() ? texts.lang("zeroposition") : "")
        .filter(term -> !term.isEmpty()).collect(Collectors.joining(", "));
    if (!terms.isEmpty()) {
      lines.add(Character.toUpperCase(terms.charAt(0)) + terms.substring(1));
    }
    if (problem.task().isProofGame() && problem.task().from().isPresent()) {
      lines.add(texts.lang("From {0}", problem.task().fromText()));
    }
    ProblemPart.of(problem.withTask(task -> task.withDuplex(false))).stream().filter(twin -> !twin.changes().isEmpty())
        .forEach(twin -> lines.add(printed(texts.lang(twin.heading()))));
    return lines;
  }

  static String printed(String changes) {
    return changes.replace("<-->", "\u2194").replaceAll("-->|==>", "\u2192")
        .replaceAll("(?<=^|[ )])-(?=[wb])", "\u2013")
        .replaceAll("(?<=\\brotate )(\\d+)", "$1\u00B0").replaceAll("\\bstipulation (?=\\S)", "");
  }

  /** The lines above the board, with the authors on the first. */
  List<String> captionLines() {
    return caption.lines(texts);
  }

  /** What is printed beside the board, above and below it. */
  Stream<String> printedTexts() {
    return Stream.of(captionLines(), List.of(stipulation), twins(), List.of(game()), legend(), notes(),
        solutionLines().stream().map(DiagramSolution.Line::text).toList()).flatMap(List::stream);
  }

  /** The number of pieces of each side, {@code (7+9)}, and of those of both sides, {@code (7+9+1n)}. */
  public String piecesCount() {
    int[] counts = new int[3];
    for (int square = 0; square < Square.COUNT; square++) {
      if (setup.piece(square) != Piece.NONE) {
        counts[setup.isTurned(square) ? 2 : Piece.side(setup.piece(square))]++;
      }
    }
    return "(" + counts[0] + "+" + counts[1] + (counts[2] == 0 ? "" : "+" + counts[2] + "n") + ")";
  }

  List<String> drawn() {
    return drawings.isEmpty() ? List.of()
        : List.of(texts.lang("Drawn: {0}",
            drawings.stream().map(Drawing::description).map(texts::lang).collect(Collectors.joining(", "))));
  }

  /**
   * The title of the game, its settings and its conditions, such as {@code Cursed Chess, either leg, Circe}; conditions
   * alone in orthodox chess.
   */
  public String game() {
    Variant plain = Variants.plain(variant);
    boolean orthodox = variant.id().equals(Variants.all().iterator().next().id());
    Stream<String> game = orthodox ? Stream.of() : Stream.of(variant.title(), plain.options().caption());
    Stream<String> conditions = Conditions.read(ConditionText.of(variant.settings()).conditions()).stream()
        .map(condition -> condition.text(texts));
    return Stream.concat(game, conditions).filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
  }

  /**
   * Lines below the board: settings, the side to move if it is unusual, castling rights, and the state as text. The
   * legend shows the present powers.
   */
  public List<String> notes() {
    return Stream.of(Stream.of(settings(), mover(), kingless(), castling(), passed()),
        written().write(StateText.lines(setup, texts)).stream())
        .flatMap(lines -> lines).filter(line -> !line.isEmpty()).toList();
  }

  /** The lines below the board that hold only for the diagram, not for later positions. */
  List<String> terms() {
    return Stream.of(settings(), castling(), passed()).filter(line -> !line.isEmpty()).toList();
  }

  /** The rows of the legend beside the board; empty in games without power lists. */
  public List<String> legend() {
    return PowerLegend.rows(variant, setup, texts);
  }

  /** The legend without rows that repeat the explanation of a piece below the board. */
  List<String> legend(Look.Pieces pieces) {
    List<String> explained = FairyPiece.of(variant, setup, pieces).stream()
        .map(piece -> piece.letter() + ": " + piece.name()).toList();
    return legend().stream().filter(row -> !explained.contains(row)).toList();
  }

  private String settings() {
    GameOptions options = Variants.plain(variant).options();
    boolean shown = options.text().isEmpty() || options.powerLists().isPresent() || !options.caption().isEmpty();
    return shown ? "" : texts.lang("Settings: {0}", options.text().replace(";", "; "));
  }

  private String mover() {
    return setup.toMove() == usual() || isProofGame() ? ""
        : setup.toMove() == Side.WHITE ? texts.lang("White to move") : texts.lang("Black to move");
  }

  private boolean isProofGame() {
    try {
      return Stipulation.parse(stipulation).isProofGame();
    } catch (InputException _) {
      return false;
    }
  }

  /** The side that moves first by convention: White, but Black in help play without a half move. */
  private Side usual() {
    try {
      return Stipulation.parse(stipulation).starter();
    } catch (InputException _) {
      // Any text may stand in place of the stipulation.
      return Side.WHITE;
    }
  }

  /** A missing King that is intended; otherwise readers would suspect a mistake in the diagram. */
  private String kingless() {
    return switch (Validation.kingless(variant, setup) & setup.get(Schema.KINGLESS)) {
      case 0 -> "";
      case 1 -> texts.lang("No white King");
      case 2 -> texts.lang("No black King");
      default -> texts.lang("No Kings");
    };
  }

  /** Readers assume that a King and its partner on their home squares may castle. */
  private String castling() {
    int possible = 0;
    for (int right = 0; right < 4; right++) {
      int side = right >> 1;
      boolean home = setup.piece(Square.of(4, 7 * side)) == Piece.of(side, Schema.KING)
          && setup.piece(Square.of(right % 2 == 0 ? 7 : 0, 7 * side)) == Piece.of(side, variant.castlingPartner());
      possible |= home ? 1 << right : 0;
    }
    int rights = setup.get(Schema.CASTLING);
    return rights == possible ? ""
        : rights == 0 ? texts.lang("No castling") : texts.lang("Castling: {0}", Fen.castling(rights));
  }

  private String passed() {
    int square = setup.get(Schema.EN_PASSANT) - 1;
    return square < 0 ? "" : texts.lang("En passant: {0}", Square.name(square));
  }
}
