package zugwerk.cli;

final class StoppedException extends RuntimeException {

  private static final long serialVersionUID = 1;

  StoppedException(String sentence) {
    super(sentence);
  }
}
