package zugwerk.solve;

/** Reports in one sentence that a proof exceeds its limit. */
public final class ProofTooLargeException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final boolean limited;

  /**
   * @param why what makes it too large, whatever the limit of its moves
   */
  public ProofTooLargeException(String why) {
    this(why, false);
  }

  private ProofTooLargeException(String why, boolean limited) {
    super("the proof is too large and was not written: " + why);
    this.limited = limited;
  }

  /** Whether a higher limit of moves would allow it. */
  public boolean isLimited() {
    return limited;
  }

  /**
   * For something with more moves than allowed.
   *
   * @param what the beginning of the sentence, with its verb
   * @param most how many moves were allowed
   */
  public static ProofTooLargeException of(String what, long most) {
    return new ProofTooLargeException(what + " more than " + most + " moves", true);
  }
}
