// node art/to-webp.mjs hair nails: art/build/<name>.png becomes the picture of the demo world, at both widths.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const listFile = new URL('pictures.json', import.meta.url);
const pictures = JSON.parse(readFileSync(listFile, 'utf8'));
const mostBytes = 60_000;

for (const name of process.argv.slice(2)) {
  const picture = pictures[name];
  if (!picture) throw new Error(`${name} has no entry in pictures.json`);
  const png = readFileSync(new URL(`build/${name}.png`, import.meta.url));
  const large = await shrink(png, 1200);
  const small = await shrink(png, 600);
  const folder = new URL(`../apps/server/db/world/pictures/${name}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('600.webp', folder), small);
  writeFileSync(new URL('1200.webp', folder), large);
  picture.placeholder = await averageColour(png);
  writeFileSync(listFile, `${JSON.stringify(pictures, null, 2)}\n`);
  console.log(`${name}: ${large.length} and ${small.length} bytes, ${picture.placeholder}`);
}

/** As good as the size limit of a picture allows. */
async function shrink(png, width) {
  for (let quality = 80; quality >= 40; quality -= 5) {
    const webp = await sharp(png).resize(width).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length <= mostBytes) return webp;
  }
  throw new Error(`${width} px: more than ${mostBytes} bytes at any quality`);
}

async function averageColour(png) {
  const { data } = await sharp(png)
    .removeAlpha()
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString('hex')}`;
}
