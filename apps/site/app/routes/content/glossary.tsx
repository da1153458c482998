import { TextPage } from '../../content/text/text-page.tsx';
import { Terms } from '../../content/treatments/terms.tsx';
import { TreatmentIndex } from '../../content/treatments/treatments.tsx';
import { metaOf } from '../../shell/head/meta.ts';
import { Speak } from '../../shell/words.tsx';
import type { Route } from './+types/glossary.ts';
import { loadGlossary } from './load-treatments.server.ts';

export const loader = (args: Route.LoaderArgs) => loadGlossary(args);

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData);

export default function Glossary({ loaderData: { words, page, groups, terms } }: Route.ComponentProps) {
  return (
    <Speak words={words}>
      <TextPage
        page={page}
        after={
          <>
            <Terms terms={terms} />
            <TreatmentIndex groups={groups} />
          </>
        }
      />
    </Speak>
  );
}
