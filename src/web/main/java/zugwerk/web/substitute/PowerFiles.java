package zugwerk.web.substitute;

import java.util.Collection;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** Names the files that the script contains. */
public final class PowerFiles implements ResourcesPolicy {

  @Override
  public String[] supplyResources(Collection<? extends String> classes) {
    return new String[] {"zugwerk/betza/catalogue.txt", "zugwerk/betza/presets.txt", "zugwerk/betza/fairy-presets.txt",
        "zugwerk/betza/inexpressible.txt"};
  }
}
