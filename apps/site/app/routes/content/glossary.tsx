import { TextPage } from '../../content/text/text-page.tsx';
import { TreatmentIndex } from '../../content/treatments/treatments.tsx';
import { metaOf } from '../../shell/meta.ts';
import { Speak } from '../../shell/words.tsx';
import type { Route } from './+types/glossary.ts';
import { loadTreatments } from './load-treatments.server.ts';

export const loader = (args: Route.LoaderArgs) => loadTreatments(args, 'glossary');

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData);

export default function Glossary({ loaderData: { words, page, groups } }: Route.ComponentProps) {
  return (
    <Speak words={words}>
      <TextPage page={page} after={<TreatmentIndex groups={groups} />} />
    </Speak>
  );
}
