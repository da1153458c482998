/** The slots of an employee on a day, and the one that was booked. */
export type BookedSlots = {
  readonly service: number;
  readonly treatment: number;
  readonly employee: number;
  readonly day: string;
  readonly time: string;
};

/** A booking as the answers to its customer describe it. */
export type AcknowledgedBooking = {
  readonly id: number;
  readonly key: string;
  /** Who booked: the index of the customer. */
  readonly customer: number;
  /** What was sent, to be sent again. */
  readonly body: object;
  readonly price: number;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  /** Where it is shown to visitors: the slots of its treatment and employee on its day. */
  readonly slots: BookedSlots;
  /** When it was acknowledged, milliseconds of the process's clock. */
  readonly at: number;
  /** Its cancellation has been asked for. */
  isEnding: boolean;
  isCancelled: boolean;
};

/** An answer that no outage explains, with the number of its request; '' where it had none. */
export type UnexplainedAnswer = { readonly text: string; readonly requestId: string };

/** What customers were answered, outside of every database. */
export type DrillJournal = {
  readonly bookings: AcknowledgedBooking[];
  /** When bookings were acknowledged, milliseconds of the process's clock, in order. */
  readonly acknowledgedAt: number[];
  /** Keys of requests whose last answer was a problem; the first may have been stored after an unclear try. */
  readonly declined: { readonly key: string; readonly wasUnclear: boolean }[];
  /** How often each problem was the last answer, by its code. */
  readonly problems: Map<string, number>;
  /** Tries without an answer, or with one that says to come again. */
  unclear: number;
  /** Answers that no outage explains. */
  readonly unexplained: UnexplainedAnswer[];
};

export const openJournal = (): DrillJournal => ({
  bookings: [],
  acknowledgedAt: [],
  declined: [],
  problems: new Map(),
  unclear: 0,
  unexplained: [],
});

/** The longest time without an acknowledged booking between two moments, in seconds. */
export function findLongestPause(acknowledgedAt: readonly number[], from: number, until: number): number {
  const before = acknowledgedAt.findLast((at) => at <= from) ?? from;
  const moments = [before, ...acknowledgedAt.filter((at) => at > from && at < until), until];
  return Math.max(...moments.slice(1).map((at, index) => at - (moments[index] ?? at))) / 1000;
}
