package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.cli.rpc.RpcFault;
import zugwerk.file.JsonText;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.CancelToken;
import zugwerk.work.CannotWriteException;
import zugwerk.work.Monitor;

/** What another program meets that asks {@code serve --stdio}. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class ServeCommandTest {

  private static final String MORPHY = ProjectRoot.name("problems/orthodox/morphy-1856.json");

  /** The answers to some lines, in the order in which they come. */
  private static List<String> answers(String... lines) {
    StringWriter out = new StringWriter();
    InputStream in = new ByteArrayInputStream(String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
    assertEquals(0, serve(in, new PrintWriter(out), "--threads", "1"));
    return out.toString().lines().toList();
  }

  private static int serve(InputStream in, PrintWriter out, String... options) {
    List<String> words = new ArrayList<>(List.of("serve", "--stdio"));
    words.addAll(List.of(options));
    return new Call(in, new CancelToken(), _ -> {}).run(() -> CommandLineInterface.execute(
        out, new PrintWriter(new StringWriter()), words.toArray(String[]::new)));
  }

  private static String request(Object id, String method, Object parameters) {
    return JsonText.write(JsonText.object("jsonrpc", "2.0", "id", id, "method", method, "params", parameters));
  }

  private static Map<?, ?> result(String answer) {
    return assertInstanceOf(Map.class, assertInstanceOf(Map.class, JsonText.read(answer)).get("result"), answer);
  }

  @Test
  void anErrorOfTheProgramIsInternal() {
    ServedCommand solve =
        ServedCommand.all().stream().filter(method -> method.name().equals("solve")).findFirst().orElseThrow();
    RpcFault fault = assertThrows(RpcFault.class,
        () -> solve.call(Map.of("stipulation", "#2"), new Monitor(new CancelToken(), _ -> {
          throw new IllegalArgumentException("a slip");
        })));
    assertEquals(RpcFault.Kind.INTERNAL_ERROR, fault.kind(), fault.getMessage());
    assertTrue(fault.getMessage().contains("a slip"), fault.getMessage());
  }

  /** The examples of the standard, and more, with the code of the error and the id that it must bear. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "{\"jsonrpc\": \"2.0\", \"method\": \"foobar\", \"id\": \"1\"} | -32601 | \"1\"",
      "{\"jsonrpc\": \"2.0\", \"method\": \"foobar, \"params\": \"bar\", \"baz] | -32700 | null",
      "{\"jsonrpc\": \"2.0\", \"method\": 1, \"params\": \"bar\"} | -32600 | null",
      "[ {\"jsonrpc\": \"2.0\", \"method\": \"sum\", \"id\": \"1\"}, {\"jsonrpc\": \"2.0\", \"method\" | -32700 | null",
      "[] | -32600 | null",
      "1 | -32600 | null",
      "null | -32600 | null",
      "{\"id\": 5, \"method\": \"moves\"} | -32600 | 5",
      "{\"jsonrpc\": \"2.0\", \"id\": [5], \"method\": \"moves\"} | -32600 | null",
      "{\"jsonrpc\": \"2.0\", \"id\": 5, \"method\": \"moves\", \"params\": 3} | -32600 | 5",
      "{\"jsonrpc\": \"2.0\", \"id\": \"a\\uD800\", \"method\": \"moves\"} | -32600 | null",
      "{\"jsonrpc\": \"2.0\", \"id\": \"\\uDE00\\uD83D\", \"method\": \"moves\"} | -32600 | null",
      "{\"jsonrpc\": \"2.0\", \"id\": 5, \"method\": \"moves\", \"params\": [\"x\"]} | -32602 | 5",
      "{\"jsonrpc\": \"2.0\", \"id\": 5, \"method\": \"moves\", \"more\": 1} | -32600 | 5",
      "{\"jsonrpc\": \"2.0\", \"id\": 5, \"id\": 6, \"method\": \"moves\"} | -32700 | null",
      "{\"jsonrpc\": \"2.0\", \"id\": null, \"method\": \"mate\"} | -32601 | null",
      "{\"jsonrpc\": \"2.0\", \"id\": 1.5, \"method\": \"moves\", \"params\": {\"fen\": \"x\"}} | -32602 | 1.5",
      "{\"jsonrpc\": \"2.0\", \"id\": 5, \"method\": \"moves\", \"params\": {\"depth\": 3}} | -32602 | 5",
      "{\"jsonrpc\": \"2.0\", \"id\": 5, \"method\": \"moves\", \"params\": {\"fen\": {}}} | -32602 | 5",
      "{\"jsonrpc\": \"2.0\", \"id\": 5, \"method\": \"moves\", \"params\": {\"fen\": true}} | -32602 | 5",
      "{\"jsonrpc\": \"2.0\", \"id\": 5, \"method\": \"solve\", \"params\": {\"duplex\": 1}} | -32602 | 5",
      "{\"jsonrpc\": \"2.0\", \"id\": 5, \"method\": \"moves\", \"params\": {\"progress\": 1}} | -32602 | 5",
      "{\"jsonrpc\": \"2.0\", \"id\": 5, \"method\": \"moves\", \"params\": {\"help\": true}} | -32602 | 5",
      "{\"jsonrpc\": \"2.0\", \"id\": 5, \"method\": \"check\", \"params\": {\"files\": \"gone.json\", \"certify\": 0}}"
          + " | -32602 | 5",
      "{\"jsonrpc\": \"2.0\", \"id\": 5, \"method\": \"cancel\"} | -32602 | 5"
  })
  void whatCannotBeAnsweredIsRefusedAsTheStandardShows(String line, int code, String id) {
    // The server goes on after it.
    List<String> answers = answers(line, "", request("next", "moves", Map.of()));
    assertEquals(2, answers.size(), answers.toString());
    assertTrue(answers.getFirst().startsWith("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"error\":{\"code\":" + code
        + ",\"message\":\""), answers.getFirst());
    assertEquals(20, ((List<?>) result(answers.get(1)).get("output")).size());
  }

  @Test
  void notificationsAreNeverAnsweredAndBatchesAsAWhole() {
    String silent = "{\"jsonrpc\":\"2.0\",\"method\":\"moves\",\"params\":{\"fen\":\"x\"}}";
    assertEquals(List.of(), answers(silent, "[" + silent + "," + silent + "]",
        "{\"jsonrpc\":\"2.0\",\"method\":\"mate\"}", "{\"jsonrpc\":\"2.0\",\"method\":\"cancel\"}"));
    List<String> batch = answers("[" + silent + "," + request(1, "moves", Map.of()) + ",7,"
        + request(2, "cancel", Map.of("id", 8)) + "]");
    assertEquals(1, batch.size());
    List<?> answers = (List<?>) JsonText.read(batch.getFirst());
    assertEquals(3, answers.size());
    assertEquals(Map.of("jsonrpc", "2.0", "id", 2, "result", Map.of("cancelled", false)), answers.get(2));
  }

  /** Few bytes may be many values, which would take hundreds of megabytes. */
  @Test
  void messagesOfManyValuesAreRefusedBeforeTheyAreRead() {
    String request = request(1, "cancel", Map.of("id", 8));
    assertEquals(1000, ((List<?>) JsonText.read(answers("[" + request + ("," + request).repeat(999) + "]").getFirst()))
        .size());
    for (String message : List.of("[" + request + ("," + request).repeat(1000) + "]", "[1" + ",1".repeat(7_000_000),
        " [" + "[],".repeat(3_000_000), "{\"a\":[1" + ",1".repeat(7_000_000) + "]}", "[".repeat(5_000_000))) {
      List<String> answers = answers(message, request(2, "moves", Map.of()));
      assertTrue(answers.getFirst().matches(".*-32600.*the (batch|message) has more than \\d+ (requests|values).*"),
          answers.getFirst());
      assertEquals(0, result(answers.get(1)).get("code"));
    }
    // Signs within texts are no values.
    String text = answers(request(3, "moves", Map.of("fen", ",[\\\"{".repeat(100_000)))).getFirst();
    assertTrue(text.contains("-32602"), text);
  }

  /** Each request is answered once, and cancels come in any order. */
  @Test
  void aHundredSolvesAreCancelledInAnyOrder() {
    Random random = new Random(4);
    for (int round = 0; round < 3; round++) {
      List<String> lines = new ArrayList<>();
      for (int i = 0; i < 100; i++) {
        lines.add(request(i, "solve", Map.of("stipulation", "#30")));
        lines.add(request("c" + i, "cancel", Map.of("id", i)));
      }
      // A cancel that comes before its request finds nothing, so each comes again at the end.
      Collections.shuffle(lines, random);
      for (int i = 0; i < 100; i++) {
        lines.add(request("d" + i, "cancel", Map.of("id", i)));
      }
      StringWriter out = new StringWriter();
      assertEquals(0, serve(new ByteArrayInputStream(String.join("\n", lines).getBytes(StandardCharsets.UTF_8)),
          new PrintWriter(out), "--threads", "4"));
      List<String> ids = new ArrayList<>(out.toString().lines()
          .map(line -> String.valueOf(((Map<?, ?>) JsonText.read(line)).get("id"))).toList());
      assertEquals(300, ids.size());
      assertEquals(300, new HashSet<>(ids).size());
      assertEquals(100, out.toString().lines().filter(line -> line.contains("-32800")).count());
    }
  }

  /** A place or an id that is not freed would refuse one of them. */
  @Test
  void tenThousandRequestsLeaveNothingBehind() throws Exception {
    OutputLines output = new OutputLines();
    try (PipedOutputStream client = new PipedOutputStream(); PipedInputStream in = new PipedInputStream(client)) {
      CompletableFuture<Integer> end = CompletableFuture.supplyAsync(() -> serve(in, output.writer()));
      PrintWriter out = new PrintWriter(client, true, StandardCharsets.UTF_8);
      for (int round = 0; round < 20; round++) {
        for (int i = 0; i < 500; i++) {
          out.println(request(i, "moves", Map.of("fen", i % 5 == 0 ? "x" : "8/8/8/8/8/1K6/7Q/k7 w")));
        }
        Set<Object> ids = new HashSet<>();
        for (int i = 0; i < 500; i++) {
          String answer = output.take();
          assertTrue(answer.contains("\"result\"") || answer.contains("-32602"), answer);
          ids.add(((Map<?, ?>) JsonText.read(answer)).get("id"));
        }
        assertEquals(500, ids.size());
      }
      out.close();
      assertEquals(0, end.get());
    }
  }

  @Test
  void messagesThatAreTooLongOrNoTextAreSkipped() {
    StringWriter out = new StringWriter();
    String blanks = " ".repeat(1 << 20);
    byte[] lines = (blanks + " \n\u00ff\n" + blanks.substring(request(1, "moves", Map.of()).length())
        + request(1, "moves", Map.of())).getBytes(StandardCharsets.ISO_8859_1);
    assertEquals(0, serve(new ByteArrayInputStream(lines), new PrintWriter(out), "--message-limit", "1"));
    List<String> answers = out.toString().lines().toList();
    assertTrue(answers.get(0).contains("-32600") && answers.get(0).contains("exceeds 1048576 bytes"), answers.get(0));
    assertTrue(answers.get(1).contains("-32700") && answers.get(1).contains("byte 1"), answers.get(1));
    assertEquals(0, result(answers.get(2)).get("code"));
  }

  /** What costs time is not the same twice. */
  private static String timeless(Object output) {
    return JsonText.write(output).replaceAll("\"seconds\":[0-9.E-]+", "\"seconds\":0");
  }

  @Test
  void theResultIsWhatTheCommandPrints() {
    List<Map<String, Object>> calls = List.of(Map.of("problem", MORPHY, "tries", "all", "setPlay", true, "threads", 1),
        Map.of("fen", "8/8/8/8/8/1K6/7Q/k7", "stipulation", "h#1.5", "twin", List.of("wQh2-->h3", "wKb3-->c3")));
    List<List<String>> words = List.of(List.of("solve", "--problem", MORPHY, "--tries=all", "--set-play", "--json"),
        List.of("solve", "--fen", "8/8/8/8/8/1K6/7Q/k7", "--stipulation", "h#1.5", "--twin", "wQh2-->h3", "--twin",
            "wKb3-->c3", "--json"));
    for (int i = 0; i < calls.size(); i++) {
      CallResult printed = CallResult.call(words.get(i).toArray(String[]::new));
      assertEquals(timeless(JsonText.read(printed.out())),
          timeless(result(answers(request(i, "solve", calls.get(i))).getFirst()).get("output")));
    }
  }

  @Test
  void theDocumentShowsEveryParameterAndResult() throws IOException {
    Map<?, ?> document = (Map<?, ?>) JsonText.read(JsonText.write(OpenRpc.document()));
    assertEquals(document, result(answers(request(1, "rpc.discover", List.of())).getFirst()));
    Map<?, ?> shared = (Map<?, ?>) ((Map<?, ?>) document.get("components")).get("contentDescriptors");
    Map<String, List<String>> calls = Map.of(
        "solve",
        List.of(request(1, "solve", Map.of("problem", JsonText.read(Files.readString(Path.of(MORPHY))), "tries", "one",
            "setPlay", true, "phases", true)), request(2, "solve",
                Map.of("fen", "8/8/8/8/8/1K6/7Q/k7", "stipulation", "#1", "twin", List.of("wQh2-->h3"))),
            request(3, "solve",
                Map.of("problem", ProjectRoot.name("src/files/test/resources/zugwerk/exchange/collection.olv"),
                    "timeLimit", 5))),
        "check", List.of(request(1, "check", Map.of("files", List.of(MORPHY, "gone.json"),
            "problem", JsonText.read(Files.readString(Path.of(MORPHY)))))),
        "moves", List.of(request(1, "moves", Map.of("variant", "polypiece"))),
        "play", List.of(request(1, "play", Map.of("moves", "1. f3 e5 2. g4 Qh4"))),
        "diagram", List.of(request(1, "diagram", Map.of("problem", MORPHY, "format", "svg")),
            request(2, "diagram", Map.of("problem", List.of(MORPHY, MORPHY), "format", "pdf", "base64", true))),
        "convert", List.of(request(1, "convert", Map.of("text", "8/8/8/8/8/1K6/7Q/k7 w", "to", "epd"))));
    for (Object one : (List<?>) document.get("methods")) {
      Map<?, ?> method = (Map<?, ?>) one;
      Set<String> names = new HashSet<>();
      ((List<?>) method.get("params")).forEach(parameter -> {
        Map<?, ?> fields = (Map<?, ?>) parameter;
        Object reference = fields.get("$ref");
        Map<?, ?> meant = reference == null ? fields
            : (Map<?, ?>) shared.get(reference.toString().replace("#/components/contentDescriptors/", ""));
        assertTrue(names.add((String) meant.get("name")), meant.toString());
      });
      ServedCommand.all().stream().filter(command -> command.name().equals(method.get("name"))).forEach(command -> {
        Set<String> all = new HashSet<>(command.parameters());
        all.add("progress");
        assertEquals(all, names, command.name());
        Map<String, Object> schema = JsonText.object("components", document.get("components"), "allOf",
            List.of(((Map<?, ?>) method.get("result")).get("schema")));
        for (String call : calls.getOrDefault(command.name(), List.of())) {
          assertEquals(Set.of(), JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
              .getSchema(JsonText.write(schema)).validate(JsonText.write(result(answers(call).getFirst())),
                  InputFormat.JSON));
        }
      });
    }
  }

  /** Each method of a command, its parameters, and a part of its output. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "search | {'search': 'Moves = 2', 'files': ['problems/orthodox/morphy-1856.json'], 'index': false} | Morphy",
      "generate | {'variant': 'shock', 'stipulation': '#2', 'men': 5, 'seed': 2, 'count': 1} | sound",
      "improve | {'problem': 'problems/orthodox/morphy-1856.json', 'effort': 5} | []",
      "mend | {'fen': 'k7/8/1K6/8/8/8/8/6QR', 'stipulation': '#1'} | -wQg1",
      "minimal | {'problem': 'problems/orthodox/morphy-1856.json'} | minimal with this key",
      "twins | {'problem': 'problems/orthodox/morphy-1856.json'} | wRa1-->a2",
      "retro | {'fen': 'kbK5/pp6/1P6/8/8/8/8/R7 w'} | legal as far as checked",
      "endgame | {'fen': '8/8/8/8/8/8/2k5/K6Q w'} | win",
      "perft | {'depth': 2} | 400",
      "transfer | {'files': ['problems/orthodox/morphy-1856.json'], 'games': ['shock']} | shock",
      "verify | {'files': ['problems/orthodox/morphy-1856.json']} | none damaged"})
  void commandsAnswer(String method, String parameters, String part) {
    Object given = JsonText.read(parameters.replace('\'', '"'));
    String answer = answers(request(1, method, given)).getFirst();
    assertTrue(JsonText.write(result(answer).get("output")).contains(part), answer);
  }

  @Test
  void messagesNameParameters() {
    String answer = answers(request(1, "perft", Map.of())).getFirst();
    assertTrue(answer.contains("depth") && !answer.contains("--"), answer);
  }

  @Test
  void requestsRunSideBySideAndCanBeTakenBack() throws Exception {
    OutputLines output = new OutputLines();
    try (PipedOutputStream client = new PipedOutputStream(); PipedInputStream in = new PipedInputStream(client)) {
      CompletableFuture<Integer> end = CompletableFuture.supplyAsync(() -> serve(in, output.writer(),
          "--threads", "2"));
      PrintWriter out = new PrintWriter(client, true, StandardCharsets.UTF_8);
      String endless = request("long", "solve", Map.of("stipulation", "#30", "progress", true));
      out.println(endless);
      Map<?, ?> report = (Map<?, ?>) JsonText.read(output.take());
      assertEquals("progress", report.get("method"));
      assertEquals("long", ((Map<?, ?>) report.get("params")).get("id"));
      out.println(request("long", "moves", Map.of()));
      assertTrue(next(output).contains("a request with this id is in progress"));
      out.println(request(2, "solve", Map.of("problem", MORPHY)));
      assertTrue(next(output).startsWith("{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":"));
      // Two are worked on and one waits, and all are taken back.
      out.println(request("other", "solve", Map.of("stipulation", "#30")));
      out.println(request("waiting", "solve", Map.of("stipulation", "#30")));
      for (String id : List.of("waiting", "other", "long")) {
        out.println(request(id + "!", "cancel", Map.of("id", id)));
        Set<String> answers = new HashSet<>();
        answers.add(next(output));
        answers.add(next(output));
        assertEquals(Set.of("{\"jsonrpc\":\"2.0\",\"id\":\"" + id + "!\",\"result\":{\"cancelled\":true}}",
            "{\"jsonrpc\":\"2.0\",\"id\":\"" + id + "\",\"error\":{\"code\":-32800,"
                + "\"message\":\"the request was cancelled\"}}"),
            answers);
      }
      out.close();
      assertEquals(0, end.get());
      assertEquals(List.of(), output.rest().filter(line -> !line.contains("progress")).toList());
    }
  }

  private static String next(OutputLines output) throws InterruptedException {
    String line = output.take();
    return line.contains("\"method\":\"progress\"") ? next(output) : line;
  }

  @Test
  void whereNobodyReadsTheAnswersAllWorkEnds() {
    String lines = request(1, "solve", Map.of("stipulation", "#30")) + "\n" + request(2, "cancel", Map.of("id", 7));
    PrintWriter closed = new PrintWriter(new StringWriter() {
      @Override
      public void flush() {
        throw new CannotWriteException("nobody is there", new IOException("closed"));
      }
    });
    assertEquals(ExitCode.CANNOT_WRITE.code(),
        serve(new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)), closed, "--threads", "1"));
  }
}
