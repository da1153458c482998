"""From linear light to a picture: denoise with features, tone curve. numpy only."""
from concurrent.futures import ThreadPoolExecutor

import numpy as np


def _box(a, r):
    """Mean over a square of radius r."""
    for ax in (0, 1):
        p = np.pad(a, [(r, r) if k == ax else (0, 0) for k in range(a.ndim)], mode='edge')
        n = a.shape[ax]
        a = sum(p[i:i + n] if ax == 0 else p[:, i:i + n] for i in range(2 * r + 1)) / (2 * r + 1)
    return a


def denoise(A, B, alb, nor, radius=6, patch=2, k=.55, sf=(.06, .12)):
    """Cross non-local means: weights for one half come from the other, limited by albedo and normal."""
    tm = lambda x: np.log1p(4 * np.maximum(x, 0)).astype(np.float32)   # even out bright and dark
    la, lb = tm(A), tm(B)
    var = _box(((la - lb) ** 2).mean(-1), 2) / 2 + 1e-6
    H, W = var.shape
    F = np.concatenate([_box(alb, 1) / sf[0], _box(nor, 1) / sf[1]], -1).astype(np.float32)
    r = radius
    pad = lambda x: np.pad(x, ((r, r), (r, r)) + ((0, 0),) * (x.ndim - 2), mode='reflect')
    pA, pB, pla, plb, pv, pF = map(pad, (A, B, la, lb, var, F))

    def half(rows):
        """Sums of light and weights for some of the shifts."""
        accA, accB = np.zeros_like(A), np.zeros_like(A)
        wa, wb = np.zeros((H, W), np.float32), np.zeros((H, W), np.float32)
        for dy in rows:
            for dx in range(-r, r + 1):
                s = (slice(r + dy, r + dy + H), slice(r + dx, r + dx + W))
                vq = pv[s]
                v = var + np.minimum(var, vq)
                den = 1e-7 + k * k * (var + vq)
                wf = np.exp(-np.maximum(0, ((F - pF[s]) ** 2).sum(-1) - .3))
                w1 = np.exp(-np.maximum(0, _box((((lb - plb[s]) ** 2).mean(-1) - v) / den, patch))) * wf
                w2 = np.exp(-np.maximum(0, _box((((la - pla[s]) ** 2).mean(-1) - v) / den, patch))) * wf
                accA += w1[..., None] * pA[s]; wa += w1
                accB += w2[..., None] * pB[s]; wb += w2
        return accA, wa, accB, wb

    rows = list(range(-r, r + 1))
    with ThreadPoolExecutor(2) as ex:
        x, y = ex.map(half, (rows[::2], rows[1::2]))
    a, wa, b, wb = (p + q for p, q in zip(x, y))
    return .5 * (a / wa[..., None] + b / wb[..., None])


def develop(lin, exposure=1.0, sat=1.04, glow=.05):
    """Linear light to sRGB: soft shoulder, hue kept, a breath of bloom on the highlights."""
    x = np.maximum(lin, 0) * exposure
    if glow:
        hi = np.maximum(x - 1.0, 0)
        hi = np.minimum(hi, 4)
        for _ in range(3):
            hi = _box(hi, 9)
        x = x + glow * 6 * hi
    lum = x @ np.array([.2126, .7152, .0722], np.float32)
    x = lum[..., None] + (x - lum[..., None]) * sat
    x = np.maximum(x, 0)
    s = .62                                        # linear up to s, then an exponential shoulder
    y = np.where(x < s, x, s + (1 - s) * (1 - np.exp(-(x - s) / (1 - s) * .85)))
    y = np.clip(y, 0, 1)
    return np.where(y <= .0031308, 12.92 * y, 1.055 * y ** (1 / 2.4) - .055).astype(np.float32)
