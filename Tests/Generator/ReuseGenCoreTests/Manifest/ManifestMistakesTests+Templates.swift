extension ManifestMistakesTests {
  static let templates = Case.table(
    #"""
    { "zzz": 1 }
      reuse.json:1:3: error: the manifest has no key "zzz"; use one of "$schema", "imports", "access", "namespace", "bundle", "project", "interfaceBuilder", "sources", "templates", "conformances", "rules", "cells", "views", "scenes", or update reusegen if a newer version has it [manifest-key]
    { "template": "a.mustache" }
      reuse.json:1:3: error: the manifest has no key "template"; did you mean "templates"? [manifest-key]
    { "template": "a.mustache", "templates": ["standalone"] }
      reuse.json:1:3: error: the manifest has no key "template"; did you mean "templates"? [manifest-key]
    { "templates": ["a.mustache", 1, {}, { "file": "b.mustache", "ouput": "B.swift" }] }
      reuse.json:1:17: error: the template "a.mustache" needs the key "output", the file that it writes; add it [manifest-key]
      reuse.json:1:31: error: a template is an object or the template's file, not a number [manifest-value]
      reuse.json:1:34: error: a template needs the key "file"; add it [manifest-key]
      reuse.json:1:62: error: a template has no key "ouput"; did you mean "output"? [manifest-key]
    ✱{ "templates": ["standalone", { "file": "a.mustache", "output": "./X/../Reuse.generated.swift" }] }
      reuse.json:1:65: error: two templates write "./X/../Reuse.generated.swift"; specify another output for one [manifest-value]
      reuse.json:1:17: note: first here
    ✱{ "templates": [{ "file": "a.mustache", "output": "A.swift" }, { "file": "b.mustache", "output": "./a.SWIFT" }] }
      reuse.json:1:98: error: "./a.SWIFT" and "A.swift" are one file where case or Unicode's normalization doesn't count; specify another output for one [manifest-value]
      reuse.json:1:51: note: first here
    ✱{ "templates": [{ "file": "a.mustache", "output": "Maß.swift" }, { "file": "b.mustache", "output": "MASS.swift" }] }
      reuse.json:1:101: error: "MASS.swift" and "Maß.swift" are one file where case or Unicode's normalization doesn't count; specify another output for one [manifest-value]
      reuse.json:1:51: note: first here
    ✱{ "templates": [{ "file": "a.mustache", "output": "A/É.swift" }, { "file": "b.mustache", "output": "B/E\#u{301}.swift" }] }
      reuse.json:1:101: error: "B/E\#u{301}.swift" and "A/É.swift" have one name, of which SwiftPM compiles only one in a target; specify another output for one [manifest-value]
      reuse.json:1:51: note: first here
    ✱{ "templates": [{ "file": "a.mustache", "output": "A" }, { "file": "b.mustache", "output": "x.y/.swift" }] }
      reuse.json:1:51: error: the output "A" has no extension, by which builds know what a file is; add one, such as "A.swift" [manifest-value]
      reuse.json:1:92: error: the output "x.y/.swift" has no extension, by which builds know what a file is; add one, such as "x.y/.swift.swift" [manifest-value]
    ✱{ "templates": [{ "file": "a.mustache", "output": "A.swift " }, { "file": "b.mustache", "output": "x\#u{5C}t/B.swift" }] }
      reuse.json:1:51: error: the output "A.swift " has a control character, or a space before or after a name; remove it [manifest-value]
      reuse.json:1:99: error: the output "x\#u{5C}t/B.swift" has a control character, or a space before or after a name; remove it [manifest-value]
    { "templates": [{ "file": "a.mustache", "output": "A.swift" }, { "file": "b.mustache", "output": "../T/A.swift" }, 1] }
      reuse.json:1:116: error: a template is an object or the template's file, not a number [manifest-value]
    """#
  )
}
