import { expect, it } from 'vitest';
import * as category from './category.tsx';
import * as hairRemoval from './hair-removal.tsx';
import * as hair from './hair.tsx';
import * as listing from './listing.tsx';
import * as massage from './massage.tsx';
import * as services from './services.tsx';

it.each(Object.entries({ category, hair, hairRemoval, listing, massage, services }))(
  'the page %s is not loaded and drawn once more for what the server has rendered',
  (_name, { clientLoader }) => {
    expect(clientLoader).toBeTypeOf('function');
    expect(clientLoader).not.toHaveProperty('hydrate');
  },
);
