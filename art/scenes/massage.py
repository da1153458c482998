"""Massage: walnut, ivory towels, copper and candle light."""
import random

import numpy as np

from kit import *
from props.basics import *
from props.bottles import jar, oil
from props.cloths import towel_fold, towel_roll
from props.nature import pomegranate, sprig, stones

DEEP = oklch(.46, .12, 263)


def massage():
    """Three rolled towels, hot stones, candle, oil."""
    studio()
    slab((1.95, 1.5, .14), wood(), .03, loc=(-.72, .35, 0), rot=(0, 0, 4))
    for x, y, z, s, c in ((-1.12, .38, .12, 1, IVORY), (-.36, .30, .12, 2, IVORY), (-.74, .36, .74, 3, DEEP)):
        towel_roll(1.35, 3.0, color=c, seed=s, loc=(x, y, z), rot=(0, 0, 72 + 3 * s))
    stones(.98, -.25, (.50, .37, .27), (stone(), stone(oklch(.44, .02, 70)), stone(LAPIS, .4, GOLD)), 1)
    candle(.42, -.78)
    oil(glass(AMBER), loc=(1.62, .55, 0))
    camera((.06, 0, .70), 9.1, 12, -4, fstop=8, focus=(.2, -.3, .4))


def massage_oil():
    """Copper bowl of oil, amber bottle, cinnamon, candle."""
    studio(arch_x=.5)
    slab((2.3, 1.3, .13), wood(), .03, loc=(-.25, .40, 0), rot=(0, 0, 3))
    bowl(metal(COPPER, .24, False, .35), .60, .40, .6, loc=(-.62, .35, .13))
    fill(glass(oklch(.84, .12, 78), 0, 1.4), .54, .34, .0, loc=(-.62, .35, .13))
    oil(glass(AMBER), .90, .25, loc=(.42, .62, .13))
    candle(1.12, -.18, mat=metal(COPPER, .26))
    bark = wood(oklch(.46, .09, 50))
    for k, (y, t, z) in enumerate(((-.60, 8, 0), (-.76, 2, 0), (-.67, 14, .13))):
        for dx in (-.035, .035):
            lathe([(.028, 0), (.052, 0), (.05, .9), (.028, .9), (.028, 0)], bark, r=.01, loc=(-.95, y + dx, z + .055),
                  rot=(0, 90, t))
    stones(1.48, .50, (.34, .25), (stone(), stone(LAPIS, .4, GOLD)), 4)
    camera((.08, 0, .62), 8.8, 14, -2, fstop=8, focus=(-.2, 0, .4))


def massage_stones():
    """A row of hot stones on a folded towel, olive branch."""
    studio(arch_x=.45, arch_w=2.7)
    towel_fold(2.5, 1.15, .26, IVORY, 4, loops=90000, loc=(-.12, .42, 0), rot=(0, 0, 3))
    tones = (stone(), stone(oklch(.44, .02, 70)), stone(LAPIS, .4, GOLD), stone(), stone(oklch(.40, .015, 40)))
    for k, m in enumerate(tones):
        s = .29 - .03 * abs(k - 2)
        blob((s, s * .82, s * .46), m, 3 + k, loc=(-.98 + .45 * k, .25 + .03 * k, .27), rot=(0, 0, 24 * k))
    sprig(-.85, -.62, 0, 1.5, 12, turn=4, seed=6)
    candle(1.42, -.30, mat=metal(COPPER, .26))
    oil(glass(AMBER), .86, .24, loc=(1.30, .95, 0))
    camera((.10, 0, .55), 8.7, 15, -2, fstop=8, focus=(0, 0, .4))


