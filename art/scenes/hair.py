"""Hair salon: lapis and walnut."""
import numpy as np
from kit import *
from props.basics import *
from props.bottles import jar, oil, pump, squeeze
from props.hairtools import *

ACETATE = dict(rough=.18, Clearcoat=.9, Specular=.6)


def hair():
    """Paddle brush on an arch, shears leaning on a plinth, comb."""
    studio()
    block(1.25, 1.78, loc=(-.85, 1.05, 0))
    plinth(.62, .62, loc=(.78, .85, 0))
    group(paddle_brush(), (-.85, .42, 1.42), (74, 0, 8))
    group(scissors(15), (.72, .04, .92), (70, 0, -10), .82)
    comb(plain(LAPIS, **ACETATE), 1.55, loc=(-.72, -.66, .10), rot=(20, 0, 7))
    camera((.02, 0, .88), 9.0, 15, 0, fstop=9, focus=(0, .1, .6))


def hair_dryer():
    """Dryer on a plinth, round brush lying before it."""
    studio(arch_x=.55)
    plinth(.62, .34, loc=(-.35, .6, 0))
    group(dryer(plain(LAPIS, .3, Clearcoat=.6)), (-.42, .58, .34), (0, 0, -16), .86)
    group(round_brush(wood(along='z')), (-.72, -.62, .29), (0, 88, 14), .82)
    jar(plain(IVORY, .25, Clearcoat=.5), .30, .3, lid=metal(), loc=(1.18, .42, 0))
    camera((.10, 0, .86), 9.0, 13, 2, fstop=9, focus=(-.1, .1, .6))


def hair_colour():
    """Bowl of tint with its brush, foil and clips."""
    studio(arch_x=.6)
    plinth(.92, .2, loc=(-.32, .45, 0))
    bowl(plain(LAPIS, .22, Clearcoat=.8), .58, .48, loc=(-.35, .42, .2))
    tint = cream(oklch(.36, .085, 35), .3)
    grid(lambda u, v: _whipped(u, v, .50), 160, 70, tint, loc=(-.35, .42, .56))
    group(tint_brush(plain(IVORY, .3, Clearcoat=.4), plain(oklch(.22, .03, 40), .5)), (.98, .28, 1.22), (8, -118, 0),
          1.1)
    squeeze(plain(IVORY, .3, Clearcoat=.4), h=.92, r=.20, loc=(1.15, .52, 0), turn=-18)
    group(clip(metal()), (-.98, -.66, .02), (0, 0, 12))
    group(clip(metal()), (.52, -.72, .02), (0, 0, -20))
    camera((.10, 0, .70), 8.7, 16, -2, fstop=9, focus=(-.2, .1, .5))


def hair_care():
    """Pump bottle, mask jar, oil and a wooden comb."""
    studio()
    plinth(.95, .30, loc=(-.62, .62, 0))
    pump(plain(LAPIS, .28, Clearcoat=.5), 1.12, .32, loc=(-.92, .6, .30))
    oil(glass(AMBER), .74, .22, loc=(-.22, .42, .30))
    plinth(.52, .44, plaster(LAPIS, .8), loc=(.92, .72, 0))
    jar(plain(IVORY, .24, Clearcoat=.5), .36, .34, cream(), loc=(.92, .70, .44))
    comb(wood(oklch(.46, .07, 52)), 1.4, coarse=1.0, tooth=.34, loc=(.10, -.12, .32), rot=(68, 0, 6))
    camera((.06, 0, .82), 9.2, 13, -3, fstop=8, focus=(-.2, .1, .6))


def hair_rollers():
    """A pyramid of rollers and clips on a walnut board."""
    studio(arch_x=.5)
    slab((2.1, 1.25, .12), wood(), .03, loc=(-.2, .45, 0), rot=(0, 0, 4))
    tones = (LAPIS, IVORY, oklch(.50, .10, 262), LAPIS, IVORY, LAPIS)
    spots = [(-.86, 0), (-.34, 0), (.18, 0), (-.60, .45), (-.08, .45), (-.34, .90)]
    for k, ((x, z), c) in enumerate(zip(spots, tones)):
        roller(c, .225, .80, k, loc=(x, -.05 + .02 * k, .39 + z), rot=(-90, 0, -24))
    oil(glass(AMBER), .80, .22, loc=(1.22, .60, 0))
    group(clip(metal(), .7), (.72, -.45, .02), (0, 0, 24))
    group(clip(metal(), .7), (.95, -.75, .02), (0, 0, -8))
    camera((.10, 0, .72), 8.8, 14, -2, fstop=9, focus=(-.2, 0, .5))


