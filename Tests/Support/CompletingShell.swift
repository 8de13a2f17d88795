import Foundation

/// A shell that is installed, and that completes command lines with a script.
package enum CompletingShell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  private var executable: String {
    let candidates = ["/bin/\(rawValue)", "/usr/bin/\(rawValue)", "/opt/homebrew/bin/\(rawValue)"]
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? ""
  }

  package var isInstalled: Bool { !executable.isEmpty }

  /// The shells of which the tests have one to run.
  package static var installed: [CompletingShell] { allCases.filter(\.isInstalled) }

  /// The completions that the shell offers at the end of each command line. One shell completes all of them, because it
  /// takes long to start.
  ///
  /// - Parameter script: The program's script for this shell.
  package func completions(of lines: [String], of program: String, with script: String) throws -> [Set<String>] {
    let folder = try TemporaryFolder(["_\(program)": script])
    let arguments = [folder.path("_\(program)"), folder.url.path]
    let printed = try output(of: commands(for: lines, of: program), with: arguments)
    // fish adds descriptions after a tab.
    return printed.components(separatedBy: Self.end).dropLast().map { lines in
      Set(lines.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) })
    }
  }

  /// The line after the completions of a line.
  private static let end = "== end"

  /// A script that prints the completions. Its parameters are the file of the program's script, and a folder for files.
  private func commands(for lines: [String], of program: String) -> String {
    switch self {
    case .bash:
      "source \"$1\"\n"
        + lines.map { line in
          // Splitting drops an empty word at the end.
          """
          COMP_WORDS=(\(line)\(line.hasSuffix(" ") ? "''" : "")); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMPREPLY=()
          _\(program)
          printf '%s\\n' "${COMPREPLY[@]}" '\(Self.end)'

          """
        }.joined()
    case .fish: "source $argv[1]\n" + lines.map { "complete -C '\($0)'; echo '\(Self.end)'\n" }.joined()
    case .zsh: Self.zshCommands(for: lines)
    }
  }

  /// zsh completes only what is typed: a second zsh runs in a pseudo terminal, in which the builtin that adds
  /// completions also writes them to a file.
  private static func zshCommands(for lines: [String]) -> String {
    """
    zmodload zsh/zpty
    script=$1 folder=$2
    cat > $folder/setup <<'END'
    PROMPT=
    autoload -Uz compinit && compinit -D -u
    source $script
    # zsh calls these once.
    captured () { print done >> $folder/captured; comppostfuncs=( captured ) }
    comppostfuncs=( captured )
    zstyle ':completion:*' insert-tab false
    compadd () {
      if (( ${@[(I)-[OAD]]} )); then builtin compadd "$@"; return; fi
      local -a hits
      builtin compadd -A hits "$@"
      (( $#hits )) && print -rl -- $hits >> $folder/captured
      builtin compadd "$@"
    }
    # A list that doesn't fit would wait for an answer.
    unsetopt auto_list
    bindkey '^I' complete-word
    bindkey '^U' kill-whole-line
    print ready > $folder/ready
    END
    zpty z "script=$script folder=$folder zsh -f -i"
    zpty -w z "source $folder/setup"
    # A shell that can't complete doesn't stop the tests.
    repeat 3000; do [[ -s $folder/ready ]] && break; zpty -r -t z ignored; sleep 0.01; done
    for line in \(lines.map { "'\($0)'" }.joined(separator: " ")); do
      : > $folder/captured
      zpty -n -w z $'\\x15'$line$'\\t'
      repeat 3000; do grep -qx done $folder/captured && break; zpty -r -t z ignored; sleep 0.01; done
      grep -qx done $folder/captured || break
      grep -vx done $folder/captured
      print '\(end)'
    done
    zpty -d z
    """
  }

  private func output(of script: String, with parameters: [String]) throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments =
      switch self {
      case .bash: ["--norc", "-c", script, rawValue] + parameters
      case .zsh: ["-f", "-c", script, rawValue] + parameters
      case .fish: ["--no-config", "-c", script] + parameters
      }
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitForEnd()
    return String(decoding: data, as: UTF8.self)
  }
}
