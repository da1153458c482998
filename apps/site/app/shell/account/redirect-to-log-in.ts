import type { Language } from '@tajmeelspot/language/languages.ts';
import { redirect } from 'react-router';
import { inLanguage } from '../language.ts';
import { logInPathOf } from '../navigation.ts';
import { withNext } from '../next-page.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { clearSession } from '../session-store.ts';
import { rememberedRole } from './remembered-role.ts';

/** The session is over: forgets it, says so, and leads to the login of its role and from there back to `page`. */
export function redirectToLogIn(language: Language, message: string, page: string): Response {
  const path = logInPath(language, page);
  clearSession();
  toast(message, { tone: 'bad' });
  return redirect(path);
}

/** The login of the role that was last signed in here, which leads back to `page`. */
export const logInPath = (language: Language, page: string): string =>
  withNext(inLanguage(language, logInPathOf(rememberedRole())), page);
