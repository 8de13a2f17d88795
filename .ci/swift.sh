# Source this file. SwiftPM 6.3 occasionally crashes in libdispatch when it is about to exit. The build products are
# complete by then, so a second run is quick; a second crash is a failure.
swift() {
  local status=0
  # Options for whatever builds come before those of the command.
  case $1 in build | test | run | package) set -- "$1" ${REUSEGEN_BUILD_OPTIONS:-} "${@:2}" ;; esac
  command swift "$@" || status=$?
  if [ "$status" -ge 128 ]; then
    echo "swift $1 ended by signal $((status - 128)); trying once more" >&2
    status=0
    command swift "$@" || status=$?
  fi
  return "$status"
}

# build_here ARGUMENT…: builds a part of this package, in `root`, for a script. Where .ci/run has built all of it, it sets
# REUSEGEN_BUILT, and nothing is built.
build_here() { [ -n "${REUSEGEN_BUILT:-}" ] || swift build --package-path "$root" "$@"; }

# products ROOT: the folder of a package's debug build, without SwiftPM's link to it, which each build makes anew. What
# runs beside builds doesn't find a file through the link at that moment.
products() { (cd "$1/.build/debug" && pwd -P); }
