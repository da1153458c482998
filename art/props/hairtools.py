"""Tools of the hair salon and the barber, built flat or upright, then posed by the scene."""
import random

import numpy as np
from kit import *


def comb(mat, length=1.7, coarse=.5, tooth=.30, **kw):
    """Comb in the xy plane, teeth down: a bowed spine, tapered round teeth in two widths."""
    x, teeth = .085, [(0, 0), (.012, -tooth * .9), (.03, -tooth), (.05, -tooth * .9), (.062, 0)]
    while x < length - .12:
        w = .024 if x > length * coarse else .045
        teeth += [(x, 0), (x + w * .22, -tooth * .93), (x + w * .5, -tooth), (x + w * .78, -tooth * .93), (x + w, 0)]
        x += w * 1.75
    e = length
    teeth += [(e - .062, 0), (e - .05, -tooth * .9), (e - .03, -tooth), (e - .012, -tooth * .9), (e, 0)]
    top = [(e * (1 - t), .12 + .05 * math.sin(math.pi * t) ** .7) for t in np.linspace(0, 1, 40)]
    return cutout(teeth + top, mat, .07, .008, **kw)


def scissors(opening=13, handles=None, blade=None):
    """Parts of a pair of shears in the xy plane: tips along +y, pivot at the origin."""
    gold, steel, parts = handles or metal(), blade or metal(STEEL, .2, False), []
    for side in (1, -1):
        edge = fillet([(-.075 * side, -.12), (.075 * side, -.10), (.085 * side, .12), (.055 * side, .75, .4),
                       (.004 * side, 1.30), (-.012 * side, 1.28), (-.045 * side, .2)], .05)
        knife = cutout(edge, steel, .05, .02)
        shank = tube([(0, .02, 0), (.02 * side, -.22, 0), (.07 * side, -.46, 0), (.10 * side, -.63, 0)], .055, gold,
                     taper=[1.25, 1.0, .8, .75])
        cx, cy = .15 * side, -.87
        loop = [(cx + .19 * math.cos(t), cy + .25 * math.sin(t), 0) for t in np.linspace(0, 2 * math.pi, 20, False)]
        parts.append(group((knife, shank, tube(loop, .043, gold, cyclic=True)), (0, 0, .028 * side),
                           (0, 0, opening * side)))
    parts.append(lathe([(0, -.07), (.065, -.07), (.065, .075), (.04, .09), (0, .09)], gold, r=.012))
    return parts


def paddle_brush(back=None, pad=None, pins=None):
    """Parts of a paddle brush in the xy plane, pins towards +z."""
    back, rng = back or wood(along='y'), random.Random(2)
    head = oval(.42, .60, 64, 2.7)
    parts = [cutout(head, back, .13, .05),
             cutout([(x * .84, y * .88) for x, y in head], pad or plain(oklch(.30, .10, 265), .5), .05, .02,
                    loc=(0, 0, .075)),
             lathe([(0, 0), (.085, 0), (.07, .35, .2), (.095, .8, .3), (.06, 1.0, .05), (0, 1.0)], wood(along='z'),
                   r=.05,
                   loc=(0, -.52, 0), rot=(90, 0, 0)),
             lathe([(0, 0), (.09, 0), (.09, .07), (0, .07)], metal(), r=.015, loc=(0, -.60, 0), rot=(90, 0, 0))]
    B = []
    for i in range(-6, 7):
        for j in range(-9, 10):
            x, y = i * .056 + (j % 2) * .028, j * .057
            if (x / .33) ** 2 + (y / .50) ** 2 < 1:
                lean = rng.uniform(.07, .13)
                B.append([(x * (1 + lean * k), y * (1 + .08 * k), .10 + .24 * k) for k in np.linspace(0, 1, 6)])
    parts.append(strands(np.array(B), .009, pins or plain(oklch(.25, .03, 265), .4), 6))
    knob = plain(GOLD, .3)
    return parts + [lathe([(0, -.014), (.014, 0, .012), (0, .014)], knob, r=.01, segs=10, loc=b[-1]) for b in B]


def round_brush(handle, barrel=None):
    """Parts of a round brush along +z: handle first, then barrel with rings of bristles."""
    parts = [lathe([(0, 0), (.06, 0), (.085, .25, .2), (.06, .62, .2), (.075, .85), (0, .85)], handle, r=.05),
             lathe([(0, .83), (.10, .83), (.10, .92), (0, .92)], metal(), r=.015),
             lathe([(0, .9), (.19, .92), (.19, 1.68), (0, 1.70)], barrel or metal(COPPER, .3), r=.04)]
    B = []
    for k in range(17):
        for i in range(30):
            a = 2 * math.pi * (i + .5 * (k % 2)) / 30
            z, c, s = .97 + k * .042, math.cos(a), math.sin(a)
            B.append([((.18 + .15 * t) * c, (.18 + .15 * t) * s, z) for t in np.linspace(0, 1, 4)])
    parts.append(strands(np.array(B), .008, plain(oklch(.26, .03, 40), .5), 4))
    return parts


