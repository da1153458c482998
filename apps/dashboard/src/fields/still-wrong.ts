type Fields = Readonly<Record<string, unknown>>;

/** Of sentences by field those that still hold: what has been changed since it was sent may be right by now. */
export const stillWrong = (
  errors: Readonly<Record<string, string>>,
  sent: Fields,
  draft: Fields,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => sent[field] === draft[field]));
