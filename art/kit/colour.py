"""Brand colours: OKLCH as in the design tokens, linear sRGB for Cycles."""
import math


def oklch(L, C, h):
    """OKLCH (as in the design tokens) to linear sRGB, clipped at 0."""
    a, b = C * math.cos(math.radians(h)), C * math.sin(math.radians(h))
    l, m, s = ((L + .3963377774 * a + .2158037573 * b) ** 3,
               (L - .1055613458 * a - .0638541728 * b) ** 3,
               (L - .0894841775 * a - 1.2914855480 * b) ** 3)
    return tuple(max(0.0, v) for v in (
        4.0767416621 * l - 3.3077115913 * m + .2309699292 * s,
        -1.2684380046 * l + 2.6097574011 * m - .3413193965 * s,
        -.0041960863 * l - .7034186147 * m + 1.7076147010 * s))


def mul(c, k):
    """A colour made lighter or darker, clipped at 1."""
    return tuple(min(1, v * k) for v in c)


SAND, IVORY, LAPIS = oklch(.885, .038, 72), oklch(.915, .02, 80), oklch(.40, .15, 265)
GOLD, COPPER, STEEL = oklch(.84, .085, 84), oklch(.68, .12, 48), oklch(.86, .006, 80)
SAFFRON, ROSE, BLUSH = oklch(.77, .15, 75), oklch(.56, .17, 15), oklch(.80, .07, 35)
WALNUT, HONEY, BASALT = oklch(.40, .06, 50), oklch(.74, .14, 68), oklch(.36, .012, 260)
AMBER = oklch(.82, .115, 74)                    # light: glass absorbs twice
CHESTNUT, SAGE, TERRACOTTA = oklch(.30, .07, 45), oklch(.74, .05, 125), oklch(.60, .11, 42)
