import Testing

@testable import ReuseGenXcodeProjects

struct WorkspaceTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Workspace version = "1.0">
      <FileRef location = "group:Walk/Walk.xcodeproj"></FileRef>
      <Group location = "container:Deep" name = "Deep">
        <FileRef location = "group:../Walk/Local"></FileRef>
        <FileRef location = "group:Notes.md"></FileRef>
      </Group>
      <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
    </Workspace>
    """

  private static func read(_ text: String, at path: String = "Walk.xcworkspace") -> ProjectTargets {
    var files = SampleProject.files()
    files.texts["\(path)/contents.xcworkspacedata"] = text
    return ProjectTargets.read([path], files)
  }

  @Test func projectsAndPackagesOfAWorkspaceAreRead() {
    let result = Self.read(Self.text)
    #expect(result.targets.map(\.id.name) == ["Walk", "Walk Kit", "Tests"])
    #expect(result.packages == ["Walk/Local"])
    #expect(
      result.problems.map(\.line) == [
        """
        Walk.xcworkspace/contents.xcworkspacedata:8:3: warning: there is no project Pods/Pods.xcodeproj, so that it \
        isn't checked; remove it, or install the package that contains it
        """
      ]
    )
  }

  @Test func theWorkspaceOfAProjectLeadsToIt() {
    let text = "<Workspace><FileRef location=\"self:\"/></Workspace>"
    let result = Self.read(text, at: "Walk/Walk.xcodeproj/project.xcworkspace")
    #expect(result.targets.count == 3)
    #expect(result.problems.isEmpty)
  }

  @Test func aWorkspaceThatCannotBeReadIsAnError() {
    let lines = Self.read("<Workspace>").problems.map(\.line)
    #expect(lines == ["Walk.xcworkspace/contents.xcworkspacedata:1:12: error: the file ends before the document does"])
    let missing = ProjectTargets.read(["No.xcworkspace"], MemoryFiles()).problems.map(\.line)
    #expect(
      missing == [
        "No.xcworkspace: error: the workspace has no readable contents.xcworkspacedata; check the path"
      ]
    )
  }
}
