// The names of Core Location. Distances are computed; nothing is located.
import HeadlessFoundation
@_exported public import HeadlessUIKit

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
public let kCLDistanceFilterNone: CLLocationDistance = -1

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() { (latitude, longitude) = (0, 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees,
  _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

open class CLLocation: NSObject {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let timestamp: Date

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    (altitude, horizontalAccuracy, verticalAccuracy, timestamp) = (0, 0, -1, Date())
  }

  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
  }

  /// The distance in meters on a sphere, which differs from the ellipsoid's by less than a percent.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (a, b) = (coordinate, location.coordinate)
    let height = sin((b.latitude - a.latitude) * radians / 2)
    let width = sin((b.longitude - a.longitude) * radians / 2)
    let part = height * height + cos(a.latitude * radians) * cos(b.latitude * radians) * width * width
    return 2 * 6_371_008.8 * asin(min(1, part.squareRoot()))
  }
}

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public struct CLError: Error {
  public enum Code: Int, Sendable { case locationUnknown, denied, network, geocodeFoundNoResult = 8 }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Finds no location and is never permitted to.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var allowsBackgroundLocationUpdates = false
  open var location: CLLocation? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  open class func locationServicesEnabled() -> Bool { false }

  open func requestWhenInUseAuthorization() { say() }
  open func requestAlwaysAuthorization() { say() }
  open func requestLocation() { say() }
  open func startUpdatingLocation() { say() }
  open func stopUpdatingLocation() {}

  private func say() {
    warnOfAbsentFramework("CoreLocation", "no location is found, and delegates aren't called")
  }
}

open class CLPlacemark: NSObject {
  public let location: CLLocation?
  open var name: String?
  open var locality: String?
  open var country: String?
  open var thoroughfare: String?
  open var postalCode: String?
  open var administrativeArea: String?

  public init(location: CLLocation?) { self.location = location }
}

/// Finds no address.
open class CLGeocoder: NSObject {
  open func geocodeAddressString(_ address: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
    warnOfAbsentFramework("CoreLocation", "no address is found")
    completionHandler(nil, CLError(.geocodeFoundNoResult))
  }

  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
    warnOfAbsentFramework("CoreLocation", "no address is found")
    completionHandler(nil, CLError(.geocodeFoundNoResult))
  }

  open func cancelGeocode() {}
}
