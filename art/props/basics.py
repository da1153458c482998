"""Plinths, blocks, bowls, trays, candles: what things stand on and in."""
import bpy
from kit import *


def plinth(r, h, mat=None, **kw):
    """Round plaster plinth."""
    return lathe([(0, 0), (r, 0), (r, h), (0, h)], mat or plaster(IVORY), r=.035, **kw)


def block(w, h, d=.5, mat=None, round_top=True, **kw):
    """Standing plaster block, arched at the top, its face to the lens."""
    shape = arch(w, h - w / 2, 0, 1.0) if round_top else rounded(w, h, .04, cy=h / 2)
    loc = kw.pop('loc', (0, 0, 0))
    turn = kw.pop('turn', 0)
    return cutout(shape, mat or plaster(IVORY), d, .03, loc=loc, rot=(90, 0, turn))


def bowl(mat, r=.6, h=.5, foot=.7, rim=.05, **kw):
    """Open bowl with a soft belly; its inside reaches to 0.1."""
    return lathe([(0, 0), (r * foot, 0, .05), (r * .98, h * .82, .22), (r, h), (r - rim, h), (r * .88, h * .75, .2),
                  (r * foot * .9, .09), (0, .09)], mat, r=.03, **kw)


def fill(mat, r, z, dome=.02, **kw):
    """Content of a bowl: a disc at height z with a soft edge."""
    return lathe([(0, .1), (r * .8, .1), (r, z, .02), (r * .7, z + dome * .6), (0, z + dome)], mat, r=.05, **kw)


def tray(mat, w=1.6, d=1.0, h=.08, r=.14, **kw):
    """Shallow tray with a raised rim, flat on the table."""
    loc, turn = kw.get('loc', (0, 0, 0)), kw.get('turn', 0)
    base = cutout(rounded(w, d, r), mat, .03, .01, loc=(0, 0, .015))
    rim = cutout(rounded(w, d, r), mat, h, .012, [rounded(w - .07, d - .07, r * .85)], loc=(0, 0, h / 2))
    return group((base, rim), loc, (0, 0, turn))


def ribbon(path, width, mat, thick=.03, n=4, **kw):
    """Strip of leather or cloth: a path in the yz plane, as wide as asked along x."""
    return grid(lambda u, v: ((v - .5) * width, *_along(path, u)), max(40, 6 * len(path)), n, mat, thick, **kw)


def _along(path, u):
    """Point at share u of a polyline."""
    steps = [math.dist(a, b) for a, b in zip(path, path[1:])]
    left = u * sum(steps)
    for a, b, s in zip(path, path[1:], steps):
        if left <= s or b is path[-1]:
            t = min(1, left / s) if s else 0
            return tuple(p + (q - p) * t for p, q in zip(a, b))
        left -= s


def candle(x, y, z=0, mat=None):
    """Small burning candle in a cup."""
    lathe([(0, 0), (.22, 0), (.24, .34), (.215, .34), (.205, .27), (0, .27)], mat or metal(), r=.015, loc=(x, y, z))
    lathe([(0, .1), (.205, .1), (.205, .285), (0, .27)], cream(IVORY), r=.03, loc=(x, y, z))
    tube([(x, y, z + .27), (x, y, z + .31), (x + .01, y, z + .35)], .008, plain((.02, .015, .01), .9))
    flame = [(0, 0), (.035, .03, .03), (.045, .09, .05), (.02, .2, .05), (0, .29)]
    lathe(flame, emit((1, .52, .16), 14), r=.03, loc=(x, y, z + .325))
    light = bpy.data.lights.new('flame', 'POINT')
    light.energy, light.color, light.shadow_soft_size = 3, (1, .55, .2), .06
    link(bpy.data.objects.new('flame', light), loc=(x, y, z + .475))


def water_glass(x, y, liquid=None, level=.52, h=.78):
    """Tumbler, filled to level."""
    lathe([(0, 0), (.24, 0), (.29, h), (.27, h), (.225, .06), (0, .06)], glass(shadow=.9), r=.012, loc=(x, y, 0))
    k = .224 + .05 * level / h
    lathe([(0, .062), (.224, .062), (k, level), (0, level)], liquid or glass(oklch(.95, .012, 225), 0, 1.33), r=.008,
          loc=(x, y, 0))
