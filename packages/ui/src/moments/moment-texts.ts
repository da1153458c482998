/** How an application reads and writes days (YYYY-MM-DD) and times (HH:MM), in its language, digits and clock. */
export type MomentTexts = {
  readonly writeTime: (time: string) => string;
  /** What was typed as a time; undefined where it is none. */
  readonly readTime: (typed: string) => string | undefined;
  /** A day in numbers, as it stands in a field. */
  readonly writeDate: (date: string) => string;
  /** What was typed as a day; undefined where it is none. */
  readonly readDate: (typed: string) => string | undefined;
  /** A day in full, for a button of the calendar. */
  readonly nameDay: (date: string) => string;
  readonly nameMonth: (date: string) => string;
  /** The number of a day in its month. */
  readonly numberDay: (date: string) => string;
  /** A weekday for a narrow column. */
  readonly nameWeekday: (date: string) => string;
  /** Says of a time that it is one of the next day. */
  readonly nextDay: string;
  readonly openCalendar: string;
  readonly formerMonth: string;
  readonly nextMonth: string;
  readonly noDate: string;
  readonly noTime: string;
};
