"""What mirrors and metal see behind the lens: a plastered room with arched windows, painted by numpy."""
import bpy
import numpy as np

W, H = 768, 384


def paint_room():
    """Equirectangular picture of the room; the window side is -x, behind the lens is -y."""
    az = (np.arange(W) + .5) / W * 2 * np.pi - np.pi
    el = ((np.arange(H) + .5) / H - .5) * np.pi
    A, E = np.meshgrid(az, el)
    x, y, z = np.cos(E) * np.cos(A), -np.cos(E) * np.sin(A), np.sin(E)
    floor, wall, ceil = np.array([.46, .35, .25]), np.array([.74, .60, .46]), np.array([.82, .70, .55])
    t = _step(z, -.30, -.16)[..., None]
    u = _step(z, .25, .80)[..., None]
    rgb = (floor * (1 - t) + wall * t) * (1 - u) + ceil * u
    side = np.clip(.5 - .62 * x, .12, 1.15)[..., None]
    rgb = rgb * (.45 + .95 * side)
    # The narrow one stands where a mirror that faces the lens looks.
    for cx, half, top, light in ((-.105, .05, .5, 1.0), (-1.02, .20, .62, 1.9), (-.42, .20, .62, 1.6),
                                  (.25, .20, .62, 1.2), (2.3, .5, .7, 1.0)):
        m = _window(np.arctan2(x, -y), z, cx, half, top)[..., None]
        rgb = rgb * (1 - m) + np.array([1, .96, .88]) * light * m
    return _image(rgb)


def _window(a, z, cx, half, top):
    """Soft-edged arched opening at angle cx, with its middle bar."""
    d = np.abs(a - cx) / half
    arch = top - .22 * np.clip(d, 0, 1) ** 2.2
    m = _step(1 - d, 0, .07) * _step(z, -.08, -.05) * _step(arch - z, 0, .02)
    return m * (1 - .8 * _step(.06 - d, 0, .02))


def _step(v, lo, hi):
    """Smooth step from 0 at lo to 1 at hi."""
    t = np.clip((v - lo) / (hi - lo), 0, 1)
    return t * t * (3 - 2 * t)


def _image(rgb):
    """Packed float image of the given linear light."""
    px = np.ones((H, W, 4), np.float32)
    px[..., :3] = rgb
    im = bpy.data.images.new('room', W, H, float_buffer=True)
    im.colorspace_settings.name = 'Non-Color'
    im.pixels.foreach_set(px.ravel())
    im.update()
    im.pack()
    return im
