package zugwerk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import zugwerk.board.Setup;
import zugwerk.work.InputException;

final class PopeyePieces {

  private static final Pattern HUNTER = Pattern.compile("\\p{L}\\w?/\\p{L}\\w?([a-h][1-8])*");

  private PopeyePieces() {}

  static Setup read(PopeyeTokens tokens, PopeyeLanguage language, ImportedPieces imported, Setup setup) {
    PieceReader pieces = new PieceReader(imported, setup);
    boolean any = false;
    for (Optional<Integer> side = side(tokens, language); side.isPresent(); side = side(tokens, language)) {
      tokens.next();
      group(tokens, language, pieces, side.get());
      any = true;
    }
    if (!any) {
      throw new MisreadException(tokens.line(), "a side must be named before its pieces, not '{0}'", tokens.peek());
    }
    return pieces.setup();
  }

  private static Optional<Integer> side(PopeyeTokens tokens, PopeyeLanguage language) {
    return tokens.atEnd() ? Optional.empty() : MisreadException.at(tokens.line(), () -> language.side(tokens.peek()));
  }

  private static void group(PopeyeTokens tokens, PopeyeLanguage language, PieceReader pieces, int colour) {
    int side = colour == 1 ? 1 : 0;
    pieces.marking(attributes(tokens, language, colour));
    int count = 0;
    while (!tokens.atEnd()) {
      int line = tokens.line();
      String word = tokens.peek();
      try {
        if (isPieceWithSquares(word)) {
          tokens.next();
          put(pieces, side, word.substring(0, 2 - word.length() % 2), word.substring(2 - word.length() % 2));
        } else if (word.length() <= 2 && PieceReader.squares(word).isEmpty()) {
          tokens.next();
          List<Integer> squares = PieceReader.squares(tokens.peek());
          if (squares.isEmpty()) {
            throw new InputException("squares are missing behind '{0}'", word);
          }
          pieces.put(side, word, squares);
          tokens.next();
        } else if (HUNTER.matcher(word).matches()) {
          throw new InputException(
              "'{0}' is a hunter, which moves forward as one piece and backward as another, and is not supported",
              word);
        } else {
          break;
        }
      } catch (MisreadException fault) {
        throw fault;
      } catch (InputException fault) {
        throw new MisreadException(line, fault);
      }
      count++;
    }
    if (count == 0) {
      throw new MisreadException(tokens.line(),
          "pieces with their squares, such as Kg6, are missing before '{0}'", tokens.peek());
    }
  }

  /** What the registry calls the attributes that all pieces of a group have. */
  private static List<String> attributes(PopeyeTokens tokens, PopeyeLanguage language, int colour) {
    return MisreadException.at(tokens.line(), () -> {
      List<String> attributes = new ArrayList<>();
      if (colour > 1) {
        attributes.add(PopeyeConditions.attribute(PopeyeLanguage.NEUTRAL));
      }
      while (language.specification(tokens.peek()).isPresent()) {
        attributes.add(PopeyeConditions.attribute(language.specification(tokens.next()).orElseThrow()));
      }
      return attributes;
    });
  }

  /** One letter if the length is odd, two if it is even, then squares. */
  private static boolean isPieceWithSquares(String word) {
    int walk = 2 - word.length() % 2;
    return word.length() > walk && !PieceReader.squares(word.substring(walk)).isEmpty();
  }

  private static void put(PieceReader pieces, int side, String walk, String squares) {
    pieces.put(side, walk, PieceReader.squares(squares));
  }
}
