/**
 * Problems and what is made of them: solutions as printed, themes, search terms, composing tools.
 *
 * <p>It needs no third-party library. All packages but {@code zugwerk.compose} and {@code zugwerk.content.quality} are
 * API. Start with {@link zugwerk.problem.Problem}.
 */
module zugwerk.problem {
  requires transitive zugwerk.solver;
  requires static org.jspecify;

  exports zugwerk.compose;
  exports zugwerk.content;
  exports zugwerk.content.printed;
  exports zugwerk.content.quality;
  exports zugwerk.content.search;
  exports zugwerk.content.theme;
  exports zugwerk.problem;
}
