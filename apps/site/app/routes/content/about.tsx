import { AboutPage } from '../../content/about/about-page.tsx';
import { serverApi } from '../../shell/api.ts';
import { languageOf } from '../../shell/language.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { headOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/about.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const about = await serverApi(context, language).findAbout();
  return { messages: messagesOf(language, 'about'), head: headOf(language, 'about'), about };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

export default function AboutRoute({ loaderData: { messages, about } }: Route.ComponentProps) {
  return (
    <PageMessages messages={messages}>
      <AboutPage about={about} />
    </PageMessages>
  );
}
