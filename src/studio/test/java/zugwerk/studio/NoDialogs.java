package zugwerk.studio;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import zugwerk.diagram.PictureFormat;
import zugwerk.problem.Problem;

/** Nothing is chosen in any dialog. */
class NoDialogs implements Dialogs {
  @Override
  public Optional<Path> open() {
    return Optional.empty();
  }

  @Override
  public Optional<Path> save(Optional<Path> present) {
    return Optional.empty();
  }

  @Override
  public Optional<Path> export(PictureFormat format) {
    return Optional.empty();
  }

  @Override
  public Unsaved unsaved(String name) {
    return Unsaved.CANCEL;
  }

  @Override
  public void error(String text) {}

  @Override
  public void read(String page, Consumer<Problem> open) {}
}
