/** Hair as what lies behind the head and what falls before it. */
export function drawHair(employee) {
  const { style, scarf } = employee;
  if (scarf && scarf !== 'loose') return { behind: '', before: '' };
  return styles[scarf === 'loose' ? 'parted' : style](employee);
}

/** A cap over the skull down to the temples, parted at some place, in two tones. */
function cap({ hair, tone, shape: { x, y, wide } }, part, low = 16) {
  const out = wide + 13;
  return `<path d="M${x - out} ${y + low}C${x - out - 22} ${y - 218} ${x + out + 22} ${y - 218} ${x + out} ${y + low}C${x + out - 8} ${y - 44} ${x + wide - 40} ${y - 84} ${x + part} ${y - 116}C${x + part - 46} ${y - 88} ${x - wide + 12} ${y - 56} ${x - out} ${y + low}Z" fill="${tone(hair)}"/>
<path d="M${x + part} ${y - 116}C${x + part - 40} ${y - 134} ${x - 90} ${y - 118} ${x - 102} ${y - 58}" fill="none" stroke="${tone(hair, 0.11)}" stroke-width="9" stroke-linecap="round" opacity=".7"/>
<path d="M${x + part + 16} ${y - 136}C${x + 70} ${y - 142} ${x + 104} ${y - 106} ${x + 112} ${y - 48}" fill="none" stroke="${tone(hair, -0.07)}" stroke-width="8" stroke-linecap="round" opacity=".6"/>`;
}

/** What falls behind the shoulders, down to a height, so much wider than the face. */
const fall = ({ hair, tone, shape: { x, y, wide } }, low, wider, wave = 0) =>
  `<path d="M${x - wide - 12} ${y - 40}C${x - wide - wider - wave} ${y + 90} ${x - wide - wider + wave} ${low - 120} ${x - wide - wider + 8} ${low}C${x - 60} ${low + 34} ${x + 60} ${low + 34} ${x + wide + wider - 8} ${low}C${x + wide + wider - wave} ${low - 120} ${x + wide + wider + wave} ${y + 90} ${x + wide + 12} ${y - 40}Z" fill="${tone(hair, -0.045)}"/>`;

const curl = (tone, hair, x, y, r, nth) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${tone(hair, (nth % 3) * 0.022 - 0.02)}"/>`;

/** Short hair of men: height above the forehead, and how full the sides are. */
function crop({ hair, tone, shape: { x, y, wide } }, high, sides, lean = 0) {
  return `<path d="M${x - wide - 3} ${y + 2}C${x - wide - 12} ${y - 80} ${x - wide + 6} ${y - 118} ${x - 78} ${y - 132}H${x + 78}C${x + wide - 6} ${y - 118} ${x + wide + 12} ${y - 80} ${x + wide + 3} ${y + 2}C${x + wide - 10} ${y - 40} ${x + wide - 14} ${y - 60} ${x + wide - 20} ${y - 76}H${x - wide + 20}C${x - wide + 14} ${y - 60} ${x - wide + 10} ${y - 40} ${x - wide - 3} ${y + 2}Z" fill="${tone(hair, 0.06)}" opacity="${sides}"/>
<path d="M${x - wide + 4} ${y - 74}C${x - wide - 8} ${y - 128} ${x - 70 + lean} ${y - 150 - high} ${x + lean} ${y - 150 - high}C${x + 74 + lean} ${y - 150 - high} ${x + wide + 8} ${y - 124} ${x + wide - 4} ${y - 74}C${x + 52} ${y - 104} ${x + 14 - lean} ${y - 104} ${x - 34} ${y - 98}C${x - 66} ${y - 94} ${x - 86} ${y - 88} ${x - wide + 4} ${y - 74}Z" fill="${tone(hair)}"/>
<path d="M${x - 76 + lean} ${y - 124 - high / 2}C${x - 30 + lean} ${y - 144 - high} ${x + 20 + lean} ${y - 142 - high} ${x + 52 + lean} ${y - 128 - high / 2}" fill="none" stroke="${tone(hair, 0.1)}" stroke-width="8" stroke-linecap="round" opacity=".65"/>`;
}

function ring({ tone, hair, shape: { x, y } }, from, count, radius, size) {
  return Array.from({ length: count }, (_, nth) => {
    const angle = Math.PI * (from + (nth * (1 - 2 * from)) / (count - 1));
    return curl(
      tone,
      hair,
      x - Math.cos(angle) * radius,
      y - 20 - Math.sin(angle) * (radius + 18),
      size + (nth % 2) * 6,
      nth,
    );
  }).join('');
}

