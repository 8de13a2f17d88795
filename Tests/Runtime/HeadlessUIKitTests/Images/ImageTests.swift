import Testing

import HeadlessUIKitDrawing

@testable import HeadlessUIKit

@MainActor struct ImageTests {
  struct Header: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: Data
    let size: CGSize?
  }

  private nonisolated static func text(_ text: String) -> Data { Data(text.utf8) }

  nonisolated static let headers = [
    Header(
      testDescription: "PNG",
      bytes: Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]) + text("IHDR")
        + Data([0, 0, 1, 4, 0, 0, 0, 9, 8, 6, 0, 0, 0]),
      size: CGSize(width: 260, height: 9)
    ),
    Header(
      testDescription: "JPEG with a comment before the frame",
      bytes: Data([0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 65, 66, 0xFF, 0xC2, 0, 17, 8, 0, 30, 0, 40, 3, 1, 1, 1, 1]),
      size: CGSize(width: 40, height: 30)
    ),
    Header(testDescription: "GIF", bytes: text("GIF89a") + Data([7, 1, 5, 0]), size: CGSize(width: 263, height: 5)),
    Header(
      testDescription: "PDF",
      bytes: text("%PDF-1.4\n1 0 obj <</MediaBox [ 0 0 24.5 32 ]>>"),
      size: CGSize(width: 24.5, height: 32)
    ),
    Header(
      testDescription: "SVG with a size",
      bytes: text("<?xml version=\"1.0\"?><svg width=\"12px\" height='8' viewBox=\"0 0 1 1\">"),
      size: CGSize(width: 12, height: 8)
    ),
    Header(
      testDescription: "SVG with a box",
      bytes: text("<svg xmlns=\"x\" width=\"100%\" height=\"100%\" viewBox=\"0,0,16,20\"/>"),
      size: CGSize(width: 16, height: 20)
    ),
    Header(testDescription: "text", bytes: text("hello"), size: nil),
    Header(testDescription: "a PNG file that ends early", bytes: Data([0x89, 0x50, 0x4E, 0x47]), size: nil),
    Header(testDescription: "nothing", bytes: Data(), size: nil),
  ]

  @Test(arguments: headers) func theHeaderStatesTheSize(_ header: Header) {
    #expect(ImageFileSize.size(of: header.bytes) == header.size)
  }

  @Test func noHeaderThatIsCutOffStops() {
    for header in Self.headers {
      for length in 0..<header.bytes.count { _ = ImageFileSize.size(of: header.bytes.prefix(length)) }
    }
  }

  /// A bundle with a catalog and loose files. Images are found in the bundles beside it, too, so it has a folder of its
  /// own.
  private func bundle() throws -> Bundle {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Images-\(UUID().uuidString)/App.resources"
    )
    let files: [String: Data] = [
      "Media.xcassets/Contents.json": Self.text("{}"),
      "Media.xcassets/photo.imageset/Contents.json": Self.text(
        """
        {"images": [{"idiom": "universal", "filename": "p.png", "scale": "1x"},
        {"idiom": "universal", "filename": "p@2x.png", "scale": "2x"},
        {"idiom": "universal", "filename": "d.png", "scale": "2x",
        "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        """
      ),
      "Media.xcassets/photo.imageset/p.png": png(10, 20),
      "Media.xcassets/photo.imageset/p@2x.png": png(20, 40),
      "Media.xcassets/photo.imageset/d.png": png(2, 2),
      "Media.xcassets/Icons/Contents.json": Self.text("{\"properties\": {\"provides-namespace\": true}}"),
      "Media.xcassets/Icons/star.imageset/Contents.json": Self.text("{\"images\": [{\"filename\": \"star.pdf\"}]}"),
      "Media.xcassets/Icons/star.imageset/star.pdf": Self.text("%PDF /MediaBox [0 0 30 31]"),
      "Media.xcassets/stencil.imageset/Contents.json": Self.text(
        """
        {"images": [{"filename": "s.png"}], "properties": {"template-rendering-intent": "template"}}
        """
      ),
      "Media.xcassets/stencil.imageset/s.png": png(8, 8),
      "Media.xcassets/Plain/logo.imageset/Contents.json": Self.text("{\"images\": [{\"filename\": \"logo.png\"}]}"),
      "Media.xcassets/Plain/logo.imageset/logo.png": png(6, 6),
      "Media.xcassets/accent.colorset/Contents.json": Self.text(
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0xFF", "green": "0.500", "blue": "51", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"components": {"white": "1.000", "alpha": "0.500"}}}]}
        """
      ),
      "Media.xcassets/boot.symbolset/Contents.json": Self.text("{\"symbols\": [{\"filename\": \"boot.svg\"}]}"),
      "Media.xcassets/boot.symbolset/boot.svg": Self.text("<svg/>"),
      "Media.xcassets/empty.symbolset/Contents.json": Self.text("{\"symbols\": [{\"idiom\": \"universal\"}]}"),
      "loose@3x.png": png(30, 60),
      "note.txt": Self.text("no image"),
    ]
    for (path, data) in files {
      let url = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    return try #require(Bundle(url: root))
  }

  private func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]) + Self.text("IHDR")
      + Data([0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
  }

  @Test(
    arguments: [
      ("photo", CGSize(width: 10, height: 20), 2), ("Icons/star", CGSize(width: 30, height: 31), 1),
      ("logo", CGSize(width: 6, height: 6), 1), ("loose", CGSize(width: 10, height: 20), 3),
      ("loose.png", CGSize(width: 10, height: 20), 3),
    ] as [(String, CGSize, CGFloat)]
  )
  func anImageIsFoundWithItsSize(_ name: String, _ size: CGSize, _ scale: CGFloat) throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL.deletingLastPathComponent()) }
    let image = try #require(UIImage(named: name, in: bundle, compatibleWith: nil))
    #expect(image.size == size && image.scale == scale)
    #expect(UIImageView(image: image).intrinsicContentSize == size)
  }

  @Test func aSymbolOfACatalogIsFoundByName() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL.deletingLastPathComponent()) }
    let symbol = try #require(UIImage(named: "boot", in: bundle, compatibleWith: nil))
    let system = try #require(UIImage(systemName: "star"))
    #expect(symbol.isSymbolImage && symbol.size == system.size)
    let large = UIImage.SymbolConfiguration(pointSize: 34)
    let configured = UIImage(named: "boot", in: bundle, with: large)
    #expect(configured?.size == UIImage(systemName: "star", withConfiguration: large)?.size)
    #expect(configured?.size == symbol.applyingSymbolConfiguration(large)?.size)
    #expect(UIImage(named: "photo", in: bundle, with: large)?.isSymbolImage == false)
  }

  @Test(arguments: ["star", "empty", "missing", "note", "note.txt", ""])
  func aNameWithoutAnImageHasNone(_ name: String) throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL.deletingLastPathComponent()) }
    #expect(UIImage(named: name, in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: name, in: bundle, compatibleWith: nil) == nil)
  }

  @Test func aColorOfACatalogFollowsTheStyle() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL.deletingLastPathComponent()) }
    let color = try #require(UIColor(named: "accent", in: bundle, compatibleWith: nil))
    #expect(color.cgColor.components == [1, 0.5, 0.2, 1])
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark.cgColor.components == [1, 0.5])
  }

  @Test func aPictureContainsTheFile() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL.deletingLastPathComponent()) }
    let view = UIImageView(image: UIImage(named: "photo", in: bundle, compatibleWith: nil))
    let data = png(20, 40).base64EncodedString()
    #expect(view.svg().contains("href=\"data:image/png;base64,\(data)\""))
    let pdf = UIImageView(image: UIImage(named: "Icons/star", in: bundle, compatibleWith: nil))
    #expect(pdf.svg().contains(">Ico…<"), "the name is cut to the box")
  }

  /// The view draws the file that its own traits ask for, as a dynamic color.
  @Test func aPictureInTheDarkContainsTheDarkFile() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL.deletingLastPathComponent()) }
    let image = try #require(UIImage(named: "photo", in: bundle, compatibleWith: nil))
    let (light, dark) = (png(20, 40).base64EncodedString(), png(2, 2).base64EncodedString())
    let view = UIImageView(image: image)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), with: view)
    #expect(window.svg().contains(light))
    window.overrideUserInterfaceStyle = .dark
    #expect(window.svg().contains(dark) && !window.svg().contains(light))
    let asset = try #require(image.imageAsset)
    view.image = asset.image(with: UITraitCollection(userInterfaceStyle: .dark))
    window.overrideUserInterfaceStyle = .light
    #expect(window.svg().contains(dark), "the image that was chosen for dark is shown")
  }

  /// Template images have the tint color: those of a catalog that says so, and others in bars and system buttons.
  @Test func aTemplateImageHasTheTintColor() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL.deletingLastPathComponent()) }
    let photo = try #require(UIImage(named: "photo", in: bundle, compatibleWith: nil))
    func isTinted(_ view: UIView) -> Bool {
      view.frame.size = CGSize(width: 40, height: 40)
      view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      let picture = view.svg()
      #expect(picture.contains("data:image/png"))
      return picture.contains("flood-color=\"#ff0000\"")
    }
    func button(_ type: UIButton.ButtonType, _ image: UIImage) -> UIButton {
      let button = UIButton(type: type)
      button.setImage(image, for: .normal)
      return button
    }
    #expect(!isTinted(UIImageView(image: photo)))
    #expect(isTinted(UIImageView(image: photo.withRenderingMode(.alwaysTemplate))))
    #expect(isTinted(button(.system, photo)) && !isTinted(button(.custom, photo)))
    #expect(!isTinted(button(.system, photo.withRenderingMode(.alwaysOriginal))))
    let stencil = try #require(UIImage(named: "stencil", in: bundle, compatibleWith: nil))
    #expect(stencil.renderingMode == .alwaysTemplate && isTinted(UIImageView(image: stencil)))
  }

  @Test func anImageWithAnotherLookKeepsItsContent() {
    let symbol = UIImage(systemName: "star")
    let red = symbol?.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(red?.renderingMode == .alwaysOriginal && red?.isSymbolImage == true && red?.size == symbol?.size)
    let large = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))
    #expect(large?.size == CGSize(width: 40, height: 40))
    let both = UIImage.SymbolConfiguration(pointSize: 20).applying(UIImage.SymbolConfiguration(weight: .bold))
    #expect(both == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
    #expect(symbol?.withConfiguration(both).symbolConfiguration == both)
    #expect(UIImage(systemName: "star") == UIImage(systemName: "star") && UIImage(systemName: "star") != red)
  }
}
