import { expect, it } from 'vitest';
import { mapPath } from './map-path.ts';

it.each([
  [{ latitude: 36.19, longitude: 44.01 }, 'https://www.openstreetmap.org/?mlat=36.19&mlon=44.01#map=17/36.19/44.01'],
  [{ latitude: null, longitude: null }, 'https://www.openstreetmap.org/search?query=Gulan+Street%2C+Erbil'],
])('the map shows the coordinates %j, else searches the address', (coordinates, path) => {
  expect(mapPath({ ...coordinates, text: 'Gulan Street, Erbil' })).toBe(path);
});