const styles = {
  parted: (p) => ({ behind: '', before: cap(p, -18, -20) }),
  long: (p) => ({ behind: fall(p, 690, 34), before: cap(p, -24) }),
  waves: (p) => ({ behind: fall(p, 650, 46, 26), before: cap(p, 22) }),
  bob: (p) => ({ behind: fall(p, 476, 30), before: cap(p, -30, 40) }),
  bun: (p) => ({
    behind: `<circle cx="${p.shape.x + 8}" cy="${p.shape.y - 194}" r="60" fill="${p.tone(p.hair, -0.03)}"/><path d="M${p.shape.x - 34} ${p.shape.y - 214}c24 -28 62 -28 84 0" fill="none" stroke="${p.tone(p.hair, 0.1)}" stroke-width="8" stroke-linecap="round"/>`,
    before: cap(p, 0, -6),
  }),
  tail: (p) => ({
    behind: `<path d="M${p.shape.x + 60} ${p.shape.y - 150}c130 10 150 150 110 250c-10 60 20 100 0 150c-60 -20 -90 -90 -70 -170c14 -70 -6 -130 -60 -170z" fill="${p.tone(p.hair, -0.03)}"/>`,
    before: cap(p, -34, 0),
  }),
  braid: (p) => ({
    behind: fall(p, 430, 18),
    before: `${cap(p, 26)}${[0, 1, 2, 3, 4].map((nth) => `<ellipse cx="${p.shape.x - 122 + nth * 5}" cy="${p.shape.y + 106 + nth * 52}" rx="${36 - nth * 2}" ry="35" fill="${p.tone(p.hair, nth % 2 ? 0.03 : -0.01)}"/>`).join('')}`,
  }),
  curls: (p) => ({
    behind: `${ring(p, -0.16, 15, 158, 50)}${fall(p, 470, 34)}${[-1, 1].map((s) => [0, 1, 2].map((nth) => curl(p.tone, p.hair, p.shape.x + s * (146 - nth * 6), p.shape.y + 46 + nth * 52, 46, nth)).join('')).join('')}`,
    before: ring(p, 0.08, 10, 104, 40),
  }),
  short: (p) => ({ behind: '', before: crop(p, 8, 0.95) }),
  fade: (p) => ({ behind: '', before: crop(p, 26, 0.4) }),
  swept: (p) => ({ behind: '', before: crop(p, 34, 0.85, 30) }),
  combed: (p) => ({ behind: '', before: crop(p, 14, 0.9, -28) }),
  curly: (p) => ({ behind: '', before: `${crop(p, 6, 0.85)}${ring(p, 0.2, 9, 112, 33)}` }),
  bald: (p) => ({
    behind: '',
    before: [-1, 1]
      .map(
        (s) =>
          `<path d="M${p.shape.x + s * (p.shape.wide + 3)} ${p.shape.y + 4}c${s * 6} -46 ${-s * 2} -70 ${-s * 16} -88c${-s * 6} 30 ${-s * 8} 60 ${-s * 4} 88z" fill="${p.tone(p.hair, 0.05)}"/>`,
      )
      .join(''),
  }),
  /** A white cap over grey hair, as old bath attendants wear. */
  skullcap: (p) => {
    const { x, y, wide } = p.shape;
    const edge = `M${x - wide + 2} ${y - 72}C${x - wide + 4} ${y - 196} ${x + wide - 4} ${y - 196} ${x + wide - 2} ${y - 72}C${x + 50} ${y - 98} ${x - 50} ${y - 98} ${x - wide + 2} ${y - 72}Z`;
    return {
      behind: '',
      before: `${styles.bald(p).before}<path d="${edge}" fill="#f6f1e6"/><path d="M${x - wide + 4} ${y - 84}C${x - 50} ${y - 112} ${x + 50} ${y - 112} ${x + wide - 4} ${y - 84}" fill="none" stroke="${p.tone(p.accent, 0.1)}" stroke-width="7" stroke-dasharray="3 9" stroke-linecap="round"/>`,
    };
  },
};

