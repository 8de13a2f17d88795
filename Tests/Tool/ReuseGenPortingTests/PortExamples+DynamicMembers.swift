import ReuseGenPorting

extension PortExample {
  /// Members that Swift finds in `AnyObject` with Objective-C.
  static let dynamicMembers = [
    PortExample(
      "an argument that is cast to AnyObject",
      "let a = f(b as AnyObject).tag, c = d?(e as AnyObject).tag",
      "let a = f(b as AnyObject).tag, c = d?(e as AnyObject).tag"
    ),
    PortExample(
      "parameters",
      diff: """
        -func f(_ a: AnyObject, b: AnyObject?, c: UIView) { print(a.tag, b?.tag, b!.tag, c.tag, x.a.tag) }
        -let f = { (a: AnyObject, b: Int) in a.layer; _ = { a in a.layer } }
        +func f(_ a: AnyObject, b: AnyObject?, c: UIView) { print(DynamicMembers(of: a).tag, \
        DynamicMembers(unwrapping: b)?.tag, DynamicMembers(of: b!).tag, c.tag, x.a.tag) }
        +let f = { (a: AnyObject, b: Int) in DynamicMembers(of: a).layer; _ = { a in a.layer } }
         protocol P { func f(_ a: AnyObject) }; func f(_ a: UIView) { a.tag }
        """
    ),
    PortExample(
      "variables, and others of the same name",
      diff: """
         func f(_ sender: Any, _ d: [String: AnyObject]) {
           let a = sender as AnyObject, b = d["b"]
           if let a = a as? UIView { a.tag }
        -  if let b = b, let c = sender as? AnyObject, let (d, e) = c.tag { b.count; c.tag; d["d"] }
        -  guard let a else { return a.tag }
        +  if let b = b, let c = sender as? AnyObject, let (d, e) = DynamicMembers(of: c).tag \
        { DynamicMembers(of: b).count; DynamicMembers(of: c).tag; d["d"] }
        +  guard let a else { return DynamicMembers(of: a).tag }
           for e in d.values { e.count }
        -  for (key, e) in d where e.count > 1 { key.count; e.count }
        -  d["b"]?.count; d["b"]!.count; d["b"].tag; d.count
        +  for (key, e) in d where DynamicMembers(of: e).count > 1 { key.count; DynamicMembers(of: e).count }
        +  DynamicMembers(unwrapping: d["b"])?.count; DynamicMembers(of: d["b"]!).count; DynamicMembers(of: d["b"]).tag; d.count
           let b = 1
           b.count
         }
        """
    ),
    PortExample(
      "properties",
      diff: """
         class A { var item: AnyObject?, items = [AnyObject](), view: UIView!; func f(_ view: AnyObject) { self.view.tag } }
        -class B: A { func g() { print(item?.tag, self.items[0].tag, items.count, view.tag, other.item.tag) } }
        +class B: A { func g() { print(DynamicMembers(unwrapping: item)?.tag, DynamicMembers(of: self.items[0]).tag, \
        items.count, view.tag, other.item.tag) } }
        """
    ),
    PortExample(
      "methods, which may be absent",
      diff: """
         func f(_ a: AnyObject) {
        -  a.title(for: .normal); a.title?(for: .normal); (a as AnyObject).resignFirstResponder!()
        +  DynamicMembers(of: a).title(for: .normal); (a as? UIButton)?.title(for: .normal); \
        DynamicMembers(of: a as AnyObject).resignFirstResponder()
         }
        """
    ),
    PortExample(
      "elements of arrays in closures",
      diff: """
         func f(_ a: [AnyObject], _ b: [UIView]) {
        -  a.forEach { $0.tag }; a.first(where: { x in x.tag == 1 }); b.forEach { $0.tag }; self.a.map { $0.tag }
        +  a.forEach { DynamicMembers(of: $0).tag }; a.first(where: { x in DynamicMembers(of: x).tag == 1 }); \
        b.forEach { $0.tag }; self.a.map { $0.tag }
         }
        """
    ),
    PortExample(
      "arrays of dictionaries, casts of arrays, and numbered elements",
      diff: """
         func f(_ a: [[String: AnyObject]], _ b: Any) {
        -  for c in a { c["d"]?.count }; for (e, c) in a.enumerated() { e.count; c["d"]!.count }; a[0]["d"]?.count
        -  (b as! [AnyObject]).map { $0.tag }; (b as! [AnyObject])[0].tag; a.map { $0["d"]?.tag }
        -  if let g = b as? [[String: AnyObject]], let h = g.first { g[0]["x"]?.tag }; f(b as! [AnyObject])[0].tag
        +  for c in a { DynamicMembers(unwrapping: c["d"])?.count }; for (e, c) in a.enumerated() \
        { e.count; DynamicMembers(of: c["d"]!).count }; DynamicMembers(unwrapping: a[0]["d"])?.count
        +  (b as! [AnyObject]).map { DynamicMembers(of: $0).tag }; DynamicMembers(of: (b as! [AnyObject])[0]).tag; \
        a.map { DynamicMembers(unwrapping: $0["d"])?.tag }
        +  if let g = b as? [[String: AnyObject]], let h = g.first { DynamicMembers(unwrapping: g[0]["x"])?.tag }; \
        f(b as! [AnyObject])[0].tag
         }
        """
    ),
  ]
}
