/** Why a form was not accepted: one sentence for all of it, or sentences by field. */
export type FormErrors = {
  readonly message: string | undefined;
  readonly fields: Readonly<Record<string, string | undefined>>;
};
