package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.work.CancelToken;
import zugwerk.work.ParallelLoop;

/** How the files of tables begin, and whether those are read that older programs wrote. */
class TableHeadTest {

  /** Blocks in their own order. */
  private static final String WITH_BLOCKS = """
      WldUQgAAAAR0ZXh04P//AFgAAABwff3/rpChQBO9UzadtBhja6HucffmjXt9ZfnWMX0gmDAIyK+oRBUx5LW8cGYvRqUIynGgM56N
      RN8D4dMsqAPm3pTI/sRWqXsSq7hWiG7c5G/0sbHVZgAA4B//AC4AABCjBeMU97O6OApviNYLLeSFVAKrRhrEz8kW183yKSCv8l6C
      0SwKBcdNbIPCdgAA4Dh/ADYAAAABNHlvlzuXYUqfkrA2HXOvgTi1PKFRsh+5HvRoKBhjI1Pi5gSAdJKW43VYZs/0TGWe0N85AADg
      Bw8AFQAAEKMF4xT3s7o4Cm+I1gst5IKlaeYAAAAAAJazS0mIAAAAW6m6SEYAAAAAAAE4gG5ugrc=
      """;

  /** Blocks in lines of 48. */
  private static final String WITH_LINES = """
      WldUTAAAADAAAAAEdGV4dOD//wE2AAAAb+7gH73oiZ6yAt7lgJ8S08wG/rvjq7Yzgp/VQApUjSBuQpzN/H7w63ZzKrTH2TLewZcL
      AksxpK/FiZzM8iVa9sqNMTnayUZpykxbOTE9NaFt0kdIYrax1fXyo7i1psyJ6n8bpDIqbMxdrfsPkLXGGFolm9CrNXdmzVGWZAeU
      NcUtAdLaH9I+fAKzXZu1pUmjWmRjUO0Zl1jqJCH+OjUr9meN9mprlIrZPhDwjUKFyLXz7owDFe6Klfp1Qt0iq8QjGlM/N60w2loU
      mrEsx8RROopdumrL+o2grMQuo6VENwFfRhf7bH8yz1K6wTM4Rwy+T+Ydh5mYH5T3vkHeWJN4S3thGavRz1Sv69N2YMWqQTO2gOUj
      1DAoMCiDOEMw+r+iub3YeSLPWRjTh2B1RZlve0eJ5QYAAOAf/wAuAAAQowXjFPezujgKb4jWCy3khVQCq0YaxM/JFtfN8ikgr/Je
      gtEsCgXHTWyDwnYAAOA4fwCOAAAAATOPB2z+wB1e4qNucWhjJuxOX03zWlLdYEeKTP4yzNQ5yQNNeHjxRu1HMksLXg+xwQxKvmm/
      UlQxAvFPeJCDiNrT6LkLgk1Rf2dqBdfGlmi6L7zt8Bxg2zwt9VEbSTp61sC6aey2t1MkmmYfW+gqjz3986+KNICaKEGjHDy3UxXs
      p4c/030AvcIE2kwAAOAHDwAVAAAQowXjFPezujgKb4jWCy3kgqVp5gAAAAABdI3uqJQAAACzD714YQAAAAAAATiADd4IYA==
      """;

  @TempDir
  private Path folder;

  /** Two rows of 40,000 scores, so that there are two blocks, with a fifth of numbers that stand for no position. */
  private static byte[][] rows(IntUnaryOperator scores) {
    byte[][] rows = new byte[2][40_000];
    for (int row = 0; row < 2; row++) {
      for (int i = 0; i < rows[row].length; i++) {
        rows[row][i] = (byte) (i % 5 == row ? Score.INVALID : scores.applyAsInt(i) + row);
      }
    }
    return rows;
  }

  @Test
  void filesOfOlderProgramsAreRead() throws IOException {
    assertArrayEquals(rows(i -> i / 9600), read(WITH_BLOCKS));
    assertArrayEquals(rows(i -> i % 48 / 16 * 3 + i / 9600), read(WITH_LINES));
  }

  /** Reads bytes as the program wrote them before it left numbers out and packed large blocks. */
  private byte[][] read(String base64) throws IOException {
    byte[] bytes = Base64.getMimeDecoder().decode(base64);
    TableFile.Head head = TableFile.head(new DataInputStream(new ByteArrayInputStream(bytes)));
    assertEquals("text", head.text());
    Path file = Files.write(folder.resolve("old"), bytes);
    byte[][] rows = new byte[2][40_000];
    try (FileChannel channel = FileChannel.open(file)) {
      head.open(channel).read(channel, rows, new ParallelLoop(1, "test", new CancelToken()));
    }
    return rows;
  }

  /** How a file begins: with nothing else than the header has, in front of it whether blocks follow, and how packed. */
  @ParameterizedTest
  @CsvSource({"-1, 0, 0, 2, 6", "0x5A575442, 1, 16, 2, 10", "0x5A57544C, 1, 16, 2, 14", "0x5A57544C, 1024, 16, 2, 14",
      "0x5A575453, 0, 16, 2, 18", "0x5A575453, 1024, 20, 2, 18", "-1, 0, 0, 1048576, 1048580"})
  void aHeadTellsWhereScoresBegin(String mark, int line, int bits, int text, int length) throws IOException {
    TableFile.Head head = TableFile.head(beginning(Integer.decode(mark), line, bits, text));
    assertEquals(length, head.length());
    assertEquals("x".repeat(text), head.text());
    assertEquals(line, head.blocks().map(BlockPacker::line).orElse(0));
    assertEquals(bits, head.bits());
    assertEquals(mark.equals("-1"), head.blocks().isEmpty());
  }

  @ParameterizedTest
  @CsvSource({"-1, 0, 0, 1048577", "-1, 0, 0, -1", "0x5A575442, 1, 16, -1", "0x5A57544C, 0, 16, 2",
      "0x5A57544C, -1, 16, 2", "0x5A57544C, 1025, 16, 2", "0x5A575453, -1, 16, 2", "0x5A575453, 1025, 16, 2",
      "0x5A575453, 1, 15, 2", "0x5A575453, 1, 21, 2", "0x5A575453, 1, -1, 2", "0x5A575453, 1, 20, -1"})
  void aHeadThatCannotBeIsRefused(String mark, int line, int bits, int text) {
    assertEquals("it does not begin as a table does", assertThrows(IOException.class,
        () -> TableFile.head(beginning(Integer.decode(mark), line, bits, text))).getMessage());
  }

  /** The mark, unless it is -1, a line and the size of a block if it is the mark of these, a text with its length. */
  private static DataInputStream beginning(int mark, int line, int bits, int text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    if (mark != -1) {
      out.writeInt(mark);
    }
    if (mark == 0x5A57544C || mark == 0x5A575453) {
      out.writeInt(line);
    }
    if (mark == 0x5A575453) {
      out.writeInt(bits);
    }
    out.writeInt(text);
    out.writeBytes("x".repeat(Math.max(0, text)));
    return new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
  }
}
