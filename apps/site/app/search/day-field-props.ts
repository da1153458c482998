/** A day to search for. */
export type DayFieldProps = {
  readonly label: string;
  readonly name: string;
  /** First day that can be chosen, YYYY-MM-DD. */
  readonly min: string;
  /** What stands there while no day is chosen. */
  readonly anyDay: string;
  readonly day?: string | undefined;
  readonly onPick?: ((day: string) => void) | undefined;
};
