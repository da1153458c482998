import { Button } from '@tajmeelspot/ui/button.tsx';
import { Loading } from '@tajmeelspot/ui/loading.tsx';
import { useTranslations } from 'use-intl';
import { useOwnServices } from '../../shell/venue/venue-queries.ts';
import { ServicePictures } from '../services/service-pictures.tsx';
import type { SetupStepProps } from './setup-step-props.ts';

/** The pictures of the first service. */
export function PicturesStep({ venue, onDone }: SetupStepProps) {
  const t = useTranslations('venue.start');
  const services = useOwnServices(venue.id);
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
