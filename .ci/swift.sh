# Source this file. SwiftPM 6.3 occasionally crashes in libdispatch when it is about to exit. The build products are
# complete by then, so a second run is quick; a second crash is a failure.
swift() {
  local status=0
  command swift "$@" || status=$?
  if [ "$status" -ge 128 ]; then
    echo "swift $1 ended by signal $((status - 128)); trying once more" >&2
    status=0
    command swift "$@" || status=$?
  fi
  return "$status"
}
