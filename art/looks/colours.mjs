const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** A colour of sRGB (0 to 255) in OKLab. */
export function lab(red, green, blue) {
  const [r, g, b] = [linear[red], linear[green], linear[blue]];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const encoded = (part) => {
  const value = Math.max(0, Math.min(1, part));
  return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
};

/** Writes a colour of OKLCH (hue in degrees) into three bytes. */
export function toPixels(data, at, [lightness, chroma, hue]) {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  data[at] = encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  data[at + 1] = encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  data[at + 2] = encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
}

/** A colour of OKLCH as #rrggbb. */
export function toHex(colour) {
  const bytes = Buffer.alloc(3);
  toPixels(bytes, 0, colour);
  return `#${bytes.toString('hex')}`;
}
