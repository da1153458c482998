"""Render two independent halves and write one clean PNG."""
import os
import tempfile
import time

import bpy
import numpy as np

from .develop import denoise, develop


def _passes(dir, tag):
    """Write colour, albedo and normal of the next render as EXR."""
    sc = bpy.context.scene
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl, fo = nt.nodes.new('CompositorNodeRLayers'), nt.nodes.new('CompositorNodeOutputFile')
    fo.base_path = dir
    fo.format.file_format, fo.format.color_depth, fo.format.exr_codec = 'OPEN_EXR', '32', 'ZIP'
    fo.file_slots.clear()
    names = {'Image': 'c', 'Denoising Albedo': 'a', 'Denoising Normal': 'n'}
    for k, s in names.items():
        if k in rl.outputs:
            fo.file_slots.new(f'{tag}{s}_')
            nt.links.new(rl.outputs[k], fo.inputs[-1])


def _load(path):
    """Pixels of an EXR as (h, w, 3)."""
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = 'Non-Color'
    w, h = im.size
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(h, w, 4)[..., :3]


def render(path, size=(1200, 900), spp=24, seed=1):
    """Render two independent halves, clean one with the other, develop, write PNG."""
    _settings(size, spp)
    cy = bpy.context.scene.cycles
    t0 = time.time()
    halves = []
    for i in range(2):
        with tempfile.TemporaryDirectory() as tmp:
            cy.seed = seed + 1000 * i
            _passes(tmp, 'h')
            bpy.ops.render.render()
            names = {f[1]: os.path.join(tmp, f) for f in os.listdir(tmp)}
            halves.append([_load(names[k]) for k in 'can'])
    t1 = time.time()
    (A, aa, na), (B, ab, nb) = halves
    _save(develop(denoise(A, B, (aa + ab) / 2, (na + nb) / 2)), path)
    print(f'{os.path.basename(path)}: render {t1 - t0:.0f} s, denoise {time.time() - t1:.0f} s', flush=True)


def _settings(size, spp):
    """Cycles on the processor, no caustics, adaptive sampling."""
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = *size, 100
    cy = sc.cycles
    cy.device, cy.samples, cy.use_denoising = 'CPU', max(8, spp // 2), False
    cy.use_adaptive_sampling, cy.adaptive_threshold, cy.adaptive_min_samples = True, .03, 8
    cy.max_bounces, cy.diffuse_bounces, cy.glossy_bounces = 10, 3, 4
    cy.transmission_bounces, cy.transparent_max_bounces = 10, 12
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.sample_clamp_indirect, cy.sample_clamp_direct, cy.blur_glossy = 3, 12, .6
    cy.filter_width = 1.4
    sc.render.use_persistent_data = True
    sc.view_layers[0].cycles.denoising_store_passes = True


def _save(rgb, path):
    """Write sRGB values as PNG."""
    h, w, _ = rgb.shape
    im = bpy.data.images.new('out', w, h, alpha=False)
    im.pixels.foreach_set(np.concatenate([rgb, np.ones((h, w, 1), np.float32)], -1).astype(np.float32).ravel())
    im.filepath_raw, im.file_format = path, 'PNG'
    im.save()
    bpy.data.images.remove(im)
