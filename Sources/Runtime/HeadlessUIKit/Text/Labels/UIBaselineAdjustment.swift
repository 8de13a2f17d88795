/// Where shrunk text is. Stored; has no effect here.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}
