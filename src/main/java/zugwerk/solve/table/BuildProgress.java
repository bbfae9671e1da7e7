package zugwerk.solve.table;

/**
 * How far the building of tables has come.
 *
 * @param material the table in work, such as {@code KRvK}
 * @param finished how many tables are finished
 * @param tables how many there are in all
 * @param plies the distance to mate up to which the table in work is settled; -1 while its first moves
 *     are looked at, or while another asker builds it
 */
public record BuildProgress(String material, int finished, int tables, int plies) {}
