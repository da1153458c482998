import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { browserHeaders, requiredText } from '../fields.ts';
import { paths } from '../paths.ts';
import { user } from './profile.ts';

const bodyProblems = ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid'] as const;

/** The password of the account; null for one that has none, whose login must then be of the last ten minutes. */
const password = z.string().max(200, 'too_long').nullable().meta({ format: 'password' });

/** Six digits of the app, or a recovery code. */
const code = requiredText(40);

/** Each stands in for the app once. Shown here alone: the server stores hashes. */
const recoveryCodes = z.array(z.string());

const secondFactorState = z.object({
  /** Since when a login asks for a code, ISO 8601; null where it does not. */
  enrolled_at: z.string().nullable(),
  recovery_codes_left: z.number().int(),
  /** What a change asks for besides a code: the password, a login of the last ten minutes, or nothing more. */
  proof: z.enum(['password', 'login', 'nothing']),
});

/** Whether a login of the caller asks for a code. */
export type SecondFactorState = z.output<typeof secondFactorState>;

export const secondFactor = {
  finishLogIn: endpoint({
    path: paths.finishLogIn,
    access: 'visitor',
    summary: "The second half of a login that ended in code_needed: a code of the account's app, or a recovery code.",
    headers: browserHeaders,
    body: z.object({
      /** `login_token` of the problem; ten minutes, and worth nothing without a code. */
      token: requiredText(200),
      code,
    }),
    output: z.object({ token: z.string(), user }),
    problems: [...bodyProblems, 'wrong_code', 'too_many_attempts'],
  }),
  findSecondFactor: endpoint({
    path: paths.findSecondFactor,
    access: 'member',
    summary: 'Whether a login of the caller asks for a code of an app.',
    output: z.object({ data: secondFactorState }),
    problems: ['unauthenticated'],
  }),
  setUpSecondFactor: endpoint({
    path: paths.setUpSecondFactor,
    access: 'member',
    summary: 'A secret for an app for codes; its first code switches the two-step login on, within ten minutes.',
    body: z.object({ password }),
    output: z.object({
      /** Base 32, to be typed. */
      secret: z.string(),
      /** The same as an otpauth address, for a QR code. */
      address: z.string(),
    }),
    problems: [
      ...bodyProblems,
      'unauthenticated',
      'email_unverified',
      'second_factor_on',
      'enrolment_needs_link',
      'too_many_attempts',
    ],
  }),
  switchOnSecondFactor: endpoint({
    path: paths.switchOnSecondFactor,
    access: 'member',
    summary: 'Switches the two-step login on with the first code of the app; ends all other sessions of the caller.',
    body: z.object({ code }),
    output: z.object({ message: z.string(), recovery_codes: recoveryCodes }),
    status: 201,
    problems: [...bodyProblems, 'unauthenticated', 'too_many_attempts'],
  }),
  renewRecoveryCodes: endpoint({
    path: paths.renewRecoveryCodes,
    access: 'member',
    summary: 'New recovery codes; the former ones are worth nothing from then on.',
    body: z.object({ password, code }),
    output: z.object({ message: z.string(), recovery_codes: recoveryCodes }),
    status: 201,
    problems: [...bodyProblems, 'unauthenticated', 'too_many_attempts'],
  }),
  switchOffSecondFactor: endpoint({
    path: paths.switchOffSecondFactor,
    access: 'member',
    summary: 'Switches the two-step login off, with the password and a code or a recovery code.',
    body: z.object({ password, code }),
    output: z.object({ message: z.string() }),
    problems: [...bodyProblems, 'unauthenticated', 'enrolment_needs_link', 'too_many_attempts'],
  }),
};
