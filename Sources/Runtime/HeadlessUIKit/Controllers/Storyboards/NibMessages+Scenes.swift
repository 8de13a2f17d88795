import ReuseGenXML

extension NibMessages {
  static func endlessScenes(_ document: NibDocument, _ element: IBElement) -> String {
    "The scenes of Interface Builder file \(location(document, element)) contain each other more than "
      + "\(UIStoryboard.nestingLimit) deep. Remove the relationship, embed segue or storyboard reference that leads back to "
      + "a scene around it"
  }
}
