# To be sourced. SwiftPM 6.3 now and then dies of a signal in libdispatch when it is about to end. What it built stands, so
# once more is quick; a second time is a failure.
swift() {
  local status=0
  command swift "$@" || status=$?
  if [ "$status" -ge 128 ]; then
    echo "swift $1 ended by signal $((status - 128)); once more" >&2
    status=0
    command swift "$@" || status=$?
  fi
  return "$status"
}
