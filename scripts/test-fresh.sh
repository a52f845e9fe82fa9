#!/bin/bash
# Tries what the README promises where nothing is: a bare Debian by debootstrap with Node, npm and git, as a stranger's
# machine.
#
#   npm run test:fresh                          all of TRIALS, one after another: some forty minutes
#   npm run test:fresh -- odd-start publish     only these
#   DAY=2028-02-29 npm run test:fresh -- dated-test
#
# Takes the last commit, and this machine's settings of npm and apt. Needs root on Debian: it mounts, and installs
# debootstrap where there is none. Ends with a line for each trial; what each printed stays in .cache/fresh.
set -euo pipefail

# Odd: as root, under a path with spaces and accents, TMPDIR elsewhere, umask 077, port 4321 taken. User: none of it,
# not root. Dated: on another day than today, because no test may depend on it.
TRIALS='odd-start odd-test user-start user-test dated-test publish'
DAY=${DAY:-2027-06-16}
ELSEWHERE=/srv/temporários
CERTIFICATES=/usr/local/etc/certificates.pem

refuse() { echo "$1" >&2; exit 1; }

# The trials, in the bare root: the commands of the README.
odd-start() {
  npm ci
  said=$(npm start 2>&1) || true
  echo "$said"
  grep -q 'porta 4321 já está ocupada' <<< "$said"
  PORT=4322 npm start &
  answers 4322
}
user-start() {
  npm ci
  npm start &
  answers 4321
}
odd-test() { npm ci && npm test; }
user-test() { npm ci && npm test; }
dated-test() {
  npm ci
  # On the true day: what apt fetches is valid for a week only.
  npm exec -- node scripts/ensure-browsers.ts
  apt-get install -y -qq --no-install-recommends faketime
  # Firefox does not start under it: FIREFOX_PATH leaves it out.
  FIREFOX_PATH=none NO_FAKE_STAT=1 faketime -f "@$DAY 10:00:00" npm test
}
publish() { npm ci --omit=dev && npm run build && DEMONSTRACAO=sim npm run check -- --publicar; }

# Waits three minutes at most for the page at that port.
answers() {
  for _ in {1..180}; do
    if node -e "fetch('http://localhost:$1').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"; then return; fi
    sleep 1
  done
  return 1
}

# In the bare root, as whoever tries: the circumstances, then the trial.
inside() {
  set -e
  cd "$clone"
  if [[ $trial == odd-* ]]; then
    umask 077
    export TMPDIR=$ELSEWHERE
    node -e 'require("node:net").createServer().on("error", () => {}).listen(4321)' &
  fi
  $trial
}

# Makes the root the whole machine, for as long as the shell runs: with it end its mounts and all that it started.
enter() {
  set -e
  mount --bind "$root" "$root"
  cd "$root"
  mount -t proc proc proc
  mount --rbind /dev dev
  mount --rbind /sys sys
  pivot_root . mnt
  cd /
  umount -l /mnt
  if [ "$as" != root ]; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium chromium-sandbox fonts-liberation
  fi
  environment=(HOME="$home" PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin LANG=C.UTF-8)
  if [ -e $CERTIFICATES ]; then environment+=(NODE_EXTRA_CA_CERTS=$CERTIFICATES); fi
  exec setpriv --reuid="$as" --regid="$as" --init-groups env -i "${environment[@]}" bash -c "$program; inside"
}

# A bare Debian of this machine's release, with this machine's Node and npm, and its settings.
make_base() {
  read -r site codename < <(apt-get indextargets --format '$(SITE) $(CODENAME)')
  debootstrap --variant=minbase --include=git "$codename" "$base" "$site"
  rm -r "$base/etc/apt"
  cp -rL /etc/apt /etc/resolv.conf /etc/hosts "$base/etc/"
  own=$base/usr/local
  mkdir -p "$own/lib/node_modules"
  # npm puts the project's programs before the machine's own.
  PATH=$(tr : '\n' <<< "$PATH" | grep -v node_modules | paste -sd:)
  cp -L "$(command -v node)" "$own/bin/node"
  cp -rL "$(dirname "$(dirname "$(realpath "$(command -v npm)")")")" "$own/lib/node_modules/npm"
  if [ -e ~/.npmrc ]; then cp -L ~/.npmrc "$own/etc/npmrc"; fi
  if [ -e "${NODE_EXTRA_CA_CERTS:-}" ]; then cp -L "$NODE_EXTRA_CA_CERTS" "$base$CERTIFICATES"; fi
  chmod -R a+rX "$own"
  for name in npm npx; do ln -s "../lib/node_modules/npm/bin/$name-cli.js" "$own/bin/$name"; done
  install -d -m 1777 "$base$ELSEWHERE"
  chroot "$base" useradd --create-home --shell /bin/bash maria
}

# Makes one trial in a copy of the base, prints and keeps what it says, and notes its line for the end.
try() {
  trial=$1 as=root home=/root clone=/root/farmacia mask=022 went=went
  case $trial in
    odd-*) clone='/root/Área de trabalho/a farmácia nova' mask=077 ;;
    user-*) as=maria home=/home/maria clone=/home/maria/farmacia ;;
  esac
  cp -a "$base" "$root"
  (umask $mask && git clone -q . "$root$clone")
  chroot "$root" chown -R "$as:" "$home"
  # All that the shells in there need of this one.
  program=$(declare -p trial as home clone root DAY ELSEWHERE CERTIFICATES; declare -f)
  SECONDS=0
  export program
  unshare --mount --pid --fork --kill-child bash -c 'eval "$program"; enter' |& tee ".cache/fresh/$trial.log" ||
    went=FAILED
  results+=("$(printf '%-12s %4d s  %-6s  %s' "$trial" $SECONDS $went "$(grep . ".cache/fresh/$trial.log" | tail -n 1)")")
  rm -r "$root"
}

for word; do [[ " $TRIALS " == *" $word "* ]] || refuse "No trial is called $word; there are $TRIALS."; done
[ "$(id -u)" = 0 ] && [ -e /etc/debian_version ] ||
  refuse 'npm run test:fresh needs root on Debian: it makes a bare Debian by debootstrap, mounts and runs in it.'
if ! command -v debootstrap > /dev/null; then
  echo 'There is no debootstrap: installing it by apt-get.'
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends debootstrap
fi

mkdir -p .cache/fresh
folder=$(mktemp -d)
trap 'rm -rf --one-file-system "$folder"' EXIT
base=$folder/base root=$folder/root results=()
make_base
for trial in ${@:-$TRIALS}; do try "$trial"; done
printf '\n%s, %s\n' "$(basename "$PWD")" "$(date +%F)"
printf '%s\n' "${results[@]}"
[[ "${results[*]}" != *' FAILED '* ]]
