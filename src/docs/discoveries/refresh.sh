#!/bin/sh
# Runs the commands of data files again, and writes what they print: refresh.sh FILE...
# ZUGWERK is the program, by default zugwerk. Run it in the root of the sources.
set -e
for file; do
  grep '^# zugwerk ' "$file" | while IFS= read -r line; do
    printf '%s\n' "$line"
    eval "${ZUGWERK:-zugwerk} ${line#\# zugwerk }" </dev/null | grep -v '^$'
  done >"$file.new"
  mv "$file.new" "$file"
done
