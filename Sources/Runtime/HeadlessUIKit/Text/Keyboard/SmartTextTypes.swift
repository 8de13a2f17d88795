public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}

@available(iOS 17, *)
public enum UITextInlinePredictionType: Int, Sendable {
  case `default`, no, yes
}
