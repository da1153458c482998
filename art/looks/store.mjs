import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** The pictures of the demo world. */
export const world = new URL('../../apps/server/db/world/pictures/', import.meta.url);

const formats = {
  webp: (image) => image.webp({ quality: 78, effort: 6, smartSubsample: true }),
  avif: (image) => image.avif({ quality: 52, effort: 3, chromaSubsampling: '4:2:0' }),
};
const maxBytes = 96_000;

/** Whether the demo world has a picture. */
export const isStored = (name) => readdirSync(world).some((folder) => isOf(folder, name));

const isOf = (folder, name) => folder.replace(/-[0-9a-f]{6}-\d+x\d+$/, '') === name;

/** Stores a picture as AVIF and WebP at some widths, in place of a former one; its colour and size end the folder's name. */
export async function storePicture(name, picture, widths) {
  for (const former of readdirSync(world).filter((folder) => isOf(folder, name)))
    rmSync(new URL(former, world), { recursive: true });
  const pixel = await sharp(picture).removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  const largest = widths.at(-1);
  const folder = new URL(`${name}-${pixel.subarray(0, 3).toString('hex')}-${largest}x${(largest * 3) / 4}/`, world);
  mkdirSync(folder);
  let sum = 0;
  for (const [format, encode] of Object.entries(formats)) {
    for (const width of widths) {
      const made = await encode(sharp(picture).removeAlpha().resize(width)).toBuffer();
      if (made.length > maxBytes) throw new Error(`${name}: ${width}.${format} has ${made.length} bytes`);
      writeFileSync(new URL(`${width}.${format}`, folder), made);
      sum += made.length;
    }
  }
  console.log(`${name}: ${Math.round(sum / 1000)} kB`);
}
