import { undeliveredKinds } from '@tajmeelspot/language/en/operator-events.ts';
import { expect, it } from 'vitest';
import { laneOf } from '#app/database/outbox/lanes.ts';

it('R10.04 every event that may stay undelivered has words for the operator, and nothing else has', () => {
  const named = Object.entries(undeliveredKinds).flatMap(([group, kinds]) =>
    Object.keys(kinds).map((kind) => `${group}.${kind}`),
  );
  expect(named.toSorted()).toEqual(Object.keys(laneOf).toSorted());
});
