// node art/to-looks.mjs [name …]: gives each venue of the demo world pictures of its own (looks.mjs) and of its work (works.mjs),
// from the renderings and from drawings. Without names, those that are missing.
import sharp from 'sharp';
import { toHex } from './looks/colours.mjs';
import { drawWork } from './looks/drawings.mjs';
import { dyeHair, frameLook } from './looks/paint.mjs';
import { isStored, storePicture } from './looks/store.mjs';
import { looks } from './looks.mjs';
import { works } from './works.mjs';

const chosen = process.argv.slice(2);
const isDue = (name) => (chosen.length === 0 ? !isStored(name) : chosen.some((start) => name.startsWith(start)));

for (const [venue, look] of looks) {
  for (const [key, { rendering, frame }] of Object.entries(look.pictures)) {
    const name = `${venue}-${key}`;
    if (isDue(name)) await storePicture(name, await frameLook(look, rendering, frame), widthsOf(rendering));
  }
}
for (const [name, work] of works) {
  if (isDue(name)) await storePicture(name, await makeWork(work), widthsOf(work.hair ? 'hair-macro' : work.draw));
}

/** Fine lines over the whole frame cost much: such a picture is never shown large. */
function widthsOf(kind) {
  return ['hair-macro', 'henna'].includes(kind) ? [300, 600] : [300, 600, 900];
}

function makeWork({ hair, left, draw, colours, seed, look, rendering, frame }) {
  if (hair) return dyeHair(hair, left);
  if (look) return frameLook(looks.get(look), rendering, frame);
  return sharp(Buffer.from(drawWork(draw, colours, seed, toHex)))
    .png()
    .toBuffer();
}
