package zugwerk.problem;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;

/**
 * A chess problem as its file has it.
 *
 * @param credits who composed it, where it stood and the like
 * @param game the id of its game
 * @param powers its power lists, empty for the game's default
 * @param fen its position, with seven fields
 * @param stipulation what it asks for, such as {@code #3}; empty for a position that is only shown
 * @param claim what its author says of it, a verdict's word such as {@code sound}; empty where nothing is claimed
 * @param keys the first moves that solve it, in long form
 * @param lines written lines that can be played from the position, such as the main variation
 * @param twins the changes that make each twin of it, as {@link Twin} reads them
 * @param zeroposition whether only the twins are to be solved, and not the diagram itself
 * @param duplex whether it is to be solved with the sides exchanged too: what the one does, the other does as well
 * @param solutions how many solutions it has in help or series play, if there are to be several; 0 for one
 * @param certificate what this program found of it; null where it has not been solved
 * @param other fields of its file that mean nothing to this program, kept for those who know them
 */
public record Problem(
    Credits credits,
    String game,
    String powers,
    String fen,
    String stipulation,
    String claim,
    List<String> keys,
    List<String> lines,
    List<String> twins,
    boolean zeroposition,
    boolean duplex,
    int solutions,
    Certificate certificate,
    Map<String, Object> other) {

  public Problem {
    game = known(game);
    powers = known(powers);
    fen = known(fen);
    stipulation = known(stipulation);
    claim = known(claim);
    keys = known(keys);
    lines = known(lines);
    twins = known(twins);
    other = other == null ? new LinkedHashMap<>() : other;
  }

  /** A problem of which nothing is known but what is on the board and what is asked. */
  public static Problem of(Variant variant, Setup setup, String stipulation) {
    return new Problem(Credits.NONE, "", "", "", "", "", List.of(), List.of(), List.of(), false, false, 0, null, null)
        .with(variant, setup, stipulation);
  }

  private static String known(String text) {
    return text == null ? "" : text;
  }

  private static List<String> known(List<String> list) {
    return list == null ? List.of() : List.copyOf(list);
  }

  /**
   * The same credits with another position or stipulation; claim, keys and lines stay only while these are the same.
   */
  public Problem with(Variant variant, Setup setup, String newStipulation) {
    String newFen = Fen.format(setup);
    boolean same = variant.id().equals(game) && variant.settings().equals(powers) && newFen.equals(fen)
        && newStipulation.equals(stipulation);
    return new Problem(credits, variant.id(), variant.settings(), newFen, newStipulation, same ? claim : "",
        same ? keys : List.of(), same ? lines : List.of(), twins, zeroposition, duplex, solutions, certificate, other);
  }

  /** Whether it asks for something; else it is a position to be shown. */
  public boolean asks() {
    return !stipulation.isBlank();
  }

  /** What its file claims, as {@code #2 sound}; a file that says nothing claims to be sound. */
  public String claimed() {
    return stipulation + " " + (claim.isEmpty() ? "sound" : claim);
  }

  /** The same with what its author says of it. */
  public Problem claiming(String newClaim, List<String> newKeys) {
    return new Problem(credits, game, powers, fen, stipulation, newClaim, newKeys, lines, twins, zeroposition, duplex,
        solutions, certificate, other);
  }

  /** The same with other written lines. */
  public Problem lined(List<String> newLines) {
    return new Problem(credits, game, powers, fen, stipulation, claim, keys, newLines, twins, zeroposition, duplex,
        solutions, certificate, other);
  }

  /** The same with what this program found of it. */
  public Problem certified(Certificate found) {
    return new Problem(credits, game, powers, fen, stipulation, claim, keys, lines, twins, zeroposition, duplex,
        solutions, found, other);
  }

  /** Whether it bears a certificate that still holds. */
  public boolean isCertified() {
    return certificate != null && certificate.isAbout(this);
  }

  /** The same with other twins. */
  public Problem twinned(List<String> newTwins, boolean zero) {
    return new Problem(credits, game, powers, fen, stipulation, claim, keys, lines, newTwins, zero, duplex, solutions,
        certificate, other);
  }

  /** The same, to be solved for both sides or for one. */
  public Problem duplexed(boolean both) {
    return new Problem(credits, game, powers, fen, stipulation, claim, keys, lines, twins, zeroposition, both,
        solutions, certificate, other);
  }

  /** The same with another number of solutions. */
  public Problem stating(int number) {
    return new Problem(credits, game, powers, fen, stipulation, claim, keys, lines, twins, zeroposition, duplex, number,
        certificate, other);
  }

  /** Whether another problem has the same twins, sides and number of solutions. */
  public boolean asksTheSameAs(Problem other) {
    return twins.equals(other.twins) && zeroposition == other.zeroposition && duplex == other.duplex
        && stated() == other.stated();
  }

  /** How many solutions it is to have. */
  int stated() {
    return Math.max(1, solutions);
  }

  /** The diagram alone, for one side. */
  Problem alone() {
    return twinned(List.of(), false).duplexed(false);
  }

  /** The same with other credits. */
  public Problem credited(Credits newCredits) {
    return new Problem(newCredits, game, powers, fen, stipulation, claim, keys, lines, twins, zeroposition, duplex,
        solutions, certificate, other);
  }

  /** The same with other fields that mean nothing to this program. */
  public Problem knowing(Map<String, Object> newOther) {
    return new Problem(credits, game, powers, fen, stipulation, claim, keys, lines, twins, zeroposition, duplex,
        solutions, certificate, newOther);
  }

  /** A name for it, if it has one. */
  public String title() {
    return credits.title();
  }

  /** Who composed it, as they are credited. */
  public List<String> authors() {
    return credits.authors();
  }

  /** Where it was published first. */
  public String source() {
    return credits.source();
  }

  /** When it was published first. */
  public String date() {
    return credits.date();
  }

  /** The distinction it won. */
  public String award() {
    return credits.award();
  }

  /** Words to find it by. */
  public List<String> keywords() {
    return credits.keywords();
  }

  /** What is remarkable about it. */
  public String comment() {
    return credits.comment();
  }

  /**
   * The game that it is a problem of.
   *
   * @throws IllegalArgumentException if there is no such game or its powers cannot be read
   */
  public Variant variant() {
    return Variants.of(game, powers);
  }

  /**
   * Its position.
   *
   * @throws IllegalArgumentException if it cannot be read
   */
  public Setup setup() {
    return Fen.parse(variant(), fen);
  }

  /**
   * What it asks for.
   *
   * @throws IllegalArgumentException if that makes no sense
   */
  public Stipulation asked() {
    return Stipulation.parse(stipulation);
  }
}
