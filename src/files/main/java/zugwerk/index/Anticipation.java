package zugwerk.index;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import zugwerk.content.search.Shown;
import zugwerk.problem.Problem;

final class Anticipation {

  private record ScoredProblem(long id, double score) {}

  private final Database database;
  private final boolean shown;
  private final Map<Long, Set<String>> themes = new HashMap<>();
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Similarity similarity;
  private final String game;

  Anticipation(Database database, Problem problem, Optional<Shown.Known> known) throws SQLException {
    this.database = database;
    shown = known.isPresent();
    game = problem.variant().id();
    if (shown) {
      database.all("SELECT problem, name FROM theme", row -> {
        numbers.merge(row.getString(2), 1, Integer::sum);
        return themes.computeIfAbsent(row.getLong(1), _ -> new HashSet<>()).add(row.getString(2));
      });
    }
    similarity = Similarity.of(problem, known, this::rarity);
  }

  /** More for each halving of the problems that show the theme; the least weight is 1. */
  private double rarity(String theme) {
    return Math.max(1, Math.log((double) Math.max(1, themes.size()) / numbers.getOrDefault(theme, 1)) / Math.log(2));
  }

  List<Similar> best(Scope scope, int most, Database.Row<Hit> reader, String question) throws SQLException {
    PriorityQueue<ScoredProblem> best = new PriorityQueue<>(Comparator.comparingDouble(ScoredProblem::score));
    List<@Nullable Object> values = new ArrayList<>(List.of(game));
    values.addAll(scope.bound());
    database.all("SELECT e.problem, e.board, y.nets, y.lines FROM problem p CROSS JOIN file f ON f.id = p.file"
        + " CROSS JOIN entry e ON e.problem = p.id LEFT JOIN play y ON y.problem = p.id WHERE p.game = ? AND "
        + scope.sql(), row -> {
          long id = row.getLong(1);
          @Nullable String nets = row.getString(3);
          double score = similarity.diagram(row.getString(2)).score();
          if (shown && nets != null) {
            score = similarity.score(score, other(nets, row.getString(4), themes.getOrDefault(id, Set.of())));
          }
          best.add(new ScoredProblem(id, score));
          if (best.size() > most) {
            best.remove();
          }
          return id;
        }, values.toArray());
    List<Similar> similar = new ArrayList<>();
    for (ScoredProblem found : best.stream().sorted(Comparator.comparingDouble(ScoredProblem::score).reversed()
        .thenComparingLong(ScoredProblem::id)).toList()) {
      Hit hit = database.all(question + "p.id = ?", reader, found.id).getFirst();
      String board = database.all("SELECT board FROM entry WHERE problem = ?", row -> row.getString(1), found.id)
          .getFirst();
      Similarity.Other other = database.all("SELECT nets, lines FROM play WHERE problem = ?",
          row -> other(row.getString(1), row.getString(2), themes.getOrDefault(found.id, Set.of())), found.id)
          .stream().findFirst().orElse(Similarity.Other.UNKNOWN);
      similar.add(new Similar(hit, found.score, similarity.sentence(similarity.diagram(board), other)));
    }
    return similar;
  }

  private static Similarity.Other other(String nets, String lines, Set<String> themes) {
    return new Similarity.Other(Rows.nets(nets), Rows.lines(lines), themes);
  }
}