def massage_herbs():
    """Two herb compresses in a bowl, a copper dish of salt."""
    studio(arch_x=.5)
    plinth(1.0, .2, loc=(-.42, .45, 0))
    bowl(wood(oklch(.36, .06, 46)), .80, .34, .7, .06, loc=(-.45, .42, .2))
    for x, y, t, c, s in ((-.72, .50, (14, -14, 0), IVORY, 1), (-.16, .34, (20, 24, 0), oklch(.86, .05, 70), 2)):
        _compress(x, y, .36, t, c, s)
    bowl(metal(COPPER, .26, False, .3), .40, .24, .6, .03, loc=(.98, .05, 0))
    rng = random.Random(4)
    salt = cream(oklch(.90, .025, 35), .4)
    lathe([(0, .1), (.2, .1), (.33, .19), (0, .25)], salt, r=.03, loc=(.98, .05, 0))
    for k in range(70):
        a, q = rng.uniform(0, 6.28), .30 * rng.random() ** .5
        at = (.98 + q * math.cos(a), .05 + q * math.sin(a), .20 + .05 * (1 - q / .3))
        slab((.05, .05, .05), salt, .008, 2, loc=at,
             rot=(rng.uniform(0, 90), rng.uniform(0, 90), rng.uniform(0, 90)))
    sprig(-.55, -.62, 0, 1.1, 9, turn=-4, seed=9)
    oil(glass(AMBER), .82, .24, loc=(1.38, .80, 0))
    camera((.08, 0, .68), 8.8, 15, -2, fstop=8, focus=(-.2, 0, .5))


def massage_pomegranate():
    """Pomegranates, a copper bowl of scrub, a lapis towel."""
    studio(arch_x=.5)
    slab((2.2, 1.3, .13), wood(), .03, loc=(-.30, .40, 0), rot=(0, 0, -3))
    pomegranate(-.92, .50, .13, .40, 1, (0, 0, 10))
    pomegranate(-.34, .84, .13, .34, 2, (10, 12, 40))
    bowl(metal(COPPER, .24, False, .35), .50, .36, .6, loc=(.42, .18, .13))
    scrub = stone(oklch(.62, .15, 18), .5)
    grid(_scrub, 120, 60, scrub, loc=(.42, .18, .43))
    towel_roll(.95, 2.3, color=DEEP, seed=2, loc=(1.30, -.42, 0), rot=(0, 0, 70))
    jar(plain(IVORY, .22, Clearcoat=.6), .30, .26, cream(oklch(.84, .06, 15)), loc=(-.62, -.42, 0))
    oil(glass(AMBER), .84, .24, loc=(1.28, .78, 0))
    camera((.08, 0, .62), 8.7, 14, -2, fstop=8, focus=(-.2, .1, .5))


def _compress(x, y, z, tilt, color, seed):
    """Herbs in muslin: a soft ball, a wrapped neck, a tuft."""
    def ball(u, v):
        """Pleats run from the neck downwards."""
        a, b = 2 * math.pi * u, math.pi * (1 - v * .86)
        k = 1 + (.035 * math.cos(14 * a + seed) + .03 * math.cos(9 * a)) * v ** 1.5
        return (.34 * k * math.sin(b) * math.cos(a), .34 * k * math.sin(b) * math.sin(a),
                .30 - .32 * math.cos(math.pi - b))

    def tuft(u, v):
        """Loose cloth above the cord."""
        a = 2 * math.pi * u
        r = (.11 + .10 * v) * (1 + .16 * v * math.cos(7 * a + seed))
        return (r * math.cos(a), r * math.sin(a), .60 + .62 * v + .03 * math.cos(5 * a) * v)
    m = cloth(color, 120, .5)
    cord = [tube([(.135 * math.cos(t), .135 * math.sin(t), .585 + .035 * k) for t in np.linspace(0, 6.283, 16, False)],
                 .022,
                 plain(oklch(.70, .06, 75), .8), cyclic=True) for k in range(4)]
    group([grid(ball, 120, 50, m), grid(tuft, 90, 24, m, .012), *cord], (x, y, z), tilt)


def _scrub(u, v):
    """Grainy heap that fills a bowl."""
    x, y = .45 * v * math.cos(6.2832 * u), .45 * v * math.sin(6.2832 * u)
    return (x, y, .07 * (1 - v ** 2) + .02 * noise.noise(V((20 * x, 20 * y, 1))))
