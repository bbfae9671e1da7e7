package zugwerk.work;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** A token that counts how often it is asked whether work is to stop, and stops it at a question. */
public final class AskedToken {

  private final AtomicLong questions = new AtomicLong();
  private final CancelToken token;

  /**
   * @param last the question at which work stops, from 1; {@link Long#MAX_VALUE} for never
   */
  public AskedToken(long last) {
    // The clock goes on by one with each question. It begins at 0, when the child asks it for the time.
    token = new CancelToken(questions::getAndIncrement).child(Duration.ofNanos(Math.min(last, Long.MAX_VALUE / 4)));
  }

  /** The token to be handed on; the tokens made of it count too. */
  public CancelToken token() {
    return token;
  }

  /** How often it was asked. */
  public long questions() {
    return questions.get() - 1;
  }
}
