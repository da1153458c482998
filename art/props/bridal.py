"""Tiara, hair pins, pearls, dried flowers."""
import random

import numpy as np
from kit import *


def tiara(r=.72):
    """Parts of a tiara standing on z = 0: band, star-shaped centre, arches with pearls."""
    gold, pearl = metal(), pearl_mat()
    span = np.radians(np.linspace(-95, 95, 40))
    rim = [(r * math.sin(a), -r * math.cos(a) * .9, .03) for a in span]
    parts = [tube(rim, .028, gold), tube([(x, y, z + .13) for x, y, z in rim], .018, gold)]
    for k, deg in enumerate(np.linspace(-80, 80, 11)):
        a = math.radians(deg)
        h = .26 + .42 * math.cos(a * .95) ** 2
        w = math.radians(7.2)
        path = [(r * math.sin(a + s * w), -r * math.cos(a + s * w) * .9, .14 + h * t) for s, t in
                ((-1, 0), (-1, .35), (-.6, .75), (0, 1), (.6, .75), (1, .35), (1, 0))]
        parts.append(tube(path, .015, gold))
        for t, size in ((1.06, .045), (.45, .062 if k == 5 else .038), (.0, .026)):
            parts.append(ball(size, pearl, (r * 1.02 * math.sin(a), -r * 1.02 * math.cos(a) * .9, .14 + h * t)))
    star = cutout(khatam(.13), plain(LAPIS, .06, Clearcoat=1.0, Specular=.8), .05, .02, loc=(0, -r * .9 - .05, .52),
                  rot=(90, 0, 0))
    frame = cutout(khatam(.165), gold, .04, .015, loc=(0, -r * .9 - .025, .52), rot=(90, 0, 0))
    return parts + [star, frame]


def pearl_mat():
    """Mother of pearl."""
    return plain(oklch(.93, .02, 70), .16, Subsurface=.2, Subsurface_Color=(.95, .85, .8, 1),
                 Subsurface_Radius=(.05, .04, .03), Clearcoat=1.0)


def ball(r, mat, loc):
    """Small sphere."""
    return lathe([(r * math.sin(t), -r * math.cos(t)) for t in np.linspace(0, math.pi, 16)], mat, r=0, segs=28, loc=loc)


def hair_pin(flower=True):
    """Parts of a two-pronged pin along +x with a pearl flower at its head."""
    gold, pearl = metal(), pearl_mat()
    parts = [tube([(.05, s * .03, .05), (.4, s * .035, .06), (.85, s * .03, .02)], .012, gold) for s in (1, -1)]
    if flower:
        for k in range(6):
            a = k * math.pi / 3
            parts.append(ball(.05, pearl, (.075 * math.cos(a) - .02, .075 * math.sin(a), .09)))
        parts.append(ball(.055, gold, (-.02, 0, .115)))
    else:
        parts += [ball(.05 - .008 * k, pearl, (.0 + .10 * k, .04 * math.sin(2.2 * k), .08)) for k in range(4)]
    return parts


def pearls(count=26, r=.045, seed=0, length=1.6):
    """Parts of a loose string of pearls lying in an S."""
    m, parts = pearl_mat(), []
    for k in range(count):
        t = k / (count - 1)
        parts.append(ball(r, m, (length * (t - .5), .24 * math.sin(t * 6.0 + seed), r)))
    return parts


def rose(color, r=.16, seed=0):
    """Parts of a dried rose looking along +z: petals in a spiral, the inner ones upright."""
    rng, m, parts = random.Random(seed), plain(color, .75, Sheen=.6, Specular=.15), []
    for k in range(17):
        t = k / 16
        turn, open_ = 137.5 * k, 8 + 62 * t ** 1.2
        size = r * (.55 + .62 * t)

        def petal(u, v, s=size, q=k):
            """Cupped, with a curled lip."""
            a = (u - .5) * 2
            w = s * .95 * math.sin(math.pi * (.16 + .74 * v)) ** .7
            lip = .30 * s * max(0, v - .72) ** 1.4 * 4
            return (a * w, s * .55 * (1 - a * a) * v ** .5 * .5 + lip,
                    s * 1.35 * v - .10 * s * a * a + .03 * s * math.sin(5 * a + q))
        o = grid(petal, 14, 14, m, .006)
        o.rotation_euler = [math.radians(v) for v in (-open_ + rng.uniform(-4, 4), 0, 0)]
        parts.append(group((o,), (0, 0, 0), (0, 0, turn)))
    parts.append(lathe([(0, -.05), (.06, -.02), (.07, .04), (0, .06)], plain(oklch(.56, .06, 110), .7), r=.02))
    return parts


def bouquet(seed=0):
    """Parts of a bouquet along +z: roses, gypsophila, grasses, tied at the origin."""
    rng, parts = random.Random(seed), []
    tones = (oklch(.86, .035, 50), oklch(.80, .06, 30), oklch(.90, .02, 75), oklch(.72, .09, 20))
    spots = [(0, 0)] + [(1, k * 60) for k in range(6)] + [(2, k * 45 + 20) for k in range(8)]
    for k, (ringno, deg) in enumerate(spots):
        lean, a = (0, 24, 46)[ringno] + rng.uniform(-4, 4), math.radians(deg)
        p = V((math.sin(math.radians(lean)) * math.cos(a), math.sin(math.radians(lean)) * math.sin(a),
               math.cos(math.radians(lean)))) * .86
        flower = group(rose(tones[k % 4], .15 + rng.uniform(-.015, .02), k), p, (0, 0, 0))
        flower.rotation_euler = p.to_track_quat('Z', 'Y').to_euler()
        parts += [flower, tube([(0, 0, 0), p * .5, p], .014, plain(oklch(.56, .06, 105), .7))]
    nrng, cloud = np.random.default_rng(seed), []
    white = plain(oklch(.93, .015, 85), .8)
    for k in range(90):
        d = nrng.normal(0, .55, 3)
        d[2] = 1
        p = d / np.linalg.norm(d) * nrng.uniform(.84, 1.12)
        parts.append(ball(.026, white, tuple(p)))
        cloud.append(np.linspace((0, 0, .1), p, 5))
    parts.append(strands(np.array(cloud), .005, plain(oklch(.62, .05, 105), .7), 4))
    for k in range(12):
        a = k * 30 + 7
        parts.append(tube([(0, 0, 0), (.05 * math.cos(a), .05 * math.sin(a), -.35),
                           (.13 * math.cos(a), .13 * math.sin(a), -.75)], .016,
                          plain(oklch(.56, .06, 105), .7)))
    return parts
