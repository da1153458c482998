"""Bottles, jars and tubes."""
from kit import *


def _stand(parts, kw):
    """Gather parts of one vessel at loc, turned by turn degrees, scaled by scale."""
    return group(parts, kw.get('loc', (0, 0, 0)), kw.get('rot', (0, 0, kw.get('turn', 0))), kw.get('scale', 1))


def dropper(mat, h=1.0, r=.30, **kw):
    """Serum bottle with a pipette."""
    return _stand((
        lathe([(0, 0), (r, 0, .05), (r, h, .14), (.13, h + .05, .05), (.13, h + .16), (0, h + .16)], mat, r=.04),
        lathe([(0, h + .10), (.165, h + .10), (.165, h + .34), (.13, h + .36), (0, h + .36)], metal(), r=.015),
        lathe([(0, h + .34), (.115, h + .34), (.10, h + .62, .08), (.085, h + .74, .08), (0, h + .76)],
              plain(IVORY, .45), r=.06)), kw)


def pump(mat, h=1.1, r=.32, squash=None, **kw):
    """Bottle with a gold pump, its spout to the left."""
    neck = h + .10
    return _stand((
        lathe([(0, 0), (r, 0, .05), (r, h - .05, .16), (.12, h + .04, .05), (.12, neck), (0, neck)], mat, r=.04,
              squash=squash),
        lathe([(0, h + .05), (.15, h + .05), (.15, h + .25), (0, h + .25)], metal(), r=.015),
        lathe([(0, h + .2), (.035, h + .2), (.035, h + .46), (0, h + .46)], metal(), r=.005),
        lathe([(0, h + .42), (.10, h + .42), (.10, h + .52), (0, h + .53)], metal(), r=.025),
        tube([(0, 0, h + .48), (-.16, 0, h + .49), (-.30, 0, h + .47), (-.34, 0, h + .40)], .036, metal())), kw)


def oil(mat, h=.84, r=.24, stopper=None, **kw):
    """Long-necked oil bottle."""
    return _stand((
        lathe([(0, 0), (r, 0, .05), (r, h * .74, .16), (.085, h, .1), (.085, h + .22), (0, h + .22)], mat, r=.05),
        lathe([(0, h + .18), (.115, h + .18), (.115, h + .42), (0, h + .42)], stopper or metal(), r=.02)), kw)


def flacon(mat, w=.36, h=.7, **kw):
    """Square glass bottle with a round stopper: aftershave or perfume."""
    return _stand((
        lathe([(0, 0), (w, 0, .04), (w, h, .08), (.11, h + .03), (.11, h + .1), (0, h + .1)], mat, r=.04, squash=7),
        lathe([(0, h + .07), (.135, h + .07), (.135, h + .16), (0, h + .16)], metal(), r=.012),
        lathe([(0, h + .14), (.05, h + .15), (.17, h + .27, .12), (.15, h + .42, .12), (0, h + .46)], metal(),
              r=.08)), kw)


def jar(mat, r=.36, h=.34, content=None, lid=None, **kw):
    """Cream jar, open with content or closed with a lid."""
    parts = [lathe([(0, 0), (r, 0, .05), (r, h, .03), (r - .05, h), (r - .05, h - .07), (0, h - .07)], mat, r=.02)]
    if lid:
        parts.append(lathe([(0, h - .02), (r + .015, h - .02), (r + .015, h + .15), (0, h + .15)], lid, r=.025))
    if content:
        parts.append(grid(lambda u, v: _swirl(u, v, r - .055, h - .04), 128, 60, content))
    return _stand(parts, kw)


def _swirl(u, v, r, z):
    """Cream as a spatula leaves it."""
    a, q = 2 * math.pi * u, r * v
    return (q * math.cos(a), q * math.sin(a), z + .17 * (1 - v) ** 1.4 + .105 * math.sin(a + 16 * v) * v * (1.15 - v))


def squeeze(mat, cap=None, h=1.0, r=.24, **kw):
    """Cosmetic tube standing on its cap, flattened towards the top."""
    def skin(u, v):
        """Round at the cap, flat at the seam."""
        a, t = 2 * math.pi * u, v
        rx, ry = r * (1 + .28 * t), r * (1 - t) ** .8 + .012
        return (rx * math.cos(a), ry * math.sin(a), .2 + h * t)
    return _stand((grid(skin, 65, 40, mat),
                   lathe([(0, 0), (r * .94, 0), (r * .94, .21), (0, .21)], cap or metal(), r=.02)), kw)


def polish(color, cap=None, h=.42, **kw):
    """Nail polish: soft square bottle, tall cap."""
    m = plain(color, .08, Clearcoat=1.0, Specular=.6)
    return _stand((
        lathe([(0, 0), (.235, 0, .06), (.235, h, .09), (.09, h + .04), (.09, h + .08), (0, h + .08)], m, r=.04,
              squash=6),
        lathe([(0, h + .06), (.118, h + .06), (.105, h + .64), (0, h + .64)], cap or metal(), r=.025)), kw)


def ampoule(mat, h=.62, r=.085, **kw):
    """Sealed glass ampoule with a drawn-out tip."""
    return _stand((lathe([(0, 0), (r, 0, .03), (r, h * .55, .08), (r * .42, h * .68, .05), (r * .5, h * .76, .04),
                          (r * .3, h * .92, .04), (0, h)], mat, r=.02, segs=48),), kw)
