/**
 * Chess problems in games whose rules have a memory: rules, solver, tables, problem files and diagrams as a library, and
 * the studio and the command line that are built on it.
 *
 * <p>Start with {@link zugwerk.problem.Problem} to solve a problem, with {@link zugwerk.variant} to add a game, with
 * {@link zugwerk.diagram} to draw, and with {@link zugwerk.exchange} to read the files of other programs.
 */
module zugwerk {
  requires transitive com.fasterxml.jackson.databind;
  requires transitive java.desktop;
  requires java.management;
  requires java.sql;
  requires jdk.jfr;
  requires jdk.unsupported;
  requires com.fasterxml.jackson.annotation;
  requires com.fasterxml.jackson.core;
  requires info.picocli;
  requires javafx.controls;
  requires atlantafx.base;
  requires org.apache.fontbox;
  requires org.apache.pdfbox;
  requires org.apache.pdfbox.io;
  requires org.commonmark;
  requires org.commonmark.ext.gfm.tables;
  requires org.controlsfx.controls;
  requires org.kordamp.ikonli.core;
  requires org.kordamp.ikonli.javafx;
  requires org.kordamp.ikonli.materialdesign2;
  requires org.tukaani.xz;
  requires org.xerial.sqlitejdbc;
  requires org.yaml.snakeyaml;
  requires pekko.actor;
  requires pekko.actor.typed;
  requires pekko.cluster.typed;
  requires scala.library;
  requires typesafe.config;
  // PDFBox needs it, and does not say so, having no descriptor of its own.
  requires org.apache.commons.logging;

  exports zugwerk.work;
  exports zugwerk.board;
  exports zugwerk.betza;
  exports zugwerk.rules;
  exports zugwerk.variant;
  exports zugwerk.notation;
  exports zugwerk.solve;
  exports zugwerk.solve.study;
  exports zugwerk.solve.table;
  exports zugwerk.problem;
  exports zugwerk.content;
  exports zugwerk.content.quality;
  exports zugwerk.content.search;
  exports zugwerk.content.theme;
  exports zugwerk.exchange;
  exports zugwerk.index;
  exports zugwerk.diagram;

  // Games that others add.
  uses zugwerk.rules.Variant;

  opens zugwerk.cli to info.picocli;
  opens zugwerk.problem to com.fasterxml.jackson.databind;
  opens zugwerk.studio to javafx.graphics;
}
