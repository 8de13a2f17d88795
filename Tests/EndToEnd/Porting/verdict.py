"""Decides whose fault an error of the compiler is.

Projects here contain only the files that touch lists, so their sources name types that are in other files of the app, or
in packages of other people. Such an error is `foreign`. An error that names another framework of Apple's is `framework`.
All others are `ours`: UIKit's or Foundation's names that are missing or shaped differently, and what `reusegen port`
doesn't handle.
"""
import os
import re

# The names of UIKit, Foundation, and of what they bring along.
OURS = re.compile(
    r"^(?:_?UI[A-Z][a-z]|NS(?!UI)[A-Z][a-z]|CA[A-Z][a-z]|CG[A-Z][a-z]|CF[A-Z][a-z]|NSURL|NSHTTP|NSUUID|NSXML|kCF|kCA|kUT|UTType|UTI"
    r"|OS(?:Atomic|Status|Type|Log)|objc_|os_|class_|method_[a-z]|object_[gs]et|sel_|protocol_[a-z]|property_get|ivar_|imp_|arc4random"
    r"|autoreleasepool|dispatch_|AX[A-Z]|CACurrent|ObjCBool|AutoreleasingUnsafe|Unmanaged|CVarArg|TARGET_|sysctl|Boolean$|NIB"
    r"|(?:URL|URLSession|URLRequest|Data|Date|Locale|Calendar|Bundle|Selector|Notification|FileManager|UserDefaults|Thread|Timer"
    r"|ProcessInfo|Operation|OperationQueue|BlockOperation|Progress|XMLParser|JSONEncoder|JSONDecoder|JSONSerialization|ObservableObject"
    r"|Decimal|Measurement|Unit|Dimension|Formatter|DateFormatter|NumberFormatter|DateComponentsFormatter|DateIntervalFormatter"
    r"|RelativeDateTimeFormatter|ByteCountFormatter|MeasurementFormatter|LengthFormatter|MassFormatter|EnergyFormatter|ListFormatter"
    r"|PersonNameComponentsFormatter|ISO8601DateFormatter|PersonNameComponents|Scanner|RunLoop|UndoManager|IndexPath|IndexSet"
    r"|CharacterSet|AttributedString|InputStream|OutputStream|Stream|URLComponents|DateInterval|PropertyListEncoder|Host|Pipe"
    r"|PropertyListDecoder|PropertyListSerialization|HTTPCookie|KeyValueObservation|MainActor|DispatchQueue|DispatchTime|Port"
    r"|URLQueryItem|URLResponse|HTTPURLResponse|FileWrapper|FileHandle|Process|exp|round|floor|ceil|fabs|sqrt|pow|fmod|min|max)$)"
)
# What the compiler also reports where a name isn't found.
CONSEQUENCE = re.compile(
    r"^(?:'nil' requires a contextual type|cannot infer|reference to member '.*' cannot be resolved without|failed to produce diagnostic"
    r"|type of expression is ambiguous|generic parameter '.*' could not be inferred|unable to infer type|cannot call value of non-function"
    r"|value of type '\(.*\) ->|cannot assign to value: '.*' is a method|cannot use optional chaining on non-optional value of type '\("
    r"|result builder|extra argument|missing argument|no exact matches|ambiguous use|closure|value of tuple type"
    r"|cannot convert .* of type '\(\)'|trailing closure|errors thrown from here|unresolved)")
# Other frameworks, which a target without them can't use.
FRAMEWORKS = re.compile(
    r"^(?:MK|CL(?:Location|Geocoder|Region|Placemark|Beacon|Heading|Authorization|Circular|Visit)|WK|AV|SF[A-Z]|UN[A-Z]|PH[A-Z]|SK[A-Z]"
    r"|MF|LA(?:Context|Error|Policy|Biometry)|AS[A-Z]|MP[A-Z]|MT[LK]|SCN|GK|GC|HK|EK|CN[A-Z]|CK[A-Z]|CM[A-Z]|CT[A-Z]|CB[A-Z]|QL|PDF|NE[A-Z]"
    r"|VN|ML[A-Z]|AR[A-Z]|CV[A-Z]|CX|PK|EA|HM|IN[A-Z]|NW[A-Z]|NSManaged|NSFetch|NSAsynchronousFetch|NSPersistent|NSEntity|NSAttributeD|NSMerge|NSBatch|NSRelationshipD"
    r"|MDM|UN[A-Z]|MC[A-Z]|SLC|ADBanner|ABAddress|ABPeople|AL[A-Z]|AudioServices|kAudio|kSec|Sec[A-Z]|SCNetwork|kSC|CI[A-Z]|vImage|vDSP|simd|float4|GL"
    r"|CSSearch|kABPerson|Insecure|SHA|HMAC|SymmetricKey|AES|P256|Logger\b|OSLog|VTCompress|TWTR|Twitter|ACAccount|CS[A-Z]|PHP|WC[A-Z]"
    r"|AnyCancellable|PassthroughSubject|CurrentValueSubject|AnyPublisher|Cancellable|Publishers?|Subscribers?|Just|Future\b|DeviceActivity"
    r"|ENM|EN[A-Z]|Exposure|NSData(?:Asset)\b)"
)
DECLARATION = re.compile(
    r"\b(?:class|struct|enum|protocol|actor|typealias|associatedtype)\s+`?([A-Za-z_]\w*)`?")
