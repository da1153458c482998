"""The studio: plaster, daylight through an arch, sky, camera. 1 unit = 10 cm, the lens looks along +y."""
import math

import bpy
from mathutils import Vector as V

from .colour import SAND
from .materials import forget, plaster
from .outlines import arch, khatam
from .room import paint_room
from .shapes import cutout, link, mesh

WALL = 1.7


def studio(wall=SAND, table=None, arch_x=.45, arch_w=2.5, spring=.42, point=1.25, sun=(.42, .68, -.40),
           soft=1.5, power=4.4, fill=.74, window='arch', backdrop=True, target_y=WALL, lattice=.42):
    """Empty the file and build wall, table, sun and sky; window is 'arch', 'khatam' (soft=.45) or None."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    forget()
    if backdrop:
        floor = [(-15, -14, 0), (15, -14, 0), (15, WALL, 0), (-15, WALL, 0)]
        mesh(floor, [(0, 1, 2, 3)], plaster(table or wall, .6))
        mesh([(-15, WALL, 0), (15, WALL, 0), (15, WALL, 12), (-15, WALL, 12)], [(0, 1, 2, 3)], plaster(wall))
    d = V(sun).normalized()
    _sun(d, soft, power)
    if window == 'khatam':
        _mask(d, target_y, _lattice(arch_x, arch_w, spring, lattice))
    elif window:
        _mask(d, target_y, [arch(arch_w, spring, -6, point, cx=arch_x)])
    _softbox(fill)
    _sky(fill)


def camera(look=(0, 0, .75), dist=9.5, height=12, turn=0, lens=85, fstop=8, focus=None):
    """Stand dist away from look; height and turn in degrees; fstop 0 keeps everything sharp."""
    c = bpy.data.cameras.new('cam')
    h, t = math.radians(height), math.radians(turn)
    o = link(bpy.data.objects.new('cam', c))
    L = V(look)
    o.location = L + dist * V((math.sin(t) * math.cos(h), -math.cos(t) * math.cos(h), math.sin(h)))
    o.rotation_euler = (L - o.location).to_track_quat('-Z', 'Y').to_euler()
    c.lens, c.dof.use_dof = lens, bool(fstop)
    if fstop:
        c.dof.focus_distance = ((V(focus) if focus else L) - o.location).length
        # An f-number counts in metres; one unit here is ten centimetres.
        c.dof.aperture_fstop = fstop / 10
    bpy.context.scene.camera = o
    return o


def _sun(direction, soft, power):
    """Warm sun; soft is its angular size in degrees."""
    li = bpy.data.lights.new('sun', 'SUN')
    li.energy, li.angle, li.color = power, math.radians(soft), (1, .87, .71)
    link(bpy.data.objects.new('sun', li)).rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()


def _mask(direction, target_y, openings):
    """A wall with openings that only shadow rays see, so the light on target_y keeps their exact shape."""
    gy = -3.2
    off = direction * ((target_y - gy) / direction.y)
    holes = [[(x - off.x, z - off.z) for x, z in hole] for hole in openings]
    g = cutout([(-40, -40), (40, -40), (40, 40), (-40, 40)], None, 0, 0, holes, loc=(0, gy, 0), rot=(90, 0, 0))
    for k in ('camera', 'diffuse', 'glossy', 'transmission', 'volume_scatter'):
        setattr(g, 'visible_' + k, False)


def _lattice(cx, width, spring, step):
    """Eight-pointed stars in rows that fill an arch."""
    near = ((i * step, j * step) for i in range(-14, 15) for j in range(-26, 20))
    return [khatam(step * .485, cx + x, spring + z) for x, z in near
            if abs(x) < width / 2 and (z < 0 or math.hypot(x, z) < width * .56)]


def _softbox(fill):
    """Large lamp at the window side: opens the shadows and draws the long highlights on glass."""
    sb = bpy.data.lights.new('soft', 'AREA')
    sb.shape, sb.size, sb.size_y, sb.energy, sb.color = 'RECTANGLE', 2.2, 5, 85 * fill, (1, .95, .88)
    so = link(bpy.data.objects.new('soft', sb), loc=(-5.5, -3.2, 4.2))
    so.rotation_euler = (V((0, 0, .5)) - so.location).to_track_quat('-Z', 'Y').to_euler()


def _sky(fill):
    """Smooth sky, brighter at the window side; reflections see a painted room instead."""
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world, w.use_nodes = w, True
    nt = w.node_tree
    tc, dot, ad, ramp, mix, lp = (nt.nodes.new('ShaderNode' + n) for n in (
        'TexCoord', 'VectorMath', 'Math', 'ValToRGB', 'MixRGB', 'LightPath'))
    dot.operation = 'DOT_PRODUCT'
    dot.inputs[1].default_value = V((-.75, -.3, .6)).normalized()
    ad.operation, ad.inputs[1].default_value, ad.inputs[2].default_value = 'MULTIPLY_ADD', .5, .5
    lo, hi = ramp.color_ramp.elements
    lo.color, hi.color = (.26, .24, .24, 1), (1.25, 1.24, 1.24, 1)
    lo.position, hi.position = .15, .95
    env = nt.nodes.new('ShaderNodeTexEnvironment')
    env.image = paint_room()
    for a, b in ((tc.outputs['Generated'], dot.inputs[0]), (dot.outputs['Value'], ad.inputs[0]),
                 (ad.outputs[0], ramp.inputs[0]), (tc.outputs['Generated'], env.inputs[0]),
                 (lp.outputs['Is Glossy Ray'], mix.inputs[0]), (ramp.outputs[0], mix.inputs[1]),
                 (env.outputs[0], mix.inputs[2]), (mix.outputs[0], nt.nodes['Background'].inputs[0])):
        nt.links.new(a, b)
    nt.nodes['Background'].inputs[1].default_value = fill
    # Not sampled as a light: it is smooth, and that is where the noise would come from.
    w.cycles.sampling_method = 'NONE'
