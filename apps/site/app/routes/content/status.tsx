import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { LiveStatus } from '../../content/status/live-status.tsx';
import { TextPage } from '../../content/text/text-page.tsx';
import { browserApi, serverApi } from '../../shell/api.ts';
import { languageOf } from '../../shell/language.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/status.ts';
import { headOfText, loadText } from './load-text.server.ts';

/** Pages are kept for a minute, so what stands in this one is at most that old. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const api = serverApi(context, language);
  const statusPromise = api.findStatus().catch(() => undefined);
  const page = await loadText(api, 'status');
  const status = await statusPromise;
  return {
    messages: messagesOf(language, 'content', 'status'),
    head: headOfText(language, page),
    page,
    status: status?.data,
  };
}

/** What the browser asks for itself is from this moment. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const [loaded, status] = await Promise.all([
    serverLoader(),
    browserApi(languageOf(params), '')
      .findStatus()
      .catch(() => undefined),
  ]);
  return { ...loaded, status: status?.data };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

/** How often an open page looks again. */
const everyMs = 30_000;

export default function Status({ loaderData: { messages, page, status } }: Route.ComponentProps) {
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    void revalidate();
    const timer = setInterval(() => document.visibilityState === 'visible' && void revalidate(), everyMs);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <PageMessages messages={messages}>
      <TextPage
        page={page}
        before={<LiveStatus report={status} isBusy={state === 'loading'} onRefresh={() => void revalidate()} />}
      />
    </PageMessages>
  );
}
