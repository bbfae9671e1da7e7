package zugwerk.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zugwerk.compose.Found;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.Quality;
import zugwerk.file.JsonText;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Solved;
import zugwerk.work.CancelToken;
import zugwerk.work.Message;

final class AnswerFields {

  private AnswerFields() {}

  static List<Object> of(Solved solved) {
    return solved.parts().stream().map(part -> part.fault().isEmpty() ? SolutionFields.of(part.solution())
        : (Object) part.fault().toString()).toList();
  }

  static Solved solved(Problem problem, @Nullable Object value) {
    List<?> found = Fields.as(List.class, value, "parts");
    List<ProblemPart> parts = ProblemPart.solved(problem);
    if (found.size() != parts.size()) {
      throw Fields.misfit("parts");
    }
    List<Solved.Part> all = new ArrayList<>();
    for (int i = 0; i < found.size(); i++) {
      all.add(found.get(i) instanceof String fault ? Solved.Part.unplayable(parts.get(i), Message.plain(fault))
          : new Solved.Part(parts.get(i), SolutionFields.read(found.get(i))));
    }
    return new Solved(all);
  }

  static @Nullable Object of(Optional<Found> found) {
    return found.map(one -> JsonText.object("problem", ProblemFile.format(one.problem()), "solved", of(one.solved())))
        .orElse(null);
  }

  static Optional<Found> found(@Nullable Object value, Measure measure) {
    if (value == null) {
      return Optional.empty();
    }
    Fields fields = Fields.of(value);
    Problem problem = ProblemFile.parse(fields.text("problem"));
    Solved solved = solved(problem, fields.values().get("solved"));
    Quality quality = measure.inSearch(solved, new CancelToken());
    return Optional.of(new Found(problem, solved, List.of(), quality.summary(), Optional.of(quality)));
  }
}
