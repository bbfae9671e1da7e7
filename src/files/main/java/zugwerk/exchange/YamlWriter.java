package zugwerk.exchange;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.DumperOptions.FlowStyle;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/** Writes a YAML document with the lists of pieces on one line and everything else on separate lines. */
final class YamlWriter {

  private YamlWriter() {}

  static String document(Map<String, Object> fields) {
    DumperOptions options = new DumperOptions();
    options.setExplicitStart(true);
    options.setAllowUnicode(true);
    options.setSplitLines(false);
    options.setIndicatorIndent(2);
    options.setIndentWithIndicator(true);
    StringWriter text = new StringWriter();
    new Yaml(options).serialize(node(fields), text);
    return text.toString();
  }

  private static Node node(Object value) {
    return switch (value) {
      case Map<?, ?> map -> {
        List<NodeTuple> tuples = new ArrayList<>();
        map.forEach((key, field) -> tuples.add(new NodeTuple(node(key), node(field))));
        yield new MappingNode(Tag.MAP, tuples, FlowStyle.BLOCK);
      }
      case List<?> list -> new SequenceNode(Tag.SEQ, list.stream().map(YamlWriter::node).toList(),
          list.stream().allMatch(item -> item instanceof String text && text.matches("\\w{1,2}[a-h][1-8]"))
              ? FlowStyle.FLOW : FlowStyle.BLOCK);
      case Integer number -> new ScalarNode(Tag.INT, number.toString(), null, null, ScalarStyle.PLAIN);
      // An equals sign alone means a default value to readers of YAML 1.1, such as Olive's and YACPDB's.
      case String text -> new ScalarNode(Tag.STR, text, null, null, text.equals("=") ? ScalarStyle.DOUBLE_QUOTED
          : text.contains("\n") ? ScalarStyle.LITERAL : ScalarStyle.PLAIN);
      default -> node(String.valueOf(value));
    };
  }
}
