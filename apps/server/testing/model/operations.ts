import * as fc from 'fast-check';
import { type ModelSide, type ModelStep, steps, venueSteps } from './state.ts';

/** A slot: days after the model's today, and the nth slot of that day. */
export type ModelTime = { readonly day: number; readonly start: number };

/** An operation of a customer, a venue or the clock. Numbers choose the nth of what exists, modulo their count. */
export type ModelOperation =
  | { kind: 'place'; customer: number; treatment: number; employee: number | null; time: ModelTime }
  | { kind: 'placeSeveral'; customer: number; venue: number; treatments: [number, number]; time: ModelTime }
  | { kind: 'placeAgain' }
  | {
      kind: 'step';
      step: ModelStep;
      side: ModelSide;
      booking: number;
      time: ModelTime;
      employee: number | null | undefined;
    }
  | { kind: 'confirmAttendance'; booking: number }
  | { kind: 'raisePrice'; treatment: number }
  | { kind: 'wait'; minutes: number }
  /** Waits until `minutes` before a booking starts, or before its request expires. */
  | { kind: 'waitFor'; booking: number; what: 'start' | 'answer'; minutes: number }
  | { kind: 'maintain' };

const constantKind = <Kind extends string>(kind: Kind) => fc.constant(kind);
const booking = fc.nat(7);
const treatment = fc.nat(7);
const customer = fc.nat(2);
// Few times and few employees, so that bookings conflict.
const time = fc.record({ day: fc.constantFrom(1, 1, 2), start: fc.nat(3) });
const employee = fc.constantFrom(null, null, 0, 1);

const place = fc.record({ kind: constantKind('place'), customer, treatment, employee, time });
const treatments = fc.tuple(fc.nat(3), fc.nat(3));
const placeSeveral = fc.record({ kind: constantKind('placeSeveral'), customer, venue: fc.nat(1), treatments, time });

/** The side that may take a step, and now and then the other one. */
const sideOf = (step: ModelStep): fc.Arbitrary<ModelSide> => {
  if (venueSteps.includes(step)) return mostly('vendor', 'customer');
  return step === 'reschedule' ? mostly('customer', 'vendor') : fc.constantFrom('customer', 'vendor');
};
const mostly = (usual: ModelSide, other: ModelSide) => fc.constantFrom(usual, usual, usual, usual, other);

const step = fc
  .constantFrom<ModelStep[]>(
    ...steps,
    'confirm',
    'confirm',
    'complete',
    'reschedule',
    'propose',
    'propose',
    'accept_proposal',
    'accept_proposal',
  )
  .chain((name) =>
    fc.record({
      kind: constantKind('step'),
      step: fc.constant(name),
      side: sideOf(name),
      booking,
      time,
      employee: fc.constantFrom(undefined, null, 0, 1),
    }),
  );

const waitFor = fc.record({
  kind: constantKind('waitFor'),
  booking,
  what: fc.constantFrom('start', 'start', 'answer'),
  // Both sides of each limit: reminders, the hours of the two venues, the start.
  minutes: fc.constantFrom(24 * 60, 6 * 60, 4 * 60, 4 * 60 - 1, 2 * 60, 2 * 60 - 1, 1, 0, 0, -30),
});
const wait = fc.record({ kind: constantKind('wait'), minutes: fc.constantFrom(1, 30, 700) });
const maintain = fc.constant<ModelOperation>({ kind: 'maintain' });
const placeAgain = fc.constant<ModelOperation>({ kind: 'placeAgain' });
const confirmAttendance = fc.record({ kind: constantKind('confirmAttendance'), booking });
const raisePrice = fc.record({ kind: constantKind('raisePrice'), treatment });

/** Operations in their order, at most `max` and mostly as many. */
export const operations = (max: number): fc.Arbitrary<ModelOperation[]> =>
  fc.array(
    fc.oneof<fc.MaybeWeightedArbitrary<ModelOperation>[]>(
      { weight: 8, arbitrary: place },
      { weight: 2, arbitrary: placeSeveral },
      { weight: 1, arbitrary: placeAgain },
      { weight: 18, arbitrary: step },
      { weight: 1, arbitrary: confirmAttendance },
      { weight: 1, arbitrary: raisePrice },
      { weight: 1, arbitrary: wait },
      { weight: 3, arbitrary: waitFor },
      { weight: 3, arbitrary: maintain },
    ),
    { minLength: 1, maxLength: max, size: 'max' },
  );
