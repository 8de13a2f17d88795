@testable import ReuseGenDeclarations
import Testing

struct ObjectiveCDeclarationTests {
  /// Types, their members and the selectors of their methods.
  private func outline(_ source: String) -> [String] {
    read(source, .objectiveC).types.map { type in
      let inherited = type.inherited.isEmpty ? "" : ": " + type.inherited.map(\.name).joined(separator: ", ")
      let members = type.properties.map(\.name) + type.methods.map(\.selector)
      let body = members.isEmpty ? "" : " { \(members.joined(separator: " ")) }"
      return "\(type.kind.rawValue) \(type.fullName)\(inherited)\(body)"
    }
  }

  @Test(
    arguments: [
      ("@interface A : B <P, Q>\n@end", ["class A: B, P, Q"]),
      ("@interface A<__covariant T : id> : B<T *> <P>\n@end", ["class A: B, P"]),
      ("@interface A ()\n@property int x;\n@end", ["extension A { x }"]),
      ("@interface A (Cat) <P>\n- (void)f;\n@end", ["extension A: P { f }"]),
      ("@class A, B;\n@protocol P;\n@protocol Q <P>\n@optional\n- (void)f:(id)a;\n@end", ["protocol Q: P { f: }"]),
      ("@interface A : B { IBOutlet UILabel *a; int b, c; @public BOOL d:1; }\n@end", ["class A: B { a b c d }"]),
      (
        "@interface A : B\n@property (nonatomic, copy) void (^block)(int a);\n@property id<P> p NS_AVAILABLE(1);\n@end",
        ["class A: B { block p }"]
      ),
      (
        "@implementation A\n- (IBAction)save:(id)s with:(NSString *)x { if (a) { } }\nstatic void f(int a) { }\n+ (id)g { }\n@end",
        ["extension A { save:with: g }"]
      ),
      (
        "@implementation A\n#if X\n- (void)f { if (a) {\n#else\n- (void)g { if (b) {\n#endif\n} }\n- (void)h { }\n@end",
        ["extension A { f g h }"]
      ),
      ("@implementation A\n- (void)f { \n#if X\n} else {\n#endif\n}\n- (void)h { }\n@end", ["extension A { f h }"]),
      ("extern \"C\" {\n@interface A : B\n@end\n}", ["class A: B"]),
      ("@implementation A\n- (void)f { a = b\n - (c)d; }\n@end", ["extension A { f }"]),
      (
        "@interface A : B\n- f;\n- (instancetype)initWithX:(int)x NS_DESIGNATED_INITIALIZER;\n@end",
        ["class A: B { f initWithX: }"]
      ),
    ]
  )
  func findsWhatIsDeclared(source: String, expected: [String]) { #expect(outline(source) == expected) }

  @Test func noticesOutletsAndActions() throws {
    let file = read(
      """
      NS_SWIFT_NAME(Other)
      @interface A : B
      @property (weak, nonatomic) IBOutlet UILabel *label;
      @property (strong) IBOutletCollection(UIButton) NSArray *buttons;
      - (IBAction)save:(id)sender;
      @end
      """,
      .objectiveC
    )
    let type = try #require(file.types.first)
    #expect(type.otherName == "Other")
    #expect(type.properties.map { $0.attributes.map(\.name) } == [["IBOutlet"], ["IBOutlet"]])
    #expect(type.properties.map { $0.type?.name } == ["UILabel", "UIButton"])
    #expect(type.methods.first?.attributes.map(\.name) == ["IBAction"])
  }

  @Test(
    arguments: [
      ("static NSString * const a = @\"x\";", ["a: x, global"]), ("NSString *const a = @\"x\";", ["a: x, global"]),
      ("@implementation A\n- (void)f { static NSString *a = @\"x\"; }\n@end", ["a: x"]), ("self.a = @\"x\" y;", []),
      ("#define a @\"x\"", ["a: x, global"]), ("#define a @\"x\" @\"y\"", []), ("#define a(b) @\"x\"", []),
    ]
  )
  func findsConstants(source: String, constants: [String]) {
    #expect(read(source, .objectiveC).stringConstants.map(\.outline) == constants)
  }
}
