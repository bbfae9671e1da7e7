package zugwerk.exchange;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import zugwerk.work.Reason;

/**
 * A mapping of a YAML document. All scalars are read as text: what YAML takes for a number or a date may be a name or a
 * year here.
 */
final class YamlTree {

  private static final int LONGEST_WORD = 200_000;
  private static final int DEEPEST = 50;
  private static final String BREAKS = "\u0085\u2028\u2029";

  /** Programs written in Python tag plain values, among them Olive. */
  private static final Pattern PLAIN =
      Pattern.compile("tag:yaml\\.org,2002:python/(unicode|str|int|long|float|bool|none|list|tuple|dict)");

  private final Map<String, Node> fields = new LinkedHashMap<>();
  private final Lines lines;
  private final int line;

  private YamlTree(MappingNode node, Lines lines) {
    this.lines = lines;
    line = lines.of(node.getStartMark());
    for (NodeTuple tuple : node.getValue()) {
      String key = text(tuple.getKeyNode());
      if (fields.putIfAbsent(key, tuple.getValueNode()) != null) {
        throw new MisreadException(lines.of(tuple.getKeyNode().getStartMark()), "the field '{0}' is there twice", key);
      }
    }
  }

  static YamlTree of(String text, int before) {
    checkWords(text, before);
    Lines lines = new Lines(before, breaks(text));
    LoaderOptions options = new LoaderOptions();
    options.setMaxAliasesForCollections(0);
    // Tags are ignored and never construct objects.
    options.setTagInspector(tag -> PLAIN.matcher(tag.getValue()).matches());
    options.setCodePointLimit(Integer.MAX_VALUE);
    options.setNestingDepthLimit(DEEPEST);
    try {
      Node node = new Yaml(new SafeConstructor(options)).compose(new StringReader(text));
      if (node instanceof MappingNode mapping) {
        return new YamlTree(mapping, lines);
      }
      throw new MisreadException(before + 1, "a problem is a list of fields, such as 'stipulation: h#2'");
    } catch (MarkedYAMLException fault) {
      int at = fault.getProblemMark() == null ? before + 1 : lines.of(fault.getProblemMark());
      throw new MisreadException(at, "this is no YAML: {0}", fault.getProblem());
    } catch (YAMLException fault) {
      throw Reason.of(fault).startsWith("Nesting Depth")
          ? new MisreadException(before + 1, "lists and fields are nested more than {0} deep", DEEPEST)
          : new MisreadException(before + 1, "this is no YAML: {0}", fault);
    }
  }

  /** Counts lines as other programs do. To YAML, {@link #BREAKS some more characters} end a line. */
  @SuppressWarnings("ArrayRecordComponent") // It is never compared.
  private record Lines(int before, int[] breaks) {

    int of(Mark mark) {
      int place = Arrays.binarySearch(breaks, mark.getIndex());
      return before + mark.getLine() + 1 - (place < 0 ? -place - 1 : place);
    }
  }

  private static int[] breaks(String text) {
    int[] codes = text.codePoints().toArray();
    return IntStream.range(0, codes.length).filter(i -> BREAKS.indexOf(codes[i]) >= 0).toArray();
  }

  /** Rejects very long words: the library copies the whole word at each step, which takes quadratic time. */
  private static void checkWords(String text, int before) {
    int line = before + 1;
    int begun = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      line += c == '\n' ? 1 : 0;
      begun = c <= ' ' ? i + 1 : begun;
      if (i - begun >= LONGEST_WORD) {
        throw new MisreadException(line, "a word has more than {0} characters", LONGEST_WORD);
      }
    }
  }

  int line() {
    return line;
  }

  int line(String field) {
    return fields.containsKey(field) ? lines.of(fields.get(field).getStartMark()) : line;
  }

  boolean has(String field) {
    return fields.containsKey(field);
  }

  List<String> names() {
    return List.copyOf(fields.keySet());
  }

  String text(String field) {
    return fields.containsKey(field) ? text(fields.get(field)) : "";
  }

  List<String> texts(String field) {
    List<String> texts = new ArrayList<>();
    if (fields.get(field) instanceof SequenceNode sequence) {
      sequence.getValue().forEach(node -> texts.add(text(node)));
    } else if (has(field) && !text(field).isEmpty()) {
      texts.add(text(field));
    }
    return texts;
  }

  private String text(Node node) {
    if (node instanceof ScalarNode scalar) {
      boolean nothing = scalar.isPlain() && List.of("", "~", "null").contains(scalar.getValue());
      return nothing ? "" : scalar.getValue();
    }
    throw new MisreadException(lines.of(node.getStartMark()), "a text is expected here");
  }

  boolean hasTree(String field) {
    return fields.get(field) instanceof MappingNode;
  }

  YamlTree tree(String field) {
    if (fields.get(field) instanceof MappingNode mapping) {
      return new YamlTree(mapping, lines);
    }
    throw new MisreadException(line(field), "the field '{0}' is not a list of fields", field);
  }

  List<YamlTree> trees(String field) {
    List<YamlTree> trees = new ArrayList<>();
    if (fields.get(field) instanceof SequenceNode sequence) {
      for (Node node : sequence.getValue()) {
        if (node instanceof MappingNode mapping) {
          trees.add(new YamlTree(mapping, lines));
        }
      }
    }
    return trees;
  }

  Object value(String field) {
    return value(Objects.requireNonNull(fields.get(field)));
  }

  private Object value(Node node) {
    return switch (node) {
      case MappingNode mapping -> {
        YamlTree tree = new YamlTree(mapping, lines);
        Map<String, Object> values = new LinkedHashMap<>();
        tree.names().forEach(name -> values.put(name, tree.value(name)));
        yield values;
      }
      case SequenceNode sequence -> sequence.getValue().stream().map(this::value).toList();
      case ScalarNode scalar when scalar.isPlain() && scalar.getValue().matches("0|[1-9]\\d{0,8}") ->
        Integer.valueOf(scalar.getValue());
      default -> text(node);
    };
  }
}
