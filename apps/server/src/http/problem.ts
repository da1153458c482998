import type { ProblemBody, ProblemCode } from '@tajmeelspot/contract/problems.ts';
import type { ServerKey } from '@tajmeelspot/language/server-messages.ts';

/** Rule that a field broke, as the catalogues name it. */
export type BrokenRule = ServerKey extends infer K ? (K extends `rules.${infer Rule}` ? Rule : never) : never;

type ProblemDetails = {
  /** Rules broken, by field (invalid). */
  readonly fields?: Readonly<Record<string, readonly BrokenRule[]>>;
  /** The limit that a field broke, by field: what `max` and `min` of its sentence are. */
  readonly limits?: Readonly<Record<string, number>>;
  /** Values for the places of the sentence. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** More of the answer's body. */
  readonly body?: Partial<
    Pick<
      ProblemBody,
      'price' | 'owed' | 'near' | 'broken' | 'status' | 'affected' | 'missing' | 'login_token' | 'tries_left'
    >
  >;
  /** Seconds after which another try can succeed. */
  readonly retryAfter?: number;
};

/** A problem on its way to the caller. Thrown by the verb that decides, made an answer by the HTTP layer. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly details: ProblemDetails;
  constructor(code: ProblemCode, details: ProblemDetails) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** Makes the refusal that a verb throws. */
export const problem = (code: ProblemCode, details: ProblemDetails = {}): Problem => new Problem(code, details);

/** A refusal for the sake of single fields. */
export const invalid = (fields: NonNullable<ProblemDetails['fields']>): Problem => problem('invalid', { fields });
