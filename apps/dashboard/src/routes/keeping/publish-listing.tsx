import type { OwnListing } from '@tajmeelspot/contract/venues/own-listings.ts';
import { api } from '../../shell/api.ts';
import { useDecision } from '../../shell/keeping/decide.tsx';
import { Publishing } from '../../services/publishing.tsx';

/** Publishes a listing or withdraws it; what a withdrawal would break is asked first. */
export function PublishListing({ listing }: { readonly listing: OwnListing }) {
  const { decide, over, isBusy, fault } = useDecision();
  const params = { id: String(listing.id) };
  return (
    <>
      <Publishing
        listing={listing}
        isBusy={isBusy}
        fault={fault}
        onOffer={(is_offered) => decide((decided) => api().changeOffer({ params, body: { is_offered, ...decided } }))}
      />
      {over}
    </>
  );
}
