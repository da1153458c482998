import { describe, expect, it } from 'vitest';
import { contract } from './src/contract.ts';
import { paths } from './src/paths.ts';

/** The calls that the specification names, to the letter. */
const specified = [
  'GET /services/search',
  'GET /services',
  'GET /about',
  'POST /login',
  'POST /signup',
  'GET /user',
  'POST /logout',
  'POST /forgot-password',
  'POST /reset-password',
  'POST /change-password',
  'GET /profile',
  'POST /profile/update',
  'GET /services/{id}',
  'GET /tags',
  'GET /employees',
  'GET /services/{id}/reviews',
  'POST /services/{id}/reviews',
  'POST /wishlist',
  'DELETE /wishlist/{service_id}',
  'GET /wishlist',
  'POST /services/{id}/feature',
  'GET /services/{id}/share',
  'POST /bookings',
  'GET /bookings',
  'GET /auth/callback',
  'POST /contact',
  'POST /subscribe',
];

describe('the calls', () => {
  it('R10.02 have the paths of the specification, where it names one', () => {
    const all: readonly string[] = Object.values(paths);
    expect(specified.filter((path) => !all.includes(path))).toEqual([]);
  });

  it('R10.02 mean one thing by one path, whatever its parameters are called', () => {
    const shapes = Object.values(paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
  });

  it('R10.02 name a thing below a collection by one kind of id', () => {
    const kinds = new Map<string, Set<string>>();
    for (const path of Object.values(paths)) {
      for (const [, collection = '', parameter = ''] of path.matchAll(/([a-z-]+)\/\{(\w+)\}/g))
        kinds.set(collection, (kinds.get(collection) ?? new Set()).add(parameter === 'id' ? collection : parameter));
    }
    const several = [...kinds].filter(([, parameters]) => parameters.size > 1).map(([collection]) => collection);
    expect(several).toEqual([]);
  });

  it('R10.02 are each declared once, under the name of its path', () => {
    expect(Object.keys(contract).toSorted()).toEqual(Object.keys(paths).toSorted());
  });
});
