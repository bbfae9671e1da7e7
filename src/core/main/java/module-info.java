/**
 * The rules: positions, moves, Betza notation, the games and their notation.
 *
 * <p>All packages are API. Add a game of your own by implementing {@link zugwerk.rules.Variant} and naming it as a
 * service.
 */
module zugwerk.core {
  requires static org.jspecify;

  exports zugwerk.betza;
  exports zugwerk.board;
  exports zugwerk.condition;
  exports zugwerk.game;
  exports zugwerk.notation;
  exports zugwerk.rules;
  exports zugwerk.variant;
  exports zugwerk.work;

  uses zugwerk.condition.ConditionSource;
  uses zugwerk.rules.Variant;
}
