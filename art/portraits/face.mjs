/** The outline of a face: wide at the temples, round at the chin. */
export const facePath = ({ x, y, wide, jaw, long }) =>
  `M${x - wide} ${y - 30}C${x - wide - 4} ${y - 168} ${x + wide + 4} ${y - 168} ${x + wide} ${y - 30}C${x + wide} ${y + 52} ${x + jaw} ${y + long - 4} ${x} ${y + long}C${x - jaw} ${y + long - 4} ${x - wide} ${y + 52} ${x - wide} ${y - 30}Z`;

/** The face with its shade on the side away from the light; ears stay under a scarf. */
export function drawFace(employee) {
  const { skin, tone, shape, scarf } = employee;
  const { x, y, wide, long } = shape;
  const ears = scarf
    ? ''
    : [-1, 1]
        .map((side) => `<ellipse cx="${x + side * wide}" cy="${y + 14}" rx="17" ry="29" fill="${tone(skin, -0.05)}"/>`)
        .join('');
  return `${ears}<clipPath id="face"><path d="${facePath(shape)}"/></clipPath><path d="${facePath(shape)}" fill="${tone(skin)}"/>
<g clip-path="url(#face)"><path d="M${x + 34} ${y - 190}C${x + 96} ${y - 60} ${x + 70} ${y + 90} ${x + 8} ${y + long + 12}H${x + 160}V${y - 190}Z" fill="${tone(skin, -0.07)}" opacity=".5"/>
${[-58, 58].map((off) => `<ellipse cx="${x + off}" cy="${y + 54}" rx="27" ry="18" fill="#d4614f" opacity="${employee.gender === 'female' ? 0.17 : 0.09}"/>`).join('')}</g>
${drawEyes(employee)}${drawNose(employee)}${drawMouth(employee)}${employee.glasses ? drawGlasses(employee) : ''}`;
}

function drawEyes({ id, gender, hair, tone, shape: { x, y, eyes }, age }) {
  const brow = tone(hair === undefined ? [0.24, 0.03, 50] : hair, age === 'old' ? 0.02 : -0.03);
  const isFemale = gender === 'female';
  const raise = (id % 4) * 2;
  return [-1, 1]
    .map((side) => {
      const [cx, cy] = [x + side * 47, y + eyes];
      const lash = isFemale
        ? `<path d="M${cx + side * 21} ${cy - 5}l${side * 10} -8" stroke="#2a1c17" stroke-width="5.5" stroke-linecap="round"/>`
        : '';
      return `<path d="M${cx - 22} ${cy + 2}C${cx - 12} ${cy - 13} ${cx + 12} ${cy - 13} ${cx + 22} ${cy + 2}C${cx + 10} ${cy + 11} ${cx - 10} ${cy + 11} ${cx - 22} ${cy + 2}Z" fill="#fffaf4"/>
<circle cx="${cx}" cy="${cy - 1}" r="10" fill="#3a2417"/><circle cx="${cx - 3.5}" cy="${cy - 5}" r="3" fill="#fff"/>
<path d="M${cx - 23} ${cy + 2}C${cx - 12} ${cy - 14} ${cx + 12} ${cy - 14} ${cx + 23} ${cy + 2}" fill="none" stroke="#2a1c17" stroke-width="${isFemale ? 6 : 4.5}" stroke-linecap="round"/>${lash}
<path d="M${cx - side * 25} ${cy - 37}C${cx - side * 8} ${cy - 47 - raise} ${cx + side * 14} ${cy - 46 - raise} ${cx + side * 32} ${cy - 30}" fill="none" stroke="${brow}" stroke-width="${isFemale ? 8 : 12}" stroke-linecap="round"/>`;
    })
    .join('');
}

const drawNose = ({ id, skin, tone, shape: { x, y } }) =>
  `<path d="M${x + 5} ${y + 4}C${x + 11} ${y + 30} ${x + 19 + (id % 3) * 2} ${y + 48} ${x + 15} ${y + 57}C${x + 8} ${y + 65} ${x - 8} ${y + 65} ${x - 14} ${y + 58}" fill="none" stroke="${tone(skin, -0.13)}" stroke-width="5.5" stroke-linecap="round"/>`;

