package zugwerk.cli.uci;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.MoveText;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.CannotWriteException;
import zugwerk.work.InputException;
import zugwerk.work.Reason;
import zugwerk.work.TextLine;

/** A session with a chess user interface. Input that is not understood is answered by an {@code info string}. */
public final class Uci {

  static final String NULL_MOVE = "0000";

  /** What chess user interfaces call orthodox chess. */
  private static final String CHESS = "chess";
  private static final String PASS = "pass";

  /** In bytes; the longest possible game of chess has 17,697 moves of 5 bytes each. */
  private static final int LONGEST = 1 << 20;
  private static final int MOST_MEGABYTES = 1 << 20;
  private static final int MOST_THREADS = 64;
  private static final Pattern OPTION = Pattern.compile("name\\s+(.+?)(?:\\s+value(?:\\s+(.*))?)?");
  private static final int MOST_LINES = 500;
  /** An answer that a limited search still gives after the end of the input, as in {@code printf ... | zugwerk uci}. */
  private static final Duration GRACE = Duration.ofSeconds(2);

  private final String version;
  private final Consumer<String> out;
  private final CancelToken all = new CancelToken();
  private String game = Variants.all().iterator().next().id();
  private EngineOptions options = EngineOptions.DEFAULT;
  private Variant variant = Variants.of(game);
  /** Empty after a position that could not be set. */
  private Optional<Setup> setup = Optional.of(start());
  private Optional<Running> running = Optional.empty();
  private Optional<CannotWriteException> fault = Optional.empty();

  /**
   * A search in progress.
   *
   * @param endless whether its answer waits for {@code stop}
   * @param stopped done when it may answer
   * @param over done when it has answered
   */
  private record Running(
      CancelToken token, boolean endless, CompletableFuture<Void> stopped, CompletableFuture<Void> over) {

    void stop() {
      token.cancel();
      stopped.complete(null);
    }
  }

  /**
   * @param out gets each line, from several threads, one at a time
   */
  public Uci(String version, Consumer<String> out) {
    this.version = version;
    this.out = out;
  }

  /** Reads commands until {@code quit} or the end of the input. */
  public void read(InputStream in) throws IOException {
    boolean open = true;
    for (Optional<TextLine> line = TextLine.read(in, true, LONGEST); open && line.isPresent(); line =
        open ? TextLine.read(in, false, LONGEST) : Optional.empty()) {
      if (line.get().tooLong() || line.get().badByte() > 0) {
        // It may have been a position.
        setup = Optional.empty();
        remark("the line is too long, or is not UTF-8");
      } else {
        open = obey(line.get().text().strip());
      }
    }
  }

  /**
   * Ends the session. A search without a limit stops at once, any other after two seconds.
   *
   * @throws CannotWriteException if an answer could not be written
   */
  public void finish() {
    running.filter(search -> search.endless()).ifPresent(Running::stop);
    running.ifPresent(search -> search.over().copy().completeOnTimeout(null, GRACE.toMillis(), TimeUnit.MILLISECONDS)
        .join());
    stop();
    synchronized (this) {
      fault.ifPresent(why -> {
        throw why;
      });
    }
  }

  public void end() {
    all.cancel();
  }

  private boolean obey(String line) {
    String[] words = line.split("\\s+", 2);
    String rest = words.length > 1 ? words[1] : "";
    try {
      switch (words[0]) {
        case "uci" -> introduce();
        case "isready" -> print("readyok");
        case "setoption" -> {
          stop();
          set(rest);
        }
        case "position" -> {
          stop();
          place(rest);
        }
        case "go" -> {
          stop();
          go(rest);
        }
        case "stop" -> stop();
        case "quit" -> {
          stop();
          return false;
        }
        case "", "ucinewgame", "debug", "register", "ponderhit" -> {}
        default -> remark("there is no command '" + words[0] + "'");
      }
    } catch (InputException fault) {
      remark(Reason.of(fault));
    }
    return isOpen();
  }

  private void introduce() {
    print("id name " + version);
    print("id author the authors of Zugwerk");
    print("option name Hash type spin default " + options.megabytes() + " min 1 max " + MOST_MEGABYTES);
    print("option name Threads type spin default " + options.threads() + " min 1 max " + MOST_THREADS);
    print("option name MultiPV type spin default " + options.lines() + " min 1 max " + MOST_LINES);
    print("option name UCI_Variant type combo default " + CHESS
        + String.join("", Variants.all().stream().map(one -> " var " + name(one)).toList()));
    print("option name Settings type string default <empty>");
    print("uciok");
  }

