"""Hair removal: honey and ivory, one lapis thing."""
import random

from kit import *
from props.basics import *
from props.bottles import dropper, jar, pump, squeeze
from props.cloths import towel_fold
from props.clinic import goggles, handpiece, spool, tweezers
from props.nailcare import pads
from props.nature import lemon, stones


def _honey_wax():
    """Warm, translucent sugar paste."""
    return plain(oklch(.76, .15, 66), .10, Transmission=.15, Subsurface=.4, Subsurface_Color=(*HONEY, 1),
                 Subsurface_Radius=(.3, .14, .04), Clearcoat=.8)


def wax():
    """Bowl of honey wax with a wooden spatula, beads, stones."""
    studio()
    plinth(1.0, .2, loc=(-.35, .45, 0))
    bowl(plain(IVORY, .25, Clearcoat=.5), .63, .52, .7, loc=(-.35, .42, .2))
    honey = _honey_wax()
    lathe([(0, .2), (.45, .2), (.572, .47), (.40, .462), (0, .475)], honey, r=.05, loc=(-.35, .42, .2))
    _spatula((-.42, .40, .50), (36, 0, -62))
    _beads(.98, -.28, honey)
    for x, y, s, m, k in ((.72, .78, .34, stone(oklch(.86, .015, 75), .6), 3),
                          (1.22, .62, .26, stone(LAPIS, .4, GOLD), 5),
                          (-1.25, -.30, .19, stone(oklch(.70, .03, 60)), 7)):
        blob((s, s * .85, s * .55), m, k, loc=(x, y, 0), rot=(0, 0, 30 * k))
    camera((.05, 0, .76), 8.6, 14, -2, fstop=8, focus=(-.2, .1, .5))


def sugar():
    """Jar of sugar paste, lemons, a dish of sugar cubes."""
    studio(arch_x=.5)
    plinth(.72, .24, loc=(-.62, .55, 0))
    lathe([(0, 0), (.42, 0, .06), (.44, .66, .1), (.36, .74), (.38, .80), (.34, .80), (.33, .72), (.40, .64),
           (.38, .06), (0, .05)],
          glass(shadow=.9), r=.03, loc=(-.62, .53, .24))
    lathe([(0, .055), (.378, .055), (.395, .62, .03), (0, .61)], glass(oklch(.80, .145, 70), .06, 1.42, .6), r=.02,
          loc=(-.62, .53, .24))
    _spatula((-.60, .42, .62), (48, 0, -52), .72)
    lemon(.38, .42, 0, .30, rot=(90, 0, 62))
    lemon(.50, -.26, .26, .30, True, rot=(62, 0, -14))
    lemon(1.20, -.30, .0, .27, rot=(90, 0, -34))
    bowl(plain(LAPIS, .22, Clearcoat=.8), .36, .24, .6, .03, loc=(1.24, .62, 0))
    rng = random.Random(5)
    cube = cream(oklch(.90, .03, 80), .6)
    for k in range(9):
        at = (1.24 + .17 * (k % 3 - 1), .62 + .16 * (k // 3 - 1), .13 + .07 * (k == 4))
        slab((.15, .15, .15), cube, .012, 2, loc=at, rot=(0, rng.uniform(-14, 14), rng.uniform(0, 90)))
    for x, y, q in ((-.10, -.50, 20), (.08, -.62, 48)):
        slab((.15, .15, .15), cube, .012, 2, loc=(x, y, 0), rot=(0, 0, q))
    towel_fold(.80, .55, .15, IVORY, 2, loc=(-1.05, -.42, 0), rot=(0, 0, 8))
    camera((.06, 0, .70), 8.8, 14, -2, fstop=8, focus=(-.2, .1, .5))


def threading():
    """Cotton thread, tweezers, brow brush and aloe gel."""
    studio(arch_x=.5)
    plinth(.62, .50, plaster(LAPIS, .8), loc=(-.80, .75, 0))
    spool(IVORY, loc=(-.80, .72, .50))
    spool(oklch(.80, .10, 75), scale=.9, loc=(-.12, .42, 0), loose=True)
    spool(IVORY, scale=.72, loc=(-1.12, -.30, .0), lying=18)
    plinth(.70, .24, loc=(.86, .62, 0))
    jar(plain(IVORY, .22, Clearcoat=.6), .32, .30, cream(oklch(.86, .06, 140), .2), loc=(.72, .58, .24))
    dropper(glass(AMBER), .50, .20, loc=(1.24, .66, .24), scale=.92)
    group(tweezers(), (.42, -.52, .06), (0, 0, -74), 1.05)
    camera((.06, 0, .74), 8.9, 14, 2, fstop=8, focus=(-.2, .1, .5))


def laser():
    """Laser handpiece in its cradle, goggles."""
    studio(arch_x=.70, arch_w=3.0, spring=.20)
    slab((1.5, .9, .34), plaster(IVORY), .05, loc=(-.45, .62, 0), rot=(0, 0, 3))
    group(handpiece(), (-.62, .55, .92), (0, 28, -14), 1.0)
    lathe([(0, 0), (.24, 0), (.20, .05, .03), (.05, .07, .03), (.05, .42), (0, .42)], metal(), r=.015,
          loc=(-.52, .58, .34))
    group(goggles(), (1.05, -.34, .02), (0, 0, -14), .9)
    pump(plain(LAPIS, .28, Clearcoat=.5), .78, .25, loc=(.72, .86, 0))
    camera((.06, 0, .80), 9.0, 13, -2, fstop=9, focus=(-.2, .1, .6))


def laser_gel():
    """Cooling gel, goggles on a folded towel, cotton pads."""
    studio(arch_x=.70, arch_w=3.0, spring=.20)
    squeeze(plain(IVORY, .32, Clearcoat=.3), plain(LAPIS, .25, Clearcoat=.6), 1.15, .27, loc=(-1.02, .50, 0), turn=10)
    bowl(plain(IVORY, .22, Clearcoat=.6), .42, .30, .6, .04, loc=(-.22, .28, 0))
    fill(glass(oklch(.80, .09, 250), .03, 1.35), .37, .24, .05, loc=(-.22, .28, 0))
    towel_fold(1.35, .9, .24, IVORY, 6, loc=(.92, .50, 0), rot=(0, 0, -5))
    group(goggles(), (.90, .40, .27), (0, 0, -8), .95)
    pads(5, .29, loc=(.30, -.48, 0))
    stones(-.92, -.38, (.26, .18), (stone(oklch(.86, .015, 75), .6), stone(LAPIS, .4, GOLD)), 3)
    camera((.06, 0, .66), 8.9, 14, -2, fstop=8, focus=(0, .1, .4))


def _spatula(loc, rot, size=1):
    """Wooden spatula along +y."""
    shape = rounded(.18, 1.9, .09, cy=.95)
    cutout(shape, wood(oklch(.74, .07, 72), 'y'), .035, .012, loc=loc, rot=rot, scale=size)


def _beads(x, y, mat):
    """Wax beads heaped in a gold dish."""
    rng = random.Random(4)
    lathe([(0, 0), (.30, 0), (.38, .12, .1), (.36, .125), (.28, .02), (0, .02)], metal(), r=.03, loc=(x, y, 0))
    for k in range(60):
        a, r = rng.uniform(0, 6.28), .25 * rng.random() ** .5
        blob((.05, .045, .035), mat, k, .2,
             loc=(x + r * math.cos(a), y + r * math.sin(a), .03 + .06 * rng.random() + .06 * (1 - r / .25)))
