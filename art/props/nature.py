"""Stones, petals, grasses, fruit."""
import random

import numpy as np
from kit import *


def stones(x, y, sizes, mats, seed=0):
    """Pile of river stones, the largest at the bottom."""
    z = 0
    for k, (s, m) in enumerate(zip(sizes, mats)):
        blob((s, s * .82, s * .36), m, seed + k, loc=(x + .02 * k, y, z), rot=(0, 0, 25 * k))
        z += s * .36 * 1.88


def petals(x, y, z, reach, count=7, color=oklch(.70, .13, 12), seed=8, size=1.0):
    """Petals strewn on water or on the table."""
    rng = random.Random(seed)

    def petal(u, v):
        """A shallow cup, narrow at its foot."""
        w = math.sin(math.pi * min(1, u * .9 + .06)) ** .7 * (v - .5)
        return (.24 * size * (u - .5), .20 * size * w, .10 * size * (w * w + (u - .5) ** 2))
    m = plain(color, .5, Sheen=.5)
    for _ in range(count):
        a, r, q = rng.uniform(0, 6.28), reach * rng.random() ** .5, rng.uniform(0, 360)
        grid(petal, 20, 16, m, .004, loc=(x + r * math.cos(a), y + r * math.sin(a), z), rot=(rng.uniform(-8, 8), 0, q))


def plumes(x, y, z, count=9, reach=1.0, spread=.26, seed=5, color=oklch(.82, .05, 75), hairs=700):
    """Dried pampas in a vase whose mouth is at z; reach is the length of the stems."""
    rng = np.random.default_rng(seed)
    for _ in range(count):
        a, l = rng.uniform(0, 6.28), reach * rng.uniform(.75, 1.05)
        t = np.linspace(0, 1, 24)
        stem = np.stack([x + math.cos(a) * (.03 + spread * t ** 2) * reach,
                         y + math.sin(a) * (.03 + spread * .8 * t ** 2) * reach,
                         z + l * t - .10 * l * t ** 3], -1)
        H = []
        for _ in range(hairs):
            u = rng.uniform(.55, 1)
            d = rng.normal(0, 1, 3)
            d[2] = abs(d[2]) + .9
            d /= np.linalg.norm(d)
            s = np.linspace(0, 1, 5)[:, None]
            wide = .13 * reach * math.sin((u - .5) / .5 * 2.6 + .25)
            H.append(stem[int(u * 23)] + d * s * wide - np.array([0, 0, .05 * reach]) * s ** 2)
        strands(np.array(H), .0018 * reach, plain(color, .8), 3)
        strands(stem[None], .005 * reach, plain(oklch(.70, .06, 80), .7), 4)


def sprig(x, y, z, length=1.2, leaves=9, color=SAGE, turn=0, lift=.2, seed=0):
    """Olive or laurel branch lying with its stem at x, y, pointing to turn."""
    rng, parts = random.Random(seed), []
    stem = [(length * t, .10 * math.sin(2.5 * t), lift * t * (1.3 - t)) for t in np.linspace(0, 1, 9)]
    parts.append(tube(stem, .014, plain(oklch(.52, .05, 75), .7), taper=[1.2, 1.1, 1, 1, .9, .8, .7, .6, .4]))

    def leaf(u, v):
        """Pointed at both ends, folded along its rib."""
        w = math.sin(math.pi * u) ** .8 * (v - .5) * .17
        return (u * .46, w, abs(w) * .55 - .18 * (u - .5) ** 2 + .045)
    m = plain(color, .45, Sheen=.3, Specular=.3)
    for k in range(leaves):
        t = .12 + .86 * k / (leaves - 1)
        p = (length * t, .10 * math.sin(2.5 * t), lift * t * (1.3 - t))
        side = (0, 48, -46)[1 + k % 2] if k < leaves - 1 else 4
        turned = (rng.uniform(-25, 25), rng.uniform(-22, 4), side + rng.uniform(-8, 8))
        parts.append(grid(leaf, 20, 9, m, .006, loc=p, rot=turned,
                          scale=(1.05 - .4 * t)))
    return group(parts, (x, y, z), (0, 0, turn))


def pomegranate(x, y, z=0, r=.36, seed=0, tilt=(0, 0, 0)):
    """Whole pomegranate with its crown."""
    def skin(u, v):
        """A globe with soft ridges that rises to the crown."""
        a, b = 2 * math.pi * u, math.pi * v
        k = 1 + .025 * math.cos(6 * a + seed) * math.sin(b)
        k += .03 * noise.noise(V((math.cos(a) * 2, math.sin(a) * 2, v * 3 + seed)))
        return (r * k * math.sin(b) * math.cos(a), r * k * math.sin(b) * math.sin(a),
                r * (.92 - .92 * math.cos(b)) + .10 * r * v ** 9)
    m = stone(oklch(.50, .16, 22), .32)
    crown = [grid(lambda u, v, k=k: _sepal(u, v, k, r), 8, 12, m, .02 * r, loc=(0, 0, r * 1.86)) for k in range(6)]
    neck = lathe([(0, 1.8 * r), (.30 * r, 1.8 * r), (.24 * r, 1.98 * r), (.19 * r, 1.98 * r), (.15 * r, 1.86 * r),
                  (0, 1.86 * r)], m, r=.03)
    return group([grid(skin, 81, 50, m), neck, *crown], (x, y, z), tilt)


def _sepal(u, v, k, r):
    """One tooth of the crown."""
    a = 2 * math.pi * (k + (u - .5) * .8 * (1 - v)) / 6
    q = r * (.20 + .10 * v + .08 * v * v)
    return (q * math.cos(a), q * math.sin(a), r * .32 * v)


def lemon(x, y, z=0, r=.27, half=False, rot=(0, 0, 0)):
    """Lemon, whole or cut so that its face looks along +z."""
    peel = cream(oklch(.86, .15, 98), .35)
    if not half:
        body = lathe([(0, -1.28 * r), (.14 * r, -1.2 * r, .05), (.55 * r, -.85 * r, .3), (r, 0, .6),
                      (.55 * r, .85 * r, .3),
                      (.14 * r, 1.18 * r, .05), (0, 1.24 * r)], peel, r=.1)
        return group((body,), (x, y, z + r * .96), rot)
    parts = [lathe([(0, -1.1 * r), (.5 * r, -.85 * r, .3), (r, 0), (0, 0)], peel, r=.02),
             lathe([(0, 0), (.95 * r, 0), (.95 * r, .012), (0, .012)], cream(oklch(.95, .03, 100), .5), r=.004)]
    for k in range(9):
        wedge = fillet([(.07 * r, 0), (.86 * r, -.27 * r), (.86 * r, .27 * r)], .10 * r, 5, True)
        parts.append(cutout(wedge, cream(oklch(.88, .13, 99), .12), .03, .012, loc=(0, 0, .012), rot=(0, 0, 40 * k)))
    return group(parts, (x, y, z), rot)
