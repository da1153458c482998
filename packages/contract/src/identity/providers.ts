import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { paths } from '../paths.ts';

/** A service that people can log in with. */
export const provider = z.enum(['google', 'facebook']);

/** A service that people can log in with. */
export type Provider = z.output<typeof provider>;

export const providers = {
  listProviders: endpoint({
    path: paths.listProviders,
    access: 'visitor',
    summary: 'The providers that this installation can log in with.',
    output: z.object({ data: z.array(provider) }),
    problems: [],
  }),
  finishProviderLogin: endpoint({
    path: paths.finishProviderLogin,
    access: 'browser',
    summary: 'Opens a session with what a provider sent back; only in the browser that the login began in, once.',
    query: z.looseObject({
      code: text(4000).optional(),
      state: text(200).optional(),
      /** The provider's reason for a refused login. */
      error: text(200).optional(),
    }),
    headers: z.object({
      /** Has the secret of the browser that the login began in. */
      cookie: z.string().optional(),
      /** Part of the address that the provider came back to, where ORIGIN is not set. */
      host: z.string().optional(),
    }),
    output: z.object({
      access_token: z.string(),
      provider,
      name: z.string(),
      email: z.string().nullable(),
      /** The door that the login began at: a professional's is for vendors alone. */
      as: z.enum(['customer', 'vendor']),
    }),
    problems: [
      'invalid',
      'login_not_finished',
      'code_needed',
      'email_in_use',
      'account_blocked',
      'provider_without_email',
      'provider_unavailable',
    ],
  }),
};
