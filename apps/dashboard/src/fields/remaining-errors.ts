type FormDraft = object;

/** Of sentences by field those that still hold: what has been changed since it was sent may be right by now. */
export const remainingErrors = (
  errors: Readonly<Record<string, string>>,
  sent: FormDraft,
  draft: FormDraft,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(errors).filter(([field]) => Reflect.get(sent, field) === Reflect.get(draft, field)),
  );
