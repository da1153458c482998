import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ServiceCard, ServiceStatusBadge } from '../../services/publication-panel.tsx';
import { VisibilityMark } from '../../services/visibility-hint.tsx';
import { Head } from '../../shell/frame/head.tsx';
import { useVenue } from '../../shell/venue-provider.tsx';
import { useOwnServices } from '../../shell/venue/venue-queries.ts';

/** Every service of the venue, drafts too. */
export function Services() {
  const t = useTranslations('venue.services');
  const { venue } = useVenue();
  const query = useOwnServices(venue.id);
  return (
    <>
      <Head title={t('title')} />
      <Link to="/services/new" className={`${buttonClass()} md:justify-self-start`}>
        <Icon name="plus" />
        {t('add')}
      </Link>
      <LoadState of={query} />
      {query.data?.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ul className="grid gap-4 lg:grid-cols-2">
        {query.data?.map((service) => (
          <li key={service.id}>
            <Link
              to={`/services/${service.id}`}
              className="block h-full rounded-card bg-surface p-4 shadow-rest inset-ring inset-ring-line hover:inset-ring-lapis-line"
            >
              <ServiceCard service={service}>
                <ServiceStatusBadge status={service.status} />
                <VisibilityMark service={service} />
              </ServiceCard>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
