package zugwerk.content.quality;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import zugwerk.content.Played;
import zugwerk.content.theme.ThemeFinding;
import zugwerk.work.Message;

/** Counts one term, and collects the moves that show it. */
final class Tally {

  /** Further moves count but are not shown. */
  private static final int MOST_LINES = 24;

  private final Set<Message> texts = new LinkedHashSet<>();
  private final List<ThemeFinding.Line> lines = new ArrayList<>();
  private int count;

  void add(Message text, Collection<Played> moves) {
    count++;
    texts.add(text);
    moves.stream().limit(Math.max(0, MOST_LINES - lines.size()))
        .forEach(move -> lines.add(new ThemeFinding.Line(move.part(), move.path())));
  }

  void add(String text, Collection<Played> moves) {
    add(Message.plain(text), moves);
  }

  void add(Played move) {
    add(move.text(), List.of(move));
  }

  int count() {
    return count;
  }

  Message sentence() {
    return Message.joined(List.of(Message.joined(texts.stream().limit(MOST_LINES).toList(), ", "),
        Message.plain(texts.size() > MOST_LINES ? " …" : ".")), "");
  }

  List<ThemeFinding.Line> lines() {
    return lines;
  }
}
