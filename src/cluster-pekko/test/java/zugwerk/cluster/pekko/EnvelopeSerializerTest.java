package zugwerk.cluster.pekko;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.NotSerializableException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What machines send each other is text of a limited size, and nothing else. */
class EnvelopeSerializerTest {

  @Test
  void messagesAreTextsOfALimitedSize() throws NotSerializableException {
    EnvelopeSerializer serializer = new EnvelopeSerializer();
    Envelope envelope = new Envelope("{\"kind\":\"ü\"}");
    byte[] bytes = serializer.toBinary(envelope);
    assertEquals(envelope, serializer.fromBinary(bytes, serializer.manifest(envelope)));
    byte[] bomb = serializer.toBinary(new Envelope(" ".repeat(EnvelopeSerializer.MOST_BYTES + 9000)));
    byte[] cut = Arrays.copyOf(bytes, bytes.length / 2);
    for (byte[] bad : List.of(bomb, cut, new byte[100], new byte[0])) {
      assertThrows(NotSerializableException.class, () -> serializer.fromBinary(bad, "1"));
    }
    assertThrows(NotSerializableException.class, () -> serializer.fromBinary(bytes, "2"));
  }
}
