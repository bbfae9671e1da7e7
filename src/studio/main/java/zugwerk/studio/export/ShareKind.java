package zugwerk.studio.export;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.work.Texts.key;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zugwerk.diagram.PictureFormat;

/** What a problem is shared as. */
enum ShareKind {
  IMAGE(key("Image"), key("The diagram as pixels, for documents and messages."), PictureFormat.PNG, true, false),
  FEN("FEN", key("The position as one line, for other programs."), null, true, false),
  TEXT(key("Text with solution"), key("Diagram and solution as plain text."), PictureFormat.TXT, true, true),
  PAGE(key("Web page"), key("One file with a board on which the solution is played through."), PictureFormat.HTML,
      false, true),
  MOVING(key("Moving picture"), key("The solution move by move, as an animated GIF."), PictureFormat.GIF, false, true),
  PLAYING(key("Page that plays"), key("One file on which readers find the solution by moving the pieces."),
      PictureFormat.HTML, false, true);

  private final String title;
  private final String meaning;
  private final Optional<PictureFormat> format;
  private final boolean copied;
  private final boolean solved;

  ShareKind(String title, String meaning, @Nullable PictureFormat format, boolean copied,
      boolean solved) {
    this.title = title;
    this.meaning = meaning;
    this.format = Optional.ofNullable(format);
    this.copied = copied;
    this.solved = solved;
  }

  String title() {
    return lang(title);
  }

  String meaning() {
    return lang(meaning);
  }

  Optional<PictureFormat> format() {
    return format;
  }

  boolean isCopied() {
    return copied;
  }

  boolean hasSolution() {
    return solved;
  }
}
