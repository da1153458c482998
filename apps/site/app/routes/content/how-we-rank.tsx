import { TextPage } from '../../content/text/text-page.tsx';
import { languageOf } from '../../shell/language.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { messagesOf, translateIn } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import { rankingText } from '../../standing/ranking-text.ts';
import type { Route } from './+types/how-we-rank.ts';
import { headOfText } from './load-text.server.ts';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  const page = rankingText(translateIn(language, 'standing'));
  return { messages: messagesOf(language, 'content'), head: headOfText(language, page), page };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

export default function HowWeRank({ loaderData: { messages, page } }: Route.ComponentProps) {
  return (
    <PageMessages messages={messages}>
      <TextPage page={page} />
    </PageMessages>
  );
}
