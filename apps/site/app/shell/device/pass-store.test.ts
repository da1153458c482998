import { expect, it } from 'vitest';
import { currentPasses, nextPasses, type PassBooking, type StoredPass } from './pass-store.ts';

const now = Date.parse('2026-11-22T09:00:00Z');
const booking = (id: number, startsAt: string, changes: Partial<PassBooking> = {}): PassBooking =>
  ({
    id,
    status: 'confirmed',
    booking_date: startsAt.slice(0, 10),
    time: startsAt.slice(11, 16),
    starts_at: startsAt,
    duration: 60,
    service: { main_picture: null },
    employee: { id: 7, name: 'Zahra' },
    ...changes,
  }) as PassBooking;
const soon = booking(1, '2026-11-22T10:00:00Z');
const later = booking(2, '2026-11-23T10:00:00Z', { status: 'pending' });
const ids = (passes: readonly StoredPass[]) => passes.map(({ id }) => id);

it('R12.10 the next five bookings are stored, the soonest first; what is over or was never to be is not', () => {
  const over = booking(3, '2026-11-22T07:59:00Z');
  const running = booking(4, '2026-11-22T08:30:00Z');
  const cancelled = booking(5, '2026-11-22T11:00:00Z', { status: 'cancelled' });
  expect(ids(nextPasses([later, soon, over, running, cancelled], [], now))).toEqual([4, 1, 2]);
  const many = Array.from({ length: 9 }, (_, index) => booking(10 + index, `2026-12-0${index + 1}T10:00:00Z`));
  expect(ids(nextPasses(many, [], now))).toEqual([10, 11, 12, 13, 14]);
});

it('R12.10 a booking that is called off or moved stays on the device and says so', () => {
  const stored = nextPasses([soon, later], [], now);
  const cancelled = { ...soon, status: 'cancelled' } as const;
  const moved = booking(2, '2026-11-24T12:30:00Z');
  const [first, second] = nextPasses([cancelled, moved], stored, now);
  expect(first).toMatchObject({ id: 1, status: 'cancelled' });
  expect(second).toMatchObject({ time: '12:30', former: { booking_date: '2026-11-23', time: '10:00' } });
  // The next answer of the server does not make the change forgotten.
  const [, again] = nextPasses([cancelled, moved], [first, second] as StoredPass[], now);
  expect(again?.former?.time).toBe('10:00');
});

it('R12.10 a pass is gone when its booking is over', () => {
  const store = { at: now, passes: nextPasses([soon, later], [], now) };
  expect(ids(currentPasses(store, Date.parse('2026-11-22T10:59:59Z')))).toEqual([1, 2]);
  expect(ids(currentPasses(store, Date.parse('2026-11-22T11:00:00Z')))).toEqual([2]);
});

it('R14.01 a pass names everybody who gives the treatments, each once', () => {
  const by = (id: number, name: string) => ({ employee: { id, name } });
  const items = [by(7, 'Zahra'), by(8, 'Maryam'), by(7, 'Zahra')] as PassBooking['items'] & object;
  const [pass] = nextPasses([booking(1, '2026-11-22T10:00:00Z', { items })], [], now);
  expect(pass?.employee).toEqual({ id: 7, name: 'Zahra + Maryam' });
  expect(nextPasses([pass!], [], now)[0]?.employee.name).toBe('Zahra + Maryam');
});
