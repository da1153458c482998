// node art/to-pictures.mjs hair nails: art/build/<name>.png becomes a picture of the demo world, AVIF and WebP at four widths.
// Without its PNG, missing files are made from the committed 1200.webp.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const listFile = new URL('pictures.json', import.meta.url);
const pictures = JSON.parse(readFileSync(listFile, 'utf8'));
const world = new URL('../apps/server/db/world/pictures/', import.meta.url);
const widths = [300, 600, 900, 1200];
const maxBytes = 60_000;
const formats = {
  webp: { best: 80, encode: (image, quality) => image.webp({ quality, effort: 6, smartSubsample: true }) },
  avif: { best: 54, encode: (image, quality) => image.avif({ quality, effort: 8, chromaSubsampling: '4:2:0' }) },
};

for (const name of process.argv.slice(2)) {
  const picture = pictures[name];
  if (!picture) throw new Error(`${name} has no entry in pictures.json`);
  const former = findFolder(name);
  const png = new URL(`build/${name}.png`, import.meta.url);
  const isNew = existsSync(png);
  const source = readFileSync(isNew ? png : new URL(`${former}/1200.webp`, world));
  if (isNew) picture.placeholder = await averageColour(source);
  const folder = await placeFolder(name, former, picture.placeholder, source);
  const sizes = await writeFiles(folder, source, isNew);
  writeFileSync(listFile, `${JSON.stringify(pictures, null, 2)}\n`);
  console.log(`${name}: ${sizes.join(', ')}`);
}

/** The folder of a picture: its name, with or without colour and size behind it. */
function findFolder(name) {
  return readdirSync(world).find((folder) => folder.replace(/-[0-9a-f]{6}-\d+x\d+$/, '') === name);
}

/** The server reads colour and size from the name (docs/decisions/010). */
async function placeFolder(name, former, colour, source) {
  const { width, height } = await sharp(source).metadata();
  const full = `${name}-${colour.slice(1)}-1200x${Math.round((1200 * height) / width)}`;
  const folder = new URL(`${full}/`, world);
  if (former && former !== full) renameSync(new URL(former, world), new URL(full, world));
  mkdirSync(folder, { recursive: true });
  return folder;
}

async function writeFiles(folder, source, isNew) {
  const sizes = [];
  for (const format of Object.keys(formats)) {
    for (const width of widths) {
      const file = new URL(`${width}.${format}`, folder);
      if (!isNew && existsSync(file)) continue;
      const made = await shrink(source, width, formats[format]);
      writeFileSync(file, made);
      sizes.push(`${width}.${format} ${made.length}`);
    }
  }
  return sizes;
}

/** The picture at the best quality within the size limit. Throws where none is small enough. */
async function shrink(source, width, { best, encode }) {
  for (let quality = best; quality >= best / 2; quality -= 4) {
    const made = await encode(sharp(source).resize(width), quality).toBuffer();
    if (made.length <= maxBytes) return made;
  }
  throw new Error(`${width} px: more than ${maxBytes} bytes at any quality`);
}

async function averageColour(source) {
  const { data } = await sharp(source)
    .removeAlpha()
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString('hex')}`;
}
