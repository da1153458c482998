const [width, height] = [900, 675];

/** Drawings of work as SVG, by their kind: colours as the renderer of SVG reads them, and numbers that depend on the seed alone. */
export function drawWork(kind, colours, seed, toHex) {
  const colour = (index, shift = 0) =>
    toHex([
      Math.max(0, Math.min(1, colours[index % colours.length][0] + shift)),
      colours[index % colours.length][1],
      colours[index % colours.length][2],
    ]);
  const body = drawings[kind](colour, randomOf(seed));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

function randomOf(seed) {
  let state = seed * 2654435761 + 12345;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

const ground = (top, bottom) =>
  `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="14"/></filter><filter id="tiny"><feGaussianBlur stdDeviation="0.8"/></filter></defs><rect width="100%" height="100%" fill="url(#g)"/>`;

const star = (x, y, size, fill) =>
  `<g transform="translate(${x} ${y})" fill="${fill}"><rect x="${-size}" y="${-size}" width="${2 * size}" height="${2 * size}"/><rect x="${-size}" y="${-size}" width="${2 * size}" height="${2 * size}" transform="rotate(45)"/></g>`;

const drawings = {
  /** A set of nail tips on a tray. */
  tips(colour, random) {
    const parts = [
      ground('#f3e7da', '#dfcab4'),
      `<rect x="70" y="96" width="760" height="483" rx="46" fill="#fff" opacity=".55"/>`,
    ];
    for (let nth = 0; nth < 5; nth++) {
      const [x, long] = [150 + nth * 150, 250 + [20, 60, 80, 55, 0][nth] + random() * 18];
      const y = 490 - long;
      const shape = `M${x - 46} 490 C${x - 52} ${y + 90} ${x - 44} ${y} ${x} ${y} C${x + 44} ${y} ${x + 52} ${y + 90} ${x + 46} 490 C${x + 30} 514 ${x - 30} 514 ${x - 46} 490z`;
      const [base, second] = [colour(nth % 2 === 0 ? 0 : 1), colour(nth % 2 === 0 ? 1 : 2)];
      parts.push(
        `<path d="${shape}" transform="translate(14 20)" fill="#6b4a2f" opacity=".28" filter="url(#soft)"/>`,
        `<clipPath id="n${nth}"><path d="${shape}"/></clipPath><g clip-path="url(#n${nth})"><path d="${shape}" fill="${base}"/>`,
      );
      const pattern = Math.floor(random() * 4);
      if (pattern === 0)
        parts.push(`<path d="M${x - 60} ${y - 10} h120 v${long * 0.34} q-60 ${long * 0.2} -120 0z" fill="${second}"/>`);
      if (pattern === 1)
        parts.push(
          star(x, y + long * 0.55, 17, second),
          star(x, y + long * 0.28, 8, second),
          star(x, y + long * 0.82, 8, second),
        );
      if (pattern === 2)
        for (let line = 0; line < 5; line++)
          parts.push(
            `<path d="M${x - 60} ${y + 40 + line * 58} q60 -46 120 0" fill="none" stroke="${second}" stroke-width="9"/>`,
          );
      if (pattern === 3)
        for (let dot = 0; dot < 22; dot++)
          parts.push(
            `<circle cx="${x - 42 + random() * 84}" cy="${y + random() * long}" r="${2 + random() * 4}" fill="${second}"/>`,
          );
      parts.push(
        `<path d="M${x - 30} 470 C${x - 34} ${y + 100} ${x - 26} ${y + 34} ${x - 8} ${y + 26} C${x - 20} ${y + 110} ${x - 20} 380 ${x - 18} 470z" fill="#fff" opacity=".42" filter="url(#tiny)"/><path d="${shape}" fill="none" stroke="#000" stroke-opacity=".08" stroke-width="3"/></g>`,
      );
    }
    return parts.join('');
  },
  /** A henna mandala. */
  henna(colour, random) {
    const ink = colour(1);
    const parts = [ground(colour(0, 0.03), colour(0, -0.06))];
    const petals = 8 + Math.floor(random() * 3) * 2;
    const rings = [
      [46, 26, 0],
      [96, 44, 1],
      [168, 62, 2],
      [252, 70, 1],
      [330, 52, 2],
    ];
    parts.push(
      `<g transform="translate(${430 + random() * 60} ${330 + random() * 30}) rotate(${random() * 40})" fill="none" stroke="${ink}" stroke-width="5.5" stroke-linecap="round"><circle r="14" fill="${ink}"/><circle r="28"/>`,
    );
    for (const [radius, size, kind] of rings) {
      const count = petals * (radius > 200 ? 2 : 1);
      parts.push(`<circle r="${radius + size * 0.5}" stroke-width="3"/>`);
      for (let nth = 0; nth < count; nth++) {
        const angle = (nth * 360) / count + (kind === 1 ? 180 / count : 0);
        const leaf = `M0 ${-radius + size * 0.4} C${size * 0.42} ${-radius} ${size * 0.3} ${-radius - size * 0.5} 0 ${-radius - size * 0.72} C${-size * 0.3} ${-radius - size * 0.5} ${-size * 0.42} ${-radius} 0 ${-radius + size * 0.4}z`;
        const inner =
          kind === 2
            ? `<path d="M0 ${-radius + 4} V${-radius - size * 0.4}" stroke-width="3"/><circle cy="${-radius - size * 0.95}" r="5" fill="${ink}"/>`
            : `<circle cy="${-radius - size * 0.2}" r="${size * 0.11}" fill="${ink}"/>`;
        parts.push(
          `<g transform="rotate(${angle})"><path d="${leaf}"${kind === 0 ? ` fill="${ink}" fill-opacity=".85"` : ''}/>${inner}</g>`,
        );
      }
    }
    for (let nth = 0; nth < 28; nth++)
      parts.push(
        `<circle r="6" cx="${Math.cos((nth * Math.PI) / 14) * 404}" cy="${Math.sin((nth * Math.PI) / 14) * 404}" fill="${ink}"/>`,
      );
    return `${parts.join('')}</g>`;
  },
  /** Two closed eyes, drawn as lines: lashes that fan out. */
  lashes(colour, random) {
    const ink = colour(1);
    const parts = [ground(colour(0, 0.04), colour(0, -0.05))];
    for (const [x, mirror] of [
      [258, 1],
      [642, -1],
    ]) {
      parts.push(
        `<g transform="translate(${x} 300) scale(${mirror} 1)"><path d="M-150 -6 C-80 84 70 92 150 10" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"/><path d="M-150 -60 C-70 -118 60 -112 146 -44" fill="none" stroke="${ink}" stroke-opacity=".28" stroke-width="6" stroke-linecap="round"/>`,
      );
      for (let nth = 0; nth < 26; nth++) {
        const part = nth / 25;
        const px = -146 + part * 292;
        const py = -4 + Math.sin(part * Math.PI * 0.98) * 72 + part * 14;
        const long = 60 + Math.sin(part * Math.PI) * 44 - part * 26 + random() * 10;
        const lean = -0.9 + part * 1.35;
        parts.push(
          `<path d="M${px} ${py} q${lean * long * 0.3 - 4} ${long * 0.75} ${-lean * -long * 0.9} ${long}" fill="none" stroke="${ink}" stroke-width="${4.6 - part}" stroke-linecap="round"/>`,
        );
      }
      parts.push('</g>');
    }
    return parts.join('');
  },
  /** A brow, hair by hair. */
  brows(colour, random) {
    const ink = colour(1);
    const parts = [
      ground(colour(0, 0.04), colour(0, -0.05)),
      `<path d="M150 372 C300 300 520 250 640 270 C700 280 748 320 780 372" fill="none" stroke="${colour(0, -0.09)}" stroke-width="120" stroke-linecap="round" opacity=".35" filter="url(#soft)"/>`,
    ];
    for (let nth = 0; nth < 420; nth++) {
      const part = random();
      const x = 150 + part * 620;
      const centre = 400 - Math.sin(Math.min(1, part * 1.25) * Math.PI * 0.5) * 118 + Math.max(0, part - 0.72) * 330;
      const thick = 62 * (1 - part * 0.78);
      const side = random() - 0.5;
      const y = centre + side * thick;
      const lean = part < 0.16 ? -82 + random() * 14 : -58 + part * 66 + side * 34;
      const long = 34 + random() * 22 - part * 12;
      const [dx, dy] = [Math.cos((lean * Math.PI) / 180) * long, Math.sin((lean * Math.PI) / 180) * long];
      parts.push(
        `<path d="M${x.toFixed(1)} ${y.toFixed(1)} q${(dx * 0.4).toFixed(1)} ${(dy * 0.7).toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)}" fill="none" stroke="${ink}" stroke-opacity="${(0.55 + random() * 0.4).toFixed(2)}" stroke-width="${(2.2 + random() * 1.6).toFixed(1)}" stroke-linecap="round"/>`,
      );
    }
    return parts.join('');
  },
  /** Skin before and after: redness and spots on one half, calm on the other. */
  skin(colour, random) {
    const parts = [
      ground(colour(0, 0.02), colour(0, -0.03)),
      `<clipPath id="half"><rect width="450" height="675"/></clipPath><g clip-path="url(#half)">`,
    ];
    for (let nth = 0; nth < 9; nth++)
      parts.push(
        `<ellipse cx="${random() * 450}" cy="${random() * 675}" rx="${60 + random() * 90}" ry="${40 + random() * 70}" fill="${colour(1, 0.06)}" opacity=".34" filter="url(#soft)"/>`,
      );
    for (let nth = 0; nth < 90; nth++)
      parts.push(
        `<circle cx="${random() * 450}" cy="${random() * 675}" r="${3 + random() * 8}" fill="${colour(1)}" opacity="${0.25 + random() * 0.35}" filter="url(#tiny)"/>`,
      );
    parts.push('</g>');
    for (let nth = 0; nth < 1500; nth++)
      parts.push(
        `<circle cx="${(random() * 900).toFixed(0)}" cy="${(random() * 675).toFixed(0)}" r="1.6" fill="${colour(0, -0.07)}" opacity=".5"/>`,
      );
    parts.push(
      `<rect x="446" width="8" height="675" fill="#fff"/><circle cx="450" cy="337" r="34" fill="#fff"/><path d="M440 325 l-12 12 12 12 M460 325 l12 12 -12 12" fill="none" stroke="${colour(1, -0.1)}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
    );
    return parts.join('');
  },
  /** The shade of teeth before and after. */
  teeth(colour, random) {
    const tooth = (x, y, fill, size) =>
      `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-52 -86 C-20 -106 20 -106 52 -86 C84 -60 70 10 50 60 C40 92 22 96 14 60 C8 32 -8 32 -14 60 C-22 96 -40 92 -50 60 C-70 10 -84 -60 -52 -86z" transform="translate(10 14)" fill="#234" opacity=".2" filter="url(#soft)"/><path d="M-52 -86 C-20 -106 20 -106 52 -86 C84 -60 70 10 50 60 C40 92 22 96 14 60 C8 32 -8 32 -14 60 C-22 96 -40 92 -50 60 C-70 10 -84 -60 -52 -86z" fill="${fill}"/><path d="M-44 -70 C-58 -30 -50 4 -40 30 C-44 -10 -40 -46 -22 -76z" fill="#fff" opacity=".6" filter="url(#tiny)"/></g>`;
    const shades = ['#d9c489', '#e0cf9e', '#e8dcb8', '#f1ead2', '#faf8f0'];
    const parts = [
      ground(colour(0, 0.04), colour(0, -0.05)),
      `<rect x="60" y="470" width="780" height="60" rx="30" fill="${colour(1)}"/>`,
    ];
    shades.forEach((fill, nth) =>
      parts.push(
        tooth(130 + nth * 160, 372 - nth * 22 - random() * 6, fill, 0.84 + nth * 0.07),
        `<circle cx="${130 + nth * 160}" cy="500" r="${nth === 4 ? 17 : 10}" fill="#fff" opacity="${nth === 4 ? 1 : 0.6}"/>`,
      ),
    );
    return parts.join('');
  },
};
