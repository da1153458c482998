import { TextPage } from '../../content/text/text-page.tsx';
import { TreatmentGuide } from '../../content/treatments/treatments.tsx';
import { metaOf } from '../../shell/head/meta.ts';
import { Speak } from '../../shell/words.tsx';
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
