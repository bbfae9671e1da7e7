package zugwerk.studio.library;

import java.util.List;
import java.util.Optional;
import javafx.css.CssMetaData;
import javafx.css.Styleable;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import zugwerk.problem.Problem;
import zugwerk.studio.board.StyledPieces;

public final class Thumbnail extends ImageView implements StyledPieces.Styled {

  private static final List<CssMetaData<? extends Styleable, ?>> STYLEABLE =
      StyledPieces.with(ImageView.getClassCssMetaData());

  private final Thumbnails thumbnails;
  private final StyledPieces pieces = new StyledPieces(this);
  private Optional<Problem> shown = Optional.empty();
  private int pixels;

  public Thumbnail(Thumbnails thumbnails, double side) {
    this.thumbnails = thumbnails;
    getStyleClass().add("thumbnail");
    setFitWidth(side);
    setFitHeight(side);
    setPreserveRatio(true);
    setSmooth(true);
    pieces.subscribe(_ -> draw());
  }

  @Override
  public StyledPieces pieces() {
    return pieces;
  }

  @Override
  public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
    return STYLEABLE;
  }

  public void show(Optional<Problem> problem, double sharpness) {
    shown = problem;
    pixels = (int) Math.round(getFitWidth() * sharpness);
    setImage(null);
    draw();
  }

  private void draw() {
    shown.ifPresent(problem -> {
      String set = pieces.get();
      thumbnails.of(problem, pieces.set(), pixels, image -> drawn(problem, set, image)).ifPresent(this::setImage);
    });
  }

  private void drawn(Problem problem, String set, Image image) {
    if (shown.filter(problem::equals).isPresent() && pieces.get().equals(set)) {
      setImage(image);
    }
  }
}
