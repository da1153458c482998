import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Loading } from '@tajmeelspot/ui/loading.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useCustomersGender } from '../../shell/customers-gender.ts';
import { useOwnServices } from '../../shell/venue/venue-queries.ts';
import { ApprovalChecklist } from '../../setup/approval-checklist.tsx';
import { ServicePreview } from '../../services/service-preview.tsx';
import { ServicePublication } from '../services/service-publication.tsx';
import type { SetupStepProps } from './setup-step-props.ts';

/** The service as customers will see it, and the button that shows it to them. */
export function PublishStep({ venue }: SetupStepProps) {
  const t = useTranslations('venue.start');
  const gender = useCustomersGender();
  const services = useOwnServices(venue.id);
  const service = services.data?.find(({ status }) => status === 'published') ?? services.data?.at(-1);
  if (!service) return <Loading />;
  return (
    <>
      <ServicePreview service={service} venue={venue} />
      {service.status === 'published' && (
        <output className="flex items-start gap-2.5 rounded-card bg-confirmed-tint p-4 text-confirmed">
          <Icon name="check" className="mt-0.5" />
          {t(venue.approval.is_needed ? 'publishedUnchecked' : 'published', { gender })}
        </output>
      )}
      <ApprovalChecklist venue={venue} />
      <ServicePublication service={service} />
      {service.status === 'published' && (
        <Link to="/" className={`${buttonClass({ kind: 'outline' })} md:justify-self-start`}>
          {t('toToday')}
        </Link>
      )}
    </>
  );
}
