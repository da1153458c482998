import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useListings } from '../../shell/keeping/keeping.ts';
import { Loading } from '../../shell/states.tsx';
import { ListingPreview } from '../../services/preview.tsx';
import { PublishListing } from './publish-listing.tsx';
import type { StepProps } from './step.ts';

/** The listing as guests will see it, and the button that shows it to them. */
export function PublishStep({ house }: StepProps) {
  const t = useTranslations('house.start');
  const listings = useListings(house.id);
  const listing = listings.data?.find(({ status }) => status === 'published') ?? listings.data?.at(-1);
  if (!listing) return <Loading />;
  return (
    <>
      <ListingPreview listing={listing} house={house} />
      {listing.status === 'published' && (
        <output className="flex items-start gap-2.5 rounded-card bg-confirmed-tint p-4 text-confirmed">
          <Icon name="check" className="mt-0.5" />
          {t('published')}
        </output>
      )}
      <PublishListing listing={listing} />
      {listing.status === 'published' && (
        <Link to="/" className={`${buttonClass({ kind: 'outline' })} md:justify-self-start`}>
          {t('toToday')}
        </Link>
      )}
    </>
  );
}
