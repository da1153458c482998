import { ApiError } from '@tajmeelspot/contract/client.ts';
import { useEffect } from 'react';
import { useFetcher, useLocation, useNavigate } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { readLinkToken } from '../../shell/link-token.ts';
import type { SubscriptionOutcome } from '../../content/newsletter/subscription-outcome.ts';
import { SubscriptionPanel } from '../../content/newsletter/subscription-panel.tsx';
import { TextPage } from '../../content/text/text-page.tsx';
import { readForm } from '../../shell/read-form.ts';
import { browserApi, serverApi } from '../../shell/api.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { languageOf } from '../../shell/language.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { NewsletterForm } from '../../shell/newsletter/newsletter-form.tsx';
import { toFormErrors } from '../../shell/to-form-errors.ts';
import { messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/newsletter.ts';
import { headOfText, loadText } from './load-text.server.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const page = await loadText(serverApi(context, language), 'newsletter');
  return { messages: messagesOf(language, 'content', 'newsletter'), head: headOfText(language, page), page };
}

/** The link of a mail: confirms a subscription or ends it. */
export async function clientAction({ request, params }: Route.ClientActionArgs): Promise<SubscriptionOutcome> {
  const typed = await readForm(request);
  const api = browserApi(languageOf(params), '');
  const intent = typed('intent') === 'end' ? 'end' : 'confirm';
  const input = { body: { token: typed('token') } };
  try {
    const { message } = await (intent === 'end' ? api.endSubscription(input) : api.confirmSubscription(input));
    return { kind: 'done', intent, message };
  } catch (error) {
    const { message, fields: errors } = toFormErrors(error, '');
    const text = message ?? Object.values(errors).join(' ');
    return { kind: 'failed', message: error instanceof ApiError && text !== '' ? text : undefined };
  }
}

export const shouldRevalidate = (): boolean => false;

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

export default function Newsletter({ loaderData: { messages, page } }: Route.ComponentProps) {
  return (
    <PageMessages messages={messages}>
      <TextPage page={page} before={<NewsletterBanner />} />
    </PageMessages>
  );
}

/** The form; with the link of a mail, what that is for. */
function NewsletterBanner() {
  const t = useTranslations('newsletter');
  const token = useToken();
  const { data, state, submit } = useFetcher<SubscriptionOutcome>();
  if (token !== undefined) {
    const choose = (intent: 'confirm' | 'end') => void submit({ intent, token }, { method: 'post' });
    return <SubscriptionPanel outcome={data} isBusy={state !== 'idle'} onChoose={choose} />;
  }
  return (
    <section aria-label={t('subscribe')} className="mb-6 max-w-[560px]">
      <noscript>
        <p className="mb-4 rounded-control bg-pending-tint p-4 text-15 text-pending">{t('needsScript')}</p>
      </noscript>
      <NewsletterForm look="light" />
    </section>
  );
}

/** The token of the address, which is taken out of the address bar at once. */
function useToken(): string | undefined {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  // The server knew nothing of it.
  const isHydrated = useHydrated();
  useEffect(() => {
    const token = readLinkToken(hash);
    if (token === undefined) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true, state: { token } });
  }, [hash, navigate, pathname, search]);
  return isHydrated ? (state as { token?: string } | null)?.token : undefined;
}
