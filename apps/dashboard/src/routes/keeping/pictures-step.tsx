import { Button } from '@tajmeelspot/ui/button.tsx';
import { useTranslations } from 'use-intl';
import { useListings } from '../../shell/keeping/keeping.ts';
import { Loading } from '../../shell/states.tsx';
import { ListingPictures } from './listing-pictures.tsx';
import type { StepProps } from './step.ts';

/** The pictures of the first listing. */
export function PicturesStep({ house, onDone }: StepProps) {
  const t = useTranslations('house.start');
  const listings = useListings(house.id);
  const first = listings.data?.at(-1);
  if (!first) return <Loading />;
  return (
    <>
      <ListingPictures listing={first} />
      {first.pictures.length > 0 && (
        <Button className="md:justify-self-start" onClick={onDone}>
          {t('now')}
        </Button>
      )}
    </>
  );
}
