/** Benchmarks, most of them for JMH; {@code src/docs/measurements.md} lists the commands that run them. */
package zugwerk.benchmark;
