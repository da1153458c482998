/** A row whose instants are texts. */
type WireRow<Row> = {
  [K in keyof Row]: Row[K] extends Date ? string : Row[K] extends Date | null ? string | null : Row[K];
};

/** Instants as ISO 8601. */
export const datesOf = <Row extends object>(row: Row): WireRow<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : (value as unknown),
    ]),
  ) as WireRow<Row>;

/** A page of a list, with instants as ISO 8601. */
export const toWire = <Row extends object>({ data, next }: { data: Row[]; next: string | null }) => ({
  data: data.map((row) => datesOf(row)),
  next,
});
