/** Benchmarks, most of them for JMH; the README names the commands that run them. */
package zugwerk.benchmark;
