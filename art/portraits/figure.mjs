import { drawBeard, drawFace } from './face.mjs';
import { drawClothes } from './clothes.mjs';
import { drawHair, drawScarf } from './hair.mjs';

const side = 768;

/**
 * Somebody of a team as SVG: head and shoulders before an arch in the colours of the venue, in the light of the renderings.
 * `employee` is what employees.mjs says, `toHex` turns OKLCH into a colour of SVG.
 */
export function drawFigure(employee, { accent, wall }, toHex) {
  const tone = ([lightness, chroma, hue], shift = 0, stronger = 1) =>
    toHex([Math.max(0.06, Math.min(0.985, lightness + shift)), chroma * stronger, hue]);
  const given = { ...employee, shape: shapeOf(employee), accent, wall, tone };
  const hair = drawHair(given);
  const scarf = drawScarf(given);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">
${drawGround(given)}
<g transform="translate(384 430) scale(1.3) translate(-384 -392)">${hair.behind}${scarf.behind}${drawNeck(given)}${drawClothes(given)}
${drawFace(given)}${drawBeard(given)}${hair.before}${scarf.before}</g></svg>`;
}

/** No two heads are quite alike: half of the width, the jaw, the height of the eyes. */
function shapeOf({ id, gender }) {
  const vary = (by, least, most) => least + ((id * by) % 97) * ((most - least) / 96);
  const isMale = gender === 'male';
  return {
    x: 384,
    y: 322,
    wide: isMale ? vary(31, 108, 117) : vary(31, 101, 110),
    jaw: isMale ? vary(53, 76, 90) : vary(53, 56, 68),
    long: vary(17, 144, 154),
    eyes: vary(71, -3, 6),
    mouth: vary(43, 94, 102),
  };
}

function drawGround({ id, accent, wall, tone }) {
  const at = 300 + (id % 5) * 22;
  return `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${tone(wall, 0.05)}"/><stop offset="1" stop-color="${tone(wall, -0.07)}"/></linearGradient>
<linearGradient id="niche" x1="0" y1="0" x2="1" y2="0.4"><stop offset="0" stop-color="${tone(accent, 0.34, 0.42)}"/><stop offset="1" stop-color="${tone(accent, 0.2, 0.5)}"/></linearGradient>
<filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="16"/></filter></defs>
<rect width="${side}" height="${side}" fill="url(#ground)"/>
<path d="M76 768V392C76 214 252 130 384 44C516 130 692 214 692 392V768Z" fill="url(#niche)"/>
<path d="M-80 768L${at} 60L${at + 150} 60L${at - 120} 768Z" fill="#fff" opacity=".16" filter="url(#soft)"/>
<ellipse cx="470" cy="520" rx="210" ry="270" fill="${tone(accent, -0.16, 0.5)}" opacity=".2" filter="url(#soft)"/>`;
}

function drawNeck({ skin, tone, shape: { x, y, long } }) {
  const chin = y + long;
  return `<path d="M${x - 52} ${chin - 60}V${chin + 70}C${x - 52} ${chin + 110} ${x - 110} ${chin + 120} ${x - 130} ${chin + 136}L${x} ${chin + 230}L${x + 130} ${chin + 136}C${x + 110} ${chin + 120} ${x + 52} ${chin + 110} ${x + 52} ${chin + 70}V${chin - 60}Z" fill="${tone(skin, -0.035)}"/>
<path d="M${x - 52} ${chin - 14}C${x - 20} ${chin + 34} ${x + 30} ${chin + 30} ${x + 52} ${chin - 14}V${chin + 30}C${x + 20} ${chin + 66} ${x - 26} ${chin + 58} ${x - 52} ${chin + 22}Z" fill="${tone(skin, -0.11)}" opacity=".75"/>`;
}
