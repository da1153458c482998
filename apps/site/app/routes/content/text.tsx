import { NextSteps } from '../../content/text/next-steps.tsx';
import { TextPage } from '../../content/text/text-page.tsx';
import { serverApi } from '../../shell/api.ts';
import { languageOf } from '../../shell/language.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/text.ts';
import { headOfText, loadText } from './load-text.server.ts';

/** The page's name is the end of its address. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const { name } = params as { name?: string };
  const slug = name === undefined ? lastSegmentOf(new URL(request.url).pathname) : `spot-files-${name}`;
  const page = await loadText(serverApi(context, language), slug);
  return { messages: messagesOf(language, 'content'), head: headOfText(language, page), page };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

export default function Text({ loaderData: { messages, page } }: Route.ComponentProps) {
  return (
    <PageMessages messages={messages}>
      <TextPage page={page} after={<NextSteps slug={page.slug} />} />
    </PageMessages>
  );
}

const lastSegmentOf = (path: string): string => path.replace(/\/$/, '').split('/').at(-1) ?? '';
