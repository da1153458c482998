import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import type { SecondFactorAnswer, SecondFactorOutcome } from '../../identity/second-factor/second-factor-editor.ts';
import { readForm } from '../../shell/read-form.ts';
import { redirectToLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import { toFormErrors } from '../../shell/to-form-errors.ts';
import type { Route } from './+types/second-factor.ts';

/** Whether a login of the signed-in user needs a code. Throws a redirect to the login where this session is over. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<SecondFactorAnswer> {
  const language = languageOf(params);
  try {
    const { data } = await browserApi(language).findSecondFactor({ signal: request.signal });
    return { kind: 'state', state: data };
  } catch (error) {
    redirectWhenExpired(error, language);
    return { kind: 'failed' };
  }
}

/** Does what `intent` names; a secret that was shown stays with the form until a code of it is right. */
export async function clientAction({ params, request }: Route.ClientActionArgs): Promise<SecondFactorOutcome> {
  const language = languageOf(params);
  const typed = await readForm(request);
  try {
    return await change(browserApi(language), typed);
  } catch (error) {
    redirectWhenExpired(error, language);
    const formErrors = toFormErrors(error, '');
    if (typed('intent') === 'switchOn') {
      return { kind: 'scan', secret: typed('secret'), address: typed('address'), formErrors };
    }
    return formErrors.message === '' ? { kind: 'failed' } : { kind: 'rejected', formErrors };
  }
}

async function change(
  api: ReturnType<typeof browserApi>,
  typed: (name: string) => string,
): Promise<SecondFactorOutcome> {
  const [password, code] = [typed('password') || null, typed('code')];
  switch (typed('intent')) {
    case 'setUp': {
      return { kind: 'scan', ...(await api.setUpSecondFactor({ body: { password } })), formErrors: undefined };
    }
    case 'switchOn': {
      const { message, recovery_codes: codes } = await api.switchOnSecondFactor({ body: { code } });
      return { kind: 'codes', message, codes };
    }
    case 'renew': {
      const { message, recovery_codes: codes } = await api.renewRecoveryCodes({ body: { password, code } });
      return { kind: 'codes', message, codes };
    }
    default: {
      const { message } = await api.switchOffSecondFactor({ body: { password, code } });
      return { kind: 'off', message };
    }
  }
}

function redirectWhenExpired(error: unknown, language: Language): void {
  if (error instanceof ApiError && error.status === 401) {
    throw redirectToLogIn(language, error.message, inLanguage(language, '/ChangePassword'));
  }
}