  private static String name(Variant one) {
    return one.id().equals(Variants.all().iterator().next().id()) ? CHESS : one.id();
  }

  private void set(String text) {
    Matcher option = OPTION.matcher(text);
    if (!option.matches()) {
      throw new InputException("an option is set by: setoption name NAME value VALUE");
    }
    String value = Optional.ofNullable(option.group(2)).orElse("").strip();
    switch (option.group(1).toLowerCase(Locale.ROOT)) {
      case "hash" -> options = options.withMegabytes(number(value, MOST_MEGABYTES));
      case "threads" -> options = options.withThreads(number(value, MOST_THREADS));
      case "multipv" -> options = options.withLines(number(value, MOST_LINES));
      case "uci_variant" -> change(Variants.all().stream().filter(one -> name(one).equals(value)).map(Variant::id)
          .findFirst().orElse(value), "");
      case "settings" -> change(game, value.equals("<empty>") ? "" : value);
      default -> throw new InputException("there is no option '{0}'", option.group(1));
    }
  }

  private static int number(String value, int most) {
    try {
      int number = Integer.parseInt(value);
      if (number >= 1 && number <= most) {
        return number;
      }
    } catch (NumberFormatException _) {
      // Reported below.
    }
    throw new InputException("the value must be a number from 1 to {0}, not '{1}'", most, value);
  }

  private void change(String newGame, String newSettings) {
    variant = Variants.of(newGame, newSettings);
    game = newGame;
    setup = Optional.of(start());
  }

  private Setup start() {
    return Fen.start(variant);
  }

  private void place(String text) {
    setup = Optional.empty();
    List<String> words = words(text);
    int end = words.contains("moves") ? words.indexOf("moves") : words.size();
    String kind = words.isEmpty() ? "" : words.getFirst();
    if (!(kind.equals("startpos") && end == 1 || kind.equals("fen") && end > 1)) {
      throw new InputException("a position is set by: position startpos moves ..., or: position fen FEN moves ...");
    }
    Setup placed = end == 1 ? start() : Fen.parse(variant, String.join(" ", words.subList(1, end)));
    MoveText texts = new MoveText(variant);
    for (String move : words.subList(Math.min(end + 1, words.size()), words.size())) {
      placed = MoveMaker.after(variant, placed, texts.read(Position.of(placed), move.equals(NULL_MOVE) ? PASS : move));
    }
    setup = Optional.of(placed);
  }

  private static List<String> words(String text) {
    return Arrays.stream(text.strip().split("\\s+")).filter(word -> !word.isEmpty()).toList();
  }

  private void go(String text) {
    try {
      Setup placed = setup.orElseThrow(() -> new InputException("the last position could not be set"));
      GoLimits limits = GoLimits.of(words(text), placed.toMove());
      Validation.check(variant, placed);
      Running now = new Running(all.child(), limits.endless(), new CompletableFuture<>(), new CompletableFuture<>());
      running = Optional.of(now);
      MateSearch mates = new MateSearch(variant, placed, limits, options, now.token(), this::print);
      Thread.ofPlatform().daemon().name("mate").start(() -> search(mates, now));
    } catch (InputException refused) {
      remark(Reason.of(refused));
      // The other program waits for an answer.
      answer(List.of());
    }
  }

  private void search(MateSearch mates, Running now) {
    List<String> line = List.of();
    try {
      line = mates.run();
    } catch (RuntimeException | Error broken) {
      remark("the search failed: " + broken);
    }
    if (now.endless()) {
      now.stopped().join();
    }
    answer(line);
    now.over().complete(null);
  }

  private void answer(List<String> line) {
    print("bestmove " + (line.isEmpty() ? "(none)" : line.getFirst())
        + (line.size() > 1 ? " ponder " + line.get(1) : ""));
  }

  private void stop() {
    running.ifPresent(search -> {
      search.stop();
      search.over().join();
    });
    running = Optional.empty();
  }

  private void remark(String text) {
    print("info string " + Reason.shown(text));
  }

  private synchronized boolean isOpen() {
    return fault.isEmpty();
  }

  /** After a failure nobody reads the output, so the search stops. */
  private synchronized void print(String line) {
    if (fault.isEmpty()) {
      try {
        out.accept(line);
      } catch (CannotWriteException why) {
        fault = Optional.of(why);
        end();
      }
    }
  }
}
