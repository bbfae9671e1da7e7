package zugwerk.studio.powers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zugwerk.betza.BetzaException;
import zugwerk.betza.BetzaParser;
import zugwerk.betza.Catalogue;
import zugwerk.betza.NamedPiece;

/** A suggestion while a text is typed: the piece, the whole entry with it, and the caret then. */
public record Suggestion(NamedPiece piece, String text, int caret) {

  /** Letters of a name before pieces are suggested automatically. */
  private static final int LETTERS = 2;

  /**
   * Completions at the caret: pieces whose names start with the letters before it, and atoms after modifiers. Without
   * {@code requested}, none are offered while the text before the caret is valid.
   */
  public static List<Suggestion> of(String text, int caret, boolean requested) {
    int start = text.lastIndexOf(':', Math.max(0, caret - 1)) + 1;
    String typed = start <= caret ? text.substring(start, caret) : "";
    if (!requested && canBeRead(typed)) {
      return List.of();
    }
    List<Suggestion> named = named(text, start, caret, typed);
    if (!named.isEmpty()) {
      return named;
    }
    List<Suggestion> offered = new ArrayList<>();
    if (requested || waits(typed)) {
      Catalogue.STANDARD.atoms().forEach(atom -> offered.add(at(text, caret, caret, atom, atom.expression())));
    }
    if (requested && typed.isEmpty()) {
      Catalogue.STANDARD.pieces().stream().filter(piece -> !piece.isAtom())
          .map(piece -> at(text, caret, caret, piece, start == 0 ? piece.entry() : piece.expression()))
          .forEach(offered::add);
    }
    return offered;
  }

  /** Pieces by name after a readable start: {@code RFer} is R and the beginning of Ferz. */
  private static List<Suggestion> named(String text, int start, int caret, String typed) {
    for (int from = 0; from <= typed.length() - LETTERS; from++) {
      String name = typed.substring(from);
      if (from == 0 || canBeRead(typed.substring(0, from))) {
        boolean whole = start + from == 0 && caret == text.length();
        int begin = start + from;
        List<Suggestion> found = Catalogue.STANDARD.pieces().stream()
            .filter(piece -> piece.name().regionMatches(true, 0, name, 0, name.length()))
            .filter(piece -> !piece.expression().equals(name))
            .map(piece -> at(text, begin, caret, piece, whole ? piece.entry() : piece.expression())).toList();
        if (!found.isEmpty()) {
          return found;
        }
      }
    }
    return List.of();
  }

  private static Suggestion at(String text, int from, int to, NamedPiece piece, String put) {
    return new Suggestion(piece, text.substring(0, from) + put + text.substring(to), from + put.length());
  }

  private static boolean canBeRead(String expression) {
    return fault(expression).isEmpty();
  }

  private static boolean waits(String expression) {
    return !expression.isEmpty()
        && fault(expression).filter(fault -> fault.position() == expression.length()).isPresent();
  }

  private static Optional<BetzaException> fault(String expression) {
    try {
      BetzaParser.parse(expression);
      return Optional.empty();
    } catch (BetzaException fault) {
      return Optional.of(fault);
    }
  }
}
