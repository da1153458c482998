import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { requiredText, text } from './fields.ts';
import { paths } from './paths.ts';

/** A person as the person itself sees it. role_id 0 is a vendor, any other value is not. */
export const user = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  role_id: z.number().int(),
  image: z.string().nullable(),
});

const email = requiredText(254).pipe(z.email({ error: 'invalid_email', pattern: z.regexes.html5Email }));
const password = z.string().min(1, 'required').min(8, 'too_short').max(200, 'too_long');

const signUpBody = z
  .object({
    name: requiredText(120),
    email,
    password,
    password_confirmation: z.string().min(1, 'required').max(200, 'too_long'),
    /** 0 makes a vendor; anything else, or nothing, a customer. */
    role_id: z.union([z.number(), text(20)]).optional(),
  })
  .refine((body) => body.password === body.password_confirmation, {
    path: ['password_confirmation'],
    error: 'passwords_differ',
  });

export const identity = {
  signUp: endpoint({
    path: paths.signUp,
    access: 'anybody',
    summary: 'Makes an account; the same answer shape for both roles.',
    body: signUpBody,
    output: z.object({ message: z.string(), user }),
    status: 201,
    problems: ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid'],
  }),
  logIn: endpoint({
    path: paths.logIn,
    access: 'anybody',
    summary: 'Opens a session. The token is shown once and stored hashed.',
    body: z.object({ email: requiredText(254), password: z.string().min(1, 'required').max(200, 'too_long') }),
    output: z.object({ token: z.string(), user }),
    problems: [
      'malformed_json',
      'too_large',
      'unsupported_media_type',
      'invalid',
      'invalid_credentials',
      'too_many_attempts',
    ],
  }),
  logOut: endpoint({
    path: paths.logOut,
    access: 'member',
    summary: 'Ends the session of the token it is called with.',
    output: z.object({ message: z.string() }),
    problems: ['unauthenticated'],
  }),
  findUser: endpoint({
    path: paths.findUser,
    access: 'member',
    summary: 'Who the token belongs to.',
    output: user,
    problems: ['unauthenticated'],
  }),
};

/** A person as the person itself sees it. */
export type User = z.output<typeof user>;
