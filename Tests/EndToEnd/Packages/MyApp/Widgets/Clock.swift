import WidgetKit

@main
struct Clock: Widget {}
