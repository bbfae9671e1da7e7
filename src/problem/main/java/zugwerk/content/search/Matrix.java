package zugwerk.content.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zugwerk.board.Square;
import zugwerk.board.Transformation;
import zugwerk.work.InputException;

/** Pieces on squares to be found in diagrams, optionally also rotated, mirrored, shifted or with exchanged colours. */
final class Matrix implements Predicate.Counter {

  private static final Pattern PIECE = Pattern.compile("([wb])([A-Za-z])([a-h][1-8])");
  private static final Transformation NONE = Transformation.shift(0, 0);
  private static final List<Transformation> MIRRORS = List.of(NONE, Transformation.ROTATE_90, Transformation.ROTATE_180,
      Transformation.ROTATE_270, Transformation.MIRROR_LEFT_RIGHT, Transformation.MIRROR_UP_DOWN,
      Transformation.MIRROR_DIAGONAL, Transformation.MIRROR_ANTIDIAGONAL);

  private record PlacedPiece(boolean white, char letter, int square) {}

  private final List<PlacedPiece> men = new ArrayList<>();
  private final boolean shifts;
  private final boolean mirrors;
  private final boolean colours;

  /**
   * Reads pieces such as {@code wKa1 bQc2}.
   *
   * @param ways the allowed variations: {@code shift}, {@code mirror}, {@code colours}
   */
  Matrix(String pieces, List<String> ways) {
    for (String piece : pieces.strip().split("[\\s,]+")) {
      Matcher matcher = PIECE.matcher(piece);
      if (!matcher.matches()) {
        throw new InputException("'{0}' is not a piece on a square; write pieces like wKa1 bQc2", piece);
      }
      men.add(new PlacedPiece(matcher.group(1).equals("w"), Character.toUpperCase(matcher.group(2).charAt(0)),
          Square.parse(matcher.group(3)).orElseThrow()));
    }
    List<String> chosen = ways.stream().flatMap(way -> List.of(way.strip().split("[\\s,]+")).stream())
        .map(way -> way.toLowerCase(Locale.ROOT)).toList();
    chosen.stream().filter(way -> !List.of("shift", "mirror", "colours").contains(way)).findFirst().ifPresent(way -> {
      throw new InputException("'{0}' is none of {1}", way, "shift, mirror, colours");
    });
    shifts = chosen.contains("shift");
    mirrors = chosen.contains("mirror");
    colours = chosen.contains("colours");
  }

  @Override
  public long count(Candidate candidate) {
    String board = candidate.facts().board();
    return stands(board, false) || colours && stands(board, true) ? 1 : 0;
  }

  /** The first piece determines the shift. */
  private boolean stands(String board, boolean exchanged) {
    PlacedPiece first = men.getFirst();
    for (Transformation mirror : mirrors ? MIRRORS : List.of(NONE)) {
      int image = mirror.image(first.square);
      char letter = letter(first, exchanged);
      for (int there = shifts ? board.indexOf(letter) : image; there >= 0; there =
          shifts ? board.indexOf(letter, there + 1) : -1) {
        if (stands(board, exchanged, mirror, Square.file(there) - Square.file(image),
            Square.rank(there) - Square.rank(image))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean stands(String board, boolean exchanged, Transformation mirror, int right, int up) {
    for (PlacedPiece man : men) {
      int image = mirror.image(man.square);
      int file = Square.file(image) + right;
      int rank = Square.rank(image) + up;
      if (!Square.onBoard(file, rank) || board.charAt(Square.of(file, rank)) != letter(man, exchanged)) {
        return false;
      }
    }
    return true;
  }

  private static char letter(PlacedPiece man, boolean exchanged) {
    return man.white == exchanged ? Character.toLowerCase(man.letter) : man.letter;
  }
}
