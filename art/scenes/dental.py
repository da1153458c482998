"""Dental: white enamel, lapis, brass instruments."""
from kit import *
from props.basics import *
from props.bottles import squeeze
from props.nature import sprig
from props.toothcare import *

SOFT = dict(arch_x=.70, arch_w=3.0, spring=.20)


def dental():
    """Molar on a lapis plinth, mouth mirror, glass of water, toothbrush."""
    studio()
    plinth(.72, .42, plaster(LAPIS, .8), loc=(-.48, .62, 0))
    molar(loc=(-.48, .6, .435), rot=(0, 0, 22), scale=1.05)
    water_glass(.82, .55)
    group(mouth_mirror(), (-.06, -.08, .03), (-24, 16, 0))
    group(toothbrush(wood(oklch(.72, .08, 70), 'y')), (-.80, -.62, .07), (-90, 0, -86))
    camera((.06, 0, .80), 8.8, 14, 0, fstop=9, focus=(-.2, 0, .6))


def dental_brushes():
    """Wooden toothbrushes in a glass, toothpaste, mint."""
    studio(**SOFT)
    plinth(.66, .26, loc=(-.52, .55, 0))
    lathe([(0, 0), (.30, 0, .04), (.33, .72, .02), (.29, .72), (.27, .06), (0, .06)], plain(LAPIS, .2, Clearcoat=.8),
          r=.015, loc=(-.52, .53, .26))
    pale = wood(oklch(.72, .08, 70), 'y')
    for k, (dx, lean, turn) in enumerate(((-.10, -10, 14), (.02, 3, -10), (.12, 13, -24))):
        group(toothbrush(pale, plain((IVORY, oklch(.46, .12, 263), IVORY)[k], .5), k), (-.52 + dx, .55 - .04 * k, .34),
              (-2 + 2 * k, lean, turn), .86)
    squeeze(plain(IVORY, .32, Clearcoat=.3), h=1.0, r=.23, loc=(.42, .42, 0), turn=-8)
    water_glass(1.12, .62)
    sprig(.25, -.52, 0, 1.0, 9, oklch(.66, .09, 145), 8, seed=5)
    camera((.10, 0, .90), 9.3, 12, -2, fstop=8, focus=(-.1, .2, .7))


def dental_tools():
    """Brass instruments leaning in a stand, rolled cotton, folded cloth."""
    studio(**SOFT)
    slab((1.55, .62, .52), plaster(LAPIS, .8), .05, loc=(-.45, .70, 0), rot=(0, 0, 2))
    for k, (x, kind) in enumerate(((-.98, 0), (-.60, 1), (-.22, 2), (.10, 0))):
        parts = (mouth_mirror, probe, lambda: probe(False))[kind]()
        group(parts, (x, .18 - .02 * k, .03), (-17, (5, -3, 4, 9)[k], 0), 1.0)
    slab((1.0, .75, .18), wood(), .03, loc=(1.12, .40, 0), rot=(0, 0, -5))
    cotton = cloth(oklch(.93, .008, 85), 60, .5)
    for k, (x, z) in enumerate(((.86, .18), (1.10, .18), (1.34, .18), (.98, .37), (1.22, .37))):
        lathe([(0, 0), (.11, 0), (.11, .55), (0, .55)], cotton, r=.03, loc=(x, .12 + .05 * k % .07, z + .11),
              rot=(-90, 0, -6))
    camera((.06, 0, .80), 9.1, 13, 2, fstop=8, focus=(-.1, .2, .7))


def dental_implant():
    """Implant with its crown on a plinth, glass of water."""
    studio(**SOFT)
    plinth(.70, .40, plaster(LAPIS, .8), loc=(-.45, .60, 0))
    group(implant(), (-.45, .58, .38), (0, 0, 20), .98)
    plinth(.48, .24, loc=(.72, .72, 0))
    molar(loc=(.72, .70, .26), rot=(0, 0, -14), scale=.62)
    water_glass(1.45, .35)
    group(mouth_mirror(), (-1.42, -.34, .04), (0, 83.5, -8), .95)
    camera((.04, 0, .82), 9.1, 13, -2, fstop=8, focus=(-.3, .3, .8))


def dental_aligner():
    """Clear aligners on a plinth and in an open case."""
    studio(**SOFT)
    plinth(1.0, .26, loc=(-.42, .50, 0))
    aligner(loc=(-.42, .66, .28), rot=(0, 0, 0), scale=.82)
    case = plain(LAPIS, .25, Clearcoat=.6)
    lathe([(0, 0), (.44, 0, .06), (.46, .20), (.42, .20), (.40, .05), (0, .05)], case, r=.02, loc=(1.12, .20, 0),
          squash=4)
    lathe([(0, 0), (.46, 0, .06), (.47, .10), (.43, .10), (.41, .04), (0, .04)], case, r=.02, loc=(1.12, .80, .30),
          rot=(82, 0, 0), squash=4)
    aligner(loc=(1.12, .30, .08), rot=(0, 0, 14), scale=.40)
    squeeze(plain(IVORY, .32, Clearcoat=.3), h=.85, r=.2, loc=(.42, 1.05, 0), turn=-8)
    sprig(-.55, -.66, 0, 1.0, 9, oklch(.66, .09, 145), 6, seed=7)
    camera((.10, 0, .52), 8.6, 19, -2, fstop=9, focus=(-.2, .1, .4))
