import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { browserHeaders, requiredPhone, requiredText, text } from '../fields.ts';
import { paths } from '../paths.ts';
import { user } from './profile.ts';

const bodyProblems = ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid'] as const;

/** How a code reaches a phone; absent: as this installation sends. */
const channel = z.enum(['whatsapp', 'sms'], 'invalid').optional();

const codeId = z.uuid('invalid');

/** Six digits, in any script. */
const code = requiredText(40);

const sentCode = z.object({
  id: z.string(),
  /** The number that it was sent to, E.164. */
  phone: z.string(),
  /** Instants, ISO 8601: until when it works, and from when another one may be asked for. */
  expires_at: z.string(),
  resend_at: z.string(),
  channel: z.enum(['whatsapp', 'sms']).nullable(),
});

/** A code on its way to a phone. */
export type SentCode = z.output<typeof sentCode>;

export const phones = {
  requestCode: endpoint({
    path: paths.requestCode,
    access: 'visitor',
    summary:
      'Sends a code of six digits to a phone, good for ten minutes; a former one ends. The same answer for every number.',
    body: z.object({ phone: requiredPhone, purpose: z.enum(['log_in', 'book'], 'invalid').default('log_in'), channel }),
    output: z.object({ data: sentCode }),
    status: 201,
    problems: [...bodyProblems, 'too_many_attempts'],
  }),
  logInWithCode: endpoint({
    path: paths.logInWithCode,
    access: 'visitor',
    summary:
      'Opens a session of the account of a phone with the code that was sent to it; makes one, with a name, where there is none.',
    headers: browserHeaders,
    body: z.object({
      code_id: codeId,
      code,
      /** Of a new account; where it is missing the code can be used again with it. */
      name: text(120).optional(),
      /** 0 makes a vendor of a new account; anything else, or nothing, a customer. */
      role_id: z.union([z.number(), text(20)]).optional(),
    }),
    output: z.object({ token: z.string(), user }),
    problems: [...bodyProblems, 'wrong_code', 'code_needed', 'account_blocked', 'too_many_attempts'],
  }),
  requestNumberChange: endpoint({
    path: paths.requestNumberChange,
    access: 'member',
    summary: "Sends a code to a new phone of the caller's account, and another one to the phone that it has.",
    body: z.object({ phone: requiredPhone, channel }),
    output: z.object({ data: z.object({ code: sentCode, former: sentCode.nullable() }) }),
    status: 201,
    problems: [...bodyProblems, 'unauthenticated', 'email_unverified', 'too_many_attempts'],
  }),
  changeNumber: endpoint({
    path: paths.changeNumber,
    access: 'member',
    summary:
      'Sets the phone of the account with the code sent to it and, where it had one, the code sent to that. Another account that had the number loses it.',
    body: z.object({
      code_id: codeId,
      code,
      /** Of the number that the account has. */
      former_code_id: codeId.optional(),
      former_code: text(40).optional(),
    }),
    output: z.object({ message: z.string(), data: user }),
    problems: [...bodyProblems, 'unauthenticated', 'wrong_code', 'too_many_attempts'],
  }),
};
