package zugwerk.cli.uci;

/**
 * The options of the engine.
 *
 * @param lines the number of mating moves to report
 */
record EngineOptions(int threads, int megabytes, int lines) {

  static final EngineOptions DEFAULT = new EngineOptions(1, 256, 1);

  EngineOptions withThreads(int number) {
    return new EngineOptions(number, megabytes, lines);
  }

  EngineOptions withMegabytes(int number) {
    return new EngineOptions(threads, number, lines);
  }

  EngineOptions withLines(int number) {
    return new EngineOptions(threads, megabytes, number);
  }
}
