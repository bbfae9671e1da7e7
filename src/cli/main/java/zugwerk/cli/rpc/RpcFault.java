package zugwerk.cli.rpc;

public final class RpcFault extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** The kinds of errors, each with its JSON-RPC code. */
  public enum Kind {
    PARSE_ERROR(-32700),
    INVALID_REQUEST(-32600),
    METHOD_NOT_FOUND(-32601),
    INVALID_PARAMETERS(-32602),
    INTERNAL_ERROR(-32603),
    BUSY(-32001),
    CANNOT_WRITE(-32003),
    /** A limit stopped the request before there was any result. */
    STOPPED(-32004),
    CANCELLED(-32800);

    private final int code;

    Kind(int code) {
      this.code = code;
    }

    public int code() {
      return code;
    }
  }

  private final Kind kind;

  public RpcFault(Kind kind, String message) {
    super(message);
    this.kind = kind;
  }

  public Kind kind() {
    return kind;
  }
}
