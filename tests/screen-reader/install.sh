#!/bin/sh
# Installs what a screen reader needs, on Debian and as root. Never calls sudo.
set -eu
packages='orca at-spi2-core dbus-daemon speech-dispatcher libglib2.0-bin gsettings-desktop-schemas locales
  xvfb openbox xdotool xclip chromium firefox-esr'
# shellcheck disable=SC2086
dpkg -s $packages > /dev/null 2>&1 || {
  apt-get -qq update
  DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends install $packages
}
locale -a | grep -q '^pt_PT.utf8$' || localedef -i pt_PT -f UTF-8 pt_PT.UTF-8
