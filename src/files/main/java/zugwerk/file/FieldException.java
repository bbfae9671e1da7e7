package zugwerk.file;

import zugwerk.work.InputException;

/** A field of a problem file that cannot be read; the message does not contain its place. */
final class FieldException extends InputException {

  private static final long serialVersionUID = 1;

  private final String field;

  FieldException(String field, InputException fault) {
    super("field \"{0}\": {1}", field, fault);
    this.field = field;
  }

  String field() {
    return field;
  }
}
