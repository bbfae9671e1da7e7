package zugwerk.notation;

import static zugwerk.work.Message.message;
import static zugwerk.work.Texts.key;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;
import zugwerk.work.Message;

/** FEN, with a seventh field where the game has state. Any setup can be read, legal or not. */
public final class Fen {

  private static final String RIGHTS = "KQkq";
  private static final String FILES = "abcdefgh";

  private Fen() {}

  /** The start position of a game. */
  public static Setup start(Variant variant) {
    return parse(variant, variant.start());
  }

  /**
   * Reads a FEN. Fields missing at its end have the defaults {@code w - - 0 1 -}.
   *
   * @throws InputException if a field cannot be read; if it is board or state, with all faults of the setup
   */
  public static Setup parse(Variant variant, String text) {
    String[] fields = text.strip().split("\\s+");
    if (fields[0].isEmpty()) {
      throw new InputException("the FEN is empty");
    }
    if (fields.length > 7) {
      throw new InputException(
          "the FEN has {0} fields instead of 7 at most; remove '{1}'",
          fields.length, String.join(" ", List.of(fields).subList(7, fields.length)));
    }
    List<Message> faults = new ArrayList<>();
    Setup setup = board(variant.schema(), fields[0], faults);
    setup = setup.with(Schema.SIDE_TO_MOVE, side(field(fields, 1, "w")));
    setup = setup.with(Schema.CASTLING, castling(ordinary(setup, field(fields, 2, "-"))));
    setup = setup.with(Schema.EN_PASSANT, passed(field(fields, 3, "-")));
    setup = setup.counting(
        number(field(fields, 4, "0"), key("the half-move counter must be a number of at least 0, not '{0}'")),
        Math.max(1, number(field(fields, 5, "1"), key("the move number must be a number of at least 0, not '{0}'"))));
    setup = variant.tidied(StateField.read(setup, field(fields, 6, "-"), faults));
    if (!faults.isEmpty()) {
      Validation.faults(variant, setup).forEach(fault -> faults.add(fault.text()));
      throw new InputException(Message.joined(faults));
    }
    return setup;
  }

  private static String field(String[] fields, int index, String missing) {
    return index < fields.length ? fields[index] : missing;
  }

  private static Setup board(Schema schema, String text, List<Message> faults) {
    String[] ranks = text.split("/", -1);
    if (ranks.length != 8) {
      throw new InputException("the board field has {0} ranks instead of 8: '{1}'", ranks.length, text);
    }
    Setup setup = Setup.empty(schema);
    for (int i = 0; i < 8; i++) {
      setup = rank(setup, 7 - i, ranks[i], faults);
    }
    return setup;
  }

  private static Setup rank(Setup setup, int rank, String text, List<Message> faults) {
    Setup filled = setup;
    int file = 0;
    for (char c : text.toCharArray()) {
      if (c >= '1' && c <= '8') {
        file += c - '0';
      } else {
        int type = setup.schema().type(Character.toUpperCase(c));
        if (file < 8 && type < 0) {
          faults.add(message("'{0}' on {1} is no piece of this game", c, Square.name(Square.of(file, rank))));
        } else if (file < 8) {
          filled = filled.withPiece(Square.of(file, rank), Piece.of(Character.isUpperCase(c) ? 0 : 1, type));
        }
        file++;
      }
    }
    if (file != 8) {
      throw new InputException(
          "rank {0} of the board field, '{1}', has {2} squares instead of 8", rank + 1, text, file);
    }
    return filled;
  }

  private static int side(String text) {
    return switch (text) {
      case "w" -> 0;
      case "b" -> 1;
      default -> throw new InputException("the side to move must be 'w' or 'b', not '{0}'", text);
    };
  }

  /**
   * The castling rights of a text, as in {@link Schema#CASTLING}.
   *
   * @throws InputException if the text is neither {@code -} nor letters of {@code KQkq}
   */
  public static int castling(String text) {
    int rights = 0;
    if (!text.equals("-")) {
      for (char c : text.toCharArray()) {
        int right = RIGHTS.indexOf(c);
        if (right < 0 || (rights >> right & 1) != 0) {
          throw new InputException("castling rights must be letters of KQkq or '-', not '{0}'", text);
        }
        rights |= 1 << right;
      }
    }
    return rights;
  }

  /** Castling rights by the files of Rooks, as {@code HAha}, in the letters of {@code KQkq} if they mean the same. */
  private static String ordinary(Setup setup, String text) {
    StringBuilder rights = new StringBuilder();
    for (char c : text.toCharArray()) {
      int side = Character.isUpperCase(c) ? 0 : 1;
      int file = FILES.indexOf(Character.toLowerCase(c));
      if (file >= 0) {
        int rank = side == 0 ? 0 : 7;
        boolean usual = (file == 0 || file == 7)
            && setup.piece(Square.of(4, rank)) == Piece.of(side, Schema.KING);
        if (!usual) {
          throw new InputException("the castling rights '{0}' are those of Chess960, which is not supported", text);
        }
        rights.append(RIGHTS.charAt(2 * side + (file == 7 ? 0 : 1)));
      } else {
        rights.append(c);
      }
    }
    return rights.toString();
  }

  private static int passed(String text) {
    if (text.equals("-")) {
      return 0;
    }
    OptionalInt square = Square.parse(text);
    return 1 + square.orElseThrow(
        () -> new InputException("the en passant field must be a square or '-', not '{0}'", text));
  }

  private static int number(String text, String refusal) {
    try {
      int number = Integer.parseInt(text);
      if (number >= 0) {
        return number;
      }
    } catch (NumberFormatException _) {
      // Refused below, like numbers that are too small.
    }
    throw new InputException(refusal, text);
  }

  /** Writes a setup with all its fields: seven, or six where the game has no state. */
  public static String format(Setup setup) {
    return board(setup)
        + (setup.toMove() == Side.WHITE ? " w " : " b ")
        + castling(setup.get(Schema.CASTLING))
        + ' ' + (setup.get(Schema.EN_PASSANT) == 0 ? "-" : Square.name(setup.get(Schema.EN_PASSANT) - 1))
        + ' ' + setup.halfmoves()
        + ' ' + setup.fullmove()
        + (setup.schema().slots().isEmpty() ? "" : " " + StateField.write(setup));
  }

  private static String board(Setup setup) {
    StringBuilder text = new StringBuilder();
    for (int rank = 7; rank >= 0; rank--) {
      int empty = 0;
      for (int file = 0; file < 8; file++) {
        int piece = setup.piece(Square.of(file, rank));
        if (piece == Piece.NONE) {
          empty++;
          continue;
        }
        text.append(empty > 0 ? String.valueOf(empty) : "").append(letter(setup.schema(), piece));
        empty = 0;
      }
      text.append(empty > 0 ? String.valueOf(empty) : "").append(rank > 0 ? "/" : "");
    }
    return text.toString();
  }

  /** The letter of a piece: upper case for White, lower case for Black. */
  public static char letter(Schema schema, int piece) {
    char letter = schema.types().get(Piece.type(piece)).letter();
    return Piece.side(piece) == 0 ? letter : Character.toLowerCase(letter);
  }

  /** The text of castling rights: letters of {@code KQkq}, or {@code -}. */
  public static String castling(int rights) {
    StringBuilder text = new StringBuilder();
    for (int right = 0; right < 4; right++) {
      if ((rights >> right & 1) != 0) {
        text.append(RIGHTS.charAt(right));
      }
    }
    return text.isEmpty() ? "-" : text.toString();
  }
}