function drawMouth({ id, gender, skin, tone, shape: { x, y, mouth } }) {
  const at = y + mouth;
  const half = 27 + (id % 4) * 2;
  const lips = gender === 'female' ? [0.56, 0.14 - (id % 3) * 0.02, 18 + (id % 5) * 5] : [skin[0] - 0.17, 0.075, 30];
  return `<path d="M${x - half} ${at - 3}C${x - 14} ${at - 9} ${x - 4} ${at - 7} ${x} ${at - 4}C${x + 4} ${at - 7} ${x + 14} ${at - 9} ${x + half} ${at - 3}C${x + 14} ${at + 17} ${x - 14} ${at + 17} ${x - half} ${at - 3}Z" fill="${tone(lips)}"/>
<path d="M${x - half - 3} ${at - 7}C${x - 13} ${at + 7} ${x + 13} ${at + 7} ${x + half + 3} ${at - 7}" fill="none" stroke="${tone(lips, -0.14)}" stroke-width="4" stroke-linecap="round"/>`;
}

function drawGlasses({ shape: { x, y, eyes, wide }, tone, accent, glasses }) {
  const stroke = glasses === 'round' ? '#7a5a2c' : tone(accent, -0.12);
  const frame = (cx) =>
    glasses === 'round'
      ? `<circle cx="${cx}" cy="${y + eyes}" r="37"/>`
      : `<rect x="${cx - 39}" y="${y + eyes - 27}" width="78" height="56" rx="17"/>`;
  return `<g fill="#fff" fill-opacity=".14" stroke="${stroke}" stroke-width="6">${frame(x - 48)}${frame(x + 48)}<path d="M${x - 10} ${y + eyes - 4}q10 -8 20 0M${x - 86} ${y + eyes - 6}L${x - wide} ${y + eyes - 12}M${x + 86} ${y + eyes - 6}L${x + wide} ${y + eyes - 12}" fill="none"/></g>`;
}

const opacities = { stubble: 0.34, short: 0.94, full: 0.97 };

/** A beard from ear to ear with the mouth free, or a moustache alone. */
export function drawBeard({ beard, hair, tone, shape }) {
  if (!beard) return '';
  const { x, y, wide, jaw, long, mouth } = shape;
  const colour = tone(hair, 0.015);
  const lip = y + mouth;
  const over = `<path d="M${x} ${lip - 24}C${x + 24} ${lip - 32} ${x + 46} ${lip - 12} ${x + 52} ${lip + 8}C${x + 34} ${lip - 4} ${x + 14} ${lip - 7} ${x} ${lip - 11}C${x - 14} ${lip - 7} ${x - 34} ${lip - 4} ${x - 52} ${lip + 8}C${x - 46} ${lip - 12} ${x - 24} ${lip - 32} ${x} ${lip - 24}Z" fill="${colour}"`;
  if (beard === 'moustache') return `${over}/>`;
  const [low, out] = beard === 'full' ? [long + 44, jaw + 16] : [long + 7, jaw + 3];
  return `<g opacity="${opacities[beard]}"><path fill-rule="evenodd" d="M${x - wide} ${y + 6}C${x - wide} ${y + 60} ${x - out} ${y + low} ${x} ${y + low}C${x + out} ${y + low} ${x + wide} ${y + 60} ${x + wide} ${y + 6}C${x + wide - 16} ${y + 46} ${x + 82} ${y + 74} ${x + 54} ${lip - 16}C${x + 30} ${lip - 30} ${x - 30} ${lip - 30} ${x - 54} ${lip - 16}C${x - 82} ${y + 74} ${x - wide + 16} ${y + 46} ${x - wide} ${y + 6}ZM${x - 38} ${lip - 6}C${x - 18} ${lip - 12} ${x + 18} ${lip - 12} ${x + 38} ${lip - 6}C${x + 24} ${lip + 24} ${x - 24} ${lip + 24} ${x - 38} ${lip - 6}Z" fill="${colour}"/></g>`;
}
