import { TextPage } from '../../content/text/text-page.tsx';
import { Terms } from '../../content/treatments/glossary-terms.tsx';
import { TreatmentIndex } from '../../content/treatments/treatment-guide.tsx';
import { metaOf } from '../../shell/head/to-meta.ts';
import { Speak } from '../../shell/messages/page-messages.tsx';
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
