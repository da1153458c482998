"""Hammam: copper, laurel soap, light through a star lattice."""
import random

from kit import *
from props.basics import *
from props.cloths import towel_fold, towel_roll
from props.nature import petals, sprig

SOAP = oklch(.66, .075, 112)
LIGHT = dict(arch_x=.35, arch_w=3.2, spring=.5, window='khatam', lattice=.44, soft=.45)


def hammam():
    """Copper bowl with petals, folded towels, soap, a brass ladle."""
    studio(**LIGHT)
    _copper_bowl(.42, .25)
    for k, c in enumerate((IVORY, oklch(.46, .12, 263), IVORY)):
        towel_fold(1.3, .92, .19, c, k, loc=(-1.0, .62, .20 * k), rot=(0, 0, 4 - 5 * k))
    for k, (x, y, z, c, r) in enumerate(((-.95, .55, .63, SAGE, 14), (-.42, -.42, 0, oklch(.86, .05, 95), -12),
                                         (-.92, -.34, 0, SAGE, 24))):
        _soap(x, y, z, c, r, k < 2)
    lathe([(0, 0), (.16, 0), (.25, .16, .1), (.235, .165), (.14, .02), (0, .02)], metal(), r=.05, loc=(1.12, -.46, 0))
    tube([(1.34, -.48, .14), (1.52, -.50, .24), (1.80, -.53, .36)], .028, metal())
    camera((.06, 0, .62), 8.6, 17, 2, fstop=9, focus=(0, -.1, .4))


def hammam_soap():
    """A wall of laurel soap, a washing mitt, a copper bowl."""
    studio(**LIGHT)
    rng = random.Random(3)
    for row, n in enumerate((4, 3, 2)):
        for k in range(n):
            x = -1.25 + .56 * k + .28 * row
            _soap(x, .55 + rng.uniform(-.03, .03), .345 * row, oklch(.62 + rng.uniform(-.04, .04), .08, 108),
                  rng.uniform(-5, 5), False, .50, .46, .34)
    _soap(-.42, -.42, 0, SOAP, -14, True, .50, .46, .30)
    lathe([(0, 0), (.34, 0, .05), (.56, .26, .3), (.60, .36), (.56, .365), (.34, .07), (0, .06)],
          metal(COPPER, .24, False, .5), r=.04,
          loc=(1.22, .62, 0))
    towel_roll(.9, 2.2, color=oklch(.46, .12, 263), seed=3, loc=(.98, -.46, 0), rot=(0, 0, 66))
    sprig(-1.45, -.52, 0, .85, 8, turn=-10, seed=3)
    camera((.04, 0, .60), 8.7, 15, 2, fstop=9, focus=(-.2, 0, .4))


def hammam_basin():
    """Marble basin under a brass tap, copper bowl on its rim."""
    studio(arch_x=.2, arch_w=3.4, spring=.8, window='khatam', lattice=.44, soft=.45)
    marble = stone(oklch(.90, .010, 80), .3)
    o = lathe([(0, 0), (.46, 0, .1), (.36, .22, .15), (.95, .62, .25), (1.02, .92, .05), (.84, .92, .05),
               (.74, .62, .2), (0, .45)], marble, r=.06,
              squash=5, loc=(-.30, .55, 0))
    o.rotation_euler = (0, 0, math.radians(4))
    lathe([(0, .80), (.845, .80), (.845, .81), (0, .81)], glass(oklch(.90, .035, 225), .01, 1.33), r=0, squash=5,
          loc=(-.30, .55, 0))
    brass = metal()
    lathe([(0, 0), (.16, 0), (.16, .05), (.07, .09), (.07, .3), (0, .3)], brass, r=.02, loc=(-.30, WALL, 1.62),
          rot=(90, 0, 0))
    tube([(-.30, 1.5, 1.62), (-.30, 1.2, 1.63), (-.30, .92, 1.62), (-.30, .86, 1.50), (-.30, .86, 1.38)], .07, brass)
    lathe([(0, 0), (.03, 0), (.03, .18), (0, .18)], brass, r=.005, loc=(-.30, 1.28, 1.66))
    tube([(-.48, 1.28, 1.86), (-.30, 1.28, 1.87), (-.12, 1.28, 1.86)], .035, brass, taper=[1.3, .8, 1.3])
    lathe([(0, 0), (.26, 0, .05), (.44, .20, .3), (.47, .28), (.44, .285), (.26, .06), (0, .05)],
          metal(COPPER, .24, False, .5), r=.04,
          loc=(1.10, -.15, 0))
    for k, c in enumerate((IVORY, oklch(.46, .12, 263))):
        towel_fold(.92, .7, .2, c, k, loc=(1.25, .95, .22 * k), rot=(0, 0, -6 + 5 * k))
    _soap(-1.30, -.35, 0, SAGE, 18, True)
    camera((.0, 0, .92), 9.6, 13, 2, fstop=9, focus=(-.2, 0, .7))


def _copper_bowl(x, y):
    """Hammered bowl with petals floating on its water."""
    lathe([(0, 0), (.34, 0, .05), (.40, .05, .05), (.78, .34, .3), (.82, .50, .05), (.86, .52, .01), (.84, .545, .01),
           (.79, .52),
           (.74, .36, .3), (.36, .09), (0, .08)], metal(COPPER, .24, False, .5), r=.05, loc=(x, y, 0))
    lathe([(0, .40), (.745, .40), (.745, .405), (0, .405)], glass(oklch(.93, .02, 220), .02, 1.33), r=0, loc=(x, y, 0))
    petals(x, y, .412, .55, 9)


def _soap(x, y, z, color, turn, star, w=.52, d=.36, h=.19):
    """Bar of soap, stamped with the star if asked."""
    slab((w, d, h), cream(color, .42), .06, 6, loc=(x, y, z), rot=(0, 0, turn))
    if star:
        cutout(khatam(.12), cream(mul(color, .62), .42), .02, .006, loc=(x, y, z + h), rot=(0, 0, turn))
