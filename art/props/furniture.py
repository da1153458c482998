"""Furniture and fittings, 1 unit = 1 m."""
import numpy as np
from kit import *

from .cloths import cushion


def room(openings=(), wall=SAND, floor=oklch(.80, .045, 68), back=LAPIS, depth=.5, grain=.35):
    """Floor and a thick wall with openings; behind them a coloured niche."""
    mesh([(-15, -14, 0), (15, -14, 0), (15, 3, 0), (-15, 3, 0)], [(0, 1, 2, 3)], plaster(floor, .3))
    cutout([(-12, -.5), (12, -.5), (12, 8), (-12, 8)], plaster(wall, grain), depth, .012, list(openings),
           loc=(0, WALL + depth / 2, 0), rot=(90, 0, 0))
    y = WALL + depth - .02
    mesh([(-5, y, -1), (5, y, -1), (5, y, 5), (-5, y, 5)], [(0, 1, 2, 3)], plaster(back, .7))


def vase(x, y, h=.72, color=TERRACOTTA):
    """Tall clay vase; its mouth is at 0.9 h."""
    k = h / .72
    lathe([(0, 0), (.13 * k, 0, .03), (.21 * k, .30 * k, .15), (.12 * k, .58 * k, .1), (.075 * k, .66 * k),
           (.09 * k, .72 * k),
           (.075 * k, .72 * k), (.06 * k, .64 * k), (0, .5 * k)], plaster(color, .4), r=.04, loc=(x, y, 0))


def wall_mirror(x, z, r=.40, y=WALL + .44):
    """Round mirror in a gold frame."""
    lathe([(0, 0), (r, 0), (r, .035), (r - .025, .035), (r - .025, .02), (0, .02)], metal(), r=.006, loc=(x, y, z),
          rot=(90, 0, 0))
    lathe([(0, .021), (r - .024, .021), (0, .022)], mirror(), r=0, loc=(x, y, z), rot=(90, 0, 0))


def arch_mirror(x, z, w=.8, h=1.3, y=WALL - .02):
    """Arched mirror on the wall."""
    cutout(arch(w, h - w / 2, 0, 1.0), metal(), .04, .01, [arch(w - .05, h - w / 2, .025, 1.0)], loc=(x, y, z),
           rot=(90, 0, 0))
    cutout(arch(w - .04, h - w / 2, .02, 1.0), mirror(), .01, .001, loc=(x, y + .005, z), rot=(90, 0, 0))


def shelf_bottles(x, y, z, seed=0, count=3):
    """A few small bottles in a row."""
    mats = (glass(AMBER), plain(IVORY, .3), glass(oklch(.42, .16, 264), .1))
    for k in range(count):
        h, r = (.17, .13, .15)[(k + seed) % 3], (.035, .032, .04)[k % 3]
        at = (x + .10 * k, y, z)
        lathe([(0, 0), (r, 0), (r, h * .7, r * .5), (r * .35, h * .8), (r * .35, h), (0, h)], mats[(k + seed) % 3],
              r=.008, loc=at)
        lathe([(0, h), (r * .45, h), (r * .45, h * 1.2), (0, h * 1.2)], metal(), r=.004, loc=at)


def salon_chair(loc, turn, up):
    """Round chair on a gold column."""
    def back(u, v):
        """A shell that is highest behind the shoulders."""
        a = math.radians(-118 + 236 * u) - math.pi / 2
        r = .335 + .03 * (v - .5)
        top = .30 + .16 * max(0, math.cos((u - .5) * math.pi)) ** 1.2
        return (r * math.cos(a), -r * math.sin(a) * .95, .40 + top * v)
    group((lathe([(0, 0), (.27, 0), (.27, .018), (.05, .035, .02), (.035, .36), (0, .36)], metal(), r=.008),
           lathe([(0, .35), (.28, .35), (.335, .40), (.335, .47), (.30, .51), (0, .52)], up, r=.035),
           grid(back, 60, 16, up, thick=.085, subdiv=1)), loc, (0, 0, turn), 1.12)


def barber_chair(loc, turn, up=None):
    """Classic chair: round base, padded seat, back and headrest, armrests, footrest."""
    up, gold = up or leather(oklch(.40, .075, 48), scale=260), metal()
    parts = [lathe([(0, 0), (.31, 0), (.31, .03), (.10, .07, .04), (.075, .12), (.075, .40), (0, .40)], gold, r=.012),
             slab((.54, .54, .15), up, .05, 6, loc=(0, 0, .42)), slab((.50, .50, .04), gold, .012, loc=(0, 0, .395)),
             group((slab((.52, .13, .60), up, .05, 6), slab((.48, .03, .56), wood(along='z'), .01, loc=(0, .075, .02)),
                    slab((.055, .05, .2), gold, .01,
                         loc=(0, .02, .56)), slab((.30, .10, .17), up, .04, 6, loc=(0, 0, .69))),
                   (0, .27, .54), (-12, 0, 0))]
    for s in (1, -1):
        parts.append(tube([(.29 * s, .27, .46), (.29 * s, .26, .66), (.29 * s, .0, .70), (.29 * s, -.20, .69),
                           (.29 * s, -.22, .46)], .022, gold))
        parts.append(slab((.08, .36, .05), up, .022, 5, loc=(.29 * s, .01, .69)))
        parts.append(tube([(.20 * s, -.2, .42), (.20 * s, -.42, .30), (.20 * s, -.52, .14)], .018, gold))
    parts.append(slab((.50, .20, .03), gold, .012, loc=(0, -.54, .11), rot=(14, 0, 0)))
    group(parts, loc, (0, 0, turn))


