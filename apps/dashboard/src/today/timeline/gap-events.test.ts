import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import { describe, expect, it } from 'vitest';
import { percentFilled } from '../side/fill.ts';
import { listGapEvents } from './gap-events.ts';
import type { ItemEvent } from './timeline-events.ts';

const day = '2026-11-21';
const employee = {
  id: 1,
  shifts: [{ date: day, from: '10:00', to: '14:00' }],
  off: [{ date: day, from: '12:00', to: '12:30', kind: 'break' }],
} as unknown as Agenda['employees'][number];

const item = (from: number, to: number, employeeId = 1) => ({ from, to, employeeId }) as ItemEvent;
const gaps = (items: readonly ItemEvent[], from = 0, of = employee) =>
  listGapEvents(of, items, day, from).map((gap) => [gap.from, gap.to]);

describe('R15.05 free gaps', () => {
  it('lie at work, beside bookings and breaks', () => {
    expect(gaps([item(630, 690), item(600, 700, 2)])).toEqual([
      [600, 630],
      [690, 720],
      [750, 840],
    ]);
  });

  it('begin with the time that is shown, and are long enough for somebody', () => {
    expect(gaps([item(610, 710)], 605)).toEqual([[750, 840]]);
    expect(gaps([item(600, 840)])).toEqual([]);
    // Bookings over a break and past the end take nothing twice.
    expect(gaps([item(700, 760), item(800, 900)])).toEqual([
      [600, 700],
      [760, 800],
    ]);
  });

  it('are none on a day off', () => {
    const away = { ...employee, shifts: [], off: [{ date: day, from: '00:00', to: '24:00', kind: 'leave' }] };
    expect(gaps([], 0, away as unknown as typeof employee)).toEqual([]);
  });
});

describe('how much of a day is filled', () => {
  const booking = (time: string, duration: number) => ({
    id: 1,
    items: [{ employee: { id: 1 }, starts_at: `${day}T${time}:00Z`, duration }],
  });
  const filled = (...bookings: unknown[]) =>
    percentFilled({ employees: [employee], bookings } as unknown as Agenda, day);

  it('counts booked minutes of those at work', () => {
    expect(filled()).toBe(0);
    expect(filled(booking('07:00', 105))).toBe(50);
    // What reaches into the break or past the end fills nothing.
    expect(filled(booking('08:30', 60))).toBe(14);
    expect(percentFilled({ employees: [{ ...employee, shifts: [] }], bookings: [] }, day)).toBeUndefined();
  });
});
