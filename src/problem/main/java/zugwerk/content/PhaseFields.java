package zugwerk.content;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import zugwerk.content.PhaseTable.Answer;
import zugwerk.content.PhaseTable.Cell;
import zugwerk.content.PhaseTable.Phase;
import zugwerk.notation.LongForm;
import zugwerk.solve.SolutionNode;

/** A table of phases as maps and lists, for JSON. */
public final class PhaseFields {

  private PhaseFields() {}

  /**
   * {@code {"columns": […], "rows": […], "changed": n, "transferred": n}}: the columns are the phases; each row has
   * defences that are answered alike, with one cell for each column.
   */
  public static Map<String, Object> of(PhaseTable table) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("columns", table.phases().stream().map(PhaseFields::phase).toList());
    fields.put("rows", table.defences().stream().map(row -> {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("letter", row.letter());
      one.put("defences", row.moves());
      List<Map<String, Object>> cells = new ArrayList<>();
      for (int i = 0; i < row.cells().size(); i++) {
        cells.add(cell(table.phases().get(i), row.cells().get(i)));
      }
      one.put("cells", cells);
      return one;
    }).toList());
    fields.put("changed", table.changed());
    fields.put("transferred", table.transferred());
    return fields;
  }

  private static Map<String, Object> phase(Phase phase) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("part", phase.part().isEmpty() ? "a" : phase.part());
    fields.put("kind", word(phase.kind()));
    phase.first().ifPresent(first -> {
      fields.putAll(move(phase, first));
      fields.put("threats", phase.threats().stream().map(threat -> move(phase, threat)).toList());
      fields.put("refutations", phase.refutations().stream().map(move -> move(phase, move)).toList());
    });
    return fields;
  }

  private static Map<String, Object> cell(Phase phase, Cell cell) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("status", word(cell.status()));
    cell.defence().ifPresent(defence -> fields.put("defence", move(phase, defence)));
    if (!cell.answers().isEmpty()) {
      fields.put("answers", cell.answers().stream().map(answer -> answer(phase, answer)).toList());
    }
    if (cell.changed()) {
      fields.put("changed", true);
    }
    return fields;
  }

  private static Map<String, Object> answer(Phase phase, Answer answer) {
    Map<String, Object> fields = move(phase, answer.move());
    if (!answer.letter().isEmpty()) {
      fields.put("letter", answer.letter());
    }
    if (answer.transferred()) {
      fields.put("transferred", true);
    }
    return fields;
  }

  private static Map<String, Object> move(Phase phase, SolutionNode move) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("move", LongForm.of(phase.solved().variant().schema(), move.move()));
    fields.put("text", move.text());
    return fields;
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
