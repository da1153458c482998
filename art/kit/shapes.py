"""Solids: lathe, slab, cutout, tube, pebble, surface from a function."""
import math

import bmesh
import bpy
from mathutils import Vector as V, noise

from .outlines import fillet


def link(obj, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=1):
    """Put an object into the picture."""
    bpy.context.scene.collection.objects.link(obj)
    obj.location, obj.rotation_euler = loc, [math.radians(a) for a in rot]
    obj.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    if mat:
        obj.data.materials.append(mat)
    return obj


def mesh(verts, faces, mat=None, smooth=True, angle=40, **kw):
    """Mesh from points and faces, smooth where the angle allows."""
    me = bpy.data.meshes.new('m')
    me.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        me.use_auto_smooth, me.auto_smooth_angle = True, math.radians(angle)
    me.update()
    return link(bpy.data.objects.new('m', me), mat, **kw)


def lathe(pts, mat, r=.02, segs=96, squash=None, **kw):
    """Turn a profile [(radius, z[, corner radius]), ...] around z; squash=4 makes a rounded square."""
    prof = fillet(pts, r)
    verts, faces, n = [], [], len(prof)
    for s in range(segs):
        a = 2 * math.pi * s / segs
        c, d = math.cos(a), math.sin(a)
        k = 1 if not squash else (abs(c) ** squash + abs(d) ** squash) ** (-1 / squash)
        verts += [(x * c * k, x * d * k, z) for x, z in prof]
    for s in range(segs):
        t = (s + 1) % segs
        for i in range(n - 1):
            faces.append((s * n + i, t * n + i, t * n + i + 1, s * n + i + 1))
    o = mesh(verts, faces, mat, **kw)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.dissolve_degenerate(bm, dist=1e-6, edges=bm.edges)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    return o


def slab(size, mat, bevel=.03, segs=4, **kw):
    """Box standing on z = 0 with rounded edges."""
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    vs = [(a * x, b * y, c * z) for c in (0, 1) for b in (-1, 1) for a in (-1, 1)]
    fs = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    o = mesh(vs, fs, mat, **kw)
    m = o.modifiers.new('b', 'BEVEL')
    m.width, m.segments = bevel, segs
    m.limit_method = 'NONE'
    return o


def cutout(outline, mat, depth=.05, bevel=.01, holes=(), **kw):
    """Flat shape with holes in the xy plane, thickness depth, rounded edge."""
    cu = bpy.data.curves.new('c', 'CURVE')
    cu.dimensions, cu.fill_mode = '2D', 'BOTH'
    cu.extrude, cu.bevel_depth, cu.bevel_resolution = max(depth / 2 - bevel, 0), bevel, 3
    for loop in (outline, *holes):
        sp = cu.splines.new('POLY')
        sp.points.add(len(loop) - 1)
        for p, q in zip(sp.points, loop):
            p.co = (q[0], q[1], 0, 1)
        sp.use_cyclic_u = True
    return link(bpy.data.objects.new('c', cu), mat, **kw)


def tube(points, radius, mat, cyclic=False, taper=None, smooth=True, **kw):
    """Round bar along a curve; taper gives a radius factor for each point."""
    cu = bpy.data.curves.new('t', 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = '3D', radius, 6, True
    sp = cu.splines.new('NURBS' if smooth else 'POLY')
    sp.points.add(len(points) - 1)
    for i, (p, q) in enumerate(zip(sp.points, points)):
        p.co, p.radius = (*q, 1), taper[i] if taper else 1
    sp.use_cyclic_u, sp.use_endpoint_u, sp.order_u = cyclic, True, 4
    cu.resolution_u = 16
    return link(bpy.data.objects.new('t', cu), mat, **kw)


def blob(size, mat, seed=0, wob=.12, power=2.3, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Pebble: superellipsoid with slow noise; size = half axes. Rests on loc."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=6, radius=1)
    for v in bm.verts:
        p = v.co.normalized()
        k = sum(abs(c) ** power for c in p) ** (-1 / power)
        k *= 1 + wob * noise.noise(p * .9 + V((seed * 7.1, seed * 3.3, 0)))
        v.co = V((p.x * size[0], p.y * size[1], p.z * size[2])) * k
    me = bpy.data.meshes.new('b')
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    return link(bpy.data.objects.new('b', me), mat, (loc[0], loc[1], loc[2] + size[2]), rot)


def grid(fn, nu, nv, mat, thick=0, subdiv=0, **kw):
    """Surface from fn(u, v) -> (x, y, z), u and v in 0..1; cloth, silk, smears, petals."""
    vs = [fn(i / (nu - 1), j / (nv - 1)) for i in range(nu) for j in range(nv)]
    fs = [(i * nv + j, (i + 1) * nv + j, (i + 1) * nv + j + 1, i * nv + j + 1)
          for i in range(nu - 1) for j in range(nv - 1)]
    o = mesh(vs, fs, mat, angle=180, **kw)
    if thick:
        m = o.modifiers.new('s', 'SOLIDIFY')
        m.thickness, m.offset = thick, 0
    if subdiv:
        m = o.modifiers.new('d', 'SUBSURF')
        m.levels = m.render_levels = subdiv
    return o


def group(parts, loc=(0, 0, 0), rot=(0, 0, 0), scale=1):
    """Move several parts as one."""
    e = link(bpy.data.objects.new('group', None), None, loc, rot, scale)
    for o in parts:
        o.parent = e
    return e
