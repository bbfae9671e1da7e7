#!/usr/bin/env bash
# Runs `mvn test` several times in a row and prints the time and the failures of each run. Exits with 1 if any failed.
# With "load", 20 busy processes run at the same time.
# usage: src/build/repeat-tests.sh RUNS [load] [option of mvn ...]
set -uo pipefail
runs=${1:?usage: src/build/repeat-tests.sh RUNS [load] [option of mvn ...]}
shift
cd "$(dirname "$0")/../.."
logs=target/repeat-tests
mkdir -p "$logs"
beside=
if [ "${1:-}" = load ]; then
  shift
  beside=' beside 20 busy processes'
  for _ in {1..20}; do
    # Ends with the script, even if that is killed.
    (while kill -0 $$ 2> /dev/null; do :; done) &
  done
  disown -a
fi
maven=
trap 'kill "$maven" 2> /dev/null; exit 130' INT TERM
passed=0
for ((run = 1; run <= runs; run++)); do
  log=$logs/$run.log
  SECONDS=0
  mvn -B test "$@" > "$log" 2>&1 &
  maven=$!
  if wait "$maven"; then
    passed=$((passed + 1)) result=passed
  else
    result=failed
  fi
  printf 'Run %d of %d%s %s after %d:%02d\n' "$run" "$runs" "$beside" "$result" $((SECONDS / 60)) $((SECONDS % 60))
  [ "$result" = passed ] || grep -E '^\[ERROR\] (  |Failed to execute goal|Unknown )' "$log" | sort -u
done
echo "$passed of $runs runs passed; their output is in $logs"
[ "$passed" = "$runs" ]
