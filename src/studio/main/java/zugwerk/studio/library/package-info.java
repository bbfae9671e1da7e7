/**
 * Collections, which are folders of problem files: read, searched, sorted, shown and checked. {@code Library},
 * {@code ProblemEntry}, {@code ProblemFilter}, {@code CheckJob}, {@code SearchJob}, {@code SimilarJob} and
 * {@code LibraryIndex} are its view models, without the scene graph; files are read, diagrams drawn and problems solved
 * off the window's thread.
 */
@NullMarked
package zugwerk.studio.library;

import org.jspecify.annotations.NullMarked;
