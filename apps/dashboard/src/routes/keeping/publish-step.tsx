import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useServices } from '../../shell/keeping/keeping.ts';
import { Loading } from '../../shell/loading.tsx';
import { ServicePreview } from '../../services/preview.tsx';
import { PublishService } from './publish-listing.tsx';
import type { StepProps } from './step.ts';

/** The service as customers will see it, and the button that shows it to them. */
export function PublishStep({ venue }: StepProps) {
  const t = useTranslations('venue.start');
  const services = useServices(venue.id);
  const service = services.data?.find(({ status }) => status === 'published') ?? services.data?.at(-1);
  if (!service) return <Loading />;
  return (
    <>
      <ServicePreview service={service} venue={venue} />
      {service.status === 'published' && (
        <output className="flex items-start gap-2.5 rounded-card bg-confirmed-tint p-4 text-confirmed">
          <Icon name="check" className="mt-0.5" />
          {t('published')}
        </output>
      )}
      <PublishService service={service} />
      {service.status === 'published' && (
        <Link to="/" className={`${buttonClass({ kind: 'outline' })} md:justify-self-start`}>
          {t('toToday')}
        </Link>
      )}
    </>
  );
}
