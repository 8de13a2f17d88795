import Foundation
import ReuseGenDeclarations
import ReuseGenTestSupport
import Testing

@testable import ReuseGenPorting

@Suite struct AssetSymbolTests {
  @Test(arguments: [
    ("ic-close", "icClose"), ("ic_close_24", "icClose24"), ("Icon Close", "iconClose"), ("closeImage", "close"),
    ("image", "image"), ("background_image", "background"), ("2x-icon", "_2xIcon"), ("FAQ", "faq"),
    ("URLIcon", "urlIcon"), ("MyIcon.dark", "myIconDark"), ("---", nil), ("", nil), ("éclair", "éclair"),
  ])
  func anAssetHasTheSymbolOfXcode(asset: String, symbol: String?) {
    #expect(AssetSymbol(.image, asset)?.name == symbol)
  }

  @Test func aFolderIsANamespaceInCapitals() {
    let symbol = AssetSymbol(.color, "my icons/Dark/accentColor")
    #expect(symbol?.namespaces == ["MyIcons", "Dark"])
    #expect(symbol?.name == "accent")
  }

  /// A symbol that UIKit declares isn't declared again.
  @Test func theTableListsUIKitsColorsAndImages() throws {
    let sources = Checkout.url("Sources/Runtime/HeadlessUIFoundation")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var names: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let source = SourceFile.read(Array(try Data(contentsOf: file)), path: file.path, language: .swift)
      for type in source.types where ["UIColor", "UIImage"].contains(type.fullName) {
        let objects = type.properties.filter { $0.isTypeMember && !["Bool", "String"].contains($0.type?.name) }
        names.formUnion(objects.filter { $0.modifiers.contains(.public) || $0.modifiers.contains(.open) }.map(\.name))
      }
    }
    #expect(names.count > 40)
    #expect(names.subtracting(AssetSymbol.ofUIKit).sorted() == [])
  }
}
