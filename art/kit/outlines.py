"""Flat outlines that cutouts and lathes are made from."""
import math

import numpy as np
from mathutils import Vector as V


def fillet(pts, r, n=6, closed=False):
    """Round every inner corner of a polyline; pts may carry their own radius as third value."""
    out, N = [], len(pts)
    for i, p in enumerate(pts):
        rr = p[2] if len(p) > 2 else r
        P = V((p[0], p[1], 0))
        if (not closed and i in (0, N - 1)) or rr <= 0:
            out.append((P.x, P.y))
            continue
        A = V((*pts[i - 1][:2], 0)) - P
        B = V((*pts[(i + 1) % N][:2], 0)) - P
        if A.length < 1e-6 or B.length < 1e-6 or A.angle(B) > 3.1:
            out.append((P.x, P.y))
            continue
        d = min(rr / math.tan(A.angle(B) / 2), A.length * .49, B.length * .49)
        a, b = P + A.normalized() * d, P + B.normalized() * d
        for k in range(n + 1):
            t = k / n
            q = a * (1 - t) ** 2 + P * 2 * t * (1 - t) + b * t ** 2
            out.append((q.x, q.y))
    return out


def arch(width, spring, base=0.0, point=1.25, n=24, cx=0.0):
    """Outline of a pointed arch (radius = point * half width); point=1 gives a round one."""
    h = width / 2
    R = h * point
    c = R - h
    top = math.acos(c / R)
    right = [(cx - c + R * math.cos(top * k / n), spring + R * math.sin(top * k / n))
             for k in range(n + 1)]
    left = [(2 * cx - x, z) for x, z in reversed(right[:-1])]
    return [(cx - h, base), (cx + h, base)] + right + left


def khatam(r, cx=0.0, cy=0.0):
    """Eight-pointed star: two squares, one turned by 45 degrees."""
    q = r * math.cos(math.pi / 4) / math.cos(math.pi / 8)
    return [(cx + (r if k % 2 == 0 else q) * math.cos(k * math.pi / 8),
             cy + (r if k % 2 == 0 else q) * math.sin(k * math.pi / 8)) for k in range(16)]


def oval(rx, ry, n=64, power=2.0, cx=0.0, cy=0.0):
    """Ellipse; power above 2 squares it off."""
    return [(cx + rx * math.copysign(abs(math.cos(t)) ** (2 / power), math.cos(t)),
             cy + ry * math.copysign(abs(math.sin(t)) ** (2 / power), math.sin(t)))
            for t in np.linspace(0, 2 * math.pi, n, False)]


def rounded(width, height, r, cx=0.0, cy=0.0):
    """Rectangle with round corners."""
    x, y = width / 2, height / 2
    return fillet([(cx - x, cy - y), (cx + x, cy - y), (cx + x, cy + y), (cx - x, cy + y)], r, 8, True)
