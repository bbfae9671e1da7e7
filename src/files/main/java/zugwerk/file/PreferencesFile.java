package zugwerk.file;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import zugwerk.work.FileText;
import zugwerk.work.InputException;
import zugwerk.work.RegularFile;
import zugwerk.work.SafeFile;

/** The file of the user's preferences: names and values. */
public final class PreferencesFile {

  private static final String FORM = "zugwerk.preferences";
  private static final String VERSION = "1";

  private PreferencesFile() {}

  /**
   * The names and values of a file; none if it does not exist.
   *
   * @throws InputException in a few words, if it is damaged or another kind of file
   * @throws IOException if the system does not let it be read
   */
  public static Map<String, String> read(Path file) throws IOException {
    Properties read = new Properties();
    try {
      read.load(new StringReader(FileText.utf8(RegularFile.read(file))));
    } catch (NoSuchFileException _) {
      return new TreeMap<>();
    } catch (IllegalArgumentException malformed) {
      throw new InputException("cannot be read ({0})", malformed);
    }
    if (!VERSION.equals(read.getProperty(FORM))) {
      throw new InputException("has no line '{0}={1}'", FORM, VERSION);
    }
    Map<String, String> values = new TreeMap<>();
    read.stringPropertyNames().forEach(name -> values.put(name, read.getProperty(name)));
    return values;
  }

  /**
   * Writes names and values in the form of {@link Properties}, but sorted and without the date, so that two files can
   * be compared.
   *
   * @throws java.io.UncheckedIOException in one sentence, if the file cannot be written
   */
  public static void write(Path file, Map<String, String> values) {
    Properties properties = new Properties();
    properties.putAll(values);
    properties.setProperty(FORM, VERSION);
    StringWriter text = new StringWriter();
    try {
      properties.store(text, null);
    } catch (IOException fault) {
      throw new IllegalStateException("a text can always be written to memory", fault);
    }
    SafeFile.write(file, text.toString().lines().filter(line -> !line.startsWith("#")).sorted()
        .collect(Collectors.joining("\n", "", "\n")).getBytes(StandardCharsets.UTF_8));
  }
}
