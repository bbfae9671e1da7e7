/**
 * A server of JSON-RPC 2.0 that reads and writes one message a line. It knows the protocol, and nothing of the commands
 * that answer the requests; those come from {@code cli}.
 */
@NullMarked
package zugwerk.cli.rpc;

import org.jspecify.annotations.NullMarked;
