/** A JSON-RPC 2.0 server that reads and writes one message a line. The methods come from {@code cli}. */
@NullMarked
package zugwerk.cli.rpc;

import org.jspecify.annotations.NullMarked;
