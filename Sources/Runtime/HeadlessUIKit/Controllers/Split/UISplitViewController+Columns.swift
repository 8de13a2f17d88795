extension UISplitViewController {
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
    @available(iOS 26, *)
    case inspector
  }
  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic, never, always
  }
  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }
  public static let automaticDimension: CGFloat = -1
}
