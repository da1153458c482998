"""Skin and facial: amber glass, ivory, lapis."""
from kit import *
from props.basics import *
from props.bottles import ampoule, dropper, jar, pump, squeeze
from props.cloths import towel_fold
from props.nailcare import pads
from props.nature import sprig

CLAY = oklch(.72, .045, 130)


def skin():
    """Two serum bottles and a cream jar on plinths."""
    studio()
    plinth(.95, .34, loc=(-.72, .55, 0))
    plinth(.62, .72, plaster(LAPIS, .8), loc=(.62, .85, 0))
    dropper(glass(oklch(.42, .17, 264), .12, shadow=.5), 1.02, .33, loc=(-.88, .48, .34))
    dropper(glass(AMBER), .66, .27, loc=(-.22, .22, .34))
    jar(plain(IVORY, .22, Clearcoat=.6), content=cream(), loc=(.62, .82, .72))
    lathe([(0, 0), (.38, 0), (.38, .17), (0, .17)], metal(), r=.03, loc=(.62, .02, .352), rot=(72, 0, 12))
    camera((-.10, 0, .88), 9.3, 13, 3, fstop=8, focus=(-.3, .1, .6))


def skin_mask():
    """Clay mask in a bowl with its brush, olive branch, serum."""
    studio(arch_x=.5)
    plinth(.92, .22, loc=(-.45, .5, 0))
    bowl(plain(IVORY, .25, Clearcoat=.5), .58, .46, loc=(-.48, .46, .22))
    clay = cream(CLAY, .45)
    grid(lambda u, v: _stirred(u, v, .505), 160, 70, clay, loc=(-.48, .46, .585))
    _mask_brush((.72, .30, 1.16), (6, -122, 0), clay)
    dropper(glass(AMBER), .62, .25, loc=(1.08, .62, 0))
    sprig(-.05, -.62, .0, 1.45, 11, turn=6, seed=2)
    jar(plain(IVORY, .24, Clearcoat=.5), .27, .24, lid=metal(), loc=(-1.22, -.35, 0))
    camera((.06, 0, .68), 8.8, 15, -2, fstop=8, focus=(-.2, 0, .5))


def skin_roller():
    """Jade roller on an arch, gua sha stone, serum."""
    studio(arch_x=.70, arch_w=3.0, spring=.20)
    block(1.0, 1.5, .45, loc=(-.72, .95, 0))
    plinth(.62, .40, plaster(LAPIS, .8), loc=(.62, .75, 0))
    jade = plain(oklch(.68, .05, 150), .14, Subsurface=.3, Subsurface_Color=(*oklch(.72, .05, 150), 1),
                 Subsurface_Radius=(.10, .14, .08), Clearcoat=.7)
    group(_roller(jade), (-.72, .36, -.08), (-13, 0, 6), 1.02)
    dropper(glass(AMBER), .70, .27, loc=(.62, .72, .40))
    heart = fillet([(-.45, .05, .25), (-.30, .34, .2), (0, .22, .12), (.30, .34, .2), (.46, .02, .25), (.10, -.32, .2),
                    (-.30, -.26, .2)], .2, 8, True)
    cutout(heart, jade, .09, .042, loc=(.40, -.12, .25), rot=(66, 0, -10), scale=.80)
    jar(plain(IVORY, .22, Clearcoat=.6), .30, .28, cream(), loc=(1.28, -.05, 0))
    camera((.04, 0, .80), 9.0, 13, 2, fstop=8, focus=(-.2, .2, .6))


def skin_cleanse():
    """Amber pump bottle, folded face towels, cotton pads."""
    studio(arch_x=.55)
    pump(glass(AMBER), 1.12, .33, loc=(-1.0, .55, 0))
    towel_fold(1.25, .85, .22, IVORY, 1, loc=(.15, .55, 0), rot=(0, 0, 3))
    towel_fold(1.2, .82, .2, oklch(.46, .12, 263), 2, loc=(.16, .56, .24), rot=(0, 0, -2))
    jar(plain(IVORY, .22, Clearcoat=.6), .30, .28, lid=metal(), loc=(.12, .52, .46))
    pads(5, .31, loc=(1.22, .25, 0))
    squeeze(plain(IVORY, .35, Clearcoat=.3), h=.95, r=.2, loc=(-.42, -.28, 0), turn=12)
    sprig(.42, -.62, 0, 1.0, 8, turn=-8, seed=4)
    camera((.08, 0, .72), 9.0, 13, -2, fstop=8, focus=(-.2, .1, .5))


