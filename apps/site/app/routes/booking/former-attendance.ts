import { redirect } from 'react-router';
import { inLanguage, languageOf } from '../../shell/language.ts';
import type { Route } from './+types/former-attendance.ts';

/** Redirects to the attendance page. The browser carries the fragment, which holds the token, to the new address. */
export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(inLanguage(languageOf(params), '/confirm-attendance'), 301);
