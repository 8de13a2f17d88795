/// The template that `reusegen generate` uses where the user gives none.
package let builtInAccessorsTemplate = String(decoding: PackageResources.accessors_swift_mustache, as: UTF8.self)
