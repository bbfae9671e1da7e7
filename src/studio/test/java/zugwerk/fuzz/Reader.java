package zugwerk.fuzz;

import java.util.List;

/**
 * One way in for texts and bytes from outside.
 *
 * @param name a word, under which what failed once is kept
 * @param samples sound texts; bytes are the characters 0 to 255
 * @param reading reads one
 */
record Reader(String name, List<String> samples, Reading reading) {

  /** Reads a text. */
  interface Reading {

    /**
     * Returns, or refuses the text.
     *
     * @throws Exception with the fault of the text in one sentence
     */
    void read(String text) throws Exception;
  }
}
