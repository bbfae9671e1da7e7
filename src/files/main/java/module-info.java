/**
 * Problem files, formats of other programs, and the index of a collection. Start with
 * {@link zugwerk.file.ProblemFile} and {@link zugwerk.exchange.Formats}.
 */
module zugwerk.files {
  requires transitive zugwerk.problem;
  requires transitive com.fasterxml.jackson.databind;
  requires static org.jspecify;
  requires java.sql;
  requires org.xerial.sqlitejdbc;
  requires org.yaml.snakeyaml;

  exports zugwerk.exchange;
  exports zugwerk.file;
  exports zugwerk.index;

  opens zugwerk.file to com.fasterxml.jackson.databind;
}
