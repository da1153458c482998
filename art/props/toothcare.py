"""Teeth, brushes, trays: the dental shelf."""
import bpy
import numpy as np
from kit import *


def molar(**kw):
    """A molar from metaballs: crown, four cusps, two roots."""
    mb = bpy.data.metaballs.new('tooth')
    mb.resolution = mb.render_resolution = .035
    spots = [(sx * .17, sy * .14, .78, .30) for sx in (1, -1) for sy in (1, -1)] + [(0, 0, .62, .42)]
    spots += [(sx * .20, sy * .15, .93, .20) for sx in (1, -1) for sy in (1, -1)]
    spots += [(sx * (.15 + .06 * math.sin(k * .5)), 0, .50 - .085 * k,
               .24 - .026 * k) for sx in (1, -1) for k in range(6)]
    for x, y, z, r in spots:
        el = mb.elements.new()
        el.co, el.radius = (x, y, z), r * 1.35
    return link(bpy.data.objects.new('tooth', mb), enamel(), **kw)


def enamel(color=oklch(.93, .014, 90)):
    """Polished tooth."""
    return plain(color, .16, Subsurface=.25, Subsurface_Color=(.95, .9, .82, 1), Subsurface_Radius=(.12, .09, .07),
                 Clearcoat=.8)


def mouth_mirror():
    """Parts of a dentist's mirror along +z."""
    return [tube([(0, 0, 0), (0, 0, 1.25)], .034, metal(), smooth=False),
            tube([(0, 0, 1.2), (0, 0, 1.42), (0, -.05, 1.56)], .016, metal()),
            lathe([(0, 0), (.16, 0), (.16, .03), (0, .03)], metal(), r=.01, loc=(0, -.08, 1.70), rot=(78, 0, 0)),
            lathe([(0, .031), (.145, .031), (0, .032)], mirror(), r=0, loc=(0, -.08, 1.70), rot=(78, 0, 0))]


def probe(hook=True):
    """Parts of a dental probe along +z, sickle or spoon at its end."""
    gold = metal()
    end = [(0, 0, 1.2), (0, 0, 1.42), (.06, 0, 1.60), (.17, 0, 1.66), (.24, 0, 1.56)] if hook else [
        (0, 0, 1.2), (0, 0, 1.4), (-.05, 0, 1.55), (.02, 0, 1.68)]
    return [tube([(0, 0, 0), (0, 0, 1.22)], .036, gold, smooth=False),
            tube(end, .020, gold, taper=[1, .9, .7, .5, .25][:len(end)]),
            *[lathe([(.035, 0), (.046, .01), (.046, .03), (.035, .04)], gold, r=.004,
                    loc=(0, 0, .3 + .06 * k)) for k in range(6)]]


def toothbrush(handle, bristle=None, seed=0):
    """Parts of a toothbrush along +z, its bristles towards -y."""
    rng = np.random.default_rng(seed)
    B = []
    for z in np.linspace(1.50, 1.86, 9):
        for x in (-.05, 0, .05):
            q = rng.normal(0, .011, (22, 2))
            for a, b in q:
                B.append([(x + a * (1 + .3 * t), -.05 - .19 * t, z + b * (1 + .3 * t)) for t in np.linspace(0, 1, 4)])
    stem = fillet([(-.06, 0), (.06, 0), (.07, .6, .5), (.035, 1.28, .2), (.085, 1.45, .1), (.085, 1.92), (-.085, 1.92),
                   (-.085, 1.45, .1),
                   (-.035, 1.28, .2), (-.07, .6, .5)], .06, 8, True)
    return [cutout(stem, handle, .10, .045, rot=(90, 0, 0)),
            strands(np.array(B), .0065, bristle or plain(IVORY, .5), 4)]


def aligner(**kw):
    """Clear tray in the shape of a row of teeth."""
    m = glass(oklch(.985, .006, 235), .03, 1.18, .95)

    def shell(u, v):
        """A horseshoe; every tooth bulges a little."""
        t = (u - .5) * 2
        a = t * 2.35
        cx, cy = .62 * math.sin(a * .62) * 1.15, -.72 * math.cos(a * .62) + .25 * abs(t) ** 2
        n = V((math.sin(a * .62), -math.cos(a * .62), 0)).normalized()
        bump = .035 * abs(math.sin(t * 7 * math.pi / 1.0)) ** .6
        prof = (v - .5) * 2
        wide = (.135 + .05 * abs(t) + bump) * math.copysign(min(1, abs(prof) * 1.25) ** 1.0, prof)
        z = .26 * (1 - abs(prof) ** 5) + .02 * abs(math.sin(t * 7 * math.pi))
        return (cx + n.x * wide, cy + n.y * wide, z)
    return grid(shell, 260, 40, m, .022, **kw)


def implant():
    """Parts of an implant along +z: tapered screw, gold collar, crown."""
    gold, steel = metal(), metal(STEEL, .25, False)
    parts = [lathe([(0, 0), (.07, .02), (.15, .75), (.15, .9), (0, .9)], steel, r=.03)]
    th = np.linspace(0, 2 * math.pi * 8, 8 * 28)
    r = .078 + .075 * np.linspace(0, 1, th.size)
    thread = np.stack([r * np.cos(th), r * np.sin(th), .08 + .68 * np.linspace(0, 1, th.size)], -1)
    parts.append(strands(thread[None], .021, steel, 6))
    parts.append(lathe([(0, .88), (.17, .88), (.17, .98), (.11, 1.10), (.10, 1.2), (0, 1.2)], gold, r=.015))
    mb = bpy.data.metaballs.new('crown')
    mb.resolution = mb.render_resolution = .03
    for x, y, z, q in ((.12, .1, 1.42, .27), (-.12, .1, 1.42, .27), (.12, -.1, 1.42, .27), (-.12, -.1, 1.42, .27),
                       (0, 0, 1.28, .34),
                       (.15, .12, 1.56, .15), (-.15, .12, 1.56, .15), (.15, -.12, 1.56, .15), (-.15, -.12, 1.56, .15)):
        el = mb.elements.new()
        el.co, el.radius = (x, y, z), q * 1.3
    parts.append(link(bpy.data.objects.new('crown', mb), enamel()))
    return parts
