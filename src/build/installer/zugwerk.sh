#!/bin/sh
# Starts Java with the start-up cache that fits the call. The launcher of jpackage has a single cache, and it asks the
# package managers for its files at every start, which takes as long as a short command.

program=$(readlink -f "$0")
app=${program%/bin/*}/lib/app
cache=commands
if [ $# -eq 0 ] || [ -e "$1" ]; then
    cache=zugwerk
fi
exec "$app/../runtime/bin/java" @options@ "-XX:AOTCache=$app/$cache.aot" -cp "@classpath@" zugwerk.Main "$@"
