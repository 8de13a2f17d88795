# Makes empty classes of the lines "class Name: Superclass {}". A class has one superclass, whatever else it is listed as:
# the first line counts. The variable `open` lists the classes that are public. A nested class is put into an extension of
# the type around it, which is an enum if no line has it.
BEGIN {
  amount = split(open, names, " ")
  for (number = 1; number <= amount; number++) {
    name = names[number]
    access[name] = "public "
    while (sub(/\.[^.]*$/, "", name)) access[name] = "public "
  }
}

$1 == "class" {
  name = $2
  sub(/:$/, "", name)
  # An entry can list a class of UIKit.
  if (name == "" || name in superclasses || name ~ /^UI[A-Z]/) next
  superclasses[name] = $3
  order[++count] = name
}

function declare(name, keyword, inheritance,   last) {
  if (name in declared) return
  declared[name] = 1
  last = name
  if (match(name, /.*\./)) {
    outer = substr(name, 1, RLENGTH - 1)
    last = substr(name, RLENGTH + 1)
    wraps[name] = outer
    around(outer)
    print "extension " wraps[name] " { " access[name] keyword " " last inheritance " {} }"
  } else {
    print access[name] keyword " " name inheritance " {}"
  }
}

function around(name) {
  if (name in superclasses) declare(name, "class", ": " superclasses[name]); else declare(name, "enum", "")
}

END {
  print "import Recycler"
  for (number = 1; number <= count; number++) declare(order[number], "class", ": " superclasses[order[number]])
}
