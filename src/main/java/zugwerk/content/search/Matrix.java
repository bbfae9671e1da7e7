package zugwerk.content.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.board.Transformation;

/** Pieces on squares, looked for in diagrams, also turned, mirrored, shifted or with exchanged colours. */
final class Matrix implements Predicate.Counter {

  private static final Pattern PIECE = Pattern.compile("([wb])([A-Za-z])([a-h][1-8])");
  private static final Transformation NONE = Transformation.shift(0, 0);
  private static final List<Transformation> MIRRORS = List.of(NONE, Transformation.ROTATE_90, Transformation.ROTATE_180,
      Transformation.ROTATE_270, Transformation.MIRROR_LEFT_RIGHT, Transformation.MIRROR_UP_DOWN,
      Transformation.MIRROR_DIAGONAL, Transformation.MIRROR_ANTIDIAGONAL);

  private record Man(int side, char letter, int square) {}

  private final List<Man> men = new ArrayList<>();
  private final boolean shifts;
  private final boolean mirrors;
  private final boolean colours;

  /**
   * Reads pieces such as {@code wKa1 bQc2}.
   *
   * @param ways in which they may stand otherwise: {@code shift}, {@code mirror}, {@code colours}
   */
  Matrix(String pieces, List<String> ways) {
    for (String piece : pieces.strip().split("[\\s,]+")) {
      Matcher matcher = PIECE.matcher(piece);
      if (!matcher.matches()) {
        throw new IllegalArgumentException("'" + piece + "' is no piece on a square; write pieces like wKa1 bQc2");
      }
      men.add(new Man(matcher.group(1).equals("w") ? 0 : 1, Character.toUpperCase(matcher.group(2).charAt(0)),
          Square.parse(matcher.group(3)).orElseThrow()));
    }
    List<String> chosen = ways.stream().flatMap(way -> List.of(way.strip().split("[\\s,]+")).stream())
        .map(way -> way.toLowerCase(Locale.ROOT)).toList();
    chosen.stream().filter(way -> !List.of("shift", "mirror", "colours").contains(way)).findFirst().ifPresent(way -> {
      throw new IllegalArgumentException("'" + way + "' is none of shift, mirror, colours");
    });
    shifts = chosen.contains("shift");
    mirrors = chosen.contains("mirror");
    colours = chosen.contains("colours");
  }

  @Override
  public long count(Candidate candidate) {
    Setup setup = candidate.problem().setup();
    int far = shifts ? 7 : 0;
    for (Transformation mirror : mirrors ? MIRRORS : List.of(NONE)) {
      for (int right = -far; right <= far; right++) {
        for (int up = -far; up <= far; up++) {
          Transformation shift = Transformation.shift(right, up);
          if (stands(setup, mirror, shift, 0) || colours && stands(setup, mirror, shift, 1)) {
            return 1;
          }
        }
      }
    }
    return 0;
  }

  private boolean stands(Setup setup, Transformation mirror, Transformation shift, int exchanged) {
    return men.stream().allMatch(man -> {
      int square = shift.image(mirror.image(man.square));
      int type = setup.schema().type(man.letter);
      return square >= 0 && type >= 0 && setup.piece(square) == Piece.of(man.side ^ exchanged, type);
    });
  }
}
