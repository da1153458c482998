"""Cuts the two small fonts of digits from Vazirmatn (needs fonttools and brotli):

- zero.woff2: the Arabic-Indic zero, half as large again, for at the size of a price the original is a speck;
- arabic-digits.woff2: Arabic-Indic digits in the places of the Latin ones, which pages show to readers who chose them until
  their script writes them.

    /usr/bin/python3 art/to-digit-fonts.py
"""

from pathlib import Path

from fontTools import subset
from fontTools.misc.transform import Transform
from fontTools.ttLib import TTFont

root = Path(__file__).parent.parent
source = root / "node_modules/@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2"
target = root / "packages/ui/src/theme"
arabic_zero, latin_zero = 0x660, 0x30


def cut(codes):
    font = TTFont(source)
    options = subset.Options()
    options.layout_features = []
    options.flavor = "woff2"
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=codes)
    cutter.subset(font)
    return font


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


zero = cut([arabic_zero])
enlarge(zero, zero.getBestCmap()[arabic_zero], 1.5)
zero.save(target / "zero.woff2")

digits = cut(range(arabic_zero, arabic_zero + 10))
enlarge(digits, digits.getBestCmap()[arabic_zero], 1.5)
remap(digits, latin_zero - arabic_zero)
digits.save(target / "arabic-digits.woff2")
