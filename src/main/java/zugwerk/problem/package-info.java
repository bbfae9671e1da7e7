/**
 * Problems with their claim and their credits, kept as JSON files; solutions as JSON.
 *
 * <p>{@link zugwerk.problem.ProblemFields} is their schema, {@code problem.schema.json} the same for other programs.
 * {@link zugwerk.problem.UserFolders} says where users keep what is their own.
 * The only room that imports Jackson. The 2.x line of Jackson is used because other JavaFX and test libraries
 * still meet it there; its databind reads records without further help. Files are written beside their target and
 * then moved onto it, so that nothing is ever half-written.
 */
package zugwerk.problem;
