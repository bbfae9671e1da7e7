#!/usr/bin/env bash
# Installs, runs and removes packages for Linux, on a machine, in a container or in a chroot that may be changed:
# test-installer.sh FILE.deb FILE.tar.xz ...

set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Java takes the home of a user from the system, not from HOME.
export HOME=$work/home XDG_CONFIG_HOME=$work/home/config XDG_STATE_HOME=$work/home/state XDG_CACHE_HOME=$work/home/cache
unset JAVA_TOOL_OPTIONS JDK_JAVA_OPTIONS
mate='kbK5/pp6/1P6/8/8/8/8/R7 w'

fail() {
    echo "$*" >&2
    exit 1
}

# A line that a call must print, and the call. Standard error must be empty.
expect() {
    local line=$1
    shift
    "$@" >"$work/out" 2>"$work/err" || fail "$* ended with $?: $(cat "$work/err")"
    [ ! -s "$work/err" ] || fail "$* wrote to standard error: $(cat "$work/err")"
    grep -qE -- "^$line" "$work/out" || fail "$* printed $(cat "$work/out")"
    echo "ok: $*"
}

try() {
    rm -rf "$HOME"
    mkdir "$HOME"
    expect 'Zugwerk [0-9]' "$1" --version
    expect '#2: sound' "$1" solve --fen "$mate" --stipulation '#2'
    rmdir "$HOME" && mkdir "$HOME" || fail "commands left files: $(find "$HOME")"
    # With this mode Java ends if it cannot use the start-up cache. It reports on standard error that it reads the
    # variable.
    JDK_JAVA_OPTIONS=-XX:AOTMode=on "$1" --version >/dev/null 2>"$work/err" \
        || fail "no start-up cache: $(cat "$work/err")"
    "$1" convert problems/orthodox/morphy-1856.json --to olive >"$work/morphy.olv"
    if command -v xvfb-run >/dev/null; then
        JDK_JAVA_OPTIONS='-XX:AOTMode=on -Dzugwerk.measure=true' xvfb-run -a "${@:2}" "$work/morphy.olv" >"$work/out" \
            2>"$work/err" || fail "the studio ended with $?: $(cat "$work/err")"
        grep 'window usable' "$work/out" || fail "the studio did not open: $(cat "$work/out")"
    fi
}

traces() {
    find / -xdev \( -path /proc -o -path /tmp -o -path /var/cache -o -path "$PWD" \) -prune -o -name '*zugwerk*' -print
}

for package in "$@"; do
    case $package in
        *.deb)
            before=$(traces)
            apt-get install -y "$(realpath "$package")" >"$work/log" 2>&1 || fail "$(cat "$work/log")"
            launch=$(sed -n 's/^Exec=\(.*\) %F$/\1/p' /usr/share/applications/zugwerk.desktop)
            try zugwerk "$launch"
            apt-get purge -y zugwerk >"$work/log" 2>&1 || fail "$(cat "$work/log")"
            [ "$(traces)" = "$before" ] || fail "left after removal: $(traces)"
            ;;
        *.tar.xz)
            mkdir "$work/unpacked"
            tar -xf "$package" -C "$work/unpacked"
            program=$work/unpacked/zugwerk/bin/zugwerk
            try "$program" "$program"
            ;;
        *) fail "unknown kind of package: $package" ;;
    esac
done
echo "all packages work"
