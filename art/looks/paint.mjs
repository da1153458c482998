import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { lab, toPixels } from './colours.mjs';
import { drawShadow } from './shadows.mjs';
import { world } from './store.mjs';

const frames = { full: [0, 0, 1200], left: [0, 90, 960], right: [240, 120, 960], close: [165, 135, 900] };

/** A rendering in the colours and the light of a venue, as far as it is in the frame. */
export async function frameLook(look, rendering, frame) {
  const [left, top, width] = frames[frame];
  const height = (width * 3) / 4;
  const isHair = rendering === 'hair-macro';
  const painted = await paint(rendering, (...colour) => tint(...colour, { ...look, isHair }), look.shadow);
  return sharp(painted).extract({ left, top, width, height }).resize(900, 675).png().toBuffer();
}

/** Hair in another shade: how much lighter, how much more colourful, in which hue. */
export async function dyeHair([lighter, stronger, hue], left) {
  const painted = await paint('hair-macro', (lightness, chroma) => [
    Math.min(0.96, lightness * lighter),
    chroma * stronger,
    hue,
  ]);
  return sharp(painted).extract({ left, top: 60, width: 900, height: 675 }).png().toBuffer();
}

async function paint(rendering, recolour, shadow = 'none') {
  const folder = readdirSync(world).find((name) => name.replace(/-[0-9a-f]{6}-\d+x\d+$/, '') === rendering);
  const { data, info } = await sharp(new URL(`${folder}/1200.webp`, world).pathname)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shade = await drawShadow(shadow, info.width, info.height);
  for (let at = 0, nth = 0; at < data.length; at += 3, nth++) {
    const [lightness, a, b] = lab(data[at], data[at + 1], data[at + 2]);
    const hue = (Math.atan2(b, a) * 180) / Math.PI;
    toPixels(data, at, recolour(lightness, Math.hypot(a, b), hue, shade?.[nth] ?? 1));
  }
  return sharp(data, { raw: info }).png().toBuffer();
}

/** 1 where a hue is near another one, 0 where it is `reach` degrees away. */
function near(hue, middle, reach) {
  const away = Math.abs(((hue - middle + 540) % 360) - 180);
  return Math.max(0, Math.min(1, (reach - away) / (reach * 0.4)));
}

/** What is lapis takes the accent, what is plaster the colour of the wall, which also bears the shadow. */
function tint(lightness, chroma, hue, shade, { accent, wall, isHair }) {
  if (isHair) return dye(lightness, chroma, hue, accent);
  const isLapis = near(hue, 266, 48) * Math.max(0, Math.min(1, (chroma - 0.025) / 0.04));
  const isPlaster =
    near(hue, 72, 34) *
    Math.max(0, Math.min(1, (0.078 - chroma) / 0.02)) *
    Math.max(0, Math.min(1, (lightness - 0.42) / 0.14)) *
    // Mirrors and steel are grey: their hue is chance.
    Math.max(0, Math.min(1, (chroma - 0.012) / 0.01));
  // The original is (0.40, 0.15, 265); light on it stays light.
  const lift = (accent[0] - 0.4) * (1 - Math.max(0, lightness - 0.4));
  let l = lightness + isLapis * lift;
  let c = chroma * (1 + isLapis * (accent[1] / 0.15 - 1));
  let h = hue + isLapis * (((accent[2] - 265 + 540) % 360) - 180);
  if (isPlaster > 0) {
    const drop = (wall[0] - 0.82) * 0.9 * Math.min(1, (1 - l) * 5);
    l += isPlaster * drop;
    c += isPlaster * (wall[1] * (0.55 + 0.45 * (c / 0.045)) - c);
    h += isPlaster * (((wall[2] - hue + 540) % 360) - 180);
    l *= 1 - (1 - shade) * isPlaster;
  }
  return [l, c, h];
}

/** Hair in the shades of a venue: its hue leans to the accent, lighter ones are dyed lighter. */
function dye(lightness, chroma, hue, accent) {
  const warmth = 45 + Math.sin((accent[2] * Math.PI) / 180) * 22;
  const depth = 0.85 + ((accent[2] * 7) % 100) / 100;
  return [Math.min(0.95, lightness * depth), chroma * (0.55 + ((accent[2] * 3) % 70) / 70), hue + (warmth - 45)];
}
