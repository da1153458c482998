import { expect, it } from 'vitest';
import { plusCodeOf } from './plus-code.ts';

// As the project's own library (open-location-code 1.0.3) encodes them, with the rows of its table that have ten digits.
it.each([
  [20.370_062_5, 2.782_187_5, '7FG49QCJ+2V'],
  [47.000_062_5, 8.000_062_5, '8FVC2222+22'],
  [-41.273_062_5, 174.785_937_5, '4VCPPQGP+Q9'],
  [-89.999_937_5, -179.999_937_5, '22222222+22'],
  [90, 1, 'CFX3X2X2+X2'],
  [1, 180, '62H22222+22'],
  [1, 181, '62H32222+22'],
  [80, 179, 'CVGX2222+22'],
  [33.305_66, 44.425_14, '8H568C4G+73'],
  [36.1911, 44.0092, '8H8652R5+CM'],
])('R12.13 the plus code of %d, %d is %s', (latitude, longitude, code) => {
  expect(plusCodeOf(latitude, longitude)).toBe(code);
});
