package zugwerk.studio.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zugwerk.problem.Problem;
import zugwerk.problem.StatedTerms;

/** Terms chosen from the menu are those that the problem's file keeps. */
class TermsChoiceTest {

  private static List<String> texts(Workbench bench) {
    return StatedTerms.texts(bench.draft().get());
  }

  @Test
  void choicesAreStepsOfTheProblem() {
    Workbench bench = new Workbench();
    TermsChoice terms = new TermsChoice(bench);
    Problem before = bench.draft().get();
    terms.flights().set(2);
    terms.postKey().set(true);
    assertEquals(List.of("MaxFlightsquares 2", "PostKeyPlay"), texts(bench));
    assertFalse(bench.draft().get().hasSameTaskAs(before));
    terms.flights().set(1);
    assertEquals(List.of("PostKeyPlay", "MaxFlightsquares 1"), texts(bench));
    bench.history().undo();
    assertEquals(2, terms.flights().get());
    terms.flights().set(TermsChoice.NONE);
    terms.postKey().set(false);
    assertEquals(before, bench.draft().get());
  }

  @Test
  void theMenuShowsWhatAProblemStates() {
    Workbench bench = new Workbench();
    TermsChoice terms = new TermsChoice(bench);
    Problem stated = bench.draft().get()
        .withOther(Map.of(StatedTerms.FIELD, List.of("SetPlay", "Quodlibet", "Threat 3")));
    bench.open(stated);
    assertTrue(terms.quodlibet().get());
    assertEquals(3, terms.threat().get());
    assertEquals(stated, bench.draft().get());
    terms.quodlibet().set(false);
    assertEquals(List.of("SetPlay", "Threat 3"), texts(bench));
    bench.begin();
    assertEquals(TermsChoice.NONE, terms.threat().get());
  }
}
