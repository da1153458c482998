const gold = [0.84, 0.085, 84];
const white = [0.965, 0.008, 90];

/** Shoulders in what somebody of the trade wears; `wear` names it, colours are those of the venue. */
export function drawClothes(employee) {
  const { wear, tone, accent, cloth, shape } = employee;
  const { x } = shape;
  const chin = shape.y + shape.long;
  const broad = employee.gender === 'male' ? 296 : 262;
  const body = `M${x - broad} 800C${x - broad} ${chin + 190} ${x - 190} ${chin + 146} ${x - 96} ${chin + 116}C${x - 60} ${chin + 150} ${x + 60} ${chin + 150} ${x + 96} ${chin + 116}C${x + 190} ${chin + 146} ${x + broad} ${chin + 190} ${x + broad} 800Z`;
  const shade = `<path d="M${x + 84} ${chin + 122}C${x + 190} ${chin + 146} ${x + broad} ${chin + 190} ${x + broad} 800H${x + 120}C${x + 150} ${chin + 260} ${x + 140} ${chin + 190} ${x + 84} ${chin + 122}Z" fill="#1d1630" opacity=".1"/>`;
  const draw = { body, x, chin, tone, accent, cloth: cloth ?? accent };
  return `${garments[wear](draw)}${shade}`;
}

const neckline = (x, chin, deep) => `M${x - 84} ${chin + 118}L${x} ${chin + deep}L${x + 84} ${chin + 118}`;

const garments = {
  /** A white coat over a top in the colour of the venue. */
  coat: ({ body, x, chin, tone, accent }) =>
    `<path d="${body}" fill="${tone(white)}"/><path d="${neckline(x, chin, 250)}C${x + 50} ${chin + 150} ${x - 50} ${chin + 150} ${x - 84} ${chin + 118}Z" fill="${tone(accent, 0.06)}"/>
<path d="M${x - 96} ${chin + 112}L${x - 128} ${chin + 190}L${x - 84} ${chin + 204}L${x - 4} ${chin + 300}V${chin + 252}ZM${x + 96} ${chin + 112}L${x + 128} ${chin + 190}L${x + 84} ${chin + 204}L${x + 4} ${chin + 300}V${chin + 252}Z" fill="${tone(white, -0.055)}"/><path d="M${x} ${chin + 262}V800" stroke="${tone(white, -0.12)}" stroke-width="5"/>`,
  /** A tunic with a crossed front. */
  tunic: ({ body, x, chin, tone, accent }) =>
    `<path d="${body}" fill="${tone(accent, 0.03, 0.85)}"/><path d="M${x - 92} ${chin + 114}L${x + 56} ${chin + 330}M${x + 92} ${chin + 114}L${x - 6} ${chin + 236}" fill="none" stroke="${tone(accent, 0.22, 0.6)}" stroke-width="17"/>`,
  /** A tunic with a stand-up collar and buttons at the side. */
  smock: ({ body, x, chin, tone, accent }) =>
    `<path d="${body}" fill="${tone(accent, 0.3, 0.4)}"/><path d="M${x - 84} ${chin + 92}C${x - 40} ${chin + 150} ${x + 40} ${chin + 150} ${x + 84} ${chin + 92}L${x + 96} ${chin + 124}C${x + 50} ${chin + 180} ${x - 50} ${chin + 180} ${x - 96} ${chin + 124}Z" fill="${tone(accent, 0.18, 0.5)}"/>${[0, 1, 2].map((nth) => `<circle cx="${x + 66}" cy="${chin + 196 + nth * 54}" r="8" fill="${tone(gold)}"/>`).join('')}`,
  /** A shirt under an apron. */
  apron: ({ body, x, chin, tone, accent }) =>
    `<path d="${body}" fill="${tone([0.93, 0.02, 80])}"/><path d="M${x - 92} ${chin + 112}L${x - 40} ${chin + 190}L${x} ${chin + 150}L${x + 40} ${chin + 190}L${x + 92} ${chin + 112}L${x} ${chin + 132}Z" fill="#fff"/><path d="M${x - 134} 800V${chin + 236}C${x - 60} ${chin + 258} ${x + 60} ${chin + 258} ${x + 134} ${chin + 236}V800Z" fill="${tone(accent)}"/><path d="M${x - 124} ${chin + 240}L${x - 104} ${chin + 124}M${x + 124} ${chin + 240}L${x + 104} ${chin + 124}" stroke="${tone(accent, -0.05)}" stroke-width="24"/><rect x="${x - 58}" y="${chin + 300}" width="116" height="12" rx="6" fill="${tone(gold)}"/>`,
  /** A shirt with a collar. */
  shirt: ({ body, x, chin, tone, accent }) =>
    `<path d="${body}" fill="${tone(accent, 0.14, 0.6)}"/><path d="M${x - 96} ${chin + 106}L${x - 66} ${chin + 206}L${x} ${chin + 152}L${x + 66} ${chin + 206}L${x + 96} ${chin + 106}L${x} ${chin + 138}Z" fill="${tone(accent, 0.24, 0.5)}"/><path d="M${x} ${chin + 160}V800" stroke="${tone(accent, 0.02, 0.7)}" stroke-width="5"/>`,
  /** A round-necked top with a border. */
  blouse: ({ body, x, chin, tone, accent }) =>
    `<path d="${body}" fill="${tone(accent, 0.12, 0.8)}"/><path d="M${x - 100} ${chin + 118}C${x - 64} ${chin + 206} ${x + 64} ${chin + 206} ${x + 100} ${chin + 118}" fill="none" stroke="${tone(accent, 0.3, 0.5)}" stroke-width="20"/>`,
  /** A dark dress with a gold border along the front. */
  abaya: ({ body, x, chin, tone, accent }) =>
    `<path d="${body}" fill="${tone([0.29, 0.035, accent[2]])}"/><path d="M${x - 70} ${chin + 130}C${x - 44} ${chin + 250} ${x - 26} ${chin + 320} ${x - 20} 800M${x + 70} ${chin + 130}C${x + 44} ${chin + 250} ${x + 26} ${chin + 320} ${x + 20} 800" fill="none" stroke="${tone(gold)}" stroke-width="7" stroke-dasharray="2 13" stroke-linecap="round"/>`,
};
