/**
 * The look of each venue of the demo world: the colour of what is blue in the renderings, the colour of wall and table (both
 * OKLCH), and the shadow that falls on them. Then its pictures: a key, the rendering, and what of it is in the frame.
 */
export const looks = new Map([
  [
    'noor-salon',
    look([0.4, 0.15, 265], [0.82, 0.045, 70], 'none', {
      hair: 'hair full',
      'hair-macro': 'hair-macro full',
      'hair-rollers': 'hair-rollers full',
      'hair-dryer': 'hair-dryer full',
      threading: 'threading full',
      reception: 'reception full',
      niche: 'niche full',
      waiting: 'waiting full',
    }),
  ],
  [
    'rusafa-colour-room',
    look([0.48, 0.09, 212], [0.87, 0.022, 60], 'blinds', {
      niche: 'niche right',
      'hair-macro': 'hair-macro left',
      'hair-combs': 'hair-combs full',
      reception: 'reception close',
      silk: 'silk left',
      'hair-dryer': 'hair-dryer left',
    }),
  ],
  [
    'dijla-dental',
    look([0.5, 0.1, 200], [0.86, 0.018, 190], 'none', {
      dental: 'dental full',
      'dental-tools': 'dental-tools full',
      'dental-implant': 'dental-implant left',
      'dental-brushes': 'dental-brushes close',
      reception: 'reception left',
      waiting: 'waiting close',
      'treatment-room': 'treatment-room full',
    }),
  ],
  [
    'hammam-al-safa',
    look([0.55, 0.1, 190], [0.76, 0.05, 65], 'lattice', {
      hammam: 'hammam full',
      massage: 'massage left',
      'bridal-bouquet': 'bridal-bouquet close',
      'hammam-basin': 'hammam-basin right',
      tea: 'tea full',
      'massage-herbs': 'massage-herbs close',
      waiting: 'waiting left',
    }),
  ],
  [
    'layali-bridal',
    look([0.38, 0.13, 10], [0.86, 0.035, 20], 'leaves', {
      'bridal-tiara': 'bridal-tiara full',
      makeup: 'makeup left',
      'hair-macro': 'hair-macro right',
      'bridal-bouquet': 'bridal-bouquet full',
      'bridal-pins': 'bridal-pins right',
      niche: 'niche close',
    }),
  ],
  [
    'sidra-skin-laser',
    look([0.43, 0.075, 220], [0.88, 0.014, 90], 'none', {
      laser: 'laser full',
      'treatment-room': 'treatment-room left',
      'skin-mask': 'skin-mask full',
      'skin-ampoules': 'skin-ampoules full',
      'skin-cleanse': 'skin-cleanse close',
      skin: 'skin full',
      reception: 'reception right',
      waiting: 'waiting right',
      'skin-roller': 'skin-roller left',
    }),
  ],
  [
    'warda-studio',
    look([0.58, 0.15, 5], [0.88, 0.032, 15], 'none', {
      sugar: 'sugar full',
      wax: 'wax full',
      threading: 'threading left',
      'wax-close': 'wax close',
      massage: 'massage close',
      waiting: 'waiting full',
      niche: 'niche left',
      'makeup-brushes': 'makeup-brushes close',
    }),
  ],
  [
    'ashar-dental',
    look([0.56, 0.12, 245], [0.88, 0.02, 240], 'blinds', {
      'dental-brushes': 'dental-brushes full',
      dental: 'dental close',
      'dental-implant': 'dental-implant full',
      reception: 'reception full',
      waiting: 'waiting left',
      'dental-tools': 'dental-tools right',
    }),
  ],
  [
    'sumer-barbers',
    look([0.38, 0.075, 155], [0.78, 0.04, 75], 'none', {
      'barber-room': 'barber-room full',
      'barber-towels': 'barber-towels left',
      'barber-brush': 'barber-brush full',
      'barber-strop': 'barber-strop full',
      'barber-razor': 'barber-razor right',
      tea: 'tea right',
      waiting: 'waiting close',
    }),
  ],
  [
    'zayna-laser',
    look([0.48, 0.13, 295], [0.87, 0.022, 300], 'none', {
      laser: 'laser right',
      'treatment-room': 'treatment-room close',
      reception: 'reception close',
      'skin-cleanse': 'skin-cleanse full',
      'skin-roller': 'skin-roller full',
      skin: 'skin close',
      waiting: 'waiting left',
      'skin-ampoules': 'skin-ampoules left',
      'skin-mask': 'skin-mask right',
    }),
  ],
  [
    'bayt-al-raha',
    look([0.45, 0.075, 125], [0.83, 0.04, 110], 'leaves', {
      'treatment-room': 'treatment-room full',
      massage: 'massage full',
      waiting: 'waiting full',
      'massage-herbs': 'massage-herbs full',
      tea: 'tea close',
      hammam: 'hammam left',
    }),
  ],
  [
    'dalal-studio',
    look([0.56, 0.13, 45], [0.86, 0.045, 50], 'none', {
      'hair-dryer': 'hair-dryer right',
      'hair-macro': 'hair-macro close',
      silk: 'silk full',
      niche: 'niche full',
      'hair-rollers': 'hair-rollers left',
      reception: 'reception left',
    }),
  ],
  [
    'goizha-dental',
    look([0.52, 0.11, 165], [0.89, 0.02, 160], 'none', {
      'dental-tools': 'dental-tools left',
      'dental-brushes': 'dental-brushes right',
      'dental-implant': 'dental-implant close',
      reception: 'reception right',
      'treatment-room': 'treatment-room right',
      dental: 'dental left',
    }),
  ],
  [
    'henar-house',
    look([0.45, 0.16, 22], [0.83, 0.045, 40], 'lattice', {
      massage: 'massage right',
      'massage-pomegranate': 'massage-pomegranate full',
      'massage-herbs': 'massage-herbs left',
      'hammam-basin': 'hammam-basin left',
      'treatment-room': 'treatment-room left',
      tea: 'tea left',
    }),
  ],
  [
    'ghadir-house',
    look([0.45, 0.11, 160], [0.88, 0.035, 90], 'leaves', {
      'hair-combs': 'hair-combs right',
      'makeup-palette': 'makeup-palette full',
      sugar: 'sugar left',
      tea: 'tea full',
      niche: 'niche right',
      'bridal-pins': 'bridal-pins full',
    }),
  ],
  [
    'nakheel-skin',
    look([0.42, 0.09, 140], [0.87, 0.05, 95], 'leaves', {
      reception: 'reception full',
      'skin-mask': 'skin-mask close',
      'skin-ampoules': 'skin-ampoules right',
      laser: 'laser left',
      'treatment-room': 'treatment-room close',
      waiting: 'waiting right',
      skin: 'skin left',
    }),
  ],
  [
    'shahrazad-atelier',
    look([0.36, 0.14, 300], [0.83, 0.03, 340], 'lattice', {
      niche: 'niche close',
      'hair-macro': 'hair-macro full',
      'hair-rollers': 'hair-rollers right',
      silk: 'silk right',
      'hair-combs': 'hair-combs left',
      'hair-dryer': 'hair-dryer close',
    }),
  ],
  [
    'lawz-nails',
    look([0.7, 0.12, 25], [0.9, 0.03, 45], 'none', {
      'nails-care': 'nails-care full',
      'nails-shades': 'nails-shades full',
      nails: 'nails full',
      'nails-bath': 'nails-bath full',
      waiting: 'waiting close',
    }),
  ],
  [
    'nazdar-lashes',
    look([0.32, 0.03, 280], [0.87, 0.008, 280], 'blinds', {
      'makeup-brushes': 'makeup-brushes full',
      threading: 'threading close',
      'makeup-palette': 'makeup-palette close',
      silk: 'silk close',
      niche: 'niche left',
    }),
  ],
  [
    'shatt-barbers',
    look([0.36, 0.06, 240], [0.78, 0.025, 235], 'blinds', {
      'barber-razor': 'barber-razor full',
      'barber-strop': 'barber-strop close',
      'barber-room': 'barber-room right',
      'barber-towels': 'barber-towels full',
      'barber-brush': 'barber-brush left',
    }),
  ],
  [
    'wahat-bridal',
    look([0.68, 0.13, 80], [0.9, 0.045, 85], 'leaves', {
      'bridal-pins': 'bridal-pins close',
      makeup: 'makeup full',
      'bridal-tiara': 'bridal-tiara left',
      'bridal-bouquet': 'bridal-bouquet right',
      reception: 'reception close',
    }),
  ],
  [
    'hadba-hammam',
    look([0.48, 0.12, 35], [0.76, 0.055, 50], 'lattice', {
      'hammam-basin': 'hammam-basin full',
      'massage-pomegranate': 'massage-pomegranate left',
      hammam: 'hammam close',
      tea: 'tea right',
      massage: 'massage full',
    }),
  ],
  [
    'azmar-physio',
    look([0.62, 0.11, 225], [0.9, 0.018, 220], 'none', {
      'treatment-room': 'treatment-room full',
      reception: 'reception full',
      waiting: 'waiting full',
      massage: 'massage left',
      'massage-herbs': 'massage-herbs right',
    }),
  ],
  [
    'furat-henna',
    look([0.5, 0.12, 50], [0.85, 0.06, 75], 'lattice', {
      silk: 'silk full',
      'makeup-palette': 'makeup-palette left',
      'bridal-bouquet': 'bridal-bouquet left',
      tea: 'tea close',
      'massage-pomegranate': 'massage-pomegranate right',
    }),
  ],
]);

function look(accent, wall, shadow, pictures) {
  const of = ([key, words]) => [key, { rendering: words.split(' ')[0], frame: words.split(' ')[1] }];
  return { accent, wall, shadow, pictures: Object.fromEntries(Object.entries(pictures).map(of)) };
}
