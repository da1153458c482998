// node art/to-icons.mjs: the khatam becomes the icons of the installed site and the picture of its previews.
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';

const folder = new URL('../apps/site/public/icons/', import.meta.url).pathname;
const lapis = '#1e3c96';
const deep = '#14265f';
const ground = '#fcfaf5';
const saffron = '#e5a83b';
const star =
  'M0-1 .2929-.7071H.7071V-.2929L1 0 .7071.2929V.7071H.2929L0 1-.2929.7071H-.7071V.2929L-1 0-.7071-.2929V-.7071H-.2929Z';
const mark = `<path d="${star}" fill="${ground}"/><circle r=".36" fill="${lapis}"/><circle r=".2" fill="${saffron}"/>`;

mkdirSync(folder, { recursive: true });
// A maskable icon may lose everything outside a circle of four fifths of its width.
await drawIcon('icon-192', 192, { corner: 0.22, reach: 0.36 });
await drawIcon('icon-512', 512, { corner: 0.22, reach: 0.36 });
await drawIcon('maskable-512', 512, { corner: 0, reach: 0.3 });
await drawIcon('apple-touch', 180, { corner: 0, reach: 0.34 });
await drawPreview();

function drawIcon(name, size, { corner, reach }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-.5 -.5 1 1" width="${size}" height="${size}">
    <rect x="-.5" y="-.5" width="1" height="1" rx="${corner}" fill="${lapis}"/><g transform="scale(${reach})">${mark}</g></svg>`;
  return save(name, svg);
}

function drawPreview() {
  const tiles = Array.from({ length: 13 * 7 }, (_, at) => [(at % 13) * 100, Math.floor(at / 13) * 100]);
  const lattice = tiles
    .map(
      ([x, y]) =>
        `<path d="${star}" transform="translate(${x} ${y}) scale(46)" fill="none" stroke="#fff" stroke-width=".03" opacity=".1"/>`,
    )
    .join('');
  return save(
    'preview',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${deep}"/><stop offset="1" stop-color="${lapis}"/></linearGradient>
      <rect width="1200" height="630" fill="url(#sky)"/>${lattice}
      <path d="M400 630V330C400 200 500 120 600 80C700 120 800 200 800 330V630Z" fill="${deep}"/>
      <g transform="translate(600 360) scale(130)">${mark.replace(lapis, deep)}</g></svg>`,
  );
}

async function save(name, svg) {
  const { size } = await sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toFile(`${folder}${name}.png`);
  console.log(`${name}: ${size} bytes`);
}
