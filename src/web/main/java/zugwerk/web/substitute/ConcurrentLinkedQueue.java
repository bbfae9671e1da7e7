package zugwerk.web.substitute;

import java.util.ArrayDeque;

final class ConcurrentLinkedQueue<E> extends ArrayDeque<E> {

  private static final long serialVersionUID = 1;
}
