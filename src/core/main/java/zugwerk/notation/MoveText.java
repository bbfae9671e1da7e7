package zugwerk.notation;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;

/**
 * Moves in short algebraic notation, with the names of powers where a game changes them ({@code Nf3=WD}). Not safe for
 * use by several threads.
 */
public final class MoveText {

  private static final Pattern DECORATION =
      Pattern.compile("(?<!^)x|(?<=[1-8])\\s*e\\.?p\\.?|[-:+#!?\\u2020\\s]|(?i:(check)?mate)");

  /** Promotions as {@code e8Q}, {@code e8(Q)}, {@code e8/Q} and {@code e8=q}. */
  private static final Pattern PROMOTION =
      Pattern.compile("^([a-h].*?[a-h]?[1-8])(?:=?\\(|[=/:*])?(\\p{L}|[\u2654-\u265F])\\)?([+#!?\\u2020]*)$");

  /** A Pawn's move to the last rank, with anything behind it. */
  private static final Pattern LAST_RANK = Pattern.compile("^([a-h].*?[18])[^1-8]*$");

  /** A capture by a Pawn without the rank, as {@code exd}. */
  private static final Pattern FILES = Pattern.compile("([a-h])[x:]([a-h])");

  /** Signs of evaluation, of a draw and of stalemate. */
  private static final Pattern SIGNS =
      Pattern.compile("(?<=[\\p{javaLetterOrDigit})\u2654-\u265F])[^\\p{javaLetterOrDigit})\u2654-\u265F]+$");

  /** What a condition does to pieces, such as {@code [+wBf1]}, {@code [f3=bN]} and {@code [wRa1->a3]}. */
  private static final Pattern EFFECT =
      Pattern.compile("\\s*\\[(?:[+-]\\p{L}{1,4}[a-h][1-8]|[a-h][1-8]=\\p{L}{1,4}|[^\\[\\]]*->[^\\[\\]]*)\\]");

  private final Variant variant;
  private final Generator generator;

  public MoveText(Variant variant) {
    this.variant = variant;
    generator = new Generator(variant);
  }

  /** The legal moves of a position. */
  public List<Move> legal(Position position) {
    MoveList packed = new MoveList();
    generator.legal(position, packed);
    return unpack(packed);
  }

  List<Move> candidates(Position position) {
    MoveList packed = new MoveList();
    generator.candidates(position, packed);
    return unpack(packed);
  }

