package zugwerk.index;

import java.sql.ResultSet;
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

  private record ScoredProblem(long id, double score, Similarity.Match match, Similarity.Other other) {}

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
          best.add(scored(row));
          if (best.size() > most) {
            best.remove();
          }
          return true;
        }, values.toArray());
    List<Similar> similar = new ArrayList<>();
    for (ScoredProblem found : best.stream().sorted(Comparator.comparingDouble(ScoredProblem::score).reversed()
        .thenComparingLong(ScoredProblem::id)).toList()) {
      Hit hit = database.all(question + "p.id = ?", reader, found.id).getFirst();
      similar.add(new Similar(hit, found.score, similarity.sentence(found.match, found.other)));
    }
    return similar;
  }

  private ScoredProblem scored(ResultSet row) throws SQLException {
    long id = row.getLong(1);
    Similarity.Match match = similarity.diagram(row.getString(2));
    @Nullable String nets = row.getString(3);
    if (!shown || nets == null) {
      return new ScoredProblem(id, match.score(), match, Similarity.Other.UNKNOWN);
    }
    Similarity.Other other = new Similarity.Other(Rows.nets(nets), Rows.lines(row.getString(4)),
        themes.getOrDefault(id, Set.of()));
    return new ScoredProblem(id, similarity.score(match.score(), other), match, other);
  }
}
