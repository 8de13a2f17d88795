import ReuseGenTestSupport
import ReuseGenXML
import Testing

@testable import ReuseGenDrafting
@testable import ReuseGenCore

/// A manifest drafted from documents produces no errors for them, whatever else they contain.
struct SoundDraftTests {
  // The entries of the draft are expected, as they are written.
  static let folders = TargetCase.read(
    """
    # a header and a footer of one class and one identifier
    // file: Main.storyboard
    <collectionViewController id="c" sceneMemberID="viewController">
        <collectionView key="view" id="v">
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="Edge" id="h" customClass="Edge"/>
            <collectionReusableView key="sectionFooterView" reuseIdentifier="Edge" id="f" customClass="Edge"/>
    = { "type": "Edge", "in": "collection", "kind": "header" }
    = { "type": "Edge", "name": "edge2", "in": "collection", "kind": "footer" }
    # nibs of one name for the Mac and for iOS
    // file: a/PhotoCell.xib
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections></connections></placeholder>
            <customView id="r" customClass="PhotoCell"/>
    // file: b/PhotoCell.xib
    <tableViewCell id="r" customClass="PhotoCell" reuseIdentifier="PhotoCell"/>
    = { "type": "PhotoCell", "nib": true }
    # nibs of one name and class with an identifier each
    // file: a/Cell.xib
    <tableViewCell id="r" customClass="PhotoCell" reuseIdentifier="one"/>
    // file: b/Cell.xib
    <tableViewCell id="r" customClass="PhotoCell" reuseIdentifier="two"/>
    = { "type": "PhotoCell", "nib": "Cell", "identifier": "one" }
    = { "type": "PhotoCell", "name": "two", "nib": "Cell", "identifier": "two" }
    # scenes of one class, whose name starts with that of the storyboard
    // file: Auth.storyboard initialViewController="a"
    <viewController id="a" customClass="AuthScreen"/>
    <viewController storyboardIdentifier="Sign-In screen" id="b" customClass="AuthScreen"/>
    = { "type": "AuthScreen", "name": "authScreen2", "storyboard": "Auth", "conformances": false }
    = { "type": "AuthScreen", "name": "signInScreen", "storyboard": "Auth", "identifier": "Sign-In screen", "conformances": false }
    # nibs of one name and class, for its owner and for its root
    // file: a/Card.xib
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>
    <view id="r"/>
    // file: b/Card.xib
    <view id="r" customClass="Card"/>
    = { "type": "Card", "nib": true, "owner": true }
    = { "type": "Card", "name": "card2", "nib": true }
    # nibs of one name, one with two roots
    // file: a/PhotoCell.xib
    <tableViewCell id="r" customClass="PhotoCell" reuseIdentifier="PhotoCell"/>
    <view id="s"/>
    // file: b/PhotoCell.xib
    <tableViewCell id="r" customClass="PhotoCell" reuseIdentifier="PhotoCell"/>
    = { "type": "PhotoCell", "nib": true }
    # nibs of one name, one with outlets of an owner
    // file: a/PhotoCell.xib
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
        <connections><outlet property="cell" destination="r" id="o"/></connections>
    <tableViewCell id="r" customClass="PhotoCell" reuseIdentifier="PhotoCell"/>
    // file: b/PhotoCell.xib
    <tableViewCell id="r" customClass="PhotoCell" reuseIdentifier="PhotoCell"/>
    = { "type": "PhotoCell", "nib": true }
    # two nibs of different classes that share an identifier
    // file: PersonCell.xib
    <tableViewCell id="r" customClass="PersonCell" reuseIdentifier="cell"/>
    // file: PlaceCell.xib
    <tableViewCell id="r" customClass="PlaceCell" reuseIdentifier="cell"/>
    // file: TileCell.xib
    <collectionViewCell id="r" customClass="TileCell" reuseIdentifier="cell"/>
    = { "type": "PersonCell", "nib": true, "identifier": "cell" }
    = { "type": "TileCell", "in": "collection", "nib": true, "identifier": "cell" }
    # prototypes of two tables that share an identifier
    // file: A.storyboard
    <tableViewController id="c">
        <tableView key="view" id="v">
            <prototypes><tableViewCell reuseIdentifier="cell" id="p" customClass="PersonCell"/></prototypes>
    // file: B.storyboard
    <tableViewController id="c">
        <tableView key="view" id="v">
            <prototypes><tableViewCell reuseIdentifier="cell" id="p" customClass="PlaceCell"/></prototypes>
    = { "type": "PersonCell", "storyboard": "A", "identifier": "cell" }
    = { "type": "PlaceCell", "storyboard": "B", "identifier": "cell" }
    # a UIKit class with the target's module
    // file: C.xib
    <tableViewCell id="r" customClass="UITableViewCell" customModuleProvider="target"/>
    # classes whose names the generated file uses itself
    // file: Bundle.xib
    <tableViewCell id="r" customClass="Bundle" reuseIdentifier="Bundle"/>
    // file: View.xib
    <tableViewCell id="r" customClass="View" reuseIdentifier="View"/>
    """
  )

  @Test(arguments: folders)
  func aDraftHasNoErrors(folder: TargetCase) {
    let files = folder.documents.map { DocumentFile(path: $0, text: $1) }
    let draft = ManifestDraft(files).text
    let entries = draft.split(separator: "\n").filter { $0.hasPrefix("    {") || $0.hasPrefix("    \"") }
    #expect(entries.map { String($0.drop { $0 == " " }.dropLast()) } == folder.expected)
    let findings = Pipeline().lint(
      TargetInput(ManifestReader.read(Array(draft.utf8), file: "reuse.json"), documents: files)
    )
    #expect(findings.filter { $0.severity == .error }.map { Reporter.text.lines(for: $0) } == [])
  }
}
