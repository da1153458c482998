"""Hair, bristles and pile: thousands of thin tubes in one mesh."""
import math

import bpy
import numpy as np

from .colour import CHESTNUT, mul
from .materials import plain
from .shapes import link


def strands(paths, radius, mat, sides=5, **kw):
    """One smooth tube for each path of an array (strands, points, 3); radius: one number or one per strand."""
    P = np.asarray(paths, np.float32)
    S, N, _ = P.shape
    T = np.gradient(P, axis=1)
    T /= np.linalg.norm(T, axis=2, keepdims=True) + 1e-9
    up = np.array([.31, .22, .92], np.float32)
    A = np.cross(T, up)
    A /= np.linalg.norm(A, axis=2, keepdims=True) + 1e-9
    B = np.cross(T, A)
    t = np.linspace(0, 1, N)
    w = np.clip(np.minimum(t / .03, (1 - t) / .15), .15, 1)[None, :, None]
    r = np.broadcast_to(np.asarray(radius, np.float32), (S,))[:, None, None] * w
    ring = [P + r * (A * math.cos(k * 2 * math.pi / sides) + B * math.sin(k * 2 * math.pi / sides))
            for k in range(sides)]
    vs = np.stack(ring, 2).reshape(-1, 3).astype(np.float32)
    i = np.arange(S)[:, None, None] * N * sides
    j = np.arange(N - 1)[None, :, None] * sides
    k = np.arange(sides)[None, None, :]
    k2 = (k + 1) % sides
    f = np.stack([i + j + k, i + j + k2, i + j + sides + k2, i + j + sides + k], -1).reshape(-1)
    me = bpy.data.meshes.new('hair')
    nf = f.size // 4
    me.vertices.add(len(vs))
    me.vertices.foreach_set('co', vs.ravel())
    me.loops.add(f.size)
    me.loops.foreach_set('vertex_index', f.astype(np.int32))
    me.polygons.add(nf)
    me.polygons.foreach_set('loop_start', np.arange(nf, dtype=np.int32) * 4)
    me.polygons.foreach_set('loop_total', np.full(nf, 4, np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(nf, bool))
    me.update(calc_edges=True)
    return link(bpy.data.objects.new('hair', me), mat, **kw)


def hair_mat(color=CHESTNUT):
    """Glossy hair."""
    return plain(color, .34, Specular=.7, Sheen=.2)


def pile(obj, color, count=40000, length=.015, radius=.0042, seed=0):
    """Terry: short loops on the surface of an object that already stands where it belongs."""
    bpy.context.view_layer.update()
    ev = obj.evaluated_get(bpy.context.evaluated_depsgraph_get())
    me = ev.to_mesh()
    me.calc_loop_triangles()
    tri = np.empty(len(me.loop_triangles) * 3, np.int32)
    me.loop_triangles.foreach_get('vertices', tri)
    co = np.empty(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get('co', co)
    M = np.array(ev.matrix_world)
    T = (co.reshape(-1, 3) @ M[:3, :3].T + M[:3, 3])[tri.reshape(-1, 3)]
    ev.to_mesh_clear()
    rng = np.random.default_rng(seed)
    N = np.cross(T[:, 1] - T[:, 0], T[:, 2] - T[:, 0])
    area = np.linalg.norm(N, axis=1) + 1e-12
    pick = rng.choice(len(T), count, p=area / area.sum())
    a, b = np.sqrt(rng.random((count, 1))), rng.random((count, 1))
    P = T[pick, 0] * (1 - a) + T[pick, 1] * a * (1 - b) + T[pick, 2] * a * b
    D = N[pick] / area[pick, None] + rng.normal(0, .5, (count, 3))
    S = np.cross(D, rng.normal(0, 1, (count, 3)))
    S /= np.linalg.norm(S, axis=1, keepdims=True) + 1e-9
    L = length * rng.uniform(.6, 1.1, (count, 1))
    loops = np.stack([P, P + D * L * .8 + S * L * .1, P + D * L * .9 + S * L * .5, P + D * L * .3 + S * L * .8], 1)
    m = plain(mul(color, 1.12), .95, Specular=.1, Sheen=.8)
    return strands(loops, radius, m, 3)
