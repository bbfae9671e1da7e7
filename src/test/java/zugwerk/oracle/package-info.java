/**
 * A slow, obvious oracle: the rules written a second time, straight from their page, for tests only.
 *
 * <p>It uses nothing of the program itself, so that an error made there is not made here as well. The board is a
 * mailbox that is copied for each move; every move is tried out and then judged.
 */
package zugwerk.oracle;
