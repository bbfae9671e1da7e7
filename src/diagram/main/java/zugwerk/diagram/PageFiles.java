package zugwerk.diagram;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;
import java.util.stream.Stream;
import zugwerk.work.Texts;

/**
 * The style and the scripts of pages that play: inside a page, or in files that several pages share. Either way the
 * content security policy of the page allows nothing else.
 *
 * @param head what loads the style
 * @param scripts what loads the scripts, at the end of the page
 */
record PageFiles(String policy, String head, String scripts) {

  static final String STYLE = "zugwerk.css";
  private static final String SCRIPT = "zugwerk.js";
  private static final String PROGRAM = "program.js";

  private static final String[] PARTS =
      Stream.of("page", "program", "play", "board", "hands", "setup", "powers", "solve", "contest", "start")
          .map(part -> "play/" + part + ".js").toArray(String[]::new);

  private static final String POLICY =
      "default-src 'none'; script-src %s; style-src %s; worker-src blob:; base-uri 'none'; form-action 'none'";

  static PageFiles within(byte[] program, Texts texts) {
    String style = style();
    String script = script(texts);
    return new PageFiles(String.format(POLICY, hash(script), hash(style)), "<style>" + style + "</style>",
        "<script type=\"text/plain\" id=\"engine\">" + Base64.getEncoder().encodeToString(program)
            + "</script>\n<script>" + script + "</script>");
  }

  /** For pages in one folder with the {@link #files}. */
  static PageFiles shared() {
    return new PageFiles(sharedPolicy(),
        "<link rel=\"stylesheet\" href=\"" + STYLE + "\">",
        "<script src=\"" + PROGRAM + "\"></script>\n<script src=\"" + SCRIPT + "\"></script>");
  }

  /** The shared files by their names. The program is a text, since a page on a disk cannot read other files. */
  static Map<String, String> files(byte[] program, Texts texts) {
    return Map.of(STYLE, style(), SCRIPT, script(texts), PROGRAM,
        "globalThis.packedProgram = \"" + Base64.getEncoder().encodeToString(program) + "\";\n");
  }

  /** The policy of a page with shared files. */
  static String sharedPolicy() {
    return String.format(POLICY, "'self'", "'self'");
  }

  private static String style() {
    return HtmlWriter.template("play/play.css");
  }

  private static String script(Texts texts) {
    return PageTexts.script(texts, PARTS);
  }

  private static String hash(String text) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    } catch (NoSuchAlgorithmException fault) {
      throw new IllegalStateException(fault);
    }
  }
}
