package zugwerk.solve.table;

import java.util.function.Supplier;

/**
 * A table read from its file.
 *
 * @param name what is in it, such as {@code KRvK}
 * @param rows its scores
 * @param placers each puts its positions on a board
 */
@SuppressWarnings("ArrayRecordComponent") // Tables are never compared.
record KeptTable(String name, byte[][] rows, Supplier<TableCheck.Placer> placers) {}
