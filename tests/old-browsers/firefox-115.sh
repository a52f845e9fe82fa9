#!/bin/sh
# Unpacks Firefox ESR 115, which Debian 11 has, from this machine's own mirror of Debian: nothing is installed. Of its
# libraries two are no longer in Debian; the others come with today's firefox-esr.
set -eu
folder=$PWD/.cache/old-browsers/firefox-115
[ ! -e "$folder" ] || exit 0
half=$folder.half
rm -rf "$half"
mkdir -p "$half/lists/partial" "$half/archives/partial"
mirror=$(apt-get indextargets --format '$(REPO_URI)' | grep -m 1 '/debian/\{0,1\}$')
echo "deb $mirror bullseye main" > "$half/sources.list"
cd "$half"
cat > apt.conf <<END
APT::Sandbox::User "root";
Dir::Cache "$half";
Dir::State "$half";
Dir::Etc::SourceList "$half/sources.list";
Dir::Etc::SourceParts "/dev/null";
END
apt-get -qq -c apt.conf update
apt-get -qq -c apt.conf download firefox-esr/bullseye libffi7/bullseye libdbus-glib-1-2/bullseye
for package in *.deb; do dpkg-deb -x "$package" . && rm "$package"; done
mv "$half" "$folder"
