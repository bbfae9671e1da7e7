package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.exchange.ExchangeFiles;

/** What the window shows of a file before a problem is taken from it. */
class ImportChoicesTest {

  @TempDir
  private Path folder;

  @Test
  void theEncodingIsReportedWhereItWasNotPlainUtf8() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes("BeginProblem Author Ćosić\nTitle ".getBytes(StandardCharsets.UTF_8));
    bytes.write(0xE9);
    bytes.writeBytes("\nPieces White Ka1 Black Kh8 Stipulation h#2 EndProblem".getBytes(StandardCharsets.UTF_8));
    Path file = Files.write(folder.resolve("bad.inp"), bytes.toByteArray());
    assertEquals("The file is UTF-8, except for byte E9 in line 2; invalid bytes were read as \uFFFD",
        ImportChoices.of(ExchangeFiles.read(file)).faults());
    Files.writeString(file, "BeginProblem Author Ćosić\nPieces White Ka1 Black Kh8 Stipulation h#2 EndProblem");
    assertEquals("", ImportChoices.of(ExchangeFiles.read(file)).faults());
  }
}
