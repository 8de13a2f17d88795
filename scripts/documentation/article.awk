# Turns a page into an article of a DocC catalog. All pages come first, for the titles of their sections, then the page again:
#
#   awk -v pages=COUNT -f article.awk PAGE… PAGE
#
# Links to pages become links to articles. Links to other files of the package become text, because an archive has no such
# files. Comments, which mark what scripts follow, are left out.

# The anchor that GitHub gives a title.
function anchor(title) {
  title = tolower(title)
  gsub(/[^a-z0-9 _-]/, "", title)
  gsub(/ /, "-", title)
  return title
}

# The anchor that DocC gives a title.
function fragment(title) {
  gsub(/[`'"]/, "", title)
  gsub(/[^A-Za-z0-9]+/, "-", title)
  sub(/^-/, "", title)
  sub(/-$/, "", title)
  return title
}

function article(link,   part, name) {
  split(link, part, "#")
  name = part[1] == "" ? current : part[1]
  sub(/\.md$/, "", name)
  if (part[2] == "") return "doc:" name
  return "doc:" name "#" titles[name "#" part[2]]
}

FNR == 1 {
  file++
  current = FILENAME
  sub(/.*\//, "", current)
  sub(/\.md$/, "", current)
  fence = 0
}
/^ *```/ { fence = !fence }
file <= pages {
  if (!fence && /^#/) { title = $0; sub(/^#+ */, "", title); titles[current "#" anchor(title)] = fragment(title) }
  next
}
!fence && /^ *<!--.*-->$/ { next }
fence { print; next }
{
  line = $0
  shown = ""
  while (match(line, /\]\([^)]*\)/)) {
    link = substr(line, RSTART + 2, RLENGTH - 3)
    before = substr(line, 1, RSTART - 1)
    line = substr(line, RSTART + RLENGTH)
    if (link ~ /:\/\//) shown = shown before "](" link ")"
    else if (link ~ /^[A-Za-z]*\.md(#|$)/ || link ~ /^#/) shown = shown before "](" article(link) ")"
    else { match(before, /\[[^\[]*$/); shown = shown substr(before, 1, RSTART - 1) substr(before, RSTART + 1) }
  }
  print shown line
}
