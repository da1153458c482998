import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { describe, expect, it } from 'vitest';
import { nextStepOf } from './next-step.ts';

describe('nextStepOf', () => {
  const able = { is_allowed: true };
  const unable = { is_allowed: false, code: 'not_possible' };
  const held = {
    id: 1,
    starts_at: '2026-11-29T10:00:00.000Z',
    status: 'confirmed',
    duration: 60,
    answer_by: null,
    change_by: '2026-11-29T06:00:00.000Z',
    proposal: null,
    attendance_confirmed_at: null,
    can: { cancel: able, review: unable },
  } as unknown as Booking;
  const step = (changes: object) => nextStepOf({ ...held, ...changes });

  it('R2.37 a request waits for the venue, a promise can be cancelled until then', () => {
    const pending = { status: 'pending', answer_by: '2026-11-21T09:00:00.000Z' };
    expect(step(pending)).toEqual({ kind: 'answer', until: '2026-11-21T09:00:00.000Z' });
    expect(step({})).toEqual({ kind: 'cancel', until: '2026-11-29T06:00:00.000Z' });
    expect(step({ can: { cancel: { is_allowed: false, code: 'too_late' }, review: unable } })?.kind).toBe('fixed');
  });

  it('an open proposal comes before everything else', () => {
    expect(step({ proposal: { by: 'venue' } })).toEqual({ kind: 'proposed' });
    expect(step({ proposal: { by: 'you', expires_at: 'then' } })).toEqual({ kind: 'proposal', until: 'then' });
  });

  it('what is over says what is left to do, or nothing', () => {
    const over = { cancel: unable, review: unable };
    expect(step({ status: 'expired', can: over })).toEqual({ kind: 'expired' });
    expect(step({ status: 'completed', can: { ...over, review: able } })).toEqual({ kind: 'review' });
    expect(step({ status: 'declined', can: over })).toBeUndefined();
  });
});
