import { attendanceRulesText } from '../../content/attendance/attendance-rules-text.ts';
import { TextPage } from '../../content/text/text-page.tsx';
import { toMeta } from '../../shell/head/to-meta.ts';
import { languageOf } from '../../shell/language.ts';
import { messagesOf, translateIn } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/if-you-cannot-come.ts';
import { headOfText } from './load-text.server.ts';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  const page = attendanceRulesText(translateIn(language, 'attendanceRules'));
  return { messages: messagesOf(language, 'content'), head: headOfText(language, page), page };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

export default function IfYouCannotCome({ loaderData: { messages, page } }: Route.ComponentProps) {
  return (
    <PageMessages messages={messages}>
      <TextPage page={page} />
    </PageMessages>
  );
}