def skin_ampoules():
    """Ampoules in a gold rack on a lapis slab, serum and jar."""
    studio(arch_x=.70, arch_w=3.0, spring=.20)
    slab((2.0, 1.0, .3), plaster(LAPIS, .8), .05, loc=(-.35, .62, 0), rot=(0, 0, 3))
    slab((1.45, .34, .06), metal(), .02, loc=(-.52, .45, .30), rot=(0, 0, 3))
    holes = [oval(.10, .10, 40, cx=-.58 + .29 * k) for k in range(5)]
    cutout(rounded(1.45, .34, .05), metal(), .04, .012, holes,
                  loc=(-.52, .45, .62), rot=(0, 0, 3))
    for dx in (-.69, .69):
        slab((.04, .30, .34), metal(), .012, loc=(-.52 + dx, .45 + dx * .05, .32), rot=(0, 0, 3))
    for k in range(5):
        x = -.58 + .29 * k
        ampoule(glass(AMBER if k % 2 == 0 else (1, 1, 1), shadow=.8), .78, .088, loc=(-.52 + x, .45 + x * .052, .36))
    dropper(glass(oklch(.42, .17, 264), .12, shadow=.5), .72, .26, loc=(.36, .80, .30))
    jar(plain(IVORY, .22, Clearcoat=.6), .34, .32, cream(), loc=(1.15, .22, 0))
    group([ampoule(glass(AMBER), .7, .085)], (-.25, -.62, .09), (0, 90, 18))
    group([ampoule(glass((1, 1, 1), shadow=.85), .7, .085)], (-.98, -.62, .09), (0, 90, -14))
    camera((.06, 0, .62), 8.6, 14, 2, fstop=8, focus=(-.3, .2, .5))


def _stirred(u, v, r):
    """Thick mask with the marks of the brush."""
    a, q = 2 * math.pi * u, r * v
    return (q * math.cos(a), q * math.sin(a), .045 * math.sin(a + 14 * v) * v * (1.1 - v) * 3 + .05 * (1 - v))


def _mask_brush(loc, rot, wet):
    """Flat brush with a wooden handle, its tip dipped."""
    tip = cutout(fillet([(-.11, 1.12), (.11, 1.12), (.13, 1.48), (0, 1.58), (-.13, 1.48)], .06, 6, True), wet, .09, .04,
                 rot=(90, 0, 0))
    group((lathe([(0, 0), (.03, 0), (.06, .3, .3), (.05, .85, .2), (0, .86)], wood(oklch(.62, .07, 62), 'z'), r=.03),
           lathe([(0, .84), (.06, .84), (.09, 1.14), (0, 1.14)], metal(), r=.01), tip), loc, rot)


def _roller(jade):
    """Parts of a facial roller along +z: small stone below, large above."""
    parts = [lathe([(0, .36), (.045, .36), (.06, .62, .2), (.045, .88), (0, .88)], jade, r=.02)]
    for z, w, r, s in ((.20, .14, .09, -1), (1.12, .26, .14, 1)):
        parts.append(lathe([(0, -w), (r * .8, -w), (r, -w * .5, .1), (r, w * .5, .1), (r * .8, w), (0, w)], jade, r=.05,
                           loc=(0, 0, z), rot=(0, 90, 0)))
        e, q = w + .07, z - s * (.20 if s > 0 else .13)
        parts.append(tube([(-w, 0, z), (-e, 0, z), (-e, 0, q), (0, 0, q), (e, 0, q), (e, 0, z), (w, 0, z)], .018,
                          metal()))
        parts.append(tube([(0, 0, q), (0, 0, .88 if s > 0 else .36)], .03, metal(), smooth=False))
    return parts
