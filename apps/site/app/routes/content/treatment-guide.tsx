import { TextPage } from '../../content/text/text-page.tsx';
import { TreatmentGuide } from '../../content/treatments/treatment-guide.tsx';
import { toMeta } from '../../shell/head/to-meta.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/treatment-guide.ts';
import { loadTreatments } from './load-treatments.server.ts';

export const loader = (args: Route.LoaderArgs) => loadTreatments(args, 'treatment-guide');

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

export default function Guide({ loaderData: { messages, page, groups } }: Route.ComponentProps) {
  return (
    <PageMessages messages={messages}>
      <TextPage page={page} after={<TreatmentGuide groups={groups} />} />
    </PageMessages>
  );
}
