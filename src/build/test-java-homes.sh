#!/usr/bin/env bash
# Shows that the build finds JDK 25 in both ways of starting Maven: on JDK 25 while an older java comes first on the
# path, and on an older Java. Each way opens the studio, then builds with the checks and runs a test of each kind that starts
# a program. Needs xvfb-run.
# usage: src/build/test-java-homes.sh JDK_25 OLDER_JDK [option of mvn ...]
set -euo pipefail
new=$1 old=$2
shift 2
repository=$(mktemp -d)
trap 'rm -rf "$repository"' EXIT
chmod 777 "$repository"

for home in "$new" "$old"; do
  JAVA_HOME=$home PATH=$old/bin:$PATH "$(dirname "$0")/test-fresh-clone.sh" -Pchecks -Dmaven.repo.local="$repository" \
      -Dtest='MovementTest,PlayerTest,LibraryUserTest,CompletionsTest,PlayScriptTest,NoClusterTest' "$@"
  echo "Maven on $home, $old/bin first on the path: builds, opens the studio and runs tests"
done
