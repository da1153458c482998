import { ApiError } from '@tajmeelspot/contract/client.ts';
import { useEffect } from 'react';
import { useFetcher, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { tokenIn } from '../../shell/link-token.ts';
import type { TokenOutcome } from '../../content/newsletter/subscription-outcome.ts';
import { TokenPanel } from '../../content/newsletter/subscription-panel.tsx';
import { TextPage } from '../../content/text/text-page.tsx';
import { readForm } from '../../shell/read-form.ts';
import { browserApi, serverApi } from '../../shell/api.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { languageOf } from '../../shell/language.ts';
import { metaOf } from '../../shell/head/to-meta.ts';
import { NewsletterForm } from '../../shell/newsletter/newsletter-form.tsx';
import { toRefused } from '../../shell/to-form-errors.ts';
import { wordsOf } from '../../shell/messages/compiled-messages.server.ts';
import { Speak } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/newsletter.ts';
import { headOfText, loadText } from './load-text.server.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const page = await loadText(serverApi(context, language), 'newsletter');
  return { words: wordsOf(language, 'content', 'newsletter'), head: headOfText(language, page), page };
}

/** The link of a mail: confirms a subscription or ends it. */
export async function clientAction({ request, params }: Route.ClientActionArgs): Promise<TokenOutcome> {
  const typed = await readForm(request);
  const api = browserApi(languageOf(params), '');
  const intent = typed('intent') === 'end' ? 'end' : 'confirm';
  const given = { body: { token: typed('token') } };
  try {
    const { message } = await (intent === 'end' ? api.endSubscription(given) : api.confirmSubscription(given));
    return { kind: 'done', intent, message };
  } catch (error) {
    const { message, errors } = toRefused(error, '');
    const said = message ?? Object.values(errors).join(' ');
    return { kind: 'failed', message: error instanceof ApiError && said !== '' ? said : undefined };
  }
}

export const shouldRevalidate = (): boolean => false;

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData);

export default function Newsletter({ loaderData: { words, page } }: Route.ComponentProps) {
  return (
    <Speak words={words}>
      <TextPage page={page} before={<Before />} />
    </Speak>
  );
}

/** The form; with the link of a mail, what that is for. */
function Before() {
  const t = useTranslations('newsletter');
  const token = useToken();
  const { data, state, submit } = useFetcher<TokenOutcome>();
  if (token !== undefined) {
    const choose = (intent: 'confirm' | 'end') => void submit({ intent, token }, { method: 'post' });
    return <TokenPanel outcome={data} isBusy={state !== 'idle'} onChoose={choose} />;
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
    const token = tokenIn(hash);
    if (token === undefined) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true, state: { token } });
  }, [hash, navigate, pathname, search]);
  return isHydrated ? (state as { token?: string } | null)?.token : undefined;
}
