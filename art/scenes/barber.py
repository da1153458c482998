"""Barber: walnut, ivory lather, a little lapis."""
from kit import *
from props.barbering import *
from props.basics import *
from props.bottles import flacon
from props.cloths import towel_fold, towel_roll
from props.hairtools import comb, scissors

DARK = oklch(.33, .055, 48)


def barber_razor():
    """Open razor leaning on a walnut block, brush beside it."""
    studio(arch_x=.5)
    slab((1.7, .55, .56), wood(), .05, loc=(-.42, .85, 0), rot=(0, 0, 3))
    group(razor(wood(oklch(.30, .06, 45))), (.05, .40, .63), (74, 0, -8), .82)
    shaving_brush(wood(along='z'), loc=(1.12, .42, 0))
    towel_fold(1.05, .7, .2, oklch(.46, .12, 263), 2, loc=(.90, -.55, 0), rot=(0, 0, 12))
    camera((.10, 0, .72), 8.9, 13, 2, fstop=9, focus=(0, .2, .6))


def barber_brush():
    """Shaving brush, a bowl of lather, aftershave."""
    studio()
    slab((2.1, 1.2, .13), wood(), .03, loc=(-.35, .35, 0), rot=(0, 0, 3))
    bowl(wood(oklch(.36, .06, 46)), .56, .44, loc=(-.72, .30, .13))
    lather(.50, .50, loc=(-.72, .30, .0), peak=.26)
    shaving_brush(plain(IVORY, .2, Clearcoat=.8), loc=(.22, .20, .13))
    flacon(glass(oklch(.42, .17, 264), .05, shadow=.5), .31, .70, loc=(1.22, .62, 0))
    towel_roll(1.0, 2.3, color=oklch(.46, .12, 263), loc=(.98, -.56, 0), rot=(0, 0, 62))
    camera((.10, 0, .66), 8.9, 14, -3, fstop=8, focus=(0, 0, .5))


def barber_strop():
    """Leather strop over a block, shears on a lapis plinth, brush."""
    studio(arch_x=.55)
    slab((1.5, .7, .85), plaster(IVORY), .05, loc=(-.55, .75, 0), rot=(0, 0, 2))
    path = [(1.25, .05), (1.15, .86), (.40, .885), (.36, .80), (.33, .06), (.2, .03), (-.72, .03)]
    path = fillet(path, .12, 8)
    ribbon(path, .62, leather(oklch(.40, .075, 48)), .05, loc=(-.62, 0, 0), rot=(0, 0, 2))
    ring(.14, metal(), .03, loc=(-.60, -.84, .04), rot=(8, 0, 0))
    slab((.66, .12, .05), metal(), .015, loc=(-.60, -.70, .035), rot=(0, 0, 2))
    plinth(.55, .55, plaster(LAPIS, .8), loc=(.72, .80, 0))
    group(scissors(14, metal(STEEL, .2, False)), (.64, .10, .88), (68, 0, -14), .82)
    shaving_brush(wood(along='z'), loc=(1.52, .05, 0), scale=.8)
    camera((.06, 0, .78), 9.0, 14, 2, fstop=9, focus=(-.2, 0, .5))


def barber_towels():
    """Hot towels on a tray, aftershave, comb."""
    studio(arch_x=.5, arch_w=2.7)
    tray(wood(), 2.0, 1.15, .12, loc=(-.45, .30, 0), turn=3)
    for k, (x, z) in enumerate(((-.98, .04), (-.40, .04), (-.69, .50))):
        towel_roll(1.0, 2.3, color=IVORY if k < 2 else oklch(.46, .12, 263), seed=k, loc=(x, .30, z), rot=(0, 0, 74))
    flacon(glass(AMBER), .30, .66, loc=(.82, .66, 0))
    flacon(glass(oklch(.42, .17, 264), .05, shadow=.5), .26, .50, loc=(1.38, .30, 0))
    comb(plain(DARK, .18, Clearcoat=.9), 1.45, loc=(.12, -.66, .08), rot=(16, 0, 9))
    camera((.10, 0, .66), 8.9, 14, -2, fstop=9, focus=(0, 0, .4))
