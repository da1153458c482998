/** Why a form was not accepted: one sentence for all of it, or sentences by field. */
export type Refused = {
  readonly message: string | undefined;
  readonly errors: Readonly<Record<string, string | undefined>>;
};
