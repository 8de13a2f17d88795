/// The class that was found for a node, and the request that it was found for.
struct FoundClass {
  let type: InstantiableClass
  let expected: ObjectIdentifier?
  let owner: ObjectIdentifier?
}
