import * as fc from 'fast-check';
import { type Side, type StepName, steps } from './state.ts';

/** Which time is meant: a day from the model's today on, and a start of that day. */
export type When = { readonly day: number; readonly start: number };

/** Something that happens. Numbers stand for the nth of what there is, counted round. */
export type Operation =
  | { kind: 'place'; customer: number; line: number; employee: number | null; when: When }
  | { kind: 'placeSeveral'; customer: number; venue: number; lines: [number, number]; when: When }
  | { kind: 'placeAgain' }
  | { kind: 'step'; step: StepName; side: Side; booking: number; when: When; employee: number | null | undefined }
  | { kind: 'sayToCome'; booking: number }
  | { kind: 'raisePrice'; line: number }
  | { kind: 'wait'; minutes: number }
  /** Until so many minutes before a booking starts, or before its request expires. */
  | { kind: 'waitFor'; booking: number; what: 'start' | 'answer'; minutes: number }
  | { kind: 'tend' };

const only = <Kind extends string>(kind: Kind) => fc.constant(kind);
const booking = fc.nat(7);
const line = fc.nat(7);
const customer = fc.nat(2);
// Few times and few people, so that they are in each other's way.
const when = fc.record({ day: fc.constantFrom(1, 1, 2), start: fc.nat(3) });
const employee = fc.constantFrom(null, null, 0, 1);

const place = fc.record({ kind: only('place'), customer, line, employee, when });
const lines = fc.tuple(fc.nat(3), fc.nat(3));
const placeSeveral = fc.record({ kind: only('placeSeveral'), customer, venue: fc.nat(1), lines, when });

/** Whose step it is, and now and then somebody's whose it is not. */
const sideOf = (step: StepName): fc.Arbitrary<Side> => {
  if (['confirm', 'decline', 'complete', 'no_show', 'move'].includes(step)) return mostly('vendor', 'customer');
  return step === 'reschedule' ? mostly('customer', 'vendor') : fc.constantFrom('customer', 'vendor');
};
const mostly = (usual: Side, other: Side) => fc.constantFrom(usual, usual, usual, usual, other);

const step = fc
  .constantFrom<StepName[]>(
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
      kind: only('step'),
      step: fc.constant(name),
      side: sideOf(name),
      booking,
      when,
      employee: fc.constantFrom(undefined, null, 0, 1),
    }),
  );

const waitFor = fc.record({
  kind: only('waitFor'),
  booking,
  what: fc.constantFrom('start', 'start', 'answer'),
  // On both sides of each limit: reminders, the hours of the two venues, the start itself.
  minutes: fc.constantFrom(24 * 60, 6 * 60, 4 * 60, 4 * 60 - 1, 2 * 60, 2 * 60 - 1, 1, 0, 0, -30),
});
const wait = fc.record({ kind: only('wait'), minutes: fc.constantFrom(1, 30, 700) });
const tend = fc.constant<Operation>({ kind: 'tend' });
const placeAgain = fc.constant<Operation>({ kind: 'placeAgain' });
const sayToCome = fc.record({ kind: only('sayToCome'), booking });
const raisePrice = fc.record({ kind: only('raisePrice'), line });

/** What happens, in its order: at most so many things, and mostly as many. */
export const operations = (max: number): fc.Arbitrary<Operation[]> =>
  fc.array(
    fc.oneof<fc.MaybeWeightedArbitrary<Operation>[]>(
      { weight: 8, arbitrary: place },
      { weight: 2, arbitrary: placeSeveral },
      { weight: 1, arbitrary: placeAgain },
      { weight: 18, arbitrary: step },
      { weight: 1, arbitrary: sayToCome },
      { weight: 1, arbitrary: raisePrice },
      { weight: 1, arbitrary: wait },
      { weight: 3, arbitrary: waitFor },
      { weight: 3, arbitrary: tend },
    ),
    { minLength: 1, maxLength: max, size: 'max' },
  );
