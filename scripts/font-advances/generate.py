#!/usr/bin/env python3
"""Writes Sources/Runtime/HeadlessFonts/Advances/InterAdvances.generated.swift from the fonts of the Inter family.

    generate.py FOLDER > Sources/Runtime/HeadlessFonts/Advances/InterAdvances.generated.swift

FOLDER holds Inter-Regular.otf, InterDisplay-Regular.otf and the other weights, as Debian's package fonts-inter 4.0
installs them. Needs fontTools. The fonts themselves don't go into the project.
"""

import sys

from fontTools.ttLib import TTFont

# The advances of each character in these ranges, one after another. FontAdvances.swift counts with the same ranges.
BLOCKS = [
    (0x0020, 0x024F),  # Latin with its extensions
    (0x0370, 0x0482),  # Greek, Cyrillic
    (0x1E00, 0x1EFF),  # Latin Extended Additional
    (0x2000, 0x2060),  # punctuation
    (0x20A0, 0x20BF),  # currencies
    (0x2100, 0x214F),  # letterlike symbols
    (0x2190, 0x2199),  # arrows
    (0x2200, 0x2265),  # mathematical operators
    (0x25A0, 0x25CF),  # geometric shapes
    (0x2713, 0x2718),  # check marks
]

WEIGHTS = [("regular", "Regular"), ("medium", "Medium"), ("semibold", "SemiBold"), ("bold", "Bold")]
SIZES = [("text", "Inter"), ("display", "InterDisplay")]

# Two digits of base 64 for each character: an advance in 2048ths of an em, or this for a character without a glyph.
FIRST_DIGIT = ord("0")
MISSING = 64 * 64 - 1
ROW = 100


def encoded(value):
    return chr(FIRST_DIGIT + value // 64) + chr(FIRST_DIGIT + value % 64)


def advances(path):
    font = TTFont(path)
    glyphs, metrics, em = font.getBestCmap(), font["hmtx"].metrics, font["head"].unitsPerEm
    for first, last in BLOCKS:
        for code in range(first, last + 1):
            if code in glyphs:
                yield min(round(metrics[glyphs[code]][0] * 2048 / em), MISSING - 1)
            else:
                yield MISSING


def main(folder):
    print("// Written by scripts/font-advances/generate.py from the Inter fonts.")
    print("// Copyright 2016-2022 The Inter Project Authors, under the SIL Open Font License 1.1: see OFL.txt.")
    print()
    print("/// The advances of Inter, two digits of base 64 for each character.")
    print("enum InterAdvances {")
    ranges = ", ".join(f"0x{first:04X}...0x{last:04X}" for first, last in BLOCKS)
    print("  // swift-format-ignore")
    print(f"  static let blocks: [ClosedRange<UInt32>] = [{ranges}]")
    for size, family in SIZES:
        for weight, style in WEIGHTS:
            text = "".join(map(encoded, advances(f"{folder}/{family}-{style}.otf")))
            print()
            print("  // swift-format-ignore")
            print(f'  static let {size}{weight.capitalize()}: StaticString = #"""')
            rows = [text[start : start + ROW] for start in range(0, len(text), ROW)]
            print("    " + "\\#\n    ".join(rows))
            print('    """#')
    print("}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
