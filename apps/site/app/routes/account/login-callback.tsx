import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { Contract } from '@tajmeelspot/contract/contract.ts';
import type { EndpointOutput } from '@tajmeelspot/contract/endpoint.ts';
import { providerNames } from '@tajmeelspot/contract/identity/provider-names.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { say } from '@tajmeelspot/language/server-words.ts';
import { Spinner } from '@tajmeelspot/ui/spinner.tsx';
import { useEffect, useRef } from 'react';
import { data, useFetcher, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { AccountPage } from '../../identity/account-page.tsx';
import { ProviderAnswer } from '../../identity/provider-profile.tsx';
import { ProviderStopped } from '../../identity/provider-problem.tsx';
import { TimedDialog } from '../../forms/timed-dialog.tsx';
import { browserApi } from '../../shell/api.ts';
import { inLanguage, languageOf, useLanguage } from '../../shell/language.ts';
import { metaOf } from '../../shell/head/to-meta.ts';
import { store } from '../../shell/session-store.ts';
import { headOf, textOf, wordsOf } from '../../shell/messages/compiled-messages.server.ts';
import { Speak } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/login-callback.ts';

/** The page is the same whatever the provider sent: that is for the browser alone. */
export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  const provider = Object.entries(providerNames).find(([key]) => key === params.provider)?.[1];
  if (provider === undefined) throw data(null, { status: 404 });
  const name = textOf(language, 'callback', 'title', { provider });
  return {
    words: wordsOf(language, 'identity', 'callback'),
    head: headOf(language, 'identity', { name }),
    provider,
    refusals: {
      not_offered: say(language, 'problems.provider_not_offered', { provider }),
      unavailable: say(language, 'problems.provider_unavailable', { provider }),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...metaOf(loaderData),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** The words stay; asking for them again would carry the query of this page to the server. */
export const shouldRevalidate = (): boolean => false;

/** What the page asks for: the end of a login, then the account behind its token. */
type Asked = { readonly search: string } | { readonly token: string; readonly as: 'customer' | 'vendor' };

/** A step of the way in. `reason` is of the page's own words, `message` the server's sentence. */
type Step =
  | { readonly kind: 'found'; readonly found: EndpointOutput<Contract['finishProviderLogin']> }
  | { readonly kind: 'in'; readonly name: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'stopped'; readonly reason: Reason }
  | { readonly kind: 'lost' };

type Reason = 'not_offered' | 'unavailable' | 'access_denied' | 'nothing' | 'not_vendor';

export async function clientAction({ request, params }: Route.ClientActionArgs): Promise<Step> {
  const language = languageOf(params);
  const asked = (await request.json()) as Asked;
  try {
    return await ('search' in asked ? finish(language, asked.search) : fetchUser(language, asked));
  } catch (error) {
    return error instanceof ApiError && error.body
      ? { kind: 'refused', message: error.body.message }
      : { kind: 'lost' };
  }
}

async function finish(language: Language, search: string): Promise<Step> {
  const query = Object.fromEntries(new URLSearchParams(search));
  const { error } = query;
  if (error === 'not_offered' || error === 'unavailable') return { kind: 'stopped', reason: error };
  if (query['state'] === undefined) return { kind: 'stopped', reason: 'nothing' };
  try {
    return { kind: 'found', found: await browserApi(language, '').finishProviderLogin({ query }) };
  } catch (refusal) {
    if (error === 'access_denied' && refusal instanceof ApiError) return { kind: 'stopped', reason: error };
    throw refusal;
  }
}

/** The professional door takes vendors only. */
async function fetchUser(language: Language, { token, as }: Extract<Asked, { token: string }>): Promise<Step> {
  const api = browserApi(language, token);
  const user = await api.findUser();
  if (as === 'vendor' && user.role_id !== 0) {
    await api.logOut();
    return { kind: 'stopped', reason: 'not_vendor' };
  }
  store(user, token);
  return { kind: 'in', name: user.name };
}

export default function LoginCallback({ loaderData: { words, provider, refusals } }: Route.ComponentProps) {
  return (
    <Speak words={words}>
      <Callback provider={provider} refusals={refusals} />
    </Speak>
  );
}

type LoginCallbackProps = Pick<Route.ComponentProps['loaderData'], 'provider' | 'refusals'>;

function Callback({ provider, refusals }: LoginCallbackProps) {
  const t = useTranslations('callback');
  const { step, isBusy, again } = useFinish();
  const fetching = useFetcher<Step>();
  const { pathname } = useLocation();
  // An account that did not arrive can be fetched again: the answer stays on screen.
  const end = step?.kind === 'found' && fetching.data?.kind !== 'lost' ? (fetching.data ?? step) : step;
  const why = useWhy(end, { provider, refusals });
  if (why !== undefined) {
    const kind = end?.kind === 'lost' ? 'lost' : 'stopped';
    return (
      <AccountPage title={t(`${kind}.title`)} lead={t(`${kind}.lead`)}>
        <ProviderStopped reason={why} isBusy={isBusy} onRetry={kind === 'lost' ? again : undefined} />
      </AccountPage>
    );
  }
  if (step?.kind !== 'found') {
    return (
      <AccountPage title={t('working.title')} lead={t('working.lead', { provider })}>
        <div className="grid h-66 place-items-center rounded-panel bg-surface inset-ring inset-ring-line">
          <Spinner label={t('working.label')} className="text-48 text-lapis" />
        </div>
      </AccountPage>
    );
  }
  const { access_token: token, as, name, email } = step.found;
  const ask: Asked = { token, as };
  return (
    <AccountPage title={t('found.title')} lead={t('found.lead', { provider })}>
      <ProviderAnswer
        provider={providerNames[step.found.provider]}
        name={name}
        email={email}
        isBusy={fetching.state !== 'idle'}
        isLost={fetching.data?.kind === 'lost'}
        onFetch={() => void fetching.submit(ask, { method: 'post', action: pathname, encType: 'application/json' })}
      />
      {end?.kind === 'in' && <LoggedIn name={end.name} />}
    </AccountPage>
  );
}

/** Takes what the provider sent out of the address at once and asks the server about it; `again` asks the same. */
function useFinish() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { data: step, state, submit } = useFetcher<Step>();
  const answer = useRef<string>(undefined);
  const again = () => {
    const ask: Asked = { search: answer.current ?? '' };
    void submit(ask, { method: 'post', action: pathname, encType: 'application/json' });
  };
  useEffect(() => {
    if (answer.current !== undefined) return;
    answer.current = search;
    void navigate(pathname, { replace: true, preventScrollReset: true });
    again();
  });
  return { step, isBusy: state !== 'idle', again };
}

/** Why it goes no further; undefined while it does. */
function useWhy(step: Step | undefined, { provider, refusals }: LoginCallbackProps): string | undefined {
  const t = useTranslations('callback');
  const logIn = useTranslations('identity.logIn');
  if (step?.kind === 'lost') return t('lost.text', { provider });
  if (step?.kind === 'refused') return step.message;
  if (step?.kind !== 'stopped') return undefined;
  if (step.reason === 'not_offered' || step.reason === 'unavailable') return refusals[step.reason];
  return step.reason === 'not_vendor' ? logIn('notVendor') : t(`reasons.${step.reason}`, { provider });
}

const successMs = 3000;

function LoggedIn({ name }: { readonly name: string }) {
  const t = useTranslations('identity.success');
  const language = useLanguage();
  const navigate = useNavigate();
  const leave = () => void navigate(inLanguage(language, '/'), { replace: true });
  return <TimedDialog title={t('title', { name })} text={t('text')} ms={successMs} onEnd={leave} />;
}
