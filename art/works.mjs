/**
 * Pictures of work in the demo world: drawn, or hair and rooms from the renderings. Of a venue by its site, of a review by the
 * id of its service; colours are OKLCH.
 */
export const works = new Map([
  ['noor-salon-work-1', { hair: [1.15, 1.5, 38], left: 0 }],
  ['noor-salon-work-2', { hair: [1.75, 1.1, 72], left: 240 }],
  ['rusafa-colour-room-work-1', { hair: [0.95, 1.3, 350], left: 120 }],
  ['rusafa-colour-room-work-2', { hair: [2.05, 0.3, 80], left: 300 }],
  ['layali-bridal-work-1', { hair: [1.5, 1.2, 60], left: 300 }],
  [
    'layali-bridal-work-2',
    {
      draw: 'tips',
      colours: [
        [0.92, 0.02, 20],
        [0.86, 0.05, 15],
        [0.95, 0.01, 90],
      ],
      seed: 3,
    },
  ],
  ['dalal-studio-work-1', { hair: [1.05, 1.9, 28], left: 60 }],
  ['dalal-studio-work-2', { hair: [0.62, 0.5, 40], left: 280 }],
  ['shahrazad-atelier-work-1', { hair: [1.3, 1.4, 48], left: 200 }],
  ['shahrazad-atelier-work-2', { hair: [1.9, 0.9, 66], left: 20 }],
  ['ghadir-house-work-1', { hair: [0.8, 1, 34], left: 260 }],
  [
    'ghadir-house-work-2',
    {
      draw: 'tips',
      colours: [
        [0.5, 0.11, 160],
        [0.8, 0.08, 150],
        [0.85, 0.08, 85],
      ],
      seed: 5,
    },
  ],
  [
    'lawz-nails-work-1',
    {
      draw: 'tips',
      colours: [
        [0.72, 0.12, 20],
        [0.86, 0.05, 30],
        [0.6, 0.16, 15],
      ],
      seed: 1,
    },
  ],
  [
    'lawz-nails-work-2',
    {
      draw: 'tips',
      colours: [
        [0.42, 0.14, 265],
        [0.9, 0.02, 90],
        [0.83, 0.09, 84],
      ],
      seed: 8,
    },
  ],
  [
    'nazdar-lashes-work-1',
    {
      draw: 'lashes',
      colours: [
        [0.86, 0.035, 55],
        [0.3, 0.02, 40],
      ],
      seed: 1,
    },
  ],
  [
    'nazdar-lashes-work-2',
    {
      draw: 'brows',
      colours: [
        [0.87, 0.035, 60],
        [0.36, 0.05, 55],
      ],
      seed: 2,
    },
  ],
  [
    'furat-henna-work-1',
    {
      draw: 'henna',
      colours: [
        [0.88, 0.045, 70],
        [0.42, 0.1, 40],
      ],
      seed: 12,
    },
  ],
  [
    'furat-henna-work-2',
    {
      draw: 'henna',
      colours: [
        [0.8, 0.06, 60],
        [0.36, 0.09, 35],
      ],
      seed: 9,
    },
  ],
  [
    'wahat-bridal-work-1',
    {
      draw: 'henna',
      colours: [
        [0.92, 0.03, 80],
        [0.5, 0.13, 30],
      ],
      seed: 10,
    },
  ],
  [
    'wahat-bridal-work-2',
    {
      draw: 'tips',
      colours: [
        [0.84, 0.09, 85],
        [0.94, 0.02, 80],
        [0.75, 0.1, 60],
      ],
      seed: 6,
    },
  ],
  [
    'warda-studio-work-1',
    {
      draw: 'brows',
      colours: [
        [0.83, 0.045, 50],
        [0.28, 0.04, 50],
      ],
      seed: 5,
    },
  ],
  [
    'warda-studio-work-2',
    {
      draw: 'skin',
      colours: [
        [0.8, 0.055, 55],
        [0.62, 0.09, 35],
      ],
      seed: 4,
    },
  ],
  [
    'sidra-skin-laser-work-1',
    {
      draw: 'skin',
      colours: [
        [0.85, 0.045, 62],
        [0.66, 0.1, 30],
      ],
      seed: 7,
    },
  ],
  [
    'zayna-laser-work-1',
    {
      draw: 'skin',
      colours: [
        [0.76, 0.06, 58],
        [0.5, 0.08, 45],
      ],
      seed: 11,
    },
  ],
  [
    'nakheel-skin-work-1',
    {
      draw: 'skin',
      colours: [
        [0.7, 0.065, 52],
        [0.52, 0.1, 35],
      ],
      seed: 15,
    },
  ],
  [
    'dijla-dental-work-1',
    {
      draw: 'teeth',
      colours: [
        [0.86, 0.02, 190],
        [0.5, 0.1, 200],
      ],
      seed: 1,
    },
  ],
  [
    'ashar-dental-work-1',
    {
      draw: 'teeth',
      colours: [
        [0.88, 0.025, 240],
        [0.5, 0.12, 250],
      ],
      seed: 2,
    },
  ],
  [
    'goizha-dental-work-1',
    {
      draw: 'teeth',
      colours: [
        [0.89, 0.025, 160],
        [0.48, 0.1, 165],
      ],
      seed: 3,
    },
  ],
  ['ashar-dental-work-2', { look: 'ashar-dental', rendering: 'treatment-room', frame: 'full' }],
  ['goizha-dental-work-2', { look: 'goizha-dental', rendering: 'waiting', frame: 'full' }],
  ['hammam-al-safa-work-1', { look: 'hammam-al-safa', rendering: 'massage-pomegranate', frame: 'full' }],
  ['bayt-al-raha-work-1', { look: 'bayt-al-raha', rendering: 'massage-pomegranate', frame: 'left' }],
  ['bayt-al-raha-work-2', { look: 'bayt-al-raha', rendering: 'hammam-basin', frame: 'full' }],
  ['henar-house-work-1', { look: 'henar-house', rendering: 'hammam', frame: 'full' }],
  ['henar-house-work-2', { look: 'henar-house', rendering: 'waiting', frame: 'full' }],
  ['hadba-hammam-work-1', { look: 'hadba-hammam', rendering: 'waiting', frame: 'right' }],
  ['sumer-barbers-work-1', { look: 'sumer-barbers', rendering: 'hair-combs', frame: 'full' }],
  ['shatt-barbers-work-1', { look: 'shatt-barbers', rendering: 'tea', frame: 'full' }],
  ['azmar-physio-work-1', { look: 'azmar-physio', rendering: 'niche', frame: 'left' }],
  ['review-101-1', { hair: [1.25, 1.6, 42], left: 100 }],
  ['review-201-1', { hair: [1.6, 1.3, 20], left: 180 }],
  [
    'review-1801-1',
    {
      draw: 'tips',
      colours: [
        [0.62, 0.17, 10],
        [0.9, 0.03, 20],
        [0.78, 0.1, 20],
      ],
      seed: 21,
    },
  ],
  [
    'review-1801-2',
    {
      draw: 'tips',
      colours: [
        [0.9, 0.03, 200],
        [0.7, 0.08, 220],
        [0.95, 0.01, 90],
      ],
      seed: 22,
    },
  ],
  [
    'review-2401-1',
    {
      draw: 'henna',
      colours: [
        [0.84, 0.05, 58],
        [0.33, 0.08, 40],
      ],
      seed: 14,
    },
  ],
  [
    'review-1901-1',
    {
      draw: 'lashes',
      colours: [
        [0.8, 0.05, 55],
        [0.22, 0.02, 40],
      ],
      seed: 4,
    },
  ],
]);