/** A scarf over hair and neck: pinned close, draped over a shoulder, wound high, or loose with the hair line free. */
export function drawScarf({ scarf, cloth, tone, shape }) {
  if (!scarf) return { behind: '', before: '' };
  const { x, y, wide, long } = shape;
  const [main, dark, light] = [tone(cloth), tone(cloth, -0.075), tone(cloth, 0.06)];
  const isLoose = scarf === 'loose';
  const out = isLoose ? wide + 44 : wide + 34;
  const top = isLoose ? y - 172 : y - 186;
  const chin = y + long;
  const window = isLoose
    ? `M${x - wide - 10} ${y - 30}C${x - wide - 6} ${y - 186} ${x + wide + 6} ${y - 186} ${x + wide + 10} ${y - 30}C${x + wide + 14} ${y + 80} ${x + 70} ${chin + 30} ${x} ${chin + 40}C${x - 70} ${chin + 30} ${x - wide - 14} ${y + 80} ${x - wide - 10} ${y - 30}Z`
    : `M${x - wide + 5} ${y - 26}C${x - wide + 6} ${y - 138} ${x + wide - 6} ${y - 138} ${x + wide - 5} ${y - 26}C${x + wide - 4} ${y + 52} ${x + shape.jaw - 2} ${chin - 9} ${x} ${chin - 5}C${x - shape.jaw + 2} ${chin - 9} ${x - wide + 4} ${y + 52} ${x - wide + 5} ${y - 26}Z`;
  const hood = `M${x - out} ${y + 20}C${x - out - 14} ${top + 36} ${x - 92} ${top - 16} ${x} ${top - 16}C${x + 92} ${top - 16} ${x + out + 14} ${top + 36} ${x + out} ${y + 20}C${x + out + 4} ${chin - 30} ${x + 140} ${chin + 40} ${x + 158} ${chin + 132}C${x + 60} ${chin + 196} ${x - 60} ${chin + 196} ${x - 158} ${chin + 132}C${x - 140} ${chin + 40} ${x - out - 4} ${chin - 30} ${x - out} ${y + 20}Z`;
  const folds = `<path d="M${x + out - 12} ${y + 60}C${x + 104} ${chin + 4} ${x + 20} ${chin + 66} ${x - 112} ${chin + 92}M${x + out - 26} ${y + 118}C${x + 84} ${chin + 60} ${x + 6} ${chin + 118} ${x - 74} ${chin + 146}M${x - out + 16} ${y - 8}C${x - out + 10} ${y - 92} ${x - 70} ${top + 14} ${x - 14} ${top + 10}" fill="none" stroke="${dark}" stroke-width="7" stroke-linecap="round" opacity=".8"/>
<path d="M${x - out + 14} ${y + 52}C${x - 112} ${chin - 4} ${x - 66} ${chin + 40} ${x - 18} ${chin + 54}" fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round" opacity=".9"/>`;
  return {
    behind: `<path d="${hood}" fill="${dark}"/>`,
    before: `<path fill-rule="evenodd" d="${hood}${window}" fill="${main}"/>${folds}${extras[scarf]({ x, y, wide, top, chin, out, main, dark, light, cloth, tone })}`,
  };
}

const extras = {
  pinned: ({ x, chin, tone, cloth }) =>
    `<circle cx="${x + 64}" cy="${chin + 44}" r="9" fill="${tone([0.84, 0.085, 84])}" stroke="${tone(cloth, -0.12)}" stroke-width="2"/>`,
  draped: ({ x, chin, light, dark, main }) =>
    `<path d="M${x - 150} ${chin + 60}C${x - 40} ${chin + 128} ${x + 96} ${chin + 96} ${x + 176} ${chin + 30}C${x + 210} ${chin + 90} ${x + 204} ${chin + 220} ${x + 178} ${chin + 320}H${x + 84}C${x + 96} ${chin + 230} ${x + 64} ${chin + 176} ${x - 8} ${chin + 172}C${x - 80} ${chin + 168} ${x - 140} ${chin + 130} ${x - 150} ${chin + 60}Z" fill="${main}"/><path d="M${x - 128} ${chin + 92}C${x - 20} ${chin + 150} ${x + 100} ${chin + 122} ${x + 172} ${chin + 62}" fill="none" stroke="${dark}" stroke-width="7" stroke-linecap="round"/><path d="M${x + 130} ${chin + 140}c12 60 8 110 -8 170" fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"/>`,
  banded: ({ x, y, wide, tone, cloth }) =>
    `<path d="M${x - wide + 5} ${y - 34}C${x - wide + 6} ${y - 140} ${x + wide - 6} ${y - 140} ${x + wide - 5} ${y - 34}C${x + wide - 18} ${y - 112} ${x - wide + 18} ${y - 112} ${x - wide + 5} ${y - 34}Z" fill="${tone(cloth, -0.2, 0.8)}"/>`,
  wound: ({ x, top, out, main, dark, light }) =>
    `<path d="M${x - out + 6} ${top + 110}C${x - out - 6} ${top - 18} ${x - 60} ${top - 52} ${x + 10} ${top - 46}C${x + 96} ${top - 40} ${x + out + 10} ${top + 14} ${x + out - 6} ${top + 108}C${x + 60} ${top + 40} ${x - 60} ${top + 44} ${x - out + 6} ${top + 110}Z" fill="${main}"/><path d="M${x - out + 16} ${top + 82}C${x - 50} ${top + 6} ${x + 50} ${top + 2} ${x + out - 20} ${top + 74}M${x - 70} ${top - 12}C${x - 10} ${top - 40} ${x + 66} ${top - 20} ${x + 104} ${top + 34}" fill="none" stroke="${dark}" stroke-width="7" stroke-linecap="round"/><path d="M${x - 96} ${top + 26}C${x - 60} ${top - 16} ${x - 20} ${top - 30} ${x + 16} ${top - 30}" fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round"/>`,
  loose: ({ x, chin, dark }) =>
    `<path d="M${x - 84} ${chin + 62}C${x - 30} ${chin + 116} ${x + 46} ${chin + 112} ${x + 96} ${chin + 58}" fill="none" stroke="${dark}" stroke-width="7" stroke-linecap="round"/>`,
};
