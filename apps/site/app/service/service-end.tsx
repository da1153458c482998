import type { Service } from '@tajmeelspot/contract/catalog.ts';
import { SimilarServices } from './similar-services.tsx';
import { FindUs } from './venue/find-us.tsx';

/** What stands at the end of the page: where it is, and other places for the same. */
export function ServiceEnd({ service }: { readonly service: Service }) {
  return (
    <>
      <FindUs establishment={service.establishment} />
      <SimilarServices services={service.similar_listings} />
    </>
  );
}
