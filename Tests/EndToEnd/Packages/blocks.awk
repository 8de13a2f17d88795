# Turns a page into a shell script that does what its reader does: it writes each block after `<!-- file: PATH -->` to its
# file, and runs each block of the language "sh". Blocks can be indented, as in a list. `from` and `to` are the titles of
# the sections to begin with and to end before; without them, it is the whole page. `<!-- decision: … -->` marks what the
# page leaves to its reader.
BEGIN { inside = from == "" }
/^#/ && !fence { if ($0 == from) inside = 1; else if (to != "" && $0 == to) inside = 0 }
!inside { next }
/^ *<!-- file: / && !fence { file = $0; sub(/.*<!-- file: /, "", file); sub(/ -->.*/, "", file); next }
/^ *<!-- decision: / && !fence { sub(/^ *<!-- /, "# "); sub(/ -->.*/, ""); print; next }
/^ *```/ && !fence {
  indentation = $0; sub(/`.*/, "", indentation)
  language = $0; sub(/^ *```/, "", language)
  fence = 1
  if (file != "") {
    folder = file
    if (sub(/\/[^\/]*$/, "", folder)) print "mkdir -p '" folder "'"
    print "cat > '" file "' <<'END OF BLOCK'"
  }
  next
}
/^ *```/ && fence {
  if (file != "") print "END OF BLOCK"
  fence = 0; file = ""; language = ""
  next
}
fence {
  line = substr($0, length(indentation) + 1)
  if (file != "") print line
  else if (language == "sh") {
    # A command can continue on the next line.
    command = command line
    if (line ~ /\\$/) { command = command "\n"; next }
    shown = command; gsub(/["\\$`]/, "\\\\&", shown)
    print "echo \"+ " shown "\""; print command
    command = ""
  }
}
