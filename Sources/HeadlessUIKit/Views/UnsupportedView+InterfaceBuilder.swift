import InterfaceBuilderXML

extension UnsupportedView {
  static let unsupportedElement = ElementClass(
    UnsupportedView.self,
    "mapView",
    "webView",
    "wkWebView",
    "glkView",
    "mtkView",
    "sceneKitView",
    "skView",
    "arscnView",
    "arskView",
    "pdfView",
    "adBannerView",
    "routePickerView",
    "calendarView",
    "colorWell",
    drawing: .content { $1.box(titled: $0.kind, in: $2) }
  ) { reader in
    reader.set(reader.element.name) { $0.kind = $1 }
  }
}
