package zugwerk.studio.versions;

import static zugwerk.studio.text.Localization.lang;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import zugwerk.problem.Version;
import zugwerk.studio.editor.PieceLetters;
import zugwerk.studio.editor.Versions;
import zugwerk.studio.library.Thumbnail;
import zugwerk.studio.library.Thumbnails;
import zugwerk.studio.solving.VerdictSign;

/** A version as a small diagram, with the sign of its verdict, its score and what differs from the one before. */
final class VersionCell extends ListCell<Version> {

  static final double PICTURE = 64;
  static final double WIDTH = PICTURE + 20;

  private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

  private final Versions versions;
  private final PieceLetters letters;
  private final Predicate<Version> current;
  private final Thumbnail picture;
  private final Label sign = new Label();
  private final Label points = new Label();
  private final Label difference = new Label();
  private final VBox card;

  VersionCell(Versions versions, PieceLetters letters, Thumbnails thumbnails, Predicate<Version> current) {
    this.versions = versions;
    this.letters = letters;
    this.current = current;
    picture = new Thumbnail(thumbnails, PICTURE);
    getStyleClass().add("version");
    points.getStyleClass().add("hint");
    difference.getStyleClass().add("version-difference");
    difference.setMaxWidth(PICTURE);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox line = new HBox(sign, gap, points);
    line.setAlignment(Pos.CENTER_LEFT);
    card = new VBox(1, picture, line, difference);
    card.setMaxWidth(PICTURE);
  }

  @Override
  protected void updateItem(@Nullable Version version, boolean empty) {
    super.updateItem(version, empty);
    setGraphic(null);
    setTooltip(null);
    setAccessibleText(null);
    pseudoClassStateChanged(CURRENT, !empty && version != null && current.test(version));
    if (!empty && version != null) {
      setGraphic(card);
      show(version);
    }
  }

  private void show(Version version) {
    picture.show(Optional.of(version.problem()), 2);
    Optional<VerdictSign> verdict = version.verdict().map(found -> VerdictSign.of(found, version.result()));
    sign.setText(verdict.map(VerdictSign::sign).orElse("?"));
    sign.getStyleClass().setAll("label", "verdict-sign", verdict.map(VerdictSign::tone).orElse("neutral"));
    points.setText(VersionText.points(version));
    Optional<Version> before = versions.before(version);
    String changes = letters.written(VersionText.difference(version, before));
    difference.setText(version.name().isEmpty() ? changes : version.name());
    String from = before.map(other -> lang("from version {0}", Versions.name(other))).orElse("");
    String words = Stream.of(lang("Version {0}", Versions.name(version)), changes, from,
        verdict.map(VerdictSign::words).orElse(lang("Not solved yet")),
        points.getText().isEmpty() ? "" : lang("{0} points", points.getText()),
        current.test(version) ? lang("on the board") : "")
        .filter(text -> !text.isEmpty()).collect(Collectors.joining(", "));
    setAccessibleText(words);
    setTooltip(new Tooltip(words));
  }
}
