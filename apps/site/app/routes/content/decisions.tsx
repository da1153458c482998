import { DecisionsPage } from '../../content/decisions/decisions-page.tsx';
import { serverApi } from '../../shell/api.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { languageOf } from '../../shell/language.ts';
import { headOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/decisions.ts';

/** Pages are kept for a minute, so what stands in this one is at most that old. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const given = new URL(request.url).searchParams.get('before') ?? '';
  const before = /^[1-9]\d{0,14}$/.test(given) ? given : undefined;
  const answer = await serverApi(context, language).listTrustLog({ query: before ? { before } : {} });
  return {
    messages: messagesOf(language, 'decisions'),
    head: headOf(language, 'decisions'),
    answer,
    isFirst: before === undefined,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

export default function Decisions({ loaderData: { messages, answer, isFirst } }: Route.ComponentProps) {
  return (
    <PageMessages messages={messages}>
      <DecisionsPage answer={answer} isFirst={isFirst} />
    </PageMessages>
  );
}
