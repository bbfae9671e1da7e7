/**
 * Problems and what is made of them: files, themes, composing tools, formats of other programs, an index, diagrams.
 *
 * <p>All packages but {@code zugwerk.compose} and {@code zugwerk.content.quality} are API. Start with
 * {@link zugwerk.problem.Problem}.
 */
module zugwerk.composition {
  requires transitive zugwerk.solver;
  requires transitive com.fasterxml.jackson.databind;
  requires transitive java.desktop;
  requires static org.jspecify;
  requires java.sql;
  requires org.apache.fontbox;
  requires org.apache.pdfbox;
  requires org.apache.pdfbox.io;
  requires org.xerial.sqlitejdbc;
  requires org.yaml.snakeyaml;
  // PDFBox needs it but has no descriptor that requires it.
  requires org.apache.commons.logging;

  exports zugwerk.compose;
  exports zugwerk.content;
  exports zugwerk.content.printed;
  exports zugwerk.content.quality;
  exports zugwerk.content.search;
  exports zugwerk.content.theme;
  exports zugwerk.diagram;
  exports zugwerk.exchange;
  exports zugwerk.index;
  exports zugwerk.problem;

  opens zugwerk.problem to com.fasterxml.jackson.databind;
}
