/**
 * Diagrams as pictures, documents and web pages. Start with {@link zugwerk.diagram.Diagram}.
 */
module zugwerk.diagram {
  requires transitive zugwerk.problem;
  requires transitive java.desktop;
  requires static org.jspecify;
  requires org.apache.fontbox;
  requires org.apache.pdfbox;
  requires org.apache.pdfbox.io;
  // PDFBox needs it but has no descriptor that requires it.
  requires org.apache.commons.logging;

  exports zugwerk.diagram;
}
