package zugwerk.solve.table;

import java.util.function.Supplier;

/**
 * A table read from its file.
 *
 * @param name such as {@code KRvK}
 * @param placers make boards for its positions
 */
@SuppressWarnings("ArrayRecordComponent") // Tables are never compared.
record KeptTable(String name, byte[][] rows, Supplier<TableCheck.Placer> placers) {}
