"""Bridal: ivory, blush and gold, a spark of lapis."""
from kit import *
from props.basics import *
from props.bottles import flacon
from props.bridal import *
from props.cloths import cushion
from props.nature import petals

SOFT = dict(arch_x=.70, arch_w=3.0, spring=.20)
VELVET = oklch(.82, .05, 28)


def bridal_tiara():
    """Tiara on a velvet cushion, pearls before it."""
    studio(**SOFT)
    plinth(1.0, .30, loc=(-.15, .55, 0))
    cushion(1.65, 1.3, .50, plain(VELVET, .8, Sheen=1.0, Specular=.1), loc=(-.15, .52, .27), rot=(0, 0, 6))
    group(tiara(.62), (-.15, .62, .70), (4, 0, 4), 1.0)
    group(pearls(26, .045, .5), (.45, -.56, 0), (0, 0, -6))
    group(hair_pin(), (-.90, -.52, .0), (0, 0, 16))
    camera((.0, 0, .80), 8.8, 14, 2, fstop=8, focus=(-.1, 0, .8))


def bridal_bouquet():
    """Bridal roses in a vase with a lapis ribbon, pearl pins, perfume."""
    studio(**SOFT)
    plinth(.72, .22, loc=(-.45, .55, 0))
    lathe([(0, 0), (.26, 0, .05), (.40, .26, .2), (.20, .56, .12), (.25, .66, .03), (.21, .66), (.16, .56), (0, .5)],
          plaster(IVORY, .6), r=.05,
          loc=(-.45, .55, .22))
    tie = plain(oklch(.46, .13, 263), .45, Sheen=.6)
    for k in range(2):
        lathe([(.20, 0), (.225, .02), (.225, .06), (.20, .08), (.20, 0)], tie, r=.012, loc=(-.45, .55, .72 + .055 * k))
    group(bouquet(2), (-.45, .55, .74), (-6, 4, 10), .92)
    flacon(glass(oklch(.90, .05, 30), 0, shadow=.85), .30, .56, loc=(.78, .62, .0), turn=-12)
    group(hair_pin(), (.42, -.38, 0), (0, 0, 20))
    group(hair_pin(False), (.62, -.62, 0), (0, 0, -8))
    petals(-.6, -.55, .01, .3, 5, oklch(.80, .06, 30), 6)
    camera((.02, 0, .92), 9.3, 12, 2, fstop=8, focus=(-.4, .2, .9))


def bridal_henna():
    """Bowl of henna on a gold tray with candles and roses."""
    studio(**SOFT)
    lathe([(0, 0), (1.05, 0), (1.18, .09, .06), (1.15, .10), (1.02, .03), (0, .03)], metal(), r=.03, loc=(-.25, .38, 0))
    bowl(plain(IVORY, .22, Clearcoat=.7), .50, .36, .6, .04, loc=(-.35, .45, .03))
    henna = cream(oklch(.44, .07, 115), .5)
    grid(lambda u, v: (.44 * v * math.cos(6.2832 * u), .44 * v * math.sin(6.2832 * u),
                       .10 * (1 - v) ** 1.3 + .04 * math.sin(6.2832 * u + 13 * v) * v * (1.1 - v) * 3), 140, 70, henna,
                       loc=(-.35, .45, .30))
    candle(.42, .62, .03)
    candle(-.98, .18, .03)
    for k, (x, y, c) in enumerate(((.10, -.12, 0), (.52, .12, 1), (1.20, -.12, 0))):
        group(rose((oklch(.86, .035, 50), oklch(.72, .09, 20))[c], .22, k), (x, y, .08 if x < 1 else .03),
              (16 if x < 1 else 8, 8 * k, 0), 1.0)
    petals(.45, -.66, .01, .26, 5, oklch(.80, .06, 30), 6)
    camera((.06, 0, .46), 8.5, 18, 2, fstop=8, focus=(-.2, .1, .3))


def bridal_pins():
    """Pearl pins in a gold dish, a string of pearls, perfume."""
    studio(**SOFT)
    plinth(1.0, .24, plaster(VELVET), loc=(-.40, .42, 0))
    lathe([(0, 0), (.62, 0), (.74, .10, .1), (.72, .11), (.60, .03), (0, .03)], metal(), r=.03, loc=(-.42, .36, .24))
    for k, (x, y, t) in enumerate(((-.80, .48, 14), (-.66, .22, -8), (-.74, -.02, 4))):
        group(hair_pin(k != 1), (x, y, .28), (0, 0, t), 1.25)
    group(pearls(22, .055, 1.2, 1.35), (.30, -.60, .0), (0, 0, 4))
    flacon(glass(oklch(.90, .05, 30), 0, shadow=.85), .34, .62, loc=(1.02, .62, .0), turn=-12)
    camera((.04, 0, .44), 8.3, 19, 2, fstop=8, focus=(-.3, .1, .3))
