package zugwerk.cli.rpc;

/** Why a request has no result. */
public final class RpcFault extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** The kinds of faults, each with its number on the wire. */
  public enum Kind {
    /** The message is not JSON in UTF-8. */
    PARSE_ERROR(-32700),
    /** The message is JSON, but no request. */
    INVALID_REQUEST(-32600),
    METHOD_NOT_FOUND(-32601),
    /** The parameters are not those of the method, or ask for what cannot be done. */
    INVALID_PARAMETERS(-32602),
    /** The program failed. */
    INTERNAL_ERROR(-32603),
    /** Too many requests are waiting. */
    BUSY(-32001),
    /** A file cannot be written. */
    CANNOT_WRITE(-32003),
    /** A limit of the request stopped it before there was any result. */
    STOPPED(-32004),
    /** The client took the request back. */
    CANCELLED(-32800);

    private final int code;

    Kind(int code) {
      this.code = code;
    }

    /** The number that the message of an error bears. */
    public int code() {
      return code;
    }
  }

  private final Kind kind;

  /**
   * @param message one sentence for people
   */
  public RpcFault(Kind kind, String message) {
    super(message);
    this.kind = kind;
  }

  /** What kind of fault it is. */
  public Kind kind() {
    return kind;
  }
}
