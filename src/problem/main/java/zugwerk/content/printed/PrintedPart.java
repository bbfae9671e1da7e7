package zugwerk.content.printed;

import java.util.List;

/**
 * The printed solution of a part of a problem.
 *
 * @param heading its heading, as {@code b) bKe5→e6}; empty if the problem has one part
 * @param remark the result of retro-analysis about its rights, or why it cannot be played; empty for none
 * @param verdict the verdict in a few words; empty if a block has it
 */
public record PrintedPart(String heading, String remark, List<PrintedBlock> blocks, String verdict) {

  public PrintedPart {
    blocks = List.copyOf(blocks);
  }
}