  private static List<Move> unpack(MoveList packed) {
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < packed.size(); i++) {
      moves.add(EncodedMove.unpack(packed.get(i)));
    }
    return moves;
  }

  /** Writes a legal move of a position. */
  public String write(Position position, Move move) {
    return body(position, move, origin(position, move)) + sign(position, move) + variant.style().remark(position, move);
  }

  /**
   * Reads a move in long or short form. Optional are the signs of capture, check and mate with what follows them, signs
   * of evaluation, and all or part of the starting square. The words {@code checkmate} and {@code mate} are signs. A
   * promotion may be written as {@code e8Q}, {@code e8(Q)} or {@code e8/Q}. A text with letters that are not English is
   * read with those of other {@linkplain Letters languages}, if they all mean the same move.
   *
   * @throws InputException if the text means no legal move of the position, or more than one
   */
  public Move read(Position position, String text) {
    List<Move> legal = legal(position);
    Optional<Move> exact = exact(legal, text);
    if (exact.isPresent()) {
      return exact.get();
    }
    if (text.codePoints().noneMatch(Character::isLetterOrDigit)) {
      throw new InputException("'{0}' is not a move", text);
    }
    List<Move> meant = inAnyLetters(position, legal, text);
    for (String spelling : meant.isEmpty() ? spellings(text) : List.<String>of()) {
      meant = meant.isEmpty() ? inAnyLetters(position, legal, spelling) : meant;
    }
    Matcher files = FILES.matcher(SIGNS.matcher(text.strip()).replaceFirst(""));
    if (meant.isEmpty() && files.matches()) {
      meant = IntStream.rangeClosed(1, 8)
          .mapToObj(rank -> meant(position, legal, files.group(1) + "x" + files.group(2) + rank)).flatMap(List::stream)
          .toList();
    }
    if (meant.isEmpty()) {
      List<String> promotions = promotions(position, legal, LAST_RANK.matcher(text.strip()).replaceFirst("$1"));
      throw new InputException(promotions.isEmpty() ? new IllegalMoveReason(variant, this, position).refusal(text)
          : message("write what the {0} becomes: {1}", message(variant.schema().types().get(variant.pawn()).title()),
              String.join(", ", promotions)));
    }
    if (meant.size() > 1) {
      throw new InputException(
          "'{0}' could be {1}", text, String.join(" or ", meant.stream().map(move -> write(position, move)).toList()));
    }
    return meant.getFirst();
  }

  private List<Move> inAnyLetters(Position position, List<Move> legal, String text) {
    List<Move> meant = meant(position, legal, text);
    return meant.isEmpty() ? inOtherLetters(position, legal, text) : meant;
  }

  /** Other spellings of a text: without effects of conditions and signs behind it, and with the sign of a promotion. */
  private static List<String> spellings(String text) {
    String bare = SIGNS.matcher(withoutEffects(text).strip()).replaceFirst("");
    Matcher promotion = PROMOTION.matcher(bare);
    return promotion.matches() ? List.of(bare, promotion.group(1) + "=" + promotion.group(2).toUpperCase(Locale.ROOT))
        : List.of(bare);
  }

  /** The possible promotions for a text without one, each in the form of the text. */
  private List<String> promotions(Position position, List<Move> moves, String text) {
    return moves.stream().filter(move -> move.promotion() != Move.NONE)
        .map(move -> {
          String written = write(position, move);
          String longForm = LongForm.of(variant.schema(), move);
          return Stream.of(longForm.substring(longForm.length() - 1), plain(written.substring(written.indexOf('='))))
              .filter(becomes -> !meant(position, List.of(move), text + becomes).isEmpty())
              .map(becomes -> text + becomes).findFirst();
        })
        .flatMap(Optional::stream).toList();
  }

  private Optional<Move> exact(List<Move> legal, String text) {
    return legal.stream()
        .filter(move -> namesTarget(move, text) && LongForm.of(variant.schema(), move).equals(text)).findFirst();
  }

  Optional<Move> read(Position position, String text, LetterText letters) {
    List<Move> legal = legal(position);
    return exact(legal, text).or(() -> Optional.of(text).filter(letters::fits)
        .map(fitting -> meant(position, legal, letters.read(fitting))).filter(meant -> meant.size() == 1)
        .map(List::getFirst));
  }

  private List<Move> inOtherLetters(Position position, List<Move> legal, String text) {
    return LetterText.of(Letters.ENGLISH, variant).fits(text) ? List.of()
        : Arrays.stream(Letters.values()).map(letters -> LetterText.of(letters, variant))
            .filter(letters -> letters.fits(text)).map(letters -> letters.read(text)).distinct()
            .flatMap(english -> meant(position, legal, english).stream()).distinct().toList();
  }

  /** Moves written exactly like the text, or else all that fit. */
  List<Move> meant(Position position, List<Move> moves, String text) {
    String wanted = plain(text);
    List<Move> exact = moves.stream()
        .filter(move -> namesTarget(move, wanted) && (plain(write(position, move)).equals(wanted)
            || LongForm.of(variant.schema(), move).equals(wanted)))
        .toList();
    return exact.isEmpty()
        ? moves.stream().filter(move -> couldMean(position, move, wanted)).toList()
        : exact;
  }

  /** Cheaper than writing the move: every form of a step contains its target square. */
  private static boolean namesTarget(Move move, String text) {
    return !(move instanceof Move.Step || move instanceof Move.EnPassant || move instanceof Move.Drop)
        || text.contains(Square.name(move.to()));
  }

  /** A written move without the effects of conditions, which readers do not need. */
  public static String withoutEffects(String text) {
    return EFFECT.matcher(text).replaceAll("");
  }

  /** The effects of conditions in a written move, such as {@code [+wBf1]}; empty if there are none. */
  public static String effects(String text) {
    return EFFECT.matcher(text).results().map(result -> result.group().strip()).collect(Collectors.joining());
  }

  private static String plain(String text) {
    return DECORATION.matcher(text.replace('0', 'O')).replaceAll("");
  }

  private boolean couldMean(Position position, Move move, String wanted) {
    if (move instanceof Move.Pass) {
      return wanted.equals("pass") || wanted.equals("(pass)");
    }
    if (move instanceof Move.Drop drop) {
      return wanted.equals((drop.type() == variant.pawn() ? "" : letter(drop.type())) + "@" + Square.name(drop.to()));
    }
    String square = Square.name(move.from());
    String remark = plain(variant.style().remark(position, move));
    for (String origin : List.of("", square.substring(0, 1), square.substring(1), square)) {
      String written = body(position, move, origin);
      String body = plain(written);
      String bare = plain(withoutEffects(written));
      int suffix = bare.indexOf('=');
      boolean optional = suffix > 0 && move.promotion() == Move.NONE;
      String shorter = optional ? bare.substring(0, suffix) : bare;
      String unmade = bare.replaceFirst("/[A-Z](?==)", "");
      if (List.of(body, body + remark, bare, bare + remark, shorter, shorter + remark, unmade).contains(wanted)) {
        return true;
      }
    }
    return byVictim(position, move).filter(wanted::equals).isPresent();
  }

  private Optional<String> byVictim(Position position, Move move) {
    int victim = position.piece(move.to());
    return move instanceof Move.Step step && step.promotion() == Move.NONE && victim != Piece.NONE
        ? Optional.of(name(position, position.piece(move.from())) + name(position, victim)) : Optional.empty();
  }

  private String body(Position position, Move move, String origin) {
    int piece = position.piece(move.from());
    return switch (move) {
      case Move.Castling castling ->
        (castling.to() > castling.from() ? "O-O" : "O-O-O") + after(position, move, Piece.type(piece))
            + variant.style().suffix(position, move);
      case Move.SpecialMove act when variant.style().specialMoveSign(act.symbol()).isEmpty() ->
        LongForm.of(variant.schema(), move);
      case Move.SpecialMove act ->
        variant.style().specialMoveSign(act.symbol()) + name(position, piece) + Square.name(move.from());
      case Move.Drop _ -> LongForm.of(variant.schema(), move);
      case Move.Pass _ -> "(pass)";
      case Move.Locust locust -> name(position, piece) + origin + variant.style().captureSign()
          + Square.name(locust.victim()) + "-" + Square.name(move.to()) + after(position, move, Piece.type(piece))
          + variant.style().suffix(position, move);
      case Move.Step _,Move.EnPassant _ -> name(position, piece) + origin
          + (captures(position, move) ? variant.style().captureSign() : "") + Square.name(move.to())
          + maker(position, move)
          + after(position, move, Piece.type(piece)) + variant.style().suffix(position, move);
    };
  }

  /** The letter of the atom that makes the move, if several can. Also marks an ambiguous capture en passant. */
  private String maker(Position position, Move move) {
    boolean choice = Long.bitCount(
        variant.makers(position, move.from(), move.to(), move instanceof Move.EnPassant)) > 1;
    return switch (move) {
      case Move.Step step when step.tag() != Move.NONE && choice -> "/" + LongForm.tag(step.tag());
      case Move.EnPassant passing when passing.alsoQuiet() || choice ->
        "/" + (passing.alsoQuiet() ? "e" : "") + (choice ? LongForm.tag(passing.tag()) : "");
      default -> "";
    };
  }

  private static boolean captures(Position position, Move move) {
    return move instanceof Move.EnPassant || move instanceof Move.Locust
        || move instanceof Move.Step && position.piece(move.to()) != Piece.NONE;
  }

  private String name(Position position, int piece) {
    return Piece.type(piece) == variant.pawn() ? ""
        : variant.style().name(position, Piece.side(piece), Piece.type(piece));
  }

  private char letter(int type) {
    return variant.schema().types().get(type).letter();
  }

  /** The power of a promoted piece, or a power that changed. */
  private String after(Position position, Move move, int type) {
    int side = position.toMove();
    int mark = position.mark();
    MoveMaker.make(variant, position, EncodedMove.pack(move));
    String name = move.promotion() != Move.NONE ? variant.style().name(position, side, move.promotion())
        : variant.style().nameAfter(position, side, type);
    position.rollback(mark);
    return name.isEmpty() ? "" : "=" + name;
  }

  /** The part of the starting square that the move needs to be unambiguous (FIDE Laws, Appendix C). */
  private String origin(Position position, Move move) {
    if (!(move instanceof Move.Step || move instanceof Move.EnPassant || move instanceof Move.Locust)) {
      return "";
    }
    String square = Square.name(move.from());
    boolean captures = captures(position, move);
    if (captures && variant.style().writesOrigins()) {
      return square;
    }
    List<String> rivals = rivals(position, move);
    boolean pawnCaptures = captures && Piece.type(position.piece(move.from())) == variant.pawn();
    if (rivals.isEmpty()) {
      return pawnCaptures ? square.substring(0, 1) : "";
    }
    if (rivals.stream().noneMatch(rival -> rival.charAt(0) == square.charAt(0))) {
      return square.substring(0, 1);
    }
    return !pawnCaptures && rivals.stream().noneMatch(rival -> rival.charAt(1) == square.charAt(1))
        ? square.substring(1) : square;
  }

  /** Of the other moves that would read the same. */
  private List<String> rivals(Position position, Move move) {
    MoveList all = new MoveList();
    generator.legal(position, all);
    List<String> rivals = new ArrayList<>();
    String bare = "";
    for (int i = 0; i < all.size(); i++) {
      Move other = EncodedMove.unpack(all.get(i));
      if (other.from() != move.from() && other.to() == move.to()) {
        bare = bare.isEmpty() ? plain(body(position, move, "")) : bare;
        if (plain(body(position, other, "")).equals(bare)) {
          rivals.add(Square.name(other.from()));
        }
      }
    }
    return rivals;
  }

  private String sign(Position position, Move move) {
    int mark = position.mark();
    MoveMaker.make(variant, position, EncodedMove.pack(move));
    String sign = switch (generator.verdict(position)) {
      case CHECK, DRAW -> "+";
      case CHECKMATE, LOST -> "#";
      case OPEN, STALEMATE, DEAD_KING, WON, DRAWN -> "";
    };
    position.rollback(mark);
    return sign;
  }
}
