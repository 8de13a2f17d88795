struct Place: Equatable {
  var name: String
  var country: String

  static let samples = [
    Place(name: "Aarhus", country: "Denmark"), Place(name: "Bergen", country: "Norway"),
    Place(name: "Cork", country: "Ireland"), Place(name: "Dundee", country: "Scotland"),
  ]
}
