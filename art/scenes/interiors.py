"""Rooms, 1 unit = 1 m: one arch of lapis, gold and walnut; and the tea that welcomes a guest."""
from kit import *
from props.basics import bowl
from props.cloths import cushion
from props.furniture import *
from props.nature import petals, plumes

DAY = dict(backdrop=False, arch_w=1.5, spring=1.15, sun=(.52, .62, -.46), soft=1.2, power=4.0, fill=.80)
LINEN = oklch(.46, .12, 263)


def niche():
    """Arched niche with mirror and shelf, salon chair, vase."""
    studio(arch_x=1.05, **DAY)
    room([arch(1.35, 1.45, .0, 1.25, cx=-.42)])
    slab((1.33, .46, .05), wood(), .008, loc=(-.42, WALL + .24, .86))
    wall_mirror(-.42, 1.52)
    shelf_bottles(-.94, WALL + .16, .91, 0, 2)
    shelf_bottles(-.02, WALL + .16, .91, 2, 1)
    salon_chair((.10, .62, 0), 205, cloth(oklch(.42, .13, 264), 200, .25))
    vase(-1.62, 1.15)
    plumes(-1.62, 1.15, .6)
    camera((-.22, .6, .98), 6.3, 3, 4, lens=70, fstop=0)


def reception():
    """Fluted desk before a lapis arch, pendant lamps, vase with grasses."""
    studio(arch_x=1.15, **DAY)
    room([arch(1.7, 1.35, .0, 1.25, cx=-.25)])
    reception_desk(-.25, .62, 1.9, 1.0)
    for x in (-.62, .12):
        pendant(x, 1.0, 1.92, .17)
    slab((1.66, .40, .045), wood(), .008, loc=(-.25, WALL + .24, 1.30))
    shelf_bottles(-.85, WALL + .2, 1.34, 0, 3)
    shelf_bottles(.10, WALL + .2, 1.34, 1, 3)
    lathe([(0, 0), (.07, 0, .02), (.10, .13, .06), (.05, .24, .03), (.06, .27), (.05, .27), (.04, .22), (0, .2)],
          plaster(TERRACOTTA, .4), r=.02, loc=(.42, .80, 1.01))
    plumes(.42, .80, 1.24, 6, .46, .30, 3)
    slab((.26, .18, .03), plain(LAPIS, .5), .006, loc=(-.78, .72, 1.01), rot=(0, 0, 12))
    slab((.24, .17, .025), plain(IVORY, .6), .006, loc=(-.78, .72, 1.04), rot=(0, 0, 4))
    vase(-1.72, 1.05, .84)
    plumes(-1.72, 1.05, .72, 9, 1.0, .26, 8)
    camera((-.10, .6, 1.05), 6.6, 3, 4, lens=70, fstop=0)


def treatment_room():
    """Treatment bed before a niche with towels and candles."""
    studio(arch_x=1.05, **DAY)
    room([arch(1.15, 1.35, .55, 1.25, cx=-.55)], back=oklch(.80, .05, 60))
    slab((1.13, .44, .05), wood(), .008, loc=(-.55, WALL + .24, .98))
    towel_stack((-.78, WALL + .2, 1.03), (IVORY, LINEN, IVORY))
    shelf_bottles(-.38, WALL + .18, 1.03, 0, 3)
    treatment_bed((-.12, .45, 0), 6)
    towel_stack((.42, .42, .70), (IVORY,), .30, .24, 6)
    side_table(1.28, .80, .52, .22)
    lathe([(0, 0), (.05, 0), (.055, .08), (.045, .08), (.045, .065), (0, .065)], metal(), r=.004, loc=(1.22, .74, .532))
    shelf_bottles(1.32, .84, .532, 0, 1)
    vase(-1.72, 1.15, .66)
    plumes(-1.72, 1.15, .56, 8, .9, .26, 4)
    camera((-.12, .6, .92), 6.3, 4, 4, lens=70, fstop=0)


def barber_room():
    """Leather barber chair before a walnut panel and an arched mirror."""
    studio(arch_x=1.10, **DAY)
    room()
    for k in range(15):
        slab((.128, .035, 1.02), wood(along='z'), .008, loc=(-1.38 + .132 * k, WALL - .016, 0))
    slab((2.05, .30, .05), wood(), .008, loc=(-.46, WALL - .15, 1.02))
    arch_mirror(-.46, 1.14, .78, 1.12)
    shelf_bottles(-1.25, WALL - .15, 1.07, 0, 3)
    shelf_bottles(.10, WALL - .15, 1.07, 1, 3)
    barber_chair((-.02, .55, 0), -32)
    vase(-1.72, 1.05, .62, LAPIS)
    plumes(-1.72, 1.05, .54, 7, .85, .26, 4)
    camera((-.20, .6, .98), 6.3, 4, 4, lens=70, fstop=0)


