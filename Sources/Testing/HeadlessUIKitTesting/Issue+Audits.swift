import Testing

extension Issue {
  /// Records an issue for each finding of an audit, such as "PeopleViewController.audit.accessibility(): …".
  static func record(_ findings: [String], by audit: String, of subject: AnyObject, sourceLocation: SourceLocation) {
    for finding in findings {
      record("\(type(of: subject)).audit.\(audit): \(finding)", sourceLocation: sourceLocation)
    }
  }
}
