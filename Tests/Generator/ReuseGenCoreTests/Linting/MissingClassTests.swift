import ReuseGenDeclarations
import ReuseGenTestSupport
import Testing

@testable import ReuseGenCore

/// A class that doesn't exist is reported where something shows that it isn't one of a library.
struct MissingClassTests {
  /// Four Objective-C classes that a document names.
  private static let own = """
    @interface XYZBadge : UIView @end @interface XYZStar : UIView @end @interface XYZCard : UIView @end
    @interface Table : UITableView @property IBOutlet UILabel *footnote; @end
    """
  private static let ownViews = TargetText(
    """
    // file: Own.xib
    <view id="1" customClass="XYZBadge"/>
    <view id="2" customClass="XYZStar"/>
    <view id="3" customClass="XYZCard"/>
    """
  )

  /// Each target has these classes and views in addition.
  static let cases = TargetCase.read(
    """
    # a class of a library
    // file: A.xib
    <view id="a" customClass="KeyboardView"/>
    <tableView id="b" customClass="Table"/>
    # a class of a library that a header declares forward, in the target's module
    @class MDCActivityIndicator;
    // file: A.xib
    <view id="a" customClass="MDCActivityIndicator" customModuleProvider="target"/>
    # a class that no code names, in the target's module
    // MDCActivityIndicator
    // file: A.xib
    <view id="a" customClass="MDCActivityIndicator" customModuleProvider="target"/>
    ! the target declares no class MDCActivityIndicator; correct the name, or specify its module
    # the prefix of the project's own classes
    // file: A.xib
    <view id="a" customClass="XYZKeyboardView"/>
    ! the target declares no class XYZKeyboardView; correct the name, or specify its module
    # the members of a class that no document names
    // file: A.xib
    <tableView id="a" customClass="Legacy">
        <connections><outlet property="footnote" destination="b" id="o"/></connections>
    <label id="b"/>
    ! the target declares no class Legacy; did you mean Table?
    # the only class that nothing uses
    // file: A.xib
    <tableView id="a" customClass="Legacy"/>
    ! the target declares no class Legacy; did you mean Table?
    # the only class that nothing uses is of another kind
    // file: A.xib
    <collectionView id="a" customClass="Legacy"/>
    # a name is reported once
    // file: A.xib
    <view id="a" customClass="XYZSta"/>
    <view id="b" customClass="XYZSta"/>
    // file: B.xib
    <view id="c" customClass="XYZSta"/>
    <view id="d" customClass="XYZSta"/>
    ! the target declares no class XYZSta; did you mean XYZStar? (4 times)
    # a nib that nothing uses
    // file: Old.xib
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="XYZOldController">
        <connections><outlet property="view" destination="1" id="o"/></connections>
    <view id="1" customClass="XYZBadge">
        <connections>
            <outlet property="gone" destination="1" id="p"/>
            <action selector="gone:" destination="1" id="q"/>
    <view id="2" customClass="XYZZebra"/>
    ! nothing uses the nib "Old": the target declares no class XYZOldController, which is its File's Owner, and no code names the nib; remove it, or restore the class
    # a nib that code names
    @implementation XYZCard - (void)load { [UINib nibWithNibName:@"Old" bundle:nil]; } @end
    // file: Old.xib
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="XYZOldController"/>
    <view id="1" customClass="XYZBadge">
        <connections><outlet property="gone" destination="1" id="p"/></connections>
    ! the target declares no class XYZOldController; correct the name, or specify its module
    ! XYZBadge has no outlet gone; remove the connection, or restore the property
    # a storyboard that nothing uses
    // file: Old.storyboard initialViewController="i"
    <viewController id="i" customClass="XYZOldController">
        <view key="view" id="v" customClass="XYZBadge">
            <connections><outlet property="gone" destination="v" id="o"/></connections>
    ! no code uses the storyboard "Old": the target declares no class XYZOldController, which its initial scene has, and no code names the storyboard; remove it, or restore the class
    # a storyboard that code names
    @implementation XYZCard - (void)load { [UIStoryboard storyboardWithName:@"Old" bundle:nil]; } @end
    // file: Old.storyboard initialViewController="i"
    <viewController id="i" customClass="XYZOldController">
        <view key="view" id="v" customClass="XYZBadge">
            <connections><outlet property="gone" destination="v" id="o"/></connections>
    ! the target declares no class XYZOldController; correct the name, or specify its module
    ! XYZBadge has no outlet gone; remove the connection, or restore the property
    # a storyboard that another one refers to
    // file: Main.storyboard initialViewController="i"
    <viewControllerPlaceholder storyboardName="Old" id="i"/>
    // file: Old.storyboard initialViewController="i"
    <viewController id="i" customClass="XYZOldController">
        <view key="view" id="v" customClass="XYZBadge">
            <connections><outlet property="gone" destination="v" id="o"/></connections>
    ! the target declares no class XYZOldController; correct the name, or specify its module
    ! XYZBadge has no outlet gone; remove the connection, or restore the property
    """
  )

  @Test(arguments: cases)
  func reports(example: TargetCase) {
    var documents = example.documents
    documents["Own.xib"] = Self.ownViews["Own.xib"]
    let source = SourceFile.read(Array("\(Self.own) \(example.source)".utf8), path: "Views.m", language: .objectiveC)
    let findings = Pipeline().lint(TargetInput("{}", documents, Declarations([source])))
    #expect(findings.map(\.message) == example.messages)
  }

  /// The sources declare less than half of the classes, so that they may be those of another target.
  @Test(arguments: [
    ("OtherView", ["the target declares no class StarsVeiw; did you mean StarsView?"]), ("StarsView", []),
  ])
  func aMisspelledClassIsReportedIfNoDocumentNamesTheOneThatIsMeant(other: String, messages: [String]) {
    let views = ["StarsVeiw", "FirstView", "SecondView", other].map {
      #"<view id="\#($0)" customClass="\#($0)" customModuleProvider="target"/>"#
    }
    let documents = TargetText("// file: A.xib\n\(views.joined(separator: "\n"))")
    let source = SourceFile.read(Array("class StarsView: UIView {}".utf8), path: "A.swift", language: .swift)
    let findings = Pipeline().lint(TargetInput("{}", ["A.xib": documents["A.xib"] ?? ""], Declarations([source])))
    #expect(findings.map(\.message) == messages)
  }

  /// Up to three locations.
  @Test func aNameHasTheFirstThreeLocations() {
    let views = (0..<5).map { #"<view id="\#($0)" customClass="Sta"/>"# }.joined(separator: "\n")
    let findings = Pipeline(options: .init(module: "App")).lint(
      TargetInput(
        ManifestReader.read(Array("{}".utf8), file: "reuse.json"),
        documents: [
          DocumentFile(
            path: "A.xib",
            text: """
              <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
              <view id="s" customClass="Star" customModuleProvider="target"/>\(views)</objects></document>
              """
          )
        ],
        declarations: Declarations([
          SourceFile.read(Array("class Star: UIView {}".utf8), path: "A.swift", language: .swift)
        ])
      )
    )
    #expect(findings.map { $0.location?.line } == [2])
    #expect(findings.flatMap(\.notes).map(\.message) == ["Star is declared here", "also here", "also here"])
  }
}
