import { TextPage } from '../../content/text/text-page.tsx';
import { TreatmentGuide } from '../../content/treatments/treatment-guide.tsx';
import { metaOf } from '../../shell/head/to-meta.ts';
import { Speak } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/treatment-guide.ts';
import { loadTreatments } from './load-treatments.server.ts';

export const loader = (args: Route.LoaderArgs) => loadTreatments(args, 'treatment-guide');

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData);

export default function Guide({ loaderData: { words, page, groups } }: Route.ComponentProps) {
  return (
    <Speak words={words}>
      <TextPage page={page} after={<TreatmentGuide groups={groups} />} />
    </Speak>
  );
}
