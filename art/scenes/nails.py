"""Nails: rose and blush, one lapis thing."""
import numpy as np
from kit import *
from props.basics import *
from props.bottles import dropper, polish
from props.cloths import towel_fold
from props.nailcare import *
from props.nature import petals

TINTS = (oklch(.88, .04, 50), oklch(.80, .08, 30), oklch(.68, .13, 20), ROSE, oklch(.44, .15, 12), oklch(.34, .11, 8))
PINK = oklch(.80, .06, 22)
# A wider arch, further right: cotton and ivory at the right edge turn grey in the shade.
WIDE = dict(arch_x=.70, arch_w=3.0, spring=.20)


def nails():
    """Five polishes on plinths, a brush in a drop of lacquer."""
    studio()
    plinth(.60, .62, plaster(LAPIS, .8), loc=(-.95, .85, 0))
    slab((1.5, .95, .26), plaster(IVORY), .04, loc=(.52, .62, 0), rot=(0, 0, -6))
    for x, y, z, c in ((-.95, .82, .62, oklch(.84, .06, 40)), (.18, .68, .26, ROSE), (.74, .60, .26, TERRACOTTA),
                       (-.30, -.12, 0, LAPIS), (1.32, -.12, 0, TINTS[0])):
        polish(c, loc=(x, y, z), turn=18 - 20 * x)
    pool(ROSE, .30, .20, loc=(.42, -.62, 0))
    lacquer_brush(ROSE, loc=(.44, -.65, 0), turn=-14)
    camera((.10, 0, .66), 8.8, 14, -3, fstop=8, focus=(.2, -.1, .45))


def nails_shades():
    """Six shades of rose going up a stair."""
    studio(arch_x=.5, arch_w=2.7)
    for k in range(3):
        slab((2.5 - .84 * k, .95, .28), plaster(PINK if k % 2 else IVORY), .035, loc=(-.05 + .42 * k, .62, .28 * k))
    spots = ((-1.46, 0, .25), (-.92, .28, .50), (-.42, .28, .60), (-.02, .56, .52), (.42, .56, .62), (.86, .84, .55))
    for (x, z, y), c in zip(spots, TINTS):
        polish(c, loc=(x, y, z), turn=10 - 9 * x, scale=.94)
    polish(LAPIS, loc=(1.34, -.46, 0), turn=-16, scale=.94)
    camera((-.08, 0, .80), 9.2, 13, 3, fstop=9, focus=(0, .4, .6))


def nails_fan():
    """A fan of colour samples against a pink arch, one polish."""
    studio(arch_x=.5)
    block(1.5, 1.7, .45, plaster(PINK), loc=(-.35, .95, 0))
    shades = (*TINTS, LAPIS, *TINTS[::-1][1:5])
    for k, c in enumerate(shades):
        parts = swatch(c)
        group(parts, (-.35, .62 - .012 * k, .18), (82, 82 - 16.4 * k, 0), 1.22)
    lathe([(0, -.08), (.09, -.08), (.09, .22), (0, .22)], metal(), r=.02, loc=(-.35, .64, .18), rot=(90, 0, 0))
    polish(TINTS[3], loc=(1.08, -.10, 0), turn=12)
    polish(TINTS[1], loc=(1.56, .55, 0), turn=-14)
    pool(TINTS[3], .26, .17, 2, loc=(.30, -.55, 0))
    camera((.12, 0, .82), 9.0, 12, 2, fstop=9, focus=(-.2, .3, .7))


def nails_care():
    """Files in a cup, cuticle oil, cotton pads, wooden sticks."""
    studio(**WIDE)
    plinth(.80, .26, plaster(PINK), loc=(-.70, .60, 0))
    lathe([(0, 0), (.30, 0, .04), (.30, .62, .02), (.26, .62), (.26, .06), (0, .06)], plain(IVORY, .28, Clearcoat=.5),
          r=.015,
          loc=(-.78, .58, .26))
    for k, (dx, lean, turn) in enumerate(((-.09, -9, 10), (.04, 4, -6), (.13, 13, 12))):
        file_board((ROSE, oklch(.46, .12, 263), oklch(.80, .07, 30))[k], 1.35, .20,
                   loc=(-.78 + dx * 1.2, .60 - .05 * k, .95),
                   rot=(86, lean, turn))
    for dx, lean in ((-.17, -20), (.20, 22)):
        stick(wood(oklch(.74, .07, 72), 'z'), 1.15, loc=(-.78 + dx * .6, .5, .33), rot=(0, lean, 0))
    dropper(glass(oklch(.80, .10, 25), .0, shadow=.7), .56, .24, loc=(.24, .40, 0))
    pads(6, .32, loc=(1.05, .35, 0))
    polish(TINTS[3], loc=(.62, -.45, 0), turn=20)
    group([stick(wood(oklch(.74, .07, 72), 'z'), 1.2)], (-.95, -.58, .03), (0, 90, 8))
    camera((.06, 0, .80), 9.1, 13, -2, fstop=8, focus=(-.3, .2, .6))


def nails_bath():
    """Hand bath with petals, folded towel, polish."""
    studio(**WIDE)
    plinth(1.0, .2, loc=(-.38, .45, 0))
    bowl(plain(IVORY, .22, Clearcoat=.7), .74, .46, .62, loc=(-.40, .42, .2))
    fill(cream(oklch(.90, .03, 40), .12), .66, .36, .004, loc=(-.40, .42, .2))
    petals(-.40, .40, .575, .50, 9, oklch(.66, .15, 12), 3, 1.1)
    towel_fold(1.0, .72, .2, oklch(.82, .06, 25), 3, loc=(1.02, .42, 0), rot=(0, 0, -8))
    towel_fold(.96, .68, .18, IVORY, 5, loc=(1.02, .43, .22), rot=(0, 0, -4))
    polish(LAPIS, loc=(1.14, .42, .42), turn=14, scale=.92)
    polish(TINTS[3], loc=(.34, -.52, 0), turn=-10)
    petals(-.75, -.62, .01, .3, 4, oklch(.66, .15, 12), 5, 1.1)
    camera((.14, 0, .62), 8.7, 16, -2, fstop=9, focus=(0, 0, .4))


def nails_lacquer():
    """Drops of lacquer from above, a brush in one of them."""
    studio(arch_x=.2, arch_w=3.4, spring=.9, window='arch')
    rng = np.random.default_rng(6)
    spots = ((-1.28, .98, .40), (-.30, 1.12, .34), (.78, 1.02, .44), (-.78, .18, .42), (.30, .20, .40),
             (1.28, .25, .36),
             (-1.25, -.62, .34), (-.22, -.66, .40), (.86, -.62, .38))
    shades = (TINTS[0], TINTS[2], TINTS[4], ROSE, TINTS[1], LAPIS, TINTS[5], TINTS[0], TINTS[2])
    for k, ((x, y, r), c) in enumerate(zip(spots, shades)):
        pool(c, r, r * rng.uniform(.78, .95), k * 1.7, .07, loc=(x, y, 0), rot=(0, 0, rng.uniform(0, 360)))
    lacquer_brush(ROSE, loc=(-.80, .20, .04), turn=-38)
    camera((.0, .16, 0), 8.6, 62, -4, fstop=11, focus=(0, .2, 0))
