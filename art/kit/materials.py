"""Materials: plaster, metal, glass, stone, wood, cloth, cream. Each is made once per picture."""
import bpy
import numpy as np

from .colour import BASALT, GOLD, IVORY, SAND, WALNUT, mul

_mats = {}


def forget():
    """Start a new picture: materials of the last one are gone with its file."""
    _mats.clear()


def _new(name):
    """Material, its nodes, its Principled shader."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    return m, m.node_tree, m.node_tree.nodes['Principled BSDF']


def _noise(nt, scale, detail=4, stretch=None, rough=.55):
    """Fractal noise in object space, stretched along an axis if asked."""
    tc, n = nt.nodes.new('ShaderNodeTexCoord'), nt.nodes.new('ShaderNodeTexNoise')
    n.inputs['Scale'].default_value, n.inputs['Detail'].default_value = scale, detail
    n.inputs['Roughness'].default_value = rough
    src = tc.outputs['Object']
    if stretch:
        mp = nt.nodes.new('ShaderNodeMapping')
        mp.inputs['Scale'].default_value = stretch
        nt.links.new(src, mp.inputs['Vector'])
        src = mp.outputs['Vector']
    nt.links.new(src, n.inputs['Vector'])
    return n.outputs['Fac']


def _bump(nt, bsdf, fac, strength, dist=.05):
    """Let a value raise the surface."""
    b = nt.nodes.new('ShaderNodeBump')
    b.inputs['Strength'].default_value, b.inputs['Distance'].default_value = strength, dist
    nt.links.new(fac, b.inputs['Height'])
    nt.links.new(b.outputs['Normal'], bsdf.inputs['Normal'])


def _vary(nt, bsdf, fac, a, b, lo=.3, hi=.7):
    """Let a value blend two colours."""
    r = nt.nodes.new('ShaderNodeValToRGB')
    r.color_ramp.elements[0].position, r.color_ramp.elements[1].position = lo, hi
    r.color_ramp.elements[0].color, r.color_ramp.elements[1].color = (*a, 1), (*b, 1)
    nt.links.new(fac, r.inputs['Fac'])
    nt.links.new(r.outputs['Color'], bsdf.inputs['Base Color'])


def plain(color, rough=.5, **inputs):
    """Any Principled material; extra inputs by name with _ for space (Clearcoat=1, Sheen=.5)."""
    key = ('plain', color, rough, tuple(sorted(inputs.items())))
    if key not in _mats:
        m, nt, b = _new('plain')
        b.inputs['Base Color'].default_value = (*color, 1)
        b.inputs['Roughness'].default_value = rough
        for k, v in inputs.items():
            b.inputs[k.replace('_', ' ')].default_value = v
        _mats[key] = m
    return _mats[key]


def _clouds(n=1024, seed=5):
    """Tileable noise by FFT: red = slow clouds, green = trowel marks; far cheaper than noise nodes."""
    rng = np.random.default_rng(seed)
    fx, fy = np.fft.fftfreq(n)[:, None] * n, np.fft.rfftfreq(n)[None, :] * n

    def field(beta, lo, hi, ax=1.0, ay=1.0):
        """Noise between two frequencies, stretched by ax and ay."""
        f = np.hypot(fx * ax, fy * ay)
        amp = np.where((f >= lo) & (f <= hi), 1 / np.maximum(f, 1) ** beta, 0)
        x = np.fft.irfft2(amp * np.exp(2j * np.pi * rng.random(f.shape)), s=(n, n))
        return x / x.std()

    tone = field(1.7, 1, 200)
    h = field(1.9, 2, 90, 1, 1.7) * .8 + field(1.2, 30, 400) * .16
    px = np.ones((n, n, 4), np.float32)
    px[..., 0], px[..., 1] = .5 + .16 * tone, .5 + .12 * h
    im = bpy.data.images.new('clouds', n, n, float_buffer=True)
    im.colorspace_settings.name = 'Non-Color'
    im.pixels.foreach_set(np.clip(px, 0, 1).ravel())
    im.update()
    im.pack()
    return im


def plaster(color=SAND, grain=1.0):
    """Hand-trowelled plaster: slow cloudy tone, soft waves, fine grain."""
    key = ('plaster', color, grain)
    if key not in _mats:
        m, nt, b = _new('plaster')
        b.inputs['Roughness'].default_value, b.inputs['Specular'].default_value = .85, .2
        im = bpy.data.images.get('clouds') or _clouds()
        tc, mp, tx, sp = (nt.nodes.new('ShaderNode' + n) for n in
                          ('TexCoord', 'Mapping', 'TexImage', 'SeparateRGB'))
        tx.image, tx.projection, tx.projection_blend = im, 'BOX', .3
        mp.inputs['Scale'].default_value = (.22, .22, .22)
        nt.links.new(tc.outputs['Object'], mp.inputs['Vector'])
        nt.links.new(mp.outputs['Vector'], tx.inputs['Vector'])
        nt.links.new(tx.outputs['Color'], sp.inputs[0])
        _vary(nt, b, sp.outputs[0], mul(color, .88), mul(color, 1.05), .1, .9)
        _bump(nt, b, sp.outputs[1], .42 * grain, .16)
        _mats[key] = m
    return _mats[key]


def metal(color=GOLD, rough=.28, brushed=True, hammered=0.0):
    """Brushed metal: radial tangent around z, so lathed parts show the turning highlight."""
    key = ('metal', color, rough, brushed, hammered)
    if key not in _mats:
        m, nt, b = _new('metal')
        b.inputs['Base Color'].default_value = (*color, 1)
        b.inputs['Metallic'].default_value, b.inputs['Roughness'].default_value = 1, rough
        if brushed:
            b.inputs['Anisotropic'].default_value = .6
            t = nt.nodes.new('ShaderNodeTangent')
            t.direction_type, t.axis = 'RADIAL', 'Z'
            nt.links.new(t.outputs['Tangent'], b.inputs['Tangent'])
            _bump(nt, b, _noise(nt, 60, 2, (.05, .05, 3)), .06, .01)
        if hammered:
            tc, v = nt.nodes.new('ShaderNodeTexCoord'), nt.nodes.new('ShaderNodeTexVoronoi')
            v.feature = 'SMOOTH_F1'
            v.inputs['Scale'].default_value = 6
            nt.links.new(tc.outputs['Object'], v.inputs['Vector'])
            _bump(nt, b, v.outputs['Distance'], hammered, .06)
        _mats[key] = m
    return _mats[key]


def glass(color=(1, 1, 1), rough=0.0, ior=1.45, shadow=.75):
    """Glass that lets a tinted shadow through instead of noisy caustics."""
    key = ('glass', color, rough, ior)
    if key not in _mats:
        m, nt, b = _new('glass')
        b.inputs['Base Color'].default_value = (*color, 1)
        b.inputs['Roughness'].default_value, b.inputs['Transmission'].default_value = rough, 1
        b.inputs['IOR'].default_value = ior
        lp, tr, mx = (nt.nodes.new('ShaderNode' + n) for n in
                      ('LightPath', 'BsdfTransparent', 'MixShader'))
        tr.inputs['Color'].default_value = (*mul(color, shadow), 1)
        nt.links.new(lp.outputs['Is Shadow Ray'], mx.inputs[0])
        nt.links.new(b.outputs[0], mx.inputs[1])
        nt.links.new(tr.outputs[0], mx.inputs[2])
        nt.links.new(mx.outputs[0], nt.nodes['Material Output'].inputs[0])
        _mats[key] = m
    return _mats[key]


def stone(color=BASALT, rough=.55, flecks=None):
    """River stone; flecks=GOLD turns LAPIS into lapis lazuli."""
    key = ('stone', color, rough, flecks)
    if key not in _mats:
        m, nt, b = _new('stone')
        b.inputs['Roughness'].default_value = rough
        _vary(nt, b, _noise(nt, 4, 9, rough=.7), mul(color, .7), mul(color, 1.35), .35, .7)
        if flecks:
            f = _noise(nt, 14, 6, rough=.75)
            r = nt.nodes.new('ShaderNodeValToRGB')
            r.color_ramp.elements[0].position, r.color_ramp.elements[1].position = .66, .70
            nt.links.new(f, r.inputs['Fac'])
            mx = nt.nodes.new('ShaderNodeMixRGB')
            src = b.inputs['Base Color'].links[0].from_socket
            nt.links.new(r.outputs['Color'], mx.inputs[0])
            nt.links.new(src, mx.inputs[1])
            mx.inputs[2].default_value = (*flecks, 1)
            nt.links.new(mx.outputs[0], b.inputs['Base Color'])
            nt.links.new(r.outputs['Color'], b.inputs['Metallic'])
            b.inputs['Clearcoat'].default_value = .6
        _bump(nt, b, _noise(nt, 30, 6, rough=.7), .08, .02)
        _mats[key] = m
    return _mats[key]


def wood(color=WALNUT, along='x'):
    """Fine grain along an axis of the object."""
    key = ('wood', color, along)
    if key not in _mats:
        m, nt, b = _new('wood')
        b.inputs['Roughness'].default_value = .42
        st = {'x': (.6, 9, 9), 'y': (9, .6, 9), 'z': (9, 9, .6)}[along]
        f = _noise(nt, 1.6, 6, st, .65)
        _vary(nt, b, f, mul(color, .6), mul(color, 1.5), .35, .68)
        _bump(nt, b, f, .08, .02)
        _mats[key] = m
    return _mats[key]


def cloth(color=IVORY, scale=150, strength=.35, sheen=.6):
    """Fine weave; towels get their pile from hair.pile instead of from bumps."""
    key = ('cloth', color, scale, strength)
    if key not in _mats:
        m, nt, b = _new('cloth')
        b.inputs['Roughness'].default_value, b.inputs['Specular'].default_value = .95, .1
        b.inputs['Sheen'].default_value = sheen
        _vary(nt, b, _noise(nt, 9, 3), mul(color, .93), mul(color, 1.03), .3, .65)
        _bump(nt, b, _noise(nt, scale, 3, rough=.6), strength, .012)
        _mats[key] = m
    return _mats[key]


def leather(color=WALNUT, rough=.42, scale=60):
    """Pebbled, softly shining."""
    key = ('leather', color, rough, scale)
    if key not in _mats:
        m, nt, b = _new('leather')
        b.inputs['Roughness'].default_value = rough
        _vary(nt, b, _noise(nt, 5, 6, rough=.7), mul(color, .8), mul(color, 1.15), .35, .65)
        _bump(nt, b, _noise(nt, scale, 3), .25, .72 / scale)
        _mats[key] = m
    return _mats[key]


def mirror():
    """Silvered glass; it shows the painted room."""
    return plain((.95, .95, .94), .01, Metallic=1)


def cream(color=IVORY, rough=.28, radius=.12):
    """Soft, slightly translucent: cream, soap, wax."""
    return plain(color, rough, Subsurface=.35, Subsurface_Color=(*color, 1),
                 Subsurface_Radius=(radius, radius * .7, radius * .5), Clearcoat=.3)


def emit(color, power):
    """Something that glows."""
    m, nt, b = _new('emit')
    b.inputs['Base Color'].default_value = (0, 0, 0, 1)
    b.inputs['Emission'].default_value = (*color, 1)
    b.inputs['Emission Strength'].default_value = power
    return m
