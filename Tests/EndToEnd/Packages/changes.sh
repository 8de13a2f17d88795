# Changes documents that were built, one at a time, and expects tests to fail. A script that sources this file defines
# run_tests, which runs the tests without building, and calls finish at its end.
passed=0
failed=0
changed=$(mktemp -d)

# change NAME FOLDER DOCUMENT EXPRESSION: tests fail after sed has changed a document in a folder of built resources.
change() {
  local file
  file=$(find "$2" -name "$3" | head -n 1)
  cp "$file" "$changed/document"
  sed "$4" "$changed/document" > "$file"
  if cmp -s "$file" "$changed/document"; then
    echo "FAILED: $1: nothing was changed"
    failed=$((failed + 1))
  elif run_tests > "$changed/log" 2>&1; then
    echo "FAILED: $1: the contract tests pass"
    failed=$((failed + 1))
  else
    echo "ok: $1: $(grep -m 1 -oE "(Issue recorded|Expectation failed|Fatal error|error: ).*" "$changed/log" | cut -c 1-160)"
    passed=$((passed + 1))
  fi
  cp "$changed/document" "$file"
}

# expect_pass: the tests pass without a change.
expect_pass() {
  run_tests > "$changed/log" 2>&1 && return
  tail -n 40 "$changed/log"
  echo "FAILED: the contract tests fail without a change"
  exit 1
}

finish() {
  rm -rf "$changed"
  echo "$passed passed, $failed failed"
  [ "$failed" = 0 ]
}
