import { VisibilityTable } from '../../content/visibility/visibility-table.tsx';
import { toMeta } from '../../shell/head/to-meta.ts';
import { languageOf } from '../../shell/language.ts';
import { headOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/who-sees-what.ts';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return { messages: messagesOf(language, 'visibility'), head: headOf(language, 'visibility') };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

export default function WhoSeesWhat({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      <VisibilityTable />
    </PageMessages>
  );
}
