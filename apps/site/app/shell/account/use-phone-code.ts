import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { SentCode } from '@tajmeelspot/contract/identity/phone.ts';
import { useState } from 'react';
import type { PhoneCode, PhoneCodeError } from '../../identity/phone/phone-code.ts';
import { browserApi } from '../api.ts';
import { readTab, storeTab } from '../device/tab-store.ts';
import { useLanguage } from '../language.ts';
import { storeSession } from '../session-store.ts';
import { useHydrated } from '../use-hydrated.ts';

type CodeLogin = {
  /** Under which name the tab remembers a code on its way. */
  readonly place: string;
  readonly purpose: 'log_in' | 'book';
  /** The name of a new account; asked for later where this is absent. */
  readonly name?: string | undefined;
  /** A new account is one of a vendor. */
  readonly isProfessional?: boolean;
  /** Called once somebody is logged in. */
  readonly onLogIn: (user: { readonly name: string; readonly role_id: number }) => void;
};

/** What a login with a code knows. */
type CodeLoginState = {
  readonly sent?: SentCode | undefined;
  readonly error?: PhoneCodeError | undefined;
  readonly isBusy?: boolean;
  readonly needsName?: boolean;
  /** Of an account with a two-step login: the digits are then those of its app. */
  readonly loginToken?: string | undefined;
};

/** Logs somebody in with a code to a phone; `code` is undefined until one is on its way. */
export function usePhoneCode({ place, purpose, name, isProfessional, onLogIn }: CodeLogin) {
  const language = useLanguage();
  const [state, setState] = useStoredState(place);
  const { sent, error, isBusy = false, needsName = false, loginToken } = state;
  const api = () => browserApi(language, '');
  const role = isProfessional ? { role_id: 0 } : {};
  const send = async (phone: string, channel?: 'sms'): Promise<boolean> => {
    setState({ sent, isBusy: true });
    try {
      const { data } = await api().requestCode({ body: { phone, purpose, ...(channel ? { channel } : {}) } });
      setState({ sent: data });
      storeTab(place, data, Date.parse(data.expires_at));
      return true;
    } catch (thrown) {
      setState({ sent, error: toError(thrown) });
      return false;
    }
  };
  const end = () => {
    storeTab(place, undefined);
    setState({});
  };
  const enter = async (digits: string, typedName = name) => {
    if (!sent || isBusy) return;
    setState({ ...state, isBusy: true, error: undefined });
    try {
      const { token, user } = await (loginToken === undefined
        ? api().logInWithCode({ body: { code_id: sent.id, code: digits, name: typedName, ...role } })
        : api().finishLogIn({ body: { token: loginToken, code: digits } }));
      storeSession(user, token);
      end();
      onLogIn(user);
    } catch (thrown) {
      setState({ sent, ...afterError(thrown, loginToken) });
    }
  };
  const code: PhoneCode | undefined = sent && {
    phone: sent.phone,
    expiresAt: Date.parse(sent.expires_at),
    resendAt: Date.parse(sent.resend_at),
    error,
    isBusy,
    needsName,
    enter: (digits, typedName) => void enter(digits, typedName),
    resend: (channel) => void send(sent.phone, channel),
    changeNumber: end,
  };
  return { code, error, isBusy, send };
}

/** The state of a login, with the code that the tab remembers until another one is sent. */
function useStoredState(place: string): [CodeLoginState, (state: CodeLoginState) => void] {
  const isHydrated = useHydrated();
  const [stored] = useState(() => readTab(place) as SentCode | undefined);
  const [changed, setState] = useState<CodeLoginState>();
  return [changed ?? (isHydrated ? { sent: stored } : {}), setState];
}

function afterError(thrown: unknown, loginToken: string | undefined): CodeLoginState {
  const body = thrown instanceof ApiError ? thrown.body : undefined;
  if (body?.errors && 'name' in body.errors) return { needsName: true };
  return { error: toError(thrown), loginToken: body?.login_token ?? loginToken };
}

function toError(thrown: unknown): PhoneCodeError {
  if (!(thrown instanceof ApiError)) return { kind: 'offline' };
  const { body, status } = thrown;
  if (!body || status >= 500) return { kind: 'failed' };
  if (body.tries_left !== undefined) return { kind: 'wrong', triesLeft: body.tries_left };
  return { kind: 'answered', text: Object.values(thrown.fieldErrors)[0] ?? body.message };
}
