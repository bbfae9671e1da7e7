package zugwerk.solve;

/** Reports in one sentence that a proof exceeds its limit. */
public final class ProofTooLargeException extends RuntimeException {

  private static final long serialVersionUID = 1;

  /**
   * @param why what makes it too large
   */
  public ProofTooLargeException(String why) {
    super("the proof is too large and was not written: " + why);
  }

  /**
   * For something with more moves than allowed.
   *
   * @param what the beginning of the sentence, with its verb
   * @param most how many moves were allowed
   */
  public static ProofTooLargeException of(String what, long most) {
    return new ProofTooLargeException(what + " more than " + most + " moves; --proof-size allows more");
  }
}
