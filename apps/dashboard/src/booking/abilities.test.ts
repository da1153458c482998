import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { expect, it } from 'vitest';
import { abilityAt } from './abilities.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
const booking = (can: object) => ({ starts_at: new Date(start).toISOString(), can }) as unknown as Booking;
const refused = (code: string) => ({ is_allowed: false, code, reason: 'Not now.' });

it('what was too early is possible once its time has come, also where nobody can be asked', () => {
  const aBooking = booking({ complete: refused('too_early'), check_in: refused('not_yet') });
  expect(abilityAt(aBooking, 'complete', start - 1)).toEqual(refused('too_early'));
  expect(abilityAt(aBooking, 'complete', start)).toEqual({ is_allowed: true });
  expect(abilityAt(aBooking, 'check_in', start - 12 * 3_600_000 - 1)).toEqual(refused('not_yet'));
  expect(abilityAt(aBooking, 'check_in', start - 12 * 3_600_000)).toEqual({ is_allowed: true });
});

it('what is refused for another reason stays refused', () => {
  const aBooking = booking({ complete: refused('not_possible'), move: { is_allowed: true } });
  expect(abilityAt(aBooking, 'complete', start + 1)).toEqual(refused('not_possible'));
  expect(abilityAt(aBooking, 'move', start + 1)).toEqual({ is_allowed: true });
});