def dryer(body, trim=None):
    """Hair dryer standing on its handle, nozzle towards +x."""
    trim, dark = trim or metal(), plain((.02, .02, .025), .6)
    z, turn = 1.28, (0, 90, 0)
    shell = lathe([(0, -.62), (.30, -.62, .06), (.44, -.42, .12), (.44, .1, .3), (.32, .72, .08), (.30, .74),
                   (.27, .70), (0, .6)],
                  body, r=.05, loc=(0, 0, z), rot=turn)
    nozzle = lathe([(.26, .68), (.31, .70), (.31, .80), (.24, .98), (.22, 1.02), (.20, 1.02), (.22, .85), (.24, .7)],
                   trim, r=.012, loc=(0, 0, z), rot=turn)
    inner = lathe([(0, .86), (.215, .86), (0, .861)], dark, r=0, loc=(0, 0, z), rot=turn)
    ring = lathe([(.27, -.64), (.34, -.62), (.37, -.55), (.33, -.55), (.27, -.60)], trim, r=.01, loc=(0, 0, z),
                 rot=turn)
    grill = [lathe([(.05 * k, -.628), (.05 * k + .022, -.632), (.05 * k + .022, -.62), (.05 * k, -.62)], dark, r=.004,
                   loc=(0, 0, z), rot=turn) for k in range(1, 5)]
    handle = lathe([(0, 0), (.17, 0, .05), (.155, .5, .3), (.18, .95), (.2, 1.1), (0, 1.1)], body, r=.03, squash=3)
    foot = lathe([(0, -.0), (.178, .0), (.176, .07), (0, .07)], trim, r=.012, squash=3)
    switch = slab((.05, .09, .2), trim, .02, loc=(.155, 0, .78), rot=(0, -3, 0))
    return [shell, nozzle, inner, ring, *grill, handle, foot, switch]


def roller(color, r=.2, length=.66, seed=0, **kw):
    """Velcro roller along z with gold rims; place it by loc and rot."""
    body = lathe([(r * .86, 0), (r, 0), (r, length), (r * .86, length), (r * .86, 0)], plain(color, .6), r=.01, **kw)
    for z in (0, length - .04):
        rim = lathe([(r * .84, z - .01), (r + .03, z - .01), (r + .03, z + .05), (r * .84, z + .05),
                     (r * .84, z - .01)],
                    metal(), r=.012)
        rim.parent = body
    rng, H = np.random.default_rng(seed), []
    for a, z in zip(rng.uniform(0, 6.283, 2600), rng.uniform(.05, length - .06, 2600)):
        b = a + rng.normal(0, .05)
        H.append([((r - .01 + .05 * t) * math.cos(a + (b - a) * t), (r - .01 + .05 * t) * math.sin(a + (b - a) * t), z)
                  for t in (0, .4, .75, 1)])
    hair = strands(np.array(H), .0045, plain(color, .6), 3)
    hair.parent = body
    return body


def clip(mat, length=.62):
    """Parts of a sectioning clip along +x, slightly open."""
    def leg(lift):
        """One half of the clip."""
        pts = [(0, 0, .02), (length * .35, 0, .03 + lift), (length * .7, 0, .02 + lift * .5), (length, 0, .01)]
        return tube(pts, .026, mat, taper=[1.2, 1.5, 1.1, .5])
    return [leg(.03), leg(.14), lathe([(0, -.05), (.05, -.05), (.05, .05), (0, .05)], mat, r=.01, loc=(.1, 0, .07),
                                      rot=(90, 0, 0))]


def tint_brush(handle, bristle):
    """Parts of a tint brush along +z, bristles at the top."""
    rng = np.random.default_rng(4)
    n = 900
    x, y = rng.uniform(-.16, .16, n), rng.uniform(-.03, .03, n)
    t = np.linspace(0, 1, 5)[None, :]
    P = np.stack([x[:, None] * (1 + .15 * t), y[:, None] * (1 - .3 * t),
                  1.20 + t * (.34 + rng.normal(0, .008, (n, 1)))], -1)
    stem = cutout(fillet([(-.03, 0), (.03, 0), (.045, .5, .3), (.04, .95), (.18, 1.10), (.18, 1.24), (-.18, 1.24),
                          (-.18, 1.10), (-.04, .95), (-.045, .5, .3)], .03, 6, True), handle, .075, .03, rot=(90, 0, 0))
    return [stem, strands(P, .007, bristle, 4)]
