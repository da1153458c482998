import type { OwnService } from '@tajmeelspot/contract/venues/own-services.ts';
import { api } from '../../shell/api.ts';
import { useDecision } from '../../shell/keeping/decide.tsx';
import { Publishing } from '../../services/publishing.tsx';

/** Publishes a service or withdraws it; what a withdrawal would break is asked first. */
export function PublishService({ service }: { readonly service: OwnService }) {
  const { decide, over, isBusy, errorMessage } = useDecision();
  const params = { id: String(service.id) };
  return (
    <>
      <Publishing
        service={service}
        isBusy={isBusy}
        errorMessage={errorMessage}
        onOffer={(is_published) =>
          decide((decided) => api().changePublication({ params, body: { is_published, ...decided } }))
        }
      />
      {over}
    </>
  );
}
