// Declarations of MapKit and CoreLocation, which don't exist here.
import UIKit

typealias MKMapView = UnsupportedView
typealias CLLocationDegrees = Double
typealias CLLocationDistance = Double

struct CLLocationCoordinate2D {
  var latitude: CLLocationDegrees
  var longitude: CLLocationDegrees
}

func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees,
  _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

struct CLLocation {
  var coordinate: CLLocationCoordinate2D
}

struct CLPlacemark {
  var location: CLLocation?
}

/// Finds each address at one location, without the web.
final class CLGeocoder {
  func geocodeAddressString(_ address: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) {
    let coordinate = CLLocationCoordinate2D(latitude: 48.2, longitude: 16.4)
    completionHandler([CLPlacemark(location: CLLocation(coordinate: coordinate))], nil)
  }
}

struct MKCoordinateRegion {
  var center: CLLocationCoordinate2D

  init(
    center: CLLocationCoordinate2D,
    latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    self.center = center
  }
}

extension UnsupportedView {
  func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    accessibilityValue = "\(region.center.latitude), \(region.center.longitude)"
  }
}
