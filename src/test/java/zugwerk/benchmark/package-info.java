/** JMH benchmarks; the README names the command that runs them. */
package zugwerk.benchmark;
