import { expect, it } from 'vitest';
import { mapLinks, mapSearchLink } from './map-links.ts';

it('R12.13 directions lead by coordinates to Google Maps, Waze and any maps app', () => {
  const links = mapLinks({ latitude: 33.30566, longitude: 44.42514 }, 'Noor (Karrada)');
  expect(links.google).toBe('https://www.google.com/maps/dir/?api=1&destination=33.30566,44.42514');
  expect(links.waze).toBe('https://waze.com/ul?ll=33.30566,44.42514&navigate=yes');
  expect(links.app).toBe('geo:33.30566,44.42514?q=33.30566,44.42514(Noor%20(Karrada))');
});

it('R12.13 a venue without coordinates is found by its text', () => {
  expect(mapSearchLink('صالون نور, الكرادة')).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=%D8/);
});
