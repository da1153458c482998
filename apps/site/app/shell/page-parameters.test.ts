import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { toPageAddress } from './page-parameters.server.ts';

describe('the address of a page', () => {
  it.each([
    ['/services?z=1', '/services'],
    ['/services?z=1&treatment=laser&a=2', '/services?treatment=laser'],
    ['/ar/services?treatment=laser&city=erbil', '/ar/services?city=erbil&treatment=laser'],
    ['/services?treatment=laser&treatment=other', '/services?treatment=laser'],
    ['/ckb/c/nails?city=erbil&fbclid=1', '/ckb/c/nails?city=erbil'],
    ['/?utm_source=instagram', '/'],
    ['/ckb?fbclid=1', '/ckb'],
    ['/services?view=map&utm=1&area=33,44,34,45', '/services?area=33%2C44%2C34%2C45&view=map'],
    ['/ar/map-venues?shown=33,44,34,45&limit=9&city=erbil', '/ar/map-venues?city=erbil&shown=33%2C44%2C34%2C45'],
    ['/about?treatment=laser', '/about'],
    ['/listing-details/7?time=10:00&date=2026-11-22&fbclid=1', '/listing-details/7?date=2026-11-22&time=10%3A00'],
    ['/services.data?_routes=root&z=1&sort=price', '/services.data?_routes=root&sort=price'],
    ['/services?_routes=root', '/services'],
    ['/_.data?city=erbil&z=1', '/_.data?city=erbil'],
    ['/ar.data?city=erbil&z=1', '/ar.data?city=erbil'],
    ['/ckb/_.data?city=erbil&z=1', '/ckb/_.data?city=erbil'],
    ['/arabic.data?city=erbil', '/arabic.data'],
    ['/nowhere/at/all?x=1', '/nowhere/at/all'],
    ['/customerslogin?next=%2Far&as=1', '/customerslogin?next=%2Far'],
  ])('R11.01 %s is %s', (address, expected) => {
    expect(toPageAddress(address)).toBe(expected);
  });

  it('R11.01 keeps every parameter that a part of the site reads', () => {
    const folder = path.join(import.meta.dirname, '..');
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(reading)])
      .map(([, name = '']) => name);
    expect(names).toContain('treatment');
    const parts = ['/quote', '/reviews', ''].map((part) => `listing-details/1${part}`);
    const addresses = [
      'services',
      'decisions',
      'suggestions',
      'map-venues',
      'customerslogin',
      'signuplogin',
      'my_booking/1',
      'v/noor-salon',
      ...parts,
    ];
    const isKept = (name: string) => addresses.some((address) => toPageAddress(`/${address}?${name}=1`).includes('?'));
    expect([...new Set(names)].filter((name) => !isKept(name))).toEqual([]);
  });
});

/** Where the query of an address is read; what stands after a `#` reaches no server. */
const reading = /\b(?:search|searchParams)\.(?:get|has|getAll)\('(\w+)'\)/g;
