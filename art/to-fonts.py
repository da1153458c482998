"""Cuts the fonts of every page from Vazirmatn, with the letters and weights that pages use (needs fonttools and brotli):

- arabic.woff2: every letter of the Arabic script, without the forms of legacy encodings, with a zero half as large again, for at
  the size of a price the original is a speck;
- latin.woff2: the letters of English, digits and punctuation;
- arabic-digits.woff2: Arabic-Indic digits in the places of the Latin ones, which pages show to readers who chose them until
  their script writes them.

    /usr/bin/python3 art/to-fonts.py
"""

from pathlib import Path

from fontTools import subset
from fontTools.misc.transform import Transform
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

root = Path(__file__).parent.parent
sources = root / "node_modules/@fontsource-variable/vazirmatn/files"
target = root / "packages/ui/src/theme"
arabic_zero, latin_zero = 0x660, 0x30
weights = (400, 700)
# Signs without a shape of their own are in both: a font without them would have another one loaded for them.
shapeless = [0xA0, *range(0x200C, 0x2010), *range(0x202A, 0x2030), *range(0x2066, 0x206A)]
arabic_letters = [0x20, *range(0x600, 0x780), *shapeless]
latin_letters = [*range(0x20, 0x7F), 0xA9, 0xAB, 0xB0, 0xB7, 0xBB, 0xD7, *range(0x2010, 0x2027), *shapeless]


def cut(script, codes, features):
    font = TTFont(sources / f"vazirmatn-{script}-wght-normal.woff2")
    # Hints stay: without them some systems round the widths of letters.
    options = subset.Options()
    options.layout_features = features
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=codes)
    cutter.subset(font)
    return font


def save(font, name):
    font = instancer.instantiateVariableFont(font, {"wght": weights})
    font.flavor = "woff2"
    font.save(target / name)


def enlarge(font, name, scale):
    """Scales an outline and its variations about its own middle; the advance stays, so that columns of digits do."""
    glyph = font["glyf"][name]
    xs, ys = [x for x, _ in glyph.coordinates], [y for _, y in glyph.coordinates]
    middle_x, middle_y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    move = Transform().translate(middle_x, middle_y).scale(scale).translate(-middle_x, -middle_y)
    glyph.coordinates = type(glyph.coordinates)(
        [tuple(round(value) for value in move.transformPoint(point)) for point in glyph.coordinates]
    )
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (font["hmtx"][name][0], glyph.xMin)
    for variation in font["gvar"].variations.get(name, []):
        outline = variation.coordinates[:-4]
        variation.coordinates[:-4] = [
            None if delta is None else (round(delta[0] * scale), round(delta[1] * scale)) for delta in outline
        ]


def remap(font, offset):
    for table in font["cmap"].tables:
        table.cmap = {code + offset: name for code, name in table.cmap.items()}


arabic = cut("arabic", arabic_letters, ["*"])
enlarge(arabic, arabic.getBestCmap()[arabic_zero], 1.5)
save(arabic, "arabic.woff2")

save(cut("latin", latin_letters, ["ccmp", "kern", "liga", "locl"]), "latin.woff2")

digits = cut("arabic", range(arabic_zero, arabic_zero + 10), [])
enlarge(digits, digits.getBestCmap()[arabic_zero], 1.5)
remap(digits, latin_zero - arabic_zero)
save(digits, "arabic-digits.woff2")
