"""Clinic and studio hardware: laser handpiece, goggles, spools, tweezers."""
import numpy as np
from kit import *


def handpiece():
    """Parts of a laser handpiece along +x, its window at the lower left end."""
    white, gold = plain(oklch(.93, .008, 85), .25, Clearcoat=.5), metal()
    turn = (0, 90, 0)
    body = lathe([(0, -.66), (.15, -.66, .03), (.17, -.30, .2), (.19, .1, .4), (.15, .62, .1), (.10, .72), (0, .72)],
                 white, r=.05, rot=turn)
    collar = lathe([(0, -.72), (.165, -.72), (.165, -.63), (0, -.63)], gold, r=.015, rot=turn)
    head = lathe([(0, -1.0), (.10, -1.0), (.15, -.92), (.15, -.70), (0, -.70)], white, r=.03, rot=turn)
    window = lathe([(0, -1.04), (.085, -1.04), (.085, -.98), (0, -.98)], plain(LAPIS, .05, Clearcoat=1.0), r=.015,
                   rot=turn)
    spacer = [tube([(-.86, 0, -.15 * s), (-1.06, 0, -.15 * s), (-1.20, 0, -.11 * s), (-1.24, 0, 0)], .016,
                   gold) for s in (1, -1)]
    band = lathe([(0, .30), (.186, .30), (.182, .345), (0, .345)], gold, r=.008, rot=turn)
    button = lathe([(0, 0), (.06, 0), (.055, .035), (0, .04)], plain(LAPIS, .2, Clearcoat=.8), r=.012,
                   loc=(-.28, -.0, .165))
    screen = slab((.30, .13, .02), plain((.02, .02, .03), .1, Clearcoat=1.0), .02, loc=(.06, 0, .178), rot=(0, -2, 0))
    cable = tube([(.70, 0, 0), (.95, 0, .02), (1.25, .12, -.08), (1.45, .5, -.5), (1.25, .9, -1.4)], .055,
                 plain(oklch(.80, .015, 80), .5))
    return [body, collar, head, window, *spacer, band, button, screen, cable]


def goggles():
    """Parts of protective glasses: two dark lapis lenses in a soft frame, looking along -y."""
    frame = plain(oklch(.90, .012, 85), .35, Clearcoat=.3)
    lens = plain(oklch(.24, .09, 265), .06, Clearcoat=1.0, Specular=.7)
    parts = []
    for s in (1, -1):
        shape = oval(.36, .24, 64, 2.8)
        hole = oval(.31, .195, 64, 2.8)
        parts.append(cutout(shape, frame, .20, .04, [hole], loc=(.40 * s, .06, .26), rot=(84, 0, 14 * s)))
        parts.append(cutout(oval(.315, .20, 64, 2.8), lens, .06, .025, loc=(.40 * s, .02, .26), rot=(84, 0, 14 * s)))
        parts.append(tube([(.72 * s, .14, .28), (.84 * s, .5, .26), (.74 * s, .95, .16), (.3 * s, 1.22, .06),
                           (0, 1.26, .05)], .035,
                          plain(LAPIS, .6)))
    parts.append(tube([(-.10, -.03, .30), (0, -.06, .33), (.10, -.03, .30)], .05, frame))
    return parts


def spool(color, loose=False, lying=None, **kw):
    """Wooden spool wound with thread; loose leaves an end on the table, lying puts it on its side."""
    pale = wood(oklch(.70, .07, 70), 'z')
    parts = [lathe([(0, 0), (.30, 0), (.30, .08), (.15, .13), (.15, .67), (.30, .72), (.30, .80), (.06, .80), (.06, .7),
                    (0, .7)], pale, r=.015)]
    rng, turns = np.random.default_rng(7), 26
    th = np.linspace(0, 2 * math.pi * turns, turns * 26)
    for k in range(3):
        r = .235 + .008 * k
        z = .15 + .5 * np.linspace(0, 1, th.size) if k % 2 == 0 else .65 - .5 * np.linspace(0, 1, th.size)
        wave = rng.normal(0, .002, th.size)
        path = np.stack([(r + wave) * np.cos(th), (r + wave) * np.sin(th), z], -1)
        parts.append(strands(path[None], .0115, plain(color, .8, Sheen=.4), 5))
    parts.append(lathe([(0, .14), (.234, .14), (.234, .66), (0, .66)], plain(color, .9), r=.01))
    if loose:
        end = [(.05, -.24, .3), (.16, -.30, .1), (.30, -.42, .012), (.55, -.48, .012), (.72, -.70, .012),
               (.45, -.88, .012), (.20, -.80, .012)]
        parts.append(tube(end, .012, plain(color, .8)))
    loc, scale = kw.get('loc', (0, 0, 0)), kw.get('scale', 1)
    if lying is None:
        return group(parts, loc, (0, 0, kw.get('turn', 20)), scale)
    return group(parts, (loc[0], loc[1], loc[2] + .30 * scale), (90, 0, lying), scale)


def tweezers():
    """Parts of slanted tweezers along +y."""
    gold, parts = metal(), []
    for s in (1, -1):
        arm = [(0, 0), (.05 * s, .06), (.085 * s, .5, .4), (.045 * s, 1.1), (.012 * s, 1.28), (.004 * s, 1.28),
               (.012 * s, 1.08), (.05 * s, .5, .4),
               (.02 * s, .08)]
        parts.append(cutout(fillet(arm, .03, 5, True), gold, .10, .008))
    parts.append(slab((.09, .22, .09), gold, .03, loc=(0, .03, -.045)))
    return parts
