import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { browserHeaders, requiredText, typedEmail, typedPassword } from '../fields.ts';
import { paths } from '../paths.ts';
import { bodyProblems } from './lists.ts';

export const operatorLogin = {
  beginOperatorLogin: endpoint({
    path: paths.beginOperatorLogin,
    access: 'visitor',
    summary:
      "The first half of an operator's login: a right password gives a token that is good for one code, ten minutes long.",
    body: z.object({
      email: typedEmail,
      password: typedPassword,
      /** From the link that the command at the server prints; only with it a first app can be enrolled. */
      enrolment_token: z.string().max(200, 'too_long').optional(),
    }),
    output: z.object({
      token: z.string(),
      /** What to put into an app for codes, at the first login alone; null where that is done. */
      enrolment: z.object({ secret: z.string(), address: z.string() }).nullable(),
    }),
    problems: [
      ...bodyProblems,
      'invalid_credentials',
      'account_blocked',
      'demo_not_public',
      'enrolment_needs_link',
      'too_many_attempts',
    ],
  }),
  finishOperatorLogin: endpoint({
    path: paths.finishOperatorLogin,
    access: 'visitor',
    summary:
      "The second half: a code of the app, or one of the recovery codes, opens a session of the operator's console.",
    headers: browserHeaders,
    body: z.object({ token: requiredText(200), code: requiredText(40) }),
    output: z.object({
      token: z.string(),
      name: z.string(),
      /** Each opens the console once where the app is lost. Shown here alone; null after the first login. */
      recovery_codes: z.array(z.string()).nullable(),
    }),
    status: 201,
    problems: [...bodyProblems, 'wrong_code', 'too_many_attempts'],
  }),
};
