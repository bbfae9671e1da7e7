#!/usr/bin/env bash
# Completes a release: release.sh FOLDER VERSION PROJECT writes the manifests of Flatpak and winget and the checksums
# into the folder, which holds the packages, and the notes of the release into notes.md. PROJECT is the address of the
# project.

set -euo pipefail

folder=$1
version=$2
project=$3
parts=$(dirname "$0")/installer

# The section of this version, without its heading.
awk -v heading="## $version" '/^## / { found = index($0, heading) == 1; next } found' src/docs/CHANGELOG.md >notes.md
[ -s notes.md ] || { echo "the changelog has no section $version" >&2; exit 1; }

sum() {
    sha256sum "$1" | cut -d ' ' -f 1
}

# A template, the package that it names, and where the manifest goes.
manifest() {
    local package
    package=$(basename "$2")
    sed -e "s|@version@|$version|g" -e "s|@address@|$project/releases/download/v$version/$package|g" \
        -e "s|@sum@|$(sum "$2")|g" -e "s|@project@|$project|g" "$1" >"$3"
}

manifest "$parts/flatpak.yml" "$(ls "$folder"/*Linux*.tar.xz)" "$folder/io.github.zugwerk.Zugwerk.yml"
for template in "$parts"/winget*.yaml; do
    manifest "$template" "$(ls "$folder"/*.msi)" "$folder/$(basename "$template" | sed 's/^winget/Zugwerk.Zugwerk/')"
done
cd "$folder"
sha256sum -- * >../SHA256SUMS
mv ../SHA256SUMS .
