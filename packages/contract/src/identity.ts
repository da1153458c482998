import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { browserHeaders, email, requiredText, text, typedEmail, typedPassword } from './fields.ts';
import { paths } from './paths.ts';
import { phones } from './identity/phone.ts';
import { preferences } from './identity/preferences.ts';
import { profile, user } from './identity/profile.ts';
import { providers } from './identity/providers.ts';
import { secondFactor } from './identity/second-factor.ts';
import { sessions } from './identity/sessions.ts';

/** A password that is being chosen, 8 to 200 characters; the commonest are refused by the server. */
const newPassword = z.string().min(1, 'required').min(8, 'too_short').max(200, 'too_long').meta({ format: 'password' });

const bodyProblems = ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid'] as const;
const message = z.object({ message: z.string() });

const signUpBody = z
  .object({
    name: requiredText(120),
    email,
    password: newPassword,
    /** Of the form that asks for it twice. */
    password_confirmation: typedPassword.optional(),
    /** 0 makes a vendor; anything else, or nothing, a customer. */
    role_id: z.union([z.number(), text(20)]).optional(),
  })
  .refine(({ password, password_confirmation: repeated = password }) => password === repeated, {
    path: ['password_confirmation'],
    error: 'passwords_differ',
  });

const resetBody = z
  .object({ email, token: requiredText(200), password: newPassword, password_confirmation: typedPassword })
  .refine((body) => body.password === body.password_confirmation, {
    path: ['password_confirmation'],
    error: 'passwords_differ',
  });

const changeBody = z
  .object({ old_password: typedPassword, new_password: newPassword, new_password_confirmation: typedPassword })
  .refine((body) => body.new_password === body.new_password_confirmation, {
    path: ['new_password_confirmation'],
    error: 'new_passwords_differ',
  });

const accounts = {
  signUp: endpoint({
    path: paths.signUp,
    access: 'visitor',
    summary: 'Makes an account; the same answer shape for both roles.',
    body: signUpBody,
    output: z.object({ message: z.string(), user }),
    status: 201,
    problems: [...bodyProblems, 'too_many_attempts'],
  }),
  logIn: endpoint({
    path: paths.logIn,
    access: 'visitor',
    summary: 'Opens a session. The token is shown once and stored hashed. Two-step logins go on with finishLogIn.',
    headers: browserHeaders,
    body: z.object({ email: typedEmail, password: typedPassword }),
    output: z.object({ token: z.string(), user }),
    problems: [
      ...bodyProblems,
      'invalid_credentials',
      'code_needed',
      'account_blocked',
      'demo_not_public',
      'too_many_attempts',
    ],
  }),
  logOut: endpoint({
    path: paths.logOut,
    access: 'member',
    summary: 'Ends the session of the token it is called with.',
    output: message,
    problems: ['unauthenticated'],
  }),
  findUser: endpoint({
    path: paths.findUser,
    access: 'member',
    summary: 'Who the token belongs to.',
    output: user,
    problems: ['unauthenticated'],
  }),
  forgotPassword: endpoint({
    path: paths.forgotPassword,
    access: 'visitor',
    summary: 'Mails a link to choose a new password. The answer is the same whether the address has an account or not.',
    body: z.object({ email }),
    output: message,
    problems: [...bodyProblems, 'too_many_attempts'],
  }),
  resetPassword: endpoint({
    path: paths.resetPassword,
    access: 'visitor',
    summary: 'Sets a new password with the token of the mail, once, within an hour; ends every session.',
    body: resetBody,
    output: message,
    problems: [...bodyProblems, 'too_many_attempts'],
  }),
  changePassword: endpoint({
    path: paths.changePassword,
    access: 'member',
    summary: 'Sets a new password with the old one; ends every other session.',
    body: changeBody,
    output: message,
    problems: [...bodyProblems, 'unauthenticated', 'too_many_attempts'],
  }),
};

export const identity = {
  ...accounts,
  ...phones,
  ...preferences,
  ...profile,
  ...secondFactor,
  ...sessions,
  ...providers,
};