def treatment_bed(loc, turn=0, linen=IVORY, throw=oklch(.46, .12, 263)):
    """Treatment bed along x: walnut frame, mattress, sheet, pillow, throw."""
    parts = [slab((1.9, .70, .10), wood(), .02, loc=(0, 0, .42)),
             slab((1.86, .68, .15), plain(linen, .7, Sheen=.4), .06, 6, loc=(0, 0, .52))]
    for x in (-.78, .78):
        parts.append(slab((.10, .58, .42), wood(along='z'), .02, loc=(x, 0, 0)))
    parts.append(cushion(.42, .56, .15, cloth(linen, 120, .3), loc=(-.66, 0, .655)))
    cover = fillet([(-.40, .30), (-.385, .69), (.385, .69), (.40, .34)], .05, 6)
    parts.append(grid(lambda u, v: (.46 + .34 * (v - .5) * 2 + .012 * math.sin(17 * u), *_on(cover, u)), 80, 12,
                      cloth(throw, 120, .4), .02))
    return group(parts, loc, (0, 0, turn))


def _on(path, u):
    """Point of a path by index share."""
    k = u * (len(path) - 1)
    i = min(int(k), len(path) - 2)
    f = k - i
    return tuple(a + (b - a) * f for a, b in zip(path[i], path[i + 1]))


def towel_stack(loc, tones, w=.36, d=.26, turn=0):
    """Folded towels seen from afar."""
    for k, c in enumerate(tones):
        slab((w, d, .06), cloth(c, 220, .6), .028, 6, loc=(loc[0], loc[1], loc[2] + .062 * k),
             rot=(0, 0, turn + 4 * (k % 2)))


def pendant(x, y, z, r=.20, mat=None):
    """Dome lamp on its cord."""
    lathe([(r, 0), (r * .9, r * .5, .1), (r * .3, r * .95, .08), (.03, r * 1.05), (.03, r * 1.2), (0, r * 1.2)],
          mat or metal(), r=.03, loc=(x, y, z))
    tube([(x, y, z + r * 1.1), (x, y, z + 3)], .008, plain((.05, .04, .03), .6), smooth=False)
    lathe([(.05 * math.sin(t), -.05 * math.cos(t)) for t in np.linspace(0, math.pi, 12)], emit((1, .80, .55), 5), r=0,
          segs=24, loc=(x, y, z + r * .45))


def reception_desk(x=0, y=.7, w=1.9, h=1.02):
    """Fluted walnut desk with a pale top."""
    n = int(w / .075)
    for k in range(n):
        lathe([(0, 0), (.036, 0), (.036, h - .06), (0, h - .06)], wood(along='z'), r=.004, segs=24,
              loc=(x - w / 2 + .04 + k * .075, y, .02))
    slab((w - .04, .55, h - .05), wood(along='z'), .01, loc=(x, y + .29, 0))
    slab((w + .10, .72, .06), plaster(IVORY, .4), .02, loc=(x, y + .24, h - .05))
    slab((w, .62, .05), metal(), .01, loc=(x, y + .27, 0))


def bench(loc, turn=0, w=1.7, up=LAPIS):
    """Low upholstered bench with a back and bolsters."""
    m = cloth(up, 220, .3)
    parts = [slab((w, .62, .10), wood(), .02, loc=(0, 0, .12)), slab((w, .62, .20), m, .06, 6, loc=(0, 0, .22)),
             slab((w, .16, .42), m, .06, 6, loc=(0, .25, .40))]
    for s in (1, -1):
        for q in (1, -1):
            parts.append(lathe([(0, 0), (.022, 0), (.03, .13), (0, .13)], metal(), r=.004,
                               loc=(s * (w / 2 - .1), q * .24, 0)))
    return group(parts, loc, (0, 0, turn))


def side_table(x, y, h=.46, r=.26):
    """Small round table on a gold column."""
    lathe([(0, 0), (.17, 0), (.17, .015), (.022, .03, .02), (.022, h - .03), (r, h - .03), (r, h), (0, h)], metal(),
          r=.006, loc=(x, y, 0))
    lathe([(0, h), (r - .012, h), (r - .012, h + .012), (0, h + .012)], wood(), r=.003, loc=(x, y, 0))
