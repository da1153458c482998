"""Lipstick, compact, brushes, palette."""
import bmesh
import numpy as np
from kit import *


def lipstick(color, up=.46, **kw):
    """Open lipstick, its bullet cut at a slant."""
    parts = [lathe([(0, 0), (.17, 0), (.17, .52), (.145, .52), (.145, .80), (.12, .80), (0, .80)], metal(), r=.015),
             lathe([(0, 0), (.172, 0), (.172, .40), (0, .40)], plain(LAPIS, .25, Clearcoat=.6), r=.02)]
    o = lathe([(0, 0), (.118, 0), (.118, up, .11), (0, up + .02)], plain(color, .32, Clearcoat=.25), r=.06,
              loc=(0, 0, .76))
    bm = bmesh.new()
    bm.from_mesh(o.data)
    cut = bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=(0, 0, up - .13),
                                 plane_no=V((.75, -.45, 1)).normalized(), clear_outer=True)
    bmesh.ops.holes_fill(bm, edges=[e for e in cut['geom_cut'] if isinstance(e, bmesh.types.BMEdge)])
    bm.to_mesh(o.data)
    bm.free()
    return group(parts + [o], kw.get('loc', (0, 0, 0)), kw.get('rot', (0, 0, 0)))


def compact(x, y, powder=BLUSH, r=.62, lid=72):
    """Open compact: powder with the star pressed in, mirror in the lid."""
    lathe([(0, 0), (r, 0), (r, .12), (r - .06, .12), (r - .06, .09), (0, .09)], metal(), r=.03, loc=(x, y, 0))
    lathe([(0, .08), (r - .08, .08), (r - .08, .115), (0, .115)], plain(powder, .9, Specular=.1), r=.02, loc=(x, y, 0))
    cutout(khatam(r * .48), plain(mul(powder, .6), .9, Specular=.1), .014, .005, loc=(x, y, .116))
    group((lathe([(0, 0), (r, 0), (r, .08), (r - .05, .08), (r - .05, .06), (0, .06)], metal(), r=.025, loc=(0, r, 0)),
           lathe([(0, .06), (r - .055, .06), (r - .055, .064), (0, .064)], mirror(), r=0, loc=(0, r, 0))),
          (x, y + r - .02, .12), (lid, 0, 0))


def makeup_brush(handle, r=.11, length=.60, flare=.12, hairs=5200, tip=oklch(.72, .06, 60), seed=1, slim=1.0):
    """Parts of a brush along +z, bristles at the top; slim narrows handle and ferrule."""
    rng = np.random.default_rng(seed)
    parts = [lathe([(0, 0), (.035 * slim, .02), (.075 * slim, .75, .3), (.085 * slim, .95), (0, .95)], handle, r=.03),
             lathe([(0, .92), (.095 * slim, .92), (r + .01, 1.22), (0, 1.22)], metal(), r=.012)]
    a, q = rng.uniform(0, 6.283, hairs), np.sqrt(rng.uniform(0, 1, hairs))
    t = np.linspace(0, 1, 9)[None, :]
    rad = q[:, None] * (r + flare * np.sin(t * 2.2) ** 1.3)
    L = length * (1 - .35 * q ** 2.5) + rng.normal(0, .012, hairs)
    P = np.stack([rad * np.cos(a)[:, None], rad * np.sin(a)[:, None], 1.2 + t * L[:, None]], -1)
    cut = int(hairs * .8)
    return parts + [strands(P[:cut], .0045, plain(oklch(.36, .05, 45), .5), 4),
                    strands(P[cut:], .0045, plain(tip, .5), 4)]


def palette(shades, w=1.9, d=.80, lid=70):
    """Parts of an open palette: round pans in two rows, mirror in the lid; hinge at +y."""
    case = metal()
    parts = [cutout(rounded(w, d, .12), case, .12, .03, loc=(0, 0, .06)),
             cutout(rounded(w - .08, d - .08, .09), plain(IVORY, .35), .03, .01, loc=(0, 0, .115))]
    cols = len(shades) // 2
    for k, c in enumerate(shades):
        x, y = (k % cols - (cols - 1) / 2) * (w - .2) / cols, .17 - .34 * (k // cols)
        parts.append(lathe([(0, 0), (.155, 0), (.155, .02), (.14, .025), (.14, .015), (0, .015)], case, r=.004,
                           loc=(x, y, .125)))
        parts.append(lathe([(0, 0), (.138, 0), (.138, .03), (0, .034)], plain(c, .75, Specular=.25, Sheen=.4), r=.01,
                           loc=(x, y, .12)))
        parts.append(cutout(khatam(.07), plain(mul(c, .72), .8), .008, .003, loc=(x, y, .153)))
    top = group((cutout(rounded(w, d, .12), case, .07, .025, loc=(0, d / 2, .035)),
                 cutout(rounded(w - .12, d - .12, .08), mirror(), .01, .002,
                        loc=(0, d / 2, .072))), (0, d / 2 + .01, .12), (lid, 0, 0))
    return parts + [top]


def hand_mirror(**kw):
    """Parts of a round hand mirror along +y, its glass looking along +z."""
    ring = lathe([(.43, -.03), (.50, -.02), (.50, .04), (.44, .055), (.43, -.03)], metal(), r=.02)
    back = lathe([(0, -.03), (.45, -.03), (.45, 0), (0, 0)], metal(), r=.01)
    face = lathe([(0, .012), (.44, .012), (0, .0125)], mirror(), r=0)
    handle = lathe([(0, 0), (.07, 0), (.05, .3, .2), (.075, .72, .2), (.05, .85), (0, .86)],
                   plain(LAPIS, .2, Clearcoat=.8), r=.04,
                   loc=(0, -.48, .0), rot=(90, 0, 0))
    return [ring, back, face, handle]
