import { localeOf } from '@tajmeelspot/language/locale.ts';
import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { Contract } from '@tajmeelspot/contract/contract.ts';
import type { EndpointOutput } from '@tajmeelspot/contract/endpoint.ts';
import { providerNames } from '@tajmeelspot/contract/identity/provider-names.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import { Spinner } from '@tajmeelspot/ui/spinner.tsx';
import { useEffect, useRef } from 'react';
import { data, useFetcher, useLocation, useNavigate } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { AccountPage } from '../../identity/account-page.tsx';
import { CodeForm } from '../../identity/code-form.tsx';
import { ProviderProfile } from '../../identity/provider-profile.tsx';
import { ProviderProblem } from '../../identity/provider-problem.tsx';
import { TimedDialog } from '../../forms/timed-dialog.tsx';
import { browserApi } from '../../shell/api.ts';
import { inLanguage, languageOf, useLanguage } from '../../shell/language.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { storeSession } from '../../shell/session-store.ts';
import { headOf, textOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/login-callback.ts';

/** The page is the same whatever the provider sent: that is for the browser alone. */
export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  const provider = Object.entries(providerNames).find(([key]) => key === params.provider)?.[1];
  if (provider === undefined) throw data(null, { status: 404 });
  const name = textOf(language, 'callback', 'title', { provider });
  return {
    messages: messagesOf(language, 'identity', 'callback'),
    head: headOf(language, 'identity', { name }),
    provider,
    problems: {
      not_offered: translate(localeOf(language), 'problems.provider_not_offered', { provider }),
      unavailable: translate(localeOf(language), 'problems.provider_unavailable', { provider }),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...toMeta(loaderData),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** The words stay; asking for them again would carry the query of this page to the server. */
export const shouldRevalidate = (): boolean => false;

/** What the page asks for: the end of a login, then the account behind its token. */
type CallbackRequest =
  | { readonly search: string }
  | { readonly loginToken: string; readonly code: string }
  | { readonly token: string; readonly as: 'customer' | 'vendor' };

/** A step of the way in. `reason` is of the page's own words, `message` the server's sentence. */
type CallbackStep =
  | { readonly kind: 'found'; readonly found: EndpointOutput<Contract['finishProviderLogin']> }
  /** The login goes on with a code; the message is about the last one. */
  | { readonly kind: 'code'; readonly loginToken: string; readonly message: string | undefined }
  | { readonly kind: 'in'; readonly name: string }
  | { readonly kind: 'rejected'; readonly message: string }
  | { readonly kind: 'stopped'; readonly reason: StopReason }
  | { readonly kind: 'lost' };

type StopReason = 'not_offered' | 'unavailable' | 'access_denied' | 'nothing' | 'not_vendor';

export async function clientAction({ request, params }: Route.ClientActionArgs): Promise<CallbackStep> {
  const language = languageOf(params);
  const input = (await request.json()) as CallbackRequest;
  try {
    if ('search' in input) return await finish(language, input.search);
    return await ('code' in input ? finishWithCode(language, input) : fetchUser(language, input));
  } catch (error) {
    return error instanceof ApiError && error.body
      ? { kind: 'rejected', message: error.body.message }
      : { kind: 'lost' };
  }
}

async function finish(language: Language, search: string): Promise<CallbackStep> {
  const query = Object.fromEntries(new URLSearchParams(search));
  const { error } = query;
  if (error === 'not_offered' || error === 'unavailable') return { kind: 'stopped', reason: error };
  if (query['state'] === undefined) return { kind: 'stopped', reason: 'nothing' };
  try {
    return { kind: 'found', found: await browserApi(language, '').finishProviderLogin({ query }) };
  } catch (problem) {
    const loginToken = problem instanceof ApiError ? problem.body?.login_token : undefined;
    if (loginToken !== undefined) return { kind: 'code', loginToken, message: undefined };
    if (error === 'access_denied' && problem instanceof ApiError) return { kind: 'stopped', reason: error };
    throw problem;
  }
}

/** The second step, after which nothing is left to be fetched. */
async function finishWithCode(
  language: Language,
  { loginToken, code }: Extract<CallbackRequest, { code: string }>,
): Promise<CallbackStep> {
  try {
    const { token, user } = await browserApi(language, '').finishLogIn({ body: { token: loginToken, code } });
    storeSession(user, token);
    return { kind: 'in', name: user.name };
  } catch (error) {
    if (!(error instanceof ApiError && error.body)) throw error;
    return { kind: 'code', loginToken, message: error.body.message };
  }
}

/** The professional door takes vendors only. */
async function fetchUser(
  language: Language,
  { token, as }: Extract<CallbackRequest, { token: string }>,
): Promise<CallbackStep> {
  const api = browserApi(language, token);
  const user = await api.findUser();
  if (as === 'vendor' && user.role_id !== 0) {
    await api.logOut();
    return { kind: 'stopped', reason: 'not_vendor' };
  }
  storeSession(user, token);
  return { kind: 'in', name: user.name };
}

export default function LoginCallback({ loaderData: { messages, provider, problems } }: Route.ComponentProps) {
  return (
    <PageMessages messages={messages}>
      <CallbackContent provider={provider} problems={problems} />
    </PageMessages>
  );
}

type CallbackContentProps = Pick<Route.ComponentProps['loaderData'], 'provider' | 'problems'>;

function CallbackContent({ provider, problems }: CallbackContentProps) {
  const t = useTranslations('callback');
  const { step, isBusy, retry } = useFinish();
  const fetching = useFetcher<CallbackStep>();
  const { pathname } = useLocation();
  // An account that did not arrive can be fetched again: the answer stays on screen.
  const end = step?.kind === 'found' && fetching.data?.kind !== 'lost' ? (fetching.data ?? step) : step;
  const problemText = useProblemText(end, { provider, problems });
  if (problemText !== undefined) {
    const kind = end?.kind === 'lost' ? 'lost' : 'stopped';
    return (
      <AccountPage title={t(`${kind}.title`)} lead={t(`${kind}.lead`)}>
        <ProviderProblem reason={problemText} isBusy={isBusy} onRetry={kind === 'lost' ? retry : undefined} />
      </AccountPage>
    );
  }
  if (step?.kind === 'code') return <CodeStep step={step} fetching={fetching} />;
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
  const request: CallbackRequest = { token, as };
  return (
    <AccountPage title={t('found.title')} lead={t('found.lead', { provider })}>
      <ProviderProfile
        provider={providerNames[step.found.provider]}
        name={name}
        email={email ?? ''}
        isBusy={fetching.state !== 'idle'}
        hasFailed={fetching.data?.kind === 'lost'}
        onFetch={() => void fetching.submit(request, { method: 'post', action: pathname, encType: 'application/json' })}
      />
      {end?.kind === 'in' && <LoggedInDialog name={end.name} />}
    </AccountPage>
  );
}

type ProviderCodeProps = {
  readonly step: Extract<CallbackStep, { kind: 'code' }>;
  readonly fetching: ReturnType<typeof useFetcher<CallbackStep>>;
};

/** The second step of a login that a provider was the first of. */
function CodeStep({ step: { loginToken }, fetching: { data: end, state, submit } }: ProviderCodeProps) {
  const t = useTranslations('identity');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toLogIn = inLanguage(useLanguage(), '/signuplogin');
  const message = end?.kind === 'lost' ? t('offline') : end?.kind === 'code' ? end.message : undefined;
  const send = (code: string) => {
    const request: CallbackRequest = { loginToken, code };
    void submit(request, { method: 'post', action: pathname, encType: 'application/json' });
  };
  return (
    <AccountPage title={t('code.title')} lead={t('code.lead')}>
      <CodeForm
        formErrors={message === undefined ? undefined : { message, fields: {} }}
        isBusy={state !== 'idle'}
        onSend={send}
        onBack={() => void navigate(toLogIn, { replace: true })}
      />
      {end?.kind === 'in' && <LoggedInDialog name={end.name} />}
    </AccountPage>
  );
}

/** Takes what the provider sent out of the address at once and asks the server about it; `again` asks the same. */
function useFinish() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { data: step, state, submit } = useFetcher<CallbackStep>();
  const answer = useRef<string>(undefined);
  const retry = () => {
    const request: CallbackRequest = { search: answer.current ?? '' };
    void submit(request, { method: 'post', action: pathname, encType: 'application/json' });
  };
  useEffect(() => {
    if (answer.current !== undefined) return;
    answer.current = search;
    void navigate(pathname, { replace: true, preventScrollReset: true });
    retry();
  });
  return { step, isBusy: state !== 'idle', retry };
}

/** Why it goes no further; undefined while it does. */
function useProblemText(
  step: CallbackStep | undefined,
  { provider, problems }: CallbackContentProps,
): string | undefined {
  const t = useTranslations('callback');
  const logIn = useTranslations('identity.logIn');
  if (step?.kind === 'lost') return t('lost.text', { provider });
  if (step?.kind === 'rejected') return step.message;
  if (step?.kind !== 'stopped') return undefined;
  if (step.reason === 'not_offered' || step.reason === 'unavailable') return problems[step.reason];
  return step.reason === 'not_vendor' ? logIn('notVendor') : t(`reasons.${step.reason}`, { provider });
}

const successMs = 3000;

function LoggedInDialog({ name }: { readonly name: string }) {
  const t = useTranslations('identity.success');
  const language = useLanguage();
  const navigate = useNavigate();
  const leave = () => void navigate(inLanguage(language, '/'), { replace: true });
  return <TimedDialog title={t('title', { name })} text={t('text')} ms={successMs} onEnd={leave} />;
}
