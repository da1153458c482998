import { redirect } from 'react-router';
import { resetPassword } from '../../shell/account/password-reset.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import type { Route } from './+types/reset-password.ts';

/** The dialog lives on the logins. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(inLanguage(languageOf(params), '/customerslogin'));

export const clientAction = ({ request, params }: Route.ClientActionArgs) => resetPassword(request, languageOf(params));
