import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ServiceCard, ServiceState } from '../services/publishing.tsx';
import { Head } from '../shell/frame/head.tsx';
import { useVenue } from '../shell/house.tsx';
import { useServices } from '../shell/keeping/keeping.ts';
import { LoadError } from '../shell/load-error.tsx';
import { Loading } from '../shell/loading.tsx';

/** Every service of the venue, drafts too. */
export function Services() {
  const t = useTranslations('venue.services');
  const { venue } = useVenue();
  const asked = useServices(venue.id);
  return (
    <>
      <Head title={t('title')} />
      <Link to="/services/new" className={`${buttonClass()} md:justify-self-start`}>
        <Icon name="plus" />
        {t('add')}
      </Link>
      {asked.isPending && <Loading />}
      {asked.isError && !asked.data && <LoadError error={asked.error} retry={() => void asked.refetch()} />}
      {asked.data?.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ul className="grid gap-4 lg:grid-cols-2">
        {asked.data?.map((service) => (
          <li key={service.id}>
            <Link
              to={`/services/${service.id}`}
              className="block h-full rounded-card bg-surface p-4 shadow-rest inset-ring inset-ring-line hover:inset-ring-lapis-line"
            >
              <ServiceCard service={service}>
                <ServiceState status={service.status} />
              </ServiceCard>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
