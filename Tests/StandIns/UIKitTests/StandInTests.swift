import AVFoundation
import AVKit
import CoreData
import CoreLocation
import MapKit
import MessageUI
import ReuseGenTestSupport
import SafariServices
import Testing
import UIKit
import WebKit

/// The names of frameworks that aren't here: what apps write with them compiles, and does what the pages state.
@MainActor struct StandInTests {
  /// A use of a framework, and what the warning says about it.
  struct Use {
    let framework: String
    let effect: String
    let act: @MainActor () -> Void
  }

  private static func show(_ view: UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
  }

  static let uses = [
    Use(framework: "AVFoundation", effect: "nothing is played, recorded or spoken") {
      _ = AVCaptureDevice.authorizationStatus(for: .video)
      AVSpeechSynthesizer().speak(AVSpeechUtterance(string: "Ada"))
    },
    Use(framework: "AVKit", effect: "players are empty") { AVPlayerViewController().loadViewIfNeeded() },
    Use(framework: "CoreData", effect: "nothing is saved") {
      try? NSPersistentContainer(name: "People").viewContext.save()
    },
    Use(framework: "CoreLocation", effect: "no location is found") { CLLocationManager().requestLocation() },
    Use(framework: "MapKit", effect: "maps keep their regions") { show(MKMapView()) },
    Use(framework: "MessageUI", effect: "nothing can be sent") { MFMailComposeViewController().loadViewIfNeeded() },
    Use(framework: "SafariServices", effect: "pages stay empty") {
      if let url = URL(string: "https://example.com") { _ = SFSafariViewController(url: url) }
    },
    Use(framework: "WebKit", effect: "pages stay empty") { show(WKWebView(frame: .zero)) },
  ]

  @Test(.tags(.process), .promptExit) func eachFrameworkSaysOnceThatItIsNotHere() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run { for use in StandInTests.uses + StandInTests.uses { use.act() } }
    }
    result.expectTexts(Self.uses.map { "Warning: \($0.framework) isn't here; its stand-in has only names: " })
    result.expectTexts(Self.uses.map(\.effect))
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.components(separatedBy: "isn't here").count == Self.uses.count + 1)
  }

  // MARK: - Documents

  final class Screen: NSObject, MKMapViewDelegate, WKNavigationDelegate {
    var map: MKMapView?
    var page: WKWebView?
  }

  @Test func viewsAndControllersOfDocumentsAreThoseOfTheFrameworks() throws {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
            <connections>
              <outlet property="map" destination="m" id="a"/>
              <outlet property="page" destination="w" id="b"/>
            </connections>
          </placeholder>
          <mapView id="m"><connections><outlet property="delegate" destination="-1" id="c"/></connections></mapView>
          <wkWebView id="w">
            <connections><outlet property="navigationDelegate" destination="-1" id="d"/></connections>
          </wkWebView>
          <avPlayerViewController id="p"/>
        </objects>
      </document>
      """
    let screen = Screen()
    let objects = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: screen)
    #expect(screen.map?.delegate === screen && screen.page?.navigationDelegate === screen)
    #expect(objects.last is AVPlayerViewController)
    let map = try #require(screen.map)
    screen.map?.delegate?.mapView(map, regionDidChangeAnimated: false)
  }

  // MARK: - Core Data

  @Test func aRequestForAnyResultFindsNothing() throws {
    let context = NSPersistentContainer(name: "People").viewContext
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Person")
    request.sortDescriptors = []
    #expect(try context.fetch(request).isEmpty)
    #expect(try context.count(for: request) == 0)
    try context.execute(NSBatchDeleteRequest(fetchRequest: request))
  }

  @Test func anAsynchronousRequestIsAnsweredWithNothing() throws {
    let context = NSPersistentContainer(name: "People").viewContext
    var answers = 0
    let request = NSAsynchronousFetchRequest(fetchRequest: NSFetchRequest<NSManagedObject>(entityName: "Person")) {
      #expect($0.finalResult?.isEmpty ?? false)
      answers += 1
    }
    let result = try context.execute(request) as? NSAsynchronousFetchResult<NSManagedObject>
    #expect(answers == 1 && result?.finalResult?.isEmpty ?? false)
  }

  private final class Person: NSManagedObject {
    var name: String?
  }

  @Test func anObjectKeepsItsValues() {
    let context = NSPersistentContainer(name: "People").viewContext
    let entity = NSEntityDescription.entity(forEntityName: "Person", in: context)
    let object = NSManagedObject(entity: entity ?? NSEntityDescription(), insertInto: context)
    #expect(object.value(forKey: "name") == nil)
    object.setValue("Ada", forKey: "name")
    #expect(object.value(forKey: "name") as? String == "Ada")
    // A property of the class and its key are one.
    let person = Person(context: context)
    person.setValue("Grace", forKey: "name")
    #expect(person.name == "Grace")
    person.name = "Edsger"
    #expect(person.value(forKey: "name") as? String == "Edsger")
  }

  // MARK: - AVFoundation

  @Test(arguments: [
    (CGSize(width: 100, height: 50), CGRect(x: 0, y: 25, width: 100, height: 50)),
    (CGSize(width: 1, height: 2), CGRect(x: 25, y: 0, width: 50, height: 100)),
    (CGSize(width: 0, height: 2), CGRect.zero),
  ])
  func aShapeFitsInARectangle(_ shape: CGSize, _ expected: CGRect) {
    #expect(AVMakeRect(aspectRatio: shape, insideRect: CGRect(x: 0, y: 0, width: 100, height: 100)) == expected)
  }

  @Test func timesAreFractionsOfSeconds() {
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600) == CMTime(value: 900, timescale: 600))
    #expect(CMTimeGetSeconds(CMTimeMake(value: 3, timescale: 2)) == 1.5)
    #expect(CMTime.invalid.seconds.isNaN && !CMTime.invalid.isValid)
  }

  private final class Scanner: NSObject, AVCaptureMetadataOutputObjectsDelegate {
    let session = AVCaptureSession()
  }

  @Test func aScannerIsSetUpAndFindsNoDevice() {
    let scanner = Scanner()
    let output = AVCaptureMetadataOutput()
    #expect(scanner.session.canAddOutput(output))
    scanner.session.addOutput(output)
    output.setMetadataObjectsDelegate(scanner, queue: .main)
    output.metadataObjectTypes = [.qr, .ean13]
    #expect(scanner.session.outputs == [output] && output.metadataObjectsDelegate === scanner)
    #expect(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
  }

  // MARK: - WebKit

  private final class Browser: NSObject, WKNavigationDelegate {}

  @Test func aNavigationIsAllowedWithItsPreferences() {
    let browser: any WKNavigationDelegate = Browser()
    let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    view.navigationDelegate = browser
    #expect(view.configuration.defaultWebpagePreferences.allowsContentJavaScript)
  }
}
