import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { downloadFile } from '@tajmeelspot/ui/download-file.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { redirect } from 'react-router';
import type { FormErrors } from '../../forms/form-errors.ts';
import { redirectToLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { inLanguage } from '../../shell/language.ts';
import { readForm } from '../../shell/read-form.ts';
import { clearSession } from '../../shell/session-store.ts';
import { toFormErrors } from '../../shell/to-form-errors.ts';

/** What became of downloading the own data or deleting the account; the latter leads home. */
export type OwnDataOutcome =
  | { readonly kind: 'downloaded' | 'failed' }
  | { readonly kind: 'rejected'; readonly formErrors: FormErrors };

/** Downloads the own data, or deletes the account. Throws a redirect to the login where the session is over. */
export async function changeOwnData(request: Request, language: Language): Promise<OwnDataOutcome | Response> {
  const typed = await readForm(request);
  const api = browserApi(language);
  try {
    if (typed('intent') === 'download') {
      const everything = await api.exportOwnData();
      downloadFile('tajmeelspot.json', [JSON.stringify(everything, null, 2)], 'application/json');
      return { kind: 'downloaded' };
    }
    const { message } = await api.deleteAccount({ body: { password: typed('password') || null } });
    clearSession();
    toast(message);
    return redirect(inLanguage(language, '/'));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      throw redirectToLogIn(language, error.message, inLanguage(language, '/profile'));
    }
    const formErrors = toFormErrors(error, '');
    return formErrors.message === '' ? { kind: 'failed' } : { kind: 'rejected', formErrors };
  }
}
