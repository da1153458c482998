import type { OwnService } from '@tajmeelspot/contract/venues/own-services.ts';
import { api } from '../../shell/api.ts';
import { useScheduleChange } from '../../shell/venue/use-schedule-change.tsx';
import { useOwnVenue } from '../../shell/venue/venue-queries.ts';
import { PublicationPanel } from '../../services/publication-panel.tsx';

/** Publishes a service or withdraws it; what a withdrawal would break is asked first. */
export function ServicePublication({ service }: { readonly service: OwnService }) {
  const { change: decide, dialog: over, isBusy, errorMessage } = useScheduleChange();
  const params = { id: String(service.id) };
  const { data: venue } = useOwnVenue(service.venue_id);
  // The first publication of a venue also needs what an operator asks for.
  const needs = venue?.approval.is_needed ? venue.approval.missing : [];
  return (
    <>
      <PublicationPanel
        service={{ ...service, missing: [...new Set([...service.missing, ...needs])] }}
        isBusy={isBusy}
        errorMessage={errorMessage}
        onChange={(is_published) =>
          decide((decided) => api().changePublication({ params, body: { is_published, ...decided } }))
        }
      />
      {over}
    </>
  );
}
