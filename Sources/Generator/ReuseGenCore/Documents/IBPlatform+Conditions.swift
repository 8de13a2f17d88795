import ReuseGenDeclarations
import ReuseGenXML

extension IBPlatform {
  /// Whether a build for the platform may have a declaration, by the conditions around it.
  func mayHave(_ conditions: [String]) -> Bool {
    conditions.allSatisfy { text in
      ConditionExpression.value(of: text) { name, argument in
        guard name == "os", let argument else { return nil }
        // A document of iOS can also be a target's for visionOS.
        if self == .iOS, ["iOS", "visionOS", "xrOS"].contains(argument) { return nil }
        return argument == rawValue
      } != false
    }
  }
}
