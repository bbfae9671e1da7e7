/**
 * Zugwerk: composes, solves and publishes chess problems, orthodox, fairy and in games with state.
 *
 * <p>{@link zugwerk.Main} starts the command line or the studio. The modules and their packages, each of which imports
 * only those before it:
 * <ul>
 * <li>core: {@code work} (threads, cancelling, progress), {@code board} (positions and the cells that hold a game's
 * state), {@code betza} (powers in Betza notation), {@code rules} (making and finding moves, check and mate),
 * {@code variant} (a class for each game, and their registry), {@code notation} (positions and moves as text),
 * {@code game} (a game in play, for programmers).
 * <li>testkit: {@code oracle} (a slow, independent implementation of the rules) and {@code guest} (sample games), for
 * tests of games.
 * <li>solver: {@code solve} (stipulations and solutions), {@code solve.search} (what all searches share),
 * {@code solve.reach} (bounds for help and series play), {@code solve.battle} and {@code solve.help} (searches by kind
 * of play), {@code solve.solver} (the solver of all kinds), {@code solve.table} and {@code solve.word} (endgame
 * tables), {@code solve.study} (studies).
 * <li>problem: {@code problem} (problems and certificates), {@code content} (themes, phases and quality of solutions),
 * {@code compose} (searches for repairs, twins and new problems).
 * <li>files: {@code file} (problem files and proofs), {@code exchange} (formats of other programs), {@code index} (a
 * database of problems).
 * <li>diagram: {@code diagram} (diagrams in all formats).
 * <li>cluster: {@code cluster} (tasks, results and keys of work on several machines, without a network).
 * <li>cluster-pekko: {@code cluster.pekko} (the network of a cluster; optional, found by {@code ServiceLoader}).
 * <li>web: {@code web} (the calls of web pages that play).
 * <li>cli: {@code cli} (the command line).
 * <li>script: no code; compiles {@code web} to JavaScript.
 * <li>studio: {@code studio} (the window).
 * </ul>
 *
 * <p>A game declares its state as slots and overrides the rules in which it differs from orthodox chess. {@code board}
 * then handles undo, hash keys and comparison of the state, and {@code notation} its text. The solver makes moves
 * through {@code rules}, so it solves any game. It builds a tree of solution nodes, which the command line prints and
 * the studio shows.
 *
 * <p>{@code src/docs/glossary.md} defines the terms that problemists and programmers use differently.
 */
@NullMarked
package zugwerk;

import org.jspecify.annotations.NullMarked;