def waiting():
    """Lapis bench with cushions under an arch, side table with tea."""
    studio(arch_x=1.0, **DAY)
    room([arch(2.1, 1.05, .0, 1.1, cx=-.30)], back=oklch(.84, .045, 66), depth=.7)
    bench((-.30, 1.15, 0), 0, 1.75)
    for x, c, t in ((-.86, IVORY, 12), (-.52, oklch(.74, .10, 40), -8), (.30, IVORY, -14)):
        cushion(.40, .40, .15, cloth(c, 200, .4), loc=(x, 1.10, .58), rot=(68, t, 0))
    side_table(.92, .72, .46, .25)
    tray_at = (.92, .72, .472)
    lathe([(0, 0), (.12, 0), (.14, .012), (.13, .014), (.11, .006), (0, .006)], metal(), r=.003, loc=tray_at)
    _istikan(.88, .70, .48, .11)
    _istikan(.97, .76, .48, .11)
    wall_mirror(-.30, 1.50, .36, WALL + .66)
    vase(-1.72, 1.0, .78)
    plumes(-1.72, 1.0, .66, 9, .95, .26, 2)
    camera((-.22, .6, .95), 6.3, 4, 4, lens=70, fstop=0)


def tea():
    """Two glasses of tea on a gold tray, dates, sugar."""
    studio(arch_x=.5)
    lathe([(0, 0), (1.05, 0), (1.18, .09, .06), (1.15, .10), (1.02, .03), (0, .03)], metal(), r=.03, loc=(-.35, .38, 0))
    _istikan(-.78, .42, .03, 1.0)
    _istikan(.10, .62, .03, 1.0)
    bowl(plain(LAPIS, .22, Clearcoat=.8), .34, .22, .6, .03, loc=(-.28, -.16, .03))
    date = plain(oklch(.32, .075, 40), .28, Clearcoat=.6)
    for k, (x, y, z, q) in enumerate(((-.38, -.12, .17, 20), (-.18, -.10, .17, 70), (-.28, -.24, .18, -30),
                                      (-.27, -.14, .25, 8))):
        blob((.15, .075, .07), date, k, .15, 2.2, loc=(x, y, z), rot=(0, 0, q))
    bowl(plain(IVORY, .22, Clearcoat=.6), .30, .22, .6, .03, loc=(1.15, .55, 0))
    cube = cream(oklch(.92, .015, 85), .6)
    for k in range(6):
        at = (1.15 + .15 * (k % 2 - .5), .55 + .15 * (k // 2 - 1), .12 + .05 * (k % 3 == 1))
        slab((.14, .14, .14), cube, .012, 2, loc=at, rot=(0, 8 * k, 25 * k))
    petals(.95, -.35, .01, .3, 5, oklch(.66, .15, 12), 4, 1.1)
    camera((.04, 0, .46), 8.4, 18, 2, fstop=8, focus=(-.3, .1, .3))


def _istikan(x, y, z, s):
    """Waisted tea glass on its saucer; s = 1 for a still life."""
    clear, dark = glass(shadow=.9), glass(oklch(.62, .15, 45), 0, 1.33, .6)
    saucer = [(0, 0), (.24, 0), (.38, .06), (.37, .075), (.22, .03), (0, .03)]
    waist = [(0, .03), (.15, .03), (.20, .15, .1), (.135, .39, .12), (.20, .69), (.185, .69), (.118, .39, .12),
             (.18, .16, .08), (0, .07)]
    drink = [(0, .075), (.10, .08), (.178, .16, .08), (.117, .39, .12), (.165, .59), (0, .59)]
    rim = [(.188, .675), (.204, .675), (.204, .698), (.188, .698)]
    for shape, mat, r in ((saucer, plain(IVORY, .2, Clearcoat=.7), .02), (waist, clear, .01), (drink, dark, .01),
                          (rim, metal(), .004)):
        lathe([tuple(v * s for v in p) for p in shape], mat, r=r * s, loc=(x, y, z))