def hair_combs():
    """Combs and shears in a glass of lapis water."""
    studio(arch_x=.6)
    plinth(.74, .26, loc=(-.20, .5, 0))
    at = (-.20, .48, .26)
    lathe([(0, 0), (.40, 0, .05), (.40, 1.0, .03), (.42, 1.02), (.42, 1.06), (.37, 1.06), (.37, .08), (0, .08)],
          glass(shadow=.9), r=.02, loc=at)
    lathe([(0, .085), (.368, .085), (.368, .66), (0, .66)], glass(oklch(.66, .15, 260), 0, 1.33, .6), r=.01, loc=at)
    lathe([(0, 0), (.44, 0), (.44, .09), (.36, .09), (.36, .03), (0, .03)], metal(), r=.015, loc=at)
    tortoise = plain(oklch(.62, .10, 62), **ACETATE)
    comb(tortoise, 1.6, loc=(-.34, .60, .36), rot=(0, -82, 84))
    comb(plain(IVORY, **ACETATE), 1.45, coarse=1, loc=(-.21, .45, .36), rot=(0, -94, 78))
    group(scissors(12), (.98, .06, .86), (66, 0, -16), .8)
    plinth(.5, .55, plaster(LAPIS, .8), loc=(1.05, .75, 0))
    jar(plain(IVORY, .24, Clearcoat=.5), .26, .24, lid=metal(), loc=(-1.12, -.12, 0))
    camera((.06, 0, .88), 9.2, 13, 2, fstop=8, focus=(-.1, .1, .7))


def hair_macro():
    """Waves of brown hair that fill the frame."""
    studio(arch_x=0, window=None, backdrop=False, sun=(.45, .55, -.75), power=4.6, fill=.6, soft=4)
    rng = np.random.default_rng(3)
    S, N, K = 26000, 44, 46
    t = np.linspace(0, 1, N)[None, :]
    c = rng.integers(0, K, S)
    cy = np.sort(rng.uniform(-2.3, 2.3, K))
    cd, cp = rng.uniform(0, .35, K), np.cumsum(rng.normal(0, .10, K))
    off, dep = rng.normal(0, .085, S), rng.normal(0, .05, S)
    x = (-3.4 + 6.8 * t) + rng.normal(0, .02, S)[:, None]
    sw = .42 * np.sin(x * 1.15 + cp[c][:, None]) + .14 * np.sin(x * 2.3 + 1.7 * cp[c][:, None])
    z = cy[c][:, None] * (1 + .16 * np.sin(x * .9 + 1)) + sw + off[:, None] * (1 + .5 * np.sin(x * 1.4 + c[:, None]))
    y = (cd[c][:, None] + dep[:, None] + .16 * np.cos(x * 1.15 + cp[c][:, None])
         + .010 * np.sin(x * 5 + rng.uniform(0, 6, S)[:, None]))
    P = np.stack([x, y, z], -1)
    for lo, hi, col in ((0, 17000, CHESTNUT), (17000, 23500, oklch(.40, .085, 50)),
                        (23500, 26000, oklch(.55, .10, 62))):
        strands(P[lo:hi], rng.uniform(.0035, .006, hi - lo), hair_mat(col), 4)
    mesh([(-9, 1, -6), (9, 1, -6), (9, 1, 6), (-9, 1, 6)], [(0, 1, 2, 3)], plain(oklch(.16, .04, 45), .9))
    camera((0, 0, 0), 6.6, 4, 0, fstop=5, focus=(0, .05, 0))


def silk():
    """Folds of lapis silk that fill the frame."""
    studio(window=None, backdrop=False, sun=(.75, .35, -.45), power=3.6, fill=.55, soft=6)

    def fold(u, v):
        """Warped sines: smooth in every derivative, so no kinks in the highlights."""
        x, y = (u - .5) * 8, (v - .5) * 7
        X, Y = x * .80 - y * .60, x * .60 + y * .80
        q = Y + .55 * _warp(X, Y, 1) + .10 * X * _warp(X * .6, Y * .6, 4)
        return (x, y, .26 * math.sin(q * 3.1) + .13 * math.sin(q * 6.3 + 1.6 * _warp(X, Y, 2))
                + .05 * math.sin(q * 12.5 + 2.5 * _warp(X, Y, 5)) + .12 * _warp(X, Y, 7))
    grid(fold, 360, 340, plain(LAPIS, .50, Specular=.45, Sheen=1.0, Sheen_Tint=.5), subdiv=1)
    camera((0, 0, 0), 9.6, 58, -10, fstop=9)


def _warp(x, y, k):
    """Slow wave for the folds of cloth."""
    return (math.sin(.9 * x + k) * .5 + math.sin(.55 * x - 1.1 * y + 2 * k) * .35
            + math.sin(1.7 * x + .6 * y + 3 * k) * .15)


def _whipped(u, v, r):
    """Tint as the brush stirred it."""
    a, q = 2 * math.pi * u, r * v
    return (q * math.cos(a), q * math.sin(a), .03 * math.sin(2 * a + 11 * v) * v * (1.1 - v) * 3 + .03 * (1 - v))
