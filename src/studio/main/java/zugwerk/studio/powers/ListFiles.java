package zugwerk.studio.powers;

import static zugwerk.studio.text.Localization.lang;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.Node;
import javafx.stage.FileChooser;

interface ListFiles {

  Optional<Path> open();

  Optional<Path> save();

  record Dialogs(Node owner) implements ListFiles {

    private static FileChooser chooser(String title) {
      FileChooser chooser = new FileChooser();
      chooser.setTitle(title);
      chooser.getExtensionFilters().addAll(
          new FileChooser.ExtensionFilter(lang("Power lists (*.txt)"), "*.txt"),
          new FileChooser.ExtensionFilter(lang("All files"), "*"));
      return chooser;
    }

    @Override
    public Optional<Path> open() {
      return Optional.ofNullable(chooser(lang("Load power lists")).showOpenDialog(owner.getScene().getWindow()))
          .map(File::toPath);
    }

    @Override
    public Optional<Path> save() {
      FileChooser chooser = chooser(lang("Save the power lists"));
      chooser.setInitialFileName("powers.txt");
      return Optional.ofNullable(chooser.showSaveDialog(owner.getScene().getWindow())).map(File::toPath);
    }
  }
}
