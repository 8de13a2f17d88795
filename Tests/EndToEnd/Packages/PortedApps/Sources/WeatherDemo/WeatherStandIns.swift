import UIKit

/// The weather as a test wants it, instead of that of the web.
class WeatherService {
  private static let shared = WeatherService()

  class func sharedWeatherService() -> WeatherService { shared }

  func getCurrentWeather(_ location: String, completion: @escaping (WeatherData?) -> Void) {
    let data = WeatherData()
    data.weather = "sunny"
    data.temperature = location.count
    completion(data)
  }
}
