package zugwerk.diagram;

import static zugwerk.work.Message.message;
import static zugwerk.work.Texts.key;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.util.Matrix;
import zugwerk.work.Meter;

/** Writes pictures as PDF pages. Texts use embedded fonts, so that they can be searched and copied. */
final class PdfWriter {

  private final PDDocument document;
  private final Map<Lettering.Face, PDFont> fonts = new EnumMap<>(Lettering.Face.class);

  private PdfWriter(PDDocument document) {
    this.document = document;
  }

  /**
   * @param points the width of each page in points, 72 per inch
   * @param meter counts pages, and may cancel between them
   */
  static byte[] write(List<Picture> pictures, double points, String title, Meter meter) {
    try (PDDocument document = new PDDocument(); ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      PDDocumentInformation information = new PDDocumentInformation();
      information.setTitle(title);
      information.setCreator("Zugwerk");
      document.setDocumentInformation(information);
      PdfWriter writer = new PdfWriter(document);
      meter.begin(message("Writing"), pictures.size(), key("pages"));
      for (Picture picture : pictures) {
        meter.token().check();
        writer.page(picture, points / picture.width());
        meter.done();
      }
      document.save(bytes);
      return bytes.toByteArray();
    } catch (IOException fault) {
      throw new UncheckedIOException("cannot make a PDF: " + fault.getMessage(), fault);
    }
  }

  private void page(Picture picture, double scale) throws IOException {
    PDPage page = new PDPage(new PDRectangle((float) (picture.width() * scale), (float) (picture.height() * scale)));
    document.addPage(page);
    try (PDPageContentStream stream = new PDPageContentStream(document, page)) {
      // In a PDF, heights are counted from the bottom.
      AffineTransform place = new AffineTransform(scale, 0, 0, -scale, 0, picture.height() * scale);
      for (Mark mark : picture.marks()) {
        draw(stream, mark, place, scale);
      }
    }
  }

  private void draw(PDPageContentStream stream, Mark mark, AffineTransform place, double scale) throws IOException {
    switch (mark) {
      case Mark.Fill fill -> {
        stream.setNonStrokingColor(fill.color());
        path(stream, fill.shape(), place);
        if (fill.shape().getPathIterator(null).getWindingRule() == PathIterator.WIND_EVEN_ODD) {
          stream.fillEvenOdd();
        } else {
          stream.fill();
        }
      }
      case Mark.Ink ink -> draw(stream, ink.filled(), place, scale);
      case Mark.Stroke stroke -> {
        stream.setStrokingColor(stroke.color());
        stream.setLineWidth((float) (stroke.width() * scale));
        stream.setLineJoinStyle(1);
        path(stream, stroke.shape(), place);
        stream.stroke();
      }
      case Mark.Text text -> text(stream, text, place, scale);
      case Mark.Group group -> {
        for (Mark part : group.marks()) {
          draw(stream, part, place, scale);
        }
      }
    }
  }

  private void text(PDPageContentStream stream, Mark.Text text, AffineTransform place, double scale)
      throws IOException {
    double x = text.x();
    for (Lettering.Run run : Lettering.runs(text.text(), text.bold())) {
      if (!run.face().isOurs()) {
        draw(stream, new Mark.Fill(run.outline(x, text.y(), text.size()), text.color()), place, scale);
        x += run.width() * text.size();
        continue;
      }
      double[] at = {x, text.y()};
      place.transform(at, 0, at, 0, 1);
      stream.beginText();
      stream.setNonStrokingColor(text.color());
      stream.setFont(font(run.face()), (float) (text.size() * scale));
      stream.setTextMatrix(Matrix.getTranslateInstance((float) at[0], (float) at[1]));
      stream.showText(run.text());
      stream.endText();
      x += run.width() * text.size();
    }
  }

  /** Embeds only the letters in use. */
  private PDFont font(Lettering.Face face) throws IOException {
    if (!fonts.containsKey(face)) {
      try (InputStream in = face.open()) {
        fonts.put(face, PDType0Font.load(document, in, true));
      }
    }
    return fonts.get(face);
  }

  private static void path(PDPageContentStream stream, Shape shape, AffineTransform place) throws IOException {
    float[] c = new float[6];
    float x = 0;
    float y = 0;
    for (PathIterator path = shape.getPathIterator(place); !path.isDone(); path.next()) {
      switch (path.currentSegment(c)) {
        case PathIterator.SEG_MOVETO -> {
          stream.moveTo(c[0], c[1]);
          x = c[0];
          y = c[1];
        }
        case PathIterator.SEG_LINETO -> {
          stream.lineTo(c[0], c[1]);
          x = c[0];
          y = c[1];
        }
        case PathIterator.SEG_QUADTO -> {
          // PDF has only cubic curves; this is the same curve.
          stream.curveTo(x + (c[0] - x) * 2 / 3, y + (c[1] - y) * 2 / 3,
              c[2] + (c[0] - c[2]) * 2 / 3, c[3] + (c[1] - c[3]) * 2 / 3, c[2], c[3]);
          x = c[2];
          y = c[3];
        }
        case PathIterator.SEG_CUBICTO -> {
          stream.curveTo(c[0], c[1], c[2], c[3], c[4], c[5]);
          x = c[4];
          y = c[5];
        }
        default -> stream.closePath();
      }
    }
  }
}
