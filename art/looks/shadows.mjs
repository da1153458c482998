import sharp from 'sharp';

/** How much light is left at each pixel behind blinds, leaves or a lattice, 0 to 1; undefined without a shadow. */
export async function drawShadow(kind, width, height) {
  const draw = drawings[kind];
  if (!draw) return undefined;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${draw(width, height)}</svg>`;
  const grey = await sharp(Buffer.from(svg))
    .blur(kind === 'leaves' ? 7 : 9)
    .greyscale()
    .raw()
    .toBuffer();
  return Float32Array.from(grey, (value) => 1 - (1 - value / 255) * depths[kind]);
}

const depths = { leaves: 0.2, blinds: 0.12, lattice: 0.12 };

const drawings = {
  blinds: (width, height) =>
    Array.from(
      { length: 16 },
      (_, nth) =>
        `<rect x="-200" y="${nth * 84 - 60}" width="${width + 400}" height="38" fill="#000" transform="rotate(-11 ${width / 2} ${height / 2})"/>`,
    ).join(''),
  leaves: (width) =>
    [
      [width * 0.99, 40, 118],
      [width * 0.86, -30, 96],
      [width * 0.06, -20, 62],
      [width * 0.2, -60, 84],
    ]
      .map(frond)
      .join(''),
  lattice: (width, height) => {
    const size = 150;
    const stars = [];
    for (let row = 0; row * size < height * 1.3; row++)
      for (let column = 0; column * size < width * 1.3; column++)
        stars.push(`<use href="#star" x="${column * size - 120}" y="${row * size - 120}"/>`);
    return `<defs><g id="star"><rect x="32" y="32" width="80" height="80" fill="none" stroke="#000" stroke-width="17"/><rect x="32" y="32" width="80" height="80" fill="none" stroke="#000" stroke-width="17" transform="rotate(45 72 72)"/></g></defs><g transform="rotate(-8 ${width / 2} ${height / 2}) skewX(-8)">${stars.join('')}</g>`;
  },
};

/** A palm leaf that hangs down from a point. */
function frond([x, y, angle]) {
  const leaves = Array.from({ length: 15 }, (_, nth) => {
    const along = 40 + nth * 26;
    const long = 150 - Math.abs(nth - 6) * 12;
    return `<path d="M${along} 0 q${long * 0.6} -26 ${long} -${70 + nth * 2} q-${long * 0.8} 22 -${long} ${70 + nth * 2}z M${along} 0 q${long * 0.6} 26 ${long} ${70 + nth * 2} q-${long * 0.8} -22 -${long} -${70 + nth * 2}z"/>`;
  });
  return `<g transform="translate(${x} ${y}) rotate(${angle})" fill="#000"><path d="M0 -4 L460 0 L0 4z"/>${leaves.join('')}</g>`;
}
