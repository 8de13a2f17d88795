extension RuleCase {
  static let documentNameDuplicate = RuleCase(
    "document-name-duplicate",
    reports: """
      ① warning: a second nib is named "PersonCell", and a bundle has one; rename it, or remove one of them from the target
      ② note: the first is here
      ③ warning: a second nib is named "CityCell", and a bundle has one; rename it, or remove one of them from the target
      ④ note: the first is here
      """,
    in: """
      // file: Family/PersonCell.xib
      ②<?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <tableViewCell reuseIdentifier="PersonCell" id="a" customClass="PersonCell" customModule="App" customModuleProvider="target"/>
          </objects>
      </document>
      // file: Friends/PersonCell.xib
      ①<?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <tableViewCell reuseIdentifier="PersonCell" id="a" customClass="PersonCell" customModule="App" customModuleProvider="target"/>
          </objects>
      </document>
      // file: One/de.lproj/CityCell.xib
      ④<?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <tableViewCell reuseIdentifier="PersonCell" id="a" customClass="PersonCell" customModule="App" customModuleProvider="target"/>
          </objects>
      </document>
      // file: Two/de.lproj/CityCell.xib
      ③<?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <tableViewCell reuseIdentifier="PersonCell" id="a" customClass="PersonCell" customModule="App" customModuleProvider="target"/>
          </objects>
      </document>
      """,
    accepts: """
      // file: unbundled.txt
      Old/PersonCell.xib
      // file: Base.lproj/PersonCell.xib
      <tableViewCell reuseIdentifier="PersonCell" id="a" customClass="PersonCell" customModule="App" customModuleProvider="target"/>
      // file: OtherApp/PersonCell.xib
      <tableViewCell reuseIdentifier="PersonCell" id="a" customClass="PersonCell" customModule="Other" customModuleProvider="target"/>
      // file: Old/PersonCell.xib
      <tableViewCell reuseIdentifier="PersonCell" id="a" customClass="PersonCell" customModule="App" customModuleProvider="target"/>
      // file: Other/fr.lproj/PersonCell.xib
      <tableViewCell reuseIdentifier="PersonCell" id="a" customClass="PersonCell" customModule="App" customModuleProvider="target"/>
      // file: PersonCell~ipad.xib
      <tableViewCell reuseIdentifier="PersonCell" id="a" customClass="PersonCell" customModule="App" customModuleProvider="target"/>
      // file: Television/PersonCell.xib
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="AppleTV">
          <objects>
              <tableViewCell reuseIdentifier="PersonCell" id="a" customClass="PersonCell" customModule="App" customModuleProvider="target"/>
      // file: First/Views/PlaceCell.xib
      <tableViewCell reuseIdentifier="PlaceCell" id="a"/>
      // file: Second/PlaceCell.xib
      <tableViewCell reuseIdentifier="PlaceCell" id="a"/>
      // file: First/AppDelegate.swift
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}
      // file: Second/Sources/main.swift
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)
      // file: en.lproj/PersonCell.xib
      <tableViewCell reuseIdentifier="PersonCell" id="a" customClass="PersonCell" customModule="App" customModuleProvider="target"/>
      """
  )
}
