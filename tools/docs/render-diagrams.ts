import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { instance, type Viz } from '@viz-js/viz';
import { listFiles, readText } from '../kit/files.ts';

/** Writes docs/diagrams/*.svg from the text beside each; with `isCheck` it only names those that are not up to date. */
export async function renderDiagrams(folder: string, isCheck: boolean): Promise<string[]> {
  const files = listFiles(folder);
  const viz = await instance();
  return files.filter(isDiagram).flatMap((path) => {
    const target = path.replace(/\.dot$/, '.svg');
    const svg = toSvg(viz, readText(folder, path));
    if (files.includes(target) && readText(folder, target) === svg) return [];
    if (!isCheck) writeFileSync(join(folder, target), svg);
    return [target];
  });
}

const isDiagram = (path: string) => /^docs\/diagrams\/[a-z-]+\.dot$/.test(path);

/** Fill and border by the class of a node; a page may be dark, so a diagram brings its white ground. */
const colours = {
  browser: ['#e7f0fb', '#3b6fb0'],
  server: ['#f3ecfa', '#7a4fa3'],
  rule: ['#fdf3dc', '#a9791a'],
  store: ['#e4f3ec', '#2f7d5b'],
  integration: ['#fbe9e7', '#b4493a'],
  identity: ['#e7f0fb', '#3b6fb0'],
  venue: ['#f3ecfa', '#7a4fa3'],
  catalog: ['#fdf3dc', '#a9791a'],
  booking: ['#e4f3ec', '#2f7d5b'],
  review: ['#fbe9e7', '#b4493a'],
};

/** Fonts differ in width: texts are measured at this size and drawn smaller, so that they fit in any of them. */
const measured = { node: 13.5, edge: 11, cluster: 14 };
const drawn = { node: 11.5, edge: 10, cluster: 12 };
const font = 'Helvetica,Arial,sans-serif';

function toSvg(viz: Viz, dot: string): string {
  const grey = '#6b7280';
  const svg = viz.renderString(dot, {
    format: 'svg',
    graphAttributes: {
      bgcolor: 'transparent',
      pad: 0.25,
      style: 'rounded',
      labeljust: 'l',
      color: '#c9cdd4',
      fontname: font,
      fontsize: measured.cluster,
    },
    nodeAttributes: {
      shape: 'box',
      style: 'rounded,filled',
      fontname: font,
      fontsize: measured.node,
      margin: '0.19,0.07',
    },
    edgeAttributes: { fontname: font, fontsize: measured.edge, color: grey, fontcolor: grey, arrowsize: 0.7 },
  });
  return svg
    .replace(/^[\s\S]*?(?=<svg)/, '')
    .replaceAll(/<!--[\s\S]*?-->\n?/g, '')
    .replace(/(<svg[^>]*>)/, `$1\n${style()}\n<rect width="100%" height="100%" rx="12" fill="#fff"/>`);
}

function style(): string {
  const rules = Object.entries(colours).flatMap(([name, [fill, border]]) => [
    `.node.${name} :is(path, polygon) { fill: ${fill}; stroke: ${border} }`,
    `.node.${name} polyline { stroke: ${border} }`,
    `.cluster.${name} > text { fill: ${border} }`,
  ]);
  const sizes = Object.entries(drawn).map(([name, size]) => `.${name} > text { font-size: ${size}px }`);
  return ['<style>', ...rules, ...sizes, '.node > text:first-of-type { font-weight: bold }', '</style>'].join('\n');
}
