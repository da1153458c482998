"""Razor, shaving brush, strop and lather."""
import numpy as np
from kit import *


def razor(scales, angle=118):
    """Parts of an open straight razor in the xy plane: pivot at the origin, handle along -x."""
    steel = metal(STEEL, .14, False)
    blade = fillet([(.02, -.045), (.34, -.05), (.40, -.20), (1.42, -.20), (1.50, -.12), (1.46, .045), (.36, .055),
                    (.02, .05),
                    (-.14, .10), (-.16, .05), (-.06, -.03)], .035, 6, True)
    spine = [(.42, -.07), (1.43, -.07), (1.44, .03), (.42, .03)]
    knife = group((cutout(blade, steel, .05, .018), cutout(spine, steel, .085, .03)),
                  (0, 0, 0), (0, 0, 180 - angle))
    shape = fillet([(.08, 0), (.02, .085), (-.5, .075, .5), (-1.1, .12, .5), (-1.55, .06, .1), (-1.56, -.04, .1),
                    (-1.1, -.06, .5), (-.5, -.10, .5), (.02, -.085)], .08, 8, True)
    sides = [cutout(shape, scales, .045, .02, loc=(0, 0, z)) for z in (.062, -.062)]
    pins = [lathe([(0, -.10), (.035, -.10), (.035, .10), (0, .10)], metal(), r=.01, loc=(x, y, 0)) for x,
            y in ((0, 0), (-1.46, .01))]
    return [knife, *sides, *pins]


def shaving_brush(handle, h=.62, **kw):
    """Shaving brush standing on its handle; its knot is two-toned."""
    rng = np.random.default_rng(3)
    n = 6500
    a, r = rng.uniform(0, 6.283, n), np.sqrt(rng.uniform(0, 1, n))
    t = np.linspace(0, 1, 10)[None, :]
    rad = r[:, None] * (.15 + .15 * np.sin(t * 1.9) ** 1.2)
    L = .66 * (1 - .22 * r ** 2.2) + rng.normal(0, .010, n)
    P = np.stack([rad * np.cos(a)[:, None], rad * np.sin(a)[:, None], h + .02 + t * L[:, None]], -1)
    cut = 7
    dark, pale = plain(oklch(.30, .03, 50), .5), plain(oklch(.88, .03, 75), .6)
    parts = [lathe([(0, 0), (.20, 0, .04), (.23, .10, .08), (.13, .30, .12), (.17, h - .10, .1), (.20, h - .06),
                    (0, h - .06)],
                   handle, r=.05),
             lathe([(0, h - .08), (.20, h - .08), (.185, h + .08), (0, h + .08)], metal(), r=.015),
             strands(P[:, :cut], .0048, dark, 4), strands(P[:, cut - 2:], .0046, pale, 4)]
    return group(parts, kw.get('loc', (0, 0, 0)), kw.get('rot', (0, 0, 0)), kw.get('scale', 1))


def lather(r, z, seed=0, peak=.22, **kw):
    """Heap of shaving foam with a swirl."""
    def skin(u, v):
        """Highest in the middle, with the trace of a brush."""
        a, q = 2 * math.pi * u, v
        w = .05 * math.sin(a * 1 + 13 * v) * v * (1.1 - v) * 3
        return (r * q * math.cos(a), r * q * math.sin(a),
                z + peak * (1 - q ** 1.6) + w + .015 * noise.noise(V((math.cos(a) * q * 4, math.sin(a) * q * 4, seed))))
    return grid(skin, 140, 70, cream(oklch(.93, .008, 85), .5), **kw)


def ring(r, mat, radius=.03, **kw):
    """Metal ring in the xy plane."""
    return tube([(r * math.cos(t), r * math.sin(t), 0) for t in np.linspace(0, 2 * math.pi, 20, False)], radius, mat,
                cyclic=True, **kw)
