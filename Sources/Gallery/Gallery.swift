import Recycler

/// Walks through the scenes without a screen and prints what a person would see.
@main
struct Gallery {
  @MainActor static func main() {
    Walk().go { stop in
      print(stop.title)
      print(TextPicture(of: stop.view).text)
      if let remark = stop.remark { print(remark) }
      print()
    }
  }
}
