import { AboutPage } from '../../content/about/about-page.tsx';
import { serverApi } from '../../shell/api.ts';
import { languageOf } from '../../shell/language.ts';
import { metaOf } from '../../shell/head/to-meta.ts';
import { headOf, wordsOf } from '../../shell/messages/compiled-messages.server.ts';
import { Speak } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/about.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const about = await serverApi(context, language).findAbout();
  return { words: wordsOf(language, 'about'), head: headOf(language, 'about'), about };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData);

export default function AboutRoute({ loaderData: { words, about } }: Route.ComponentProps) {
  return (
    <Speak words={words}>
      <AboutPage about={about} />
    </Speak>
  );
}
