"""Towels and cushions."""
from kit import *


def towel_roll(length=1.35, turns=3.0, pitch=.10, color=IVORY, seed=0, loops=60000, **kw):
    """Rolled towel along x with spiral ends and terry pile; lies on its loc."""
    R = pitch * turns + .06

    def spiral(u, v):
        """One layer after the other, a little uneven."""
        th = 2 * math.pi * turns * u - math.pi * .4
        r = (.06 + pitch * turns * u) * (1 + .02 * noise.noise(V((u * 9, v * 3, seed))))
        x = (v - .5) * length + .02 * math.sin(7 * u + seed) * (2 * v - 1)
        return (x, r * math.cos(th) * 1.05, R + .05 + r * math.sin(th) * .94)
    o = grid(spiral, 260, 24, cloth(color), thick=pitch * .86, subdiv=1, **kw)
    pile(o, color, loops, seed=seed)
    return o


def towel_fold(w=1.35, d=.95, h=.19, color=IVORY, seed=0, loops=45000, **kw):
    """Folded towel: three layers that meet in a round fold towards the lens."""
    t = h / 3 * .86
    z = [t * .6 + k * h / 3 for k in range(3)]
    path = fillet([(d * .5, z[0]), (-d * .5, z[0]), (-d * .5, z[1]), (d * .5, z[1]), (d * .5, z[2]), (-d * .52, z[2]),
                   (-d * .52, z[0] * .8)], t * .8, 6)

    def layer(u, v):
        """The strip, with waves where it is free."""
        y, q = _at(path, u)
        return ((v - .5) * w + .01 * math.sin(9 * u + seed), y, q + .008 * noise.noise(V((v * 4, u * 7, seed))))
    o = grid(layer, 160, 30, cloth(color), thick=t, subdiv=1, **kw)
    pile(o, color, loops, seed=seed)
    return o


def cushion(w, d, h, mat, **kw):
    """Cushion with pinched corners."""
    def half(sign):
        """Upper or lower side."""
        def skin(u, v):
            """Full in the middle, thin at the rim."""
            x, y = 2 * u - 1, 2 * v - 1
            k = 1 - .07 * (1 - abs(x * y))
            top = max(0, (1 - x ** 4) * (1 - y ** 4)) ** .45
            return (x * w / 2 * k, y * d / 2 * k, h / 2 + sign * h / 2 * top)
        return grid(skin, 50, 50, mat)
    return group((half(1), half(-1)), kw.get('loc', (0, 0, 0)), kw.get('rot', (0, 0, 0)))


def _at(path, u):
    """Point at share u of a flat path, by length."""
    steps = [math.dist(a, b) for a, b in zip(path, path[1:])]
    left = u * sum(steps)
    for a, b, s in zip(path, path[1:], steps):
        if left <= s:
            t = left / s if s else 0
            return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        left -= s
    return path[-1]
