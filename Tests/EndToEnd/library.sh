# Source this file in a script of a folder beside it. It sets `root`, `here` (the script's folder) and `folder`, a temporary
# folder. Packages that depend on this one are built in `scratch`: in this package's own .build if .ci/run has built it, so
# that no module is compiled twice, and otherwise in `folder`. `pass` and `fail` report a check; `fail` prints the end of
# the file "log" in `folder`, and exits.
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
source "$root/.ci/swift.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
scratch=$folder/build
[ -z "${REUSEGEN_BUILT:-}" ] || scratch=$root/.build
passed=0

pass() { passed=$((passed + 1)); echo "ok: $1"; }
fail() {
  echo "FAILED: $1"
  [ ! -f "$folder/log" ] || tail -n 60 "$folder/log"
  echo "$passed passed, 1 failed"
  exit 1
}
