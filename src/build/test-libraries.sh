#!/usr/bin/env bash
# Shows that the release build works and that the libraries can be used from outside: deploys them to a folder, and
# builds and runs a project with an empty local repository against it. Its programs play, solve, list themes and draw.
# Maven must run on JDK 25 or later.
# usage: src/build/test-libraries.sh [option of mvn ...]
set -euo pipefail
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

version=$(sed -n 's/.*<artifactId>zugwerk-build<.*<version>\([^<]*\)<.*/\1/p' src/build/pom.xml | head -n 1)
mvn -B -q -Prelease package -DskipTests "$@"
ls target/zugwerk.jar target/zugwerk-cluster-"$version".zip >/dev/null
mvn -B -q -Prelease deploy -DskipTests -pl src/diagram,src/files,src/testkit -am \
    -DaltDeploymentRepository="libraries::file://$work/libraries" "$@"

run() { # a class
  (cd "$work" && mvn -B -q -f "$OLDPWD/src/build/library-user/pom.xml" -Dmaven.repo.local="$work/repository" \
      -Dlibraries="file://$work/libraries" -Dzugwerk.version="$version" -Dbuilt="$work/built" \
      compile exec:java -Dexec.mainClass="zugwerk.example.$1" "${options[@]}")
}

expect() { # a class, and a line that it must print
  local printed
  printed=$(run "$1") && grep -q "$2" <<<"$printed" || { echo "$1 printed $printed" >&2; exit 1; }
}

options=("$@")
expect LibraryUser '1.Ra6 ! zugzwang'
expect ThemeLister '^Sacrificial key: '
grep -q '<svg' "$work/morphy.svg" || { echo "no diagram was drawn" >&2; exit 1; }
# Without a kind the name ends in the version, or in the number of a snapshot.
for kind in '[0-9]' -sources -javadoc; do
  ls "$work"/libraries/zugwerk/zugwerk-{core,solver,problem,files,diagram,testkit}/*/*$kind.jar >/dev/null
done
echo "a project outside of the build uses the libraries"
