import { TextPage } from '../../content/text/text-page.tsx';
import { GlossaryTerms } from '../../content/treatments/glossary-terms.tsx';
import { TreatmentIndex } from '../../content/treatments/treatment-guide.tsx';
import { toMeta } from '../../shell/head/to-meta.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/glossary.ts';
import { loadGlossary } from './load-treatments.server.ts';

export const loader = (args: Route.LoaderArgs) => loadGlossary(args);

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

export default function Glossary({ loaderData: { messages, page, groups, terms } }: Route.ComponentProps) {
  return (
    <PageMessages messages={messages}>
      <TextPage
        page={page}
        after={
          <>
            <GlossaryTerms terms={terms} />
            <TreatmentIndex groups={groups} />
          </>
        }
      />
    </PageMessages>
  );
}
