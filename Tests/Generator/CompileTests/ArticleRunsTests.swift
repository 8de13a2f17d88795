import Foundation
import ReuseGenTestSupport
import Testing

#if os(Linux)
/// The protocols and extensions that the article builds compile unchanged and run with the module UIKit.
@Suite(.long, .tags(.compiler), .enabled(if: SharedFolder.reusable.isPresent)) struct ArticleRunsTests {
  @Test("16. the article on module UIKit") func theArticlesProtocolsCompileAndRun() throws {
    let compiler = try Compiler()
    let samples = try SampleDocument.article.samples().prefix(5)
    var files = try samples.map { try compiler.write("import UIKit\n" + $0.text, as: "Article\($0.ordinal).swift") }
    files.append(try compiler.copy(Documentation.root.appending(path: program), as: "Program.swift"))
    _ = try compiler.write(
      nib(#"<view contentMode="center" id="v" customClass="Banner" \#(target)>\#(frame(60))</view>"#),
      as: "Banner.xib"
    )
    _ = try compiler.write(nib(#"<view contentMode="center" id="v">\#(frame(99))</view>"#), as: "Widget.xib")
    _ = try compiler.write(
      nib(
        #"<tableViewCell contentMode="center" reuseIdentifier="PhotoCell" id="v" customClass="PhotoCell" \#(target)>"#
          + frame(44)
          + #"<tableViewCellContentView key="contentView" id="c">\#(frame(44))</tableViewCellContentView></tableViewCell>"#
      ),
      as: "PhotoCell.xib"
    )
    let messages = try compiler.linkWithUIKit(
      ["-swift-version", "5", "-module-name", "Article", "-o", "Article"] + files
    )
    #expect(!messages.contains("error:"), "\(messages)")
    let printed = try compiler.runProgram("Article")
    #expect(
      printed == """
        PhotoCell PhotoCell -
        NameCell NameCell Row 1
        NameCell NameCell Row 2
        after 50 rows: 5 cells
        header: true Title
        ["ColourCell", "ColourCell"]
        ["Heading"]
        Banner 60.0
        ["50.0 × 40.0"]

        """
    )
  }

  /// The class is one of the document's target.
  private let target = #"customModuleProvider="target""#
  private let program = "Tests/Generator/CompileTests/Classes/article.swift.classes"

  private func frame(_ height: Int) -> String {
    #"<rect key="frame" x="0.0" y="0.0" width="320" height="\#(height)"/>"#
  }

  private func nib(_ object: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>\(object)</objects>
    </document>
    """
  }
}
#endif
