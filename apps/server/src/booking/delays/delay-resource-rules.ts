/** Some time of a treatment; instants in milliseconds since 1970. */
type ItemPlace = { readonly id: number; readonly held: readonly { readonly from: number; readonly to: number }[] };

/** A treatment with the kinds of resources that it needs, and the resource that it has of each. */
export type EquippedItem = ItemPlace & {
  readonly bookingId: number;
  readonly resources: readonly { readonly kindId: number; readonly resourceId: number | null }[];
};

/** A resource that can be given but for its maintenance; minutes since 1970. */
type ResourceInUse = { readonly resourceId: number; readonly kindId: number; readonly maintenance: readonly Span[] };

/** A booking with the new places of its treatments. */
export type ShiftedBooking = { readonly bookingId: number; readonly places: readonly ItemPlace[] };

/**
 * The bookings that find no room, chair or device in their new places. As in the database each has the one that it had,
 * else the first that is free; what stays where it is keeps its own, and so does what is placed before.
 */
export function listUnequipped(
  items: readonly EquippedItem[],
  placed: readonly ShiftedBooking[],
  resources: readonly ResourceInUse[],
): ReadonlySet<number> {
  const isPlaced = new Set(placed.map(({ bookingId }) => bookingId));
  const staying = items.filter(({ bookingId }) => !isPlaced.has(bookingId));
  const taken = staying.flatMap((item) => item.resources.map(({ resourceId }) => ({ resourceId, ...spanOf(item) })));
  const lacking = new Set<number>();
  for (const { bookingId, places } of placed) {
    for (const place of places) {
      const span = spanOf(place);
      for (const { kindId, resourceId: former } of items.find(({ id }) => id === place.id)?.resources ?? []) {
        const ofKind = resources.filter((one) => one.kindId === kindId);
        const inOrder = ofKind.toSorted(
          (one, other) => Number(other.resourceId === former) - Number(one.resourceId === former),
        );
        const found = inOrder.find(
          ({ resourceId, maintenance }) =>
            !taken.some((one) => one.resourceId === resourceId && overlap(one, span)) &&
            !maintenance.some(({ from, to }) => overlap({ from: from * 60_000, to: to * 60_000 }, span)),
        );
        if (found) taken.push({ resourceId: found.resourceId, ...span });
        else lacking.add(bookingId);
      }
    }
  }
  return lacking;
}

type Span = { readonly from: number; readonly to: number };

/** From the first buffer to the last. */
const spanOf = ({ held }: ItemPlace): Span => ({
  from: Math.min(...held.map(({ from }) => from)),
  to: Math.max(...held.map(({ to }) => to)),
});

const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;
