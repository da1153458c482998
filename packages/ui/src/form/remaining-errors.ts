type FieldErrors = Readonly<Record<string, string | undefined>>;

/** Of sentences by field those that still hold: what has been changed since it was sent may be right by now. */
export const remainingErrors = (errors: FieldErrors, sent: object, draft: object): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([field]) => Reflect.get(sent, field) === Reflect.get(draft, field)),
  );

/** The sentences about a part of what was sent, by the names of its own fields: of `coupon.code` that about `code`. */
export const errorsBelow = (errors: FieldErrors, prefix: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, text]) =>
      field.startsWith(prefix) ? [[field.slice(prefix.length), text]] : [],
    ),
  );
