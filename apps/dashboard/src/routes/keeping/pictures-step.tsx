import { Button } from '@tajmeelspot/ui/button.tsx';
import { useTranslations } from 'use-intl';
import { useServices } from '../../shell/keeping/keeping.ts';
import { Loading } from '../../shell/loading.tsx';
import { ServicePictures } from './listing-pictures.tsx';
import type { StepProps } from './step.ts';

/** The pictures of the first service. */
export function PicturesStep({ venue, onDone }: StepProps) {
  const t = useTranslations('venue.start');
  const services = useServices(venue.id);
  const first = services.data?.at(-1);
  if (!first) return <Loading />;
  return (
    <>
      <ServicePictures service={first} />
      {first.pictures.length > 0 && (
        <Button className="md:justify-self-start" onClick={onDone}>
          {t('now')}
        </Button>
      )}
    </>
  );
}
