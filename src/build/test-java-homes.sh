#!/usr/bin/env bash
# Shows that the build finds JDK 25 in both ways of starting Maven: on JDK 25 while an older javac comes first on the
# path, and on an older Java. Each way compiles the core from scratch, with and without the checks, and starts a program.
# usage: src/build/test-java-homes.sh JDK_25 OLDER_JDK [option of mvn ...]
set -euo pipefail
cd "$(dirname "$0")/../.."
new=$1 old=$2
shift 2
class=src/core/target/classes/zugwerk/board/Position.class

compile() { # JAVA_HOME, the first folder on the path, options
  local home=$1 first=$2
  shift 2
  rm -rf src/core/target/classes src/core/target/maven-status
  local started
  started=$(JAVA_HOME=$home PATH=$first:$PATH CI='' mvn -B -q compile exec:exec -pl src/core -Dexec.skip=false \
      -Dexec.args=--version "$@") || { echo "$started" >&2; exit 1; }
  # Bytes 6 and 7 of a class are the version of its format: 69 for Java 25.
  local version
  version=$(od -An -j6 -N2 -tu1 "$class" | awk '{print $1 * 256 + $2}')
  [ "$version" = 69 ] || { echo "Maven on $home: $class has version $version, not 69; $started" >&2; exit 1; }
  grep -qE '(openjdk|java) 25[. ]' <<<"$started" || { echo "Maven on $home: started another Java: $started" >&2; exit 1; }
  echo "Maven on $home, $first first on the path, mvn $*: compiles for Java 25 and starts it"
}

for checks in '' -Pchecks; do
  compile "$new" "$old/bin" $checks "$@"
  compile "$old" "$old/bin" $checks "$@"
done