CLASS = re.compile(r"^[^\n/\"]*?\b(class|extension|struct|enum|protocol)\s+([A-Za-z_][\w.]*)\s*(?:<[^>{]*>)?\s*(?::([^{]*?))?(?:\bwhere\b[^{]*)?\{", re.M)
MISSING = re.compile(r"(?:cannot find (?:type |operator )?|no type named |no such module )'([^']*)'")
NO_MEMBER = re.compile(r"(?:value of )?(?:optional )?type '([^']*)'(?: \(aka '[^']*'\))? has no (?:dynamic )?(?:type )?(?:member|subscripts)(?: '([^']*)')?")
QUOTED = re.compile(r"'([^']*)'")
WORD = re.compile(r"[A-Za-z_]\w*")


def code(text):
    """The text with comments and the contents of literals blanked; lines stay."""
    def blank(match):
        return re.sub(r"[^\n]", " ", match.group(0))
    return re.sub(r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*[\s\S]*?\*/', blank, text)


class Project:
    """The sources of a project, and the errors in them."""

    def __init__(self, texts, app_members):
        # What the compiler reports where an app overloads a member, in a file that isn't here.
        self.app_messages = {member for member in app_members if " " in member}
        self.texts = {path: code(text) for path, text in texts.items()}
        self.app_members = app_members
        self.declared, self.types = set(), []
        for path, text in self.texts.items():
            self.declared |= {match.group(1) for match in DECLARATION.finditer(text)}
            for match in CLASS.finditer(text):
                start = text.count("\n", 0, match.start()) + 1
                depth, end = 0, match.end() - 1
                for end in range(match.end() - 1, len(text)):
                    depth += {"{": 1, "}": -1}.get(text[end], 0)
                    if depth == 0:
                        break
                inherited = re.findall(r"[A-Za-z_]\w*", match.group(3) or "")
                self.types.append((match.group(2).split(".")[-1], inherited, path, start, text.count("\n", 0, end) + 1,
                                   match.group(1)))
        self.all_text = "\n".join(self.texts.values())
        self.missing, self.tainted = set(), set()

    def learn(self, errors):
        """Notes which names are in files that aren't here, and which types depend on them."""
        for _, _, message in errors:
            match = MISSING.match(message)
            if match and not OURS.match(match.group(1)) or match and FRAMEWORKS.match(match.group(1)):
                if match.group(1)[:1].isupper():
                    self.missing.add(match.group(1))
        self.missing -= self.declared
        self.tainted = set(self.missing)
        changed = True
        while changed:
            changed = False
            for name, inherited, _, _, _, kind in self.types:
                if name not in self.tainted and name in self.declared and kind != "extension" and self.tainted.intersection(inherited):
                    self.tainted.add(name)
                    changed = True

    def enclosing(self, path, line):
        return [(name, kind) for name, _, other, start, end, kind in self.types if other == path and start <= line <= end]

    def verdict(self, path, line, message, foreign_lines):
        match = MISSING.match(message)
        if match:
            name = match.group(1)
            if FRAMEWORKS.match(name):
                return "framework"
            if OURS.match(name) and name not in self.app_members:
                return "ours"
            return "foreign"
        if (path, line) in foreign_lines:
            return "foreign"
        words = {word for quoted in QUOTED.findall(message) for word in WORD.findall(quoted)}
        if any(FRAMEWORKS.match(word) for word in words) and not words & self.declared:
            return "framework"
        if words & self.tainted:
            return "foreign"
        around = self.enclosing(path, line)
        if any(name in self.tainted for name, _ in around):
            return "foreign"
        if any(text in message for text in self.app_messages):
            return "foreign"
        member = NO_MEMBER.search(message)
        if member:
            name = member.group(2)
            if name and (name in self.app_members or f"{member.group(1)}.{name}" in self.app_members):
                return "foreign"
            root = WORD.findall(member.group(1))
            owners = self.supertypes(root[0]) if root else set()
            if root and root[0] in self.declared and not any(OURS.match(owner) for owner in owners):
                return "foreign"
        return "ours"

    def supertypes(self, name):
        found, left = set(), [name]
        while left:
            next = left.pop()
            if next in found:
                continue
            found.add(next)
            for other, inherited, _, _, _, _ in self.types:
                if other == next:
                    left += inherited
        return found - {name}

    def judge(self, errors):
        """The errors with a verdict each."""
        self.learn(errors)
        first = [(error, self.verdict(*error, set())) for error in errors]
        foreign_lines = {error[:2] for error, verdict in first if verdict == "foreign" and MISSING.match(error[2])}
        judged = [(error, self.verdict(*error, foreign_lines)) for error in errors]
        incomplete = {error[0] for error, verdict in judged if verdict != "ours"}
        return [(error, "foreign" if error[0] in incomplete and CONSEQUENCE.match(error[2]) else verdict)
                for error, verdict in judged]
