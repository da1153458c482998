"""Swatches, files, lacquer, manicure tools."""
import numpy as np
from kit import *


def swatch(color, w=.19, length=.52):
    """Parts of a colour sample along +y: a glossy nail shape on a thin stick."""
    m = plain(color, .08, Clearcoat=1.0, Specular=.6)

    def shell(u, v):
        """Curved like a nail, almond-shaped."""
        y, s = v * length, (v - .5) * 2
        half = w / 2 * (1 - max(0, s) ** 2.6 * .98) ** .5 * (.86 + .14 * min(1, 3 * v))
        a = (u - .5) * 2
        return (a * half, y + .55, .05 * math.cos(a * 1.25) * (half / w * 2) + .02)
    return [grid(shell, 24, 40, m, .02), tube([(0, 0, .02), (0, .6, .03)], .022, metal(), smooth=False)]


def file_board(color, length=1.3, w=.20, **kw):
    """Emery board in the xy plane."""
    core = cutout(rounded(w, length, w / 2), plain(IVORY, .6), .035, .004, **kw)
    for side in (1, -1):
        face = cutout(rounded(w - .01, length - .01, w / 2), cloth(color, 180, .6, 0), .012, .002,
                      loc=(0, 0, .018 * side))
        face.parent = core
    return core


def pool(color, rx=.30, ry=.20, seed=0, depth=.035, **kw):
    """Drop of lacquer with a round edge."""
    m = plain(color, .06, Clearcoat=1.0)
    out = [(rx * (1 + .07 * math.sin(3 * t + 1 + seed) + .05 * math.sin(2 * t + seed)) * math.cos(t),
            ry * (1 + .06 * math.sin(3 * t + 2 * seed)) * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 96, False)]
    loc = kw.pop('loc', (0, 0, 0))
    return cutout(out, m, depth, depth / 2, loc=(loc[0], loc[1], loc[2] + depth / 2), **kw)


def lacquer_brush(color, **kw):
    """Cap with its wet brush, lying along -x; the tip touches the table at loc."""
    m = plain(color, .06, Clearcoat=1.0)
    parts = [lathe([(0, 0), (.105, 0), (.118, .58), (0, .58)], metal(), r=.025, loc=(.56, 0, .115), rot=(0, 87, 0)),
             tube([(.58, 0, .115), (.36, 0, .10), (.24, 0, .075)], .02, plain((.03, .03, .03), .4)),
             tube([(.26, 0, .085), (.13, 0, .06), (0, 0, .045)], .04, m, taper=[.6, 1.1, .9])]
    return group(parts, kw.get('loc', (0, 0, 0)), (0, 0, kw.get('turn', 0)))


def pads(count=5, r=.30, seed=0, **kw):
    """Stack of round cotton pads."""
    rng, parts = np.random.default_rng(seed), []
    for k in range(count):
        m = cloth(oklch(.93, .008, 85), 60, .5)
        parts.append(lathe([(0, 0), (r * .96, 0, .03), (r, .035), (r * .96, .075, .03), (0, .08)], m, r=.02,
                           loc=(*rng.normal(0, .022, 2), k * .082), rot=(*rng.normal(0, 1.2, 2), 0)))
    return group(parts, kw.get('loc', (0, 0, 0)), kw.get('rot', (0, 0, 0)))


def stick(mat, length=1.2, r=.03, **kw):
    """Slim stick along +z with a slanted, pushed-flat end: orange stick or pusher."""
    return lathe([(0, 0), (r, .02), (r, length * .8), (r * .55, length), (0, length)], mat, r=.01, segs=32, **kw)
