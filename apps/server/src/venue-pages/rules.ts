/** The next slots of a service, with the treatment that stands for it. */
type ServiceSlots = { readonly treatmentId: number; readonly minutes: readonly number[] };

/** How many of the next slots a page names. */
const shownSlots = 3;

/**
 * The earliest slots of some services, one each as long as there are services: three times of one treatment say less
 * than three treatments do. Minutes since 1970.
 */
export function earliestSlots(services: readonly ServiceSlots[]): { treatmentId: number; minute: number }[] {
  const slots = services.flatMap(({ treatmentId, minutes }) =>
    minutes.map((minute, index) => ({ treatmentId, minute, index })),
  );
  return slots
    .toSorted((a, b) => a.index - b.index || a.minute - b.minute)
    .slice(0, shownSlots)
    .toSorted((a, b) => a.minute - b.minute)
    .map(({ treatmentId, minute }) => ({ treatmentId, minute }));
}
