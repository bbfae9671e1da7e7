#!/usr/bin/env bash
# Runs both commands of the README in a clone whose path has a blank and a letter beyond ASCII, with an empty local
# repository, as a user other than root. The studio closes by itself once its window is usable. Needs xvfb-run.
# usage: src/build/test-fresh-clone.sh [option of mvn ...]
set -euo pipefail
cd "$(dirname "$0")/../.."
export LC_ALL=C.UTF-8
work=$(mktemp -d)
user=()

clean() {
  rm -rf "$work"
  [ ${#user[@]} = 0 ] || userdel "${user[2]}"
}
trap clean EXIT

clone="$work/a b ü"
git clone -q . "$clone"
if [ "$(id -u)" = 0 ]; then
  name=zugwerk-$$
  useradd --home-dir "$work/home" --create-home "$name"
  user=(runuser -u "$name" --)
  chown -R "$name" "$work"
  export HOME="$work/home"
fi
cd "$clone"
options=(-B -Dmaven.repo.local="$work/repository" "$@")

opened=$(JDK_JAVA_OPTIONS=-Dzugwerk.measure=true "${user[@]}" xvfb-run -a mvn "${options[@]}" 2>&1) \
    || { echo "$opened" >&2; exit 1; }
grep 'window usable' <<<"$opened" || { echo "$opened" >&2; echo "The studio did not open." >&2; exit 1; }
"${user[@]}" mvn "${options[@]}" test
