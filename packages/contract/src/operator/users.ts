import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { paths } from '../paths.ts';
import { changeProblems, listQuery, message, oneOf, operatorProblems, pageOf, reasonBody } from './lists.ts';

const contactMessage = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  language: z.string(),
  created_at: z.string(),
  answered_at: z.string().nullable(),
});

const subscriber = z.object({
  id: z.number().int(),
  email: z.string(),
  status: z.enum(['pending', 'confirmed', 'ended']),
  language: z.string(),
  requested_at: z.string(),
  confirmed_at: z.string().nullable(),
});

const user = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Null for an account that is known by its phone alone. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** The phone that opens the account, E.164. */
  proven_phone: z.string().nullable(),
  role: z.enum(['customer', 'vendor', 'operator']),
  created_at: z.string(),
  blocked_at: z.string().nullable(),
  erased_at: z.string().nullable(),
  sessions: z.number().int(),
  /** Whether a login asks for a code of an app. */
  has_second_factor: z.boolean(),
  bookings: z.number().int(),
  /** No-shows that the account has disputed. */
  disputes: z.number().int(),
});

export const users = {
  listContactMessages: endpoint({
    path: paths.listContactMessages,
    access: 'operator',
    summary: 'What visitors have written to the marketplace, the newest first.',
    query: listQuery.extend({ state: z.enum(['open', 'answered'], 'invalid').optional() }),
    output: pageOf(contactMessage),
    problems: ['invalid', ...operatorProblems],
  }),
  markContactMessage: endpoint({
    path: paths.markContactMessage,
    access: 'operator',
    summary: 'Notes whether a message has been answered.',
    params: oneOf,
    body: z.object({ is_answered: z.boolean('invalid') }),
    output: message,
    problems: [...changeProblems, 'not_found'],
  }),
  listSubscribers: endpoint({
    path: paths.listSubscribers,
    access: 'operator',
    summary: 'Who has asked for the newsletter, the newest first.',
    query: listQuery,
    output: pageOf(subscriber),
    problems: ['invalid', ...operatorProblems],
  }),
  exportSubscribers: endpoint({
    path: paths.exportSubscribers,
    access: 'operator',
    summary: 'Every confirmed subscriber as CSV.',
    output: z.string(),
    media: 'text/csv',
    problems: operatorProblems,
  }),
  listUsers: endpoint({
    path: paths.listUsers,
    access: 'operator',
    summary: 'Every account, the newest first.',
    query: listQuery.extend({ role: z.enum(['customer', 'vendor', 'operator'], 'invalid').optional() }),
    output: pageOf(user),
    problems: ['invalid', ...operatorProblems],
  }),
  endUserSessions: endpoint({
    path: paths.endUserSessions,
    access: 'operator',
    summary: 'Logs somebody out everywhere.',
    params: oneOf,
    output: message,
    problems: ['not_found', ...operatorProblems],
  }),
  blockUser: endpoint({
    path: paths.blockUser,
    access: 'operator',
    summary: 'Keeps somebody from logging in, and logs them out everywhere.',
    params: oneOf,
    body: reasonBody,
    output: message,
    problems: [...changeProblems, 'not_found', 'own_account'],
  }),
  unblockUser: endpoint({
    path: paths.unblockUser,
    access: 'operator',
    summary: 'Lets somebody log in again.',
    params: oneOf,
    output: message,
    problems: ['not_found', ...operatorProblems],
  }),
  removeUserSecondFactor: endpoint({
    path: paths.removeUserSecondFactor,
    access: 'operator',
    summary: 'Switches the two-step login of somebody off who has lost the phone and the recovery codes.',
    params: oneOf,
    body: reasonBody,
    output: message,
    problems: [...changeProblems, 'not_found', 'enrolment_needs_link'],
  }),
  releaseUserNumber: endpoint({
    path: paths.releaseUserNumber,
    access: 'operator',
    summary:
      'Takes its phone from an account whose user cannot prove it any more: begun by one call, done by another after 72 hours without a login.',
    params: oneOf,
    body: reasonBody,
    output: z.object({
      message: z.string(),
      /** From when it can be released, ISO 8601; null once it is. */
      data: z.object({ is_released: z.boolean(), release_at: z.string().nullable() }),
    }),
    problems: [...changeProblems, 'not_found'],
  }),
  exportUser: endpoint({
    path: paths.exportUser,
    access: 'operator',
    summary: 'Everything that is stored about a user, by kind, to answer that user.',
    params: oneOf,
    output: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    problems: ['not_found', ...operatorProblems],
  }),
  eraseUser: endpoint({
    path: paths.eraseUser,
    access: 'operator',
    summary:
      'Forgets somebody for good: account, reviews and messages. Visits stay with the venues, without name and notes.',
    params: oneOf,
    body: reasonBody,
    output: message,
    problems: [...changeProblems, 'not_found', 'own_account', 'account_in_use'],
  }),
};
