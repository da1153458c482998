import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ListingCard, ListingState } from '../services/publishing.tsx';
import { Head } from '../shell/frame/head.tsx';
import { useHouse } from '../shell/house.tsx';
import { useListings } from '../shell/keeping/keeping.ts';
import { Failed, Loading } from '../shell/states.tsx';

/** Every listing of the house, drafts too. */
export function Services() {
  const t = useTranslations('house.services');
  const { house } = useHouse();
  const asked = useListings(house.id);
  return (
    <>
      <Head title={t('title')} />
      <Link to="/services/new" className={`${buttonClass()} md:justify-self-start`}>
        <Icon name="plus" />
        {t('add')}
      </Link>
      {asked.isPending && <Loading />}
      {asked.isError && !asked.data && <Failed error={asked.error} retry={() => void asked.refetch()} />}
      {asked.data?.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ul className="grid gap-4 lg:grid-cols-2">
        {asked.data?.map((listing) => (
          <li key={listing.id}>
            <Link
              to={`/services/${listing.id}`}
              className="block h-full rounded-card bg-surface p-4 shadow-rest inset-ring inset-ring-line hover:inset-ring-lapis-line"
            >
              <ListingCard listing={listing}>
                <ListingState status={listing.status} />
              </ListingCard>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
