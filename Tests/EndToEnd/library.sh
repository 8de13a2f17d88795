# Source this file in a script of a folder beside it. It sets `root`, the script's own folder `here`, and `folder`, which
# is removed at the end and whose file "log" has the last output.
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
source "$root/.ci/swift.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
passed=0

pass() { passed=$((passed + 1)); echo "ok: $1"; }
fail() {
  echo "FAILED: $1"
  tail -n 60 "$folder/log"
  echo "$passed passed, 1 failed"
  exit 1
}
