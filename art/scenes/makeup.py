"""Make-up: rose, terracotta and lapis lacquer, gold."""
from kit import *
from props.basics import *
from props.bottles import flacon, jar
from props.cosmetics import *
from props.nature import petals

NUDES = (oklch(.88, .035, 60), oklch(.78, .07, 45), oklch(.66, .10, 40), oklch(.50, .09, 38), oklch(.40, .13, 264),
         oklch(.84, .06, 20), oklch(.72, .11, 18), oklch(.58, .13, 25), oklch(.44, .10, 20), oklch(.76, .09, 78))


def makeup():
    """Two lipsticks, an open compact, a powder brush."""
    studio()
    plinth(.55, .5, plaster(IVORY), loc=(-.95, .75, 0))
    lipstick(ROSE, loc=(-.95, .72, .5))
    lipstick(TERRACOTTA, .42, loc=(-.38, .18, 0))
    compact(.72, .10)
    group(makeup_brush(plain(LAPIS, .15, Clearcoat=1.0)), (-1.35, -.72, .12), (0, 86.5, 8))
    camera((-.02, 0, .74), 9.0, 15, 2, fstop=9, focus=(.0, 0, .45))


def makeup_brushes():
    """Six brushes in a cup, powder jar, lipstick."""
    studio(arch_x=.55)
    plinth(.66, .30, loc=(-.52, .60, 0))
    lathe([(0, 0), (.36, 0, .04), (.36, .74, .02), (.32, .74), (.32, .06), (0, .06)], plain(LAPIS, .2, Clearcoat=.8),
          r=.015, loc=(-.52, .58, .30))
    lathe([(.30, .66), (.365, .66), (.365, .76), (.31, .76)], metal(), r=.01, loc=(-.52, .58, .30))
    black, ivory = plain(oklch(.25, .02, 50), .2, Clearcoat=.8), plain(IVORY, .2, Clearcoat=.8)
    kinds = ((.11, .58, .12, 3600, 1), (.06, .36, .06, 1500, .7), (.09, .44, .07, 2600, .9), (.05, .30, .03, 1000, .6),
             (.10, .50, .11, 3200, .9))
    poses = ((-.10, .06, -11, 3), (.02, .14, -3, -4), (.12, .02, 9, 2), (.0, -.14, 2, 7), (.14, .10, 17, -3))
    for k, ((r, l, f, n, s), (dx, dy, lean, nod)) in enumerate(zip(kinds, poses)):
        group(makeup_brush(ivory if k % 2 else black, r, l, f, n, seed=k, slim=s), (-.52 + dx * .5, .58 + dy * .5, .40),
              (nod, lean, 0), .92)
    lipstick(ROSE, .40, loc=(.42, .15, 0))
    jar(plain(oklch(.84, .05, 25), .25, Clearcoat=.5), .36, .26, lid=metal(), loc=(1.10, .58, 0))
    group(makeup_brush(black, .07, .40, .07, 2000, seed=8, slim=.8), (-.55, -.66, .10), (0, 87, 6))
    camera((.14, 0, .92), 9.3, 12, 2, fstop=8, focus=(-.2, .2, .7))


def makeup_palette():
    """Open palette with its mirror, a brush, a lipstick."""
    studio(arch_x=.45, arch_w=2.7)
    group(palette(NUDES), (-.28, .30, 0), (0, 0, 6), 1.12)
    lipstick(TERRACOTTA, .42, loc=(1.28, .55, 0))
    group(makeup_brush(plain(LAPIS, .15, Clearcoat=1.0), .055, .34, .05, 1600, seed=4, slim=.75), (-1.10, -.68, .09),
          (0, 87, 7))
    jar(plain(oklch(.84, .05, 25), .25, Clearcoat=.5), .26, .20, lid=metal(), loc=(1.42, -.12, 0))
    camera((.08, 0, .62), 8.7, 19, 2, fstop=9, focus=(-.1, .1, .3))


def makeup_scent():
    """Perfume bottle, hand mirror against an arch, rose petals."""
    studio(arch_x=.5)
    block(1.15, 1.55, .45, plaster(oklch(.82, .05, 28)), loc=(-.72, .95, 0))
    group(hand_mirror(), (-.72, .44, 1.16), (76, 0, 4), .92)
    plinth(.58, .36, loc=(.52, .65, 0))
    flacon(glass(oklch(.90, .05, 30), 0, shadow=.85), .36, .66, loc=(.52, .62, .36), turn=14)
    lipstick(ROSE, .40, loc=(1.32, .30, 0))
    petals(.15, -.50, .01, .42, 8, oklch(.66, .15, 12), 4, 1.15)
    camera((.06, 0, .84), 9.1, 13, 2, fstop=8, focus=(-.1, .2, .6))
