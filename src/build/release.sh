#!/usr/bin/env bash
# Completes a release: release.sh FOLDER VERSION writes the checksums into the folder, which holds the packages, and the
# notes of the release into notes.md.

set -euo pipefail

folder=$1
version=$2

# The section of this version, without its heading.
awk -v heading="## $version" '/^## / { found = index($0, heading) == 1; next } found' src/docs/CHANGELOG.md >notes.md
[ -s notes.md ] || { echo "the changelog has no section $version" >&2; exit 1; }

cd "$folder"
sha256sum -- * >../SHA256SUMS
mv ../SHA256SUMS .
