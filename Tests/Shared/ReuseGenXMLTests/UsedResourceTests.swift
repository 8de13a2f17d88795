import Testing

@testable import ReuseGenXML

/// Facts about images, colors and the objects that connections lead to.
struct UsedResourceTests {
  private static func document(_ content: String, resources: String = "") throws -> InterfaceBuilderDocument {
    try .read("<document><objects>\n\(content)\n</objects><resources>\(resources)</resources></document>")
  }

  @Test(arguments: [
    ("<imageView id='a' image='star' highlightedImage='moon'/>", ["a image star", "a highlightedImage moon"]),
    (
      "<button id='a'><state key='normal' image='star' backgroundImage='sky'/></button>",
      ["a image star", "a backgroundImage sky"]
    ),
    (
      "<tabBarItem id='a' selectedImage='star' largeContentSizeImage='sun'/>",
      ["a selectedImage star", "a largeContentSizeImage sun"]
    ),
    (
      "<button id='a'><buttonConfiguration><imageReference key='image' image='star'/></buttonConfiguration></button>",
      ["a image star"]
    ),
    (
      "<textField id='a' background='sky' disabledBackground='fog'/>", ["a background sky", "a disabledBackground fog"]
    ),
    (
      "<view id='a'><userDefinedRuntimeAttributes>"
        + "<userDefinedRuntimeAttribute type='image' keyPath='icon' value='star'/></userDefinedRuntimeAttributes></view>",
      ["a value star"]
    ),
    // A flag, a reference to an image view, and an empty name aren't names of images.
    ("<tableViewCell id='a' imageView='b' doesNotDimImage='YES' adjustsImageWhenDisabled='NO' image=''/>", []),
  ])
  func namedImagesHaveTheirObjectAndAttribute(content: String, images: [String]) throws {
    let document = try Self.document(content, resources: "<image name='star' image='no' width='1' height='1'/>")
    #expect(document.images.map { "\($0.owner ?? "-") \($0.attribute) \($0.name)" } == images)
  }

  @Test(arguments: [
    ("<imageView id='a' image='star' catalog='system'/>", "", true),
    ("<imageView id='a' image='star'/>", "<image name='star' catalog='system' width='1' height='1'/>", true),
    ("<imageView id='a' image='star'/>", "<image name='star' width='1' height='1'/>", false),
  ])
  func anImageThatTheDocumentMarksIsASystemSymbol(content: String, resources: String, isSymbol: Bool) throws {
    #expect(try Self.document(content, resources: resources).images.map(\.isSystemSymbol) == [isSymbol])
  }

  @Test func namedColorsHaveTheirObjectAndLocation() throws {
    let document = try Self.document(
      """
      <label id='a'><color key='textColor' name='Accent'/><color key='shadowColor' white='1'/></label>
      <view id='b'>
        <color key='tintColor' name='linkColor' catalog='System'/>
      </view>
      """,
      resources: "<namedColor name='Accent'><color red='1'/></namedColor><color name='Unused'/>"
    )
    #expect(document.colors.map(\.owner) == ["a", "b"])
    #expect(document.colors.map(\.key) == ["textColor", "tintColor"])
    #expect(document.colors.map(\.name) == ["Accent", "linkColor"])
    #expect(document.colors.map(\.isSystemColor) == [false, true])
    let location = try #require(document.colors.first).location
    #expect(location == IBLocation(line: 2, column: 15))
    #expect(document.location(ofAttribute: "name", inElementAt: location) == IBLocation(line: 2, column: 38))
  }

  @Test func objectsAreKnownByIdentifierElementAndClass() throws {
    let document = try Self.document(
      """
      <placeholder id='-1' customClass='Owner'/><view id='v'><label id='l' customClass='Title' customModule='App'/>
      <constraints><constraint id='c' firstItem='l'/></constraints>
      <connections><outlet id='o' property='title' destination='l'/></connections></view>
      """
    )
    #expect(document.objects.map(\.id) == ["-1", "v", "l", "c"])
    #expect(document.objects.map(\.element) == ["placeholder", "view", "label", "constraint"])
    #expect(document.objects.map(\.class.className) == ["Owner", nil, "Title", nil])
    let destination = document.outlets.first?.destination
    let object = try #require(document.objects.first { $0.id == destination })
    #expect(IBObjectType(element: object.element)?.className == "UILabel")
  }
}
