import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Head } from '../../shell/frame/head.tsx';
import { useVenue } from '../../shell/venue-provider.tsx';
import { AcceptInvitation, CreateVenue } from './create-venue.tsx';

/** Another venue for a user who has one: an invitation to another vendor's, or a second own one. */
export function AddVenue() {
  const t = useTranslations('venue.start');
  const { choose } = useVenue();
  const navigate = useNavigate();
  const goTo = (venueId: number, address: string) => {
    choose(venueId);
    void navigate(address);
  };
  return (
    <div className="grid max-w-2xl gap-6">
      <Head title={t('another')} />
      <AcceptInvitation onJoined={(venueId) => goTo(venueId, '/')} />
      <CreateVenue onCreated={(venueId) => goTo(venueId, '/start/hours')} />
    </div>
  );
}
