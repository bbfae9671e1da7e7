package zugwerk.cli;

final class StipulationHelp {

  static final String TEXT = "Stipulation, such as #3, h#2.5 or ser-ze4: the play (none for direct play, s, r,"
      + " semi-r, h, hs, hr, reci-h, ser-, ser-h, ser-s, ser-r, ser-reci-h, pser-, pser-s, pser-r, pser-h, phser-,"
      + " phser-s or phser-r), preceded by exact- if it must not end sooner; the goal (#, ##, ##!, =, dr, #=, ==,"
      + " !=, +, x, %%, ep, 00, z and a square, ct or ~) and the number of moves. Proof games: dia9.0, dia9.5"
      + " or ser-dia9; from another position a=>b9.0 or ser-a=>b9. Studies: + or =. Last move: -1.";

  private StipulationHelp() {}
}
