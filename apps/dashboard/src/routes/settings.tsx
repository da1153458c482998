import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import type { NewVenueFields, OwnVenue, VenueFields } from '@tajmeelspot/contract/venues/own-venues.ts';
import type { VenueMessages } from '@tajmeelspot/contract/venues/messages.ts';
import { siteAddress } from '@tajmeelspot/ui/app/site-address.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { SectionCard } from '../fields/form-frame.tsx';
import { VenueForm } from '../venue/venue-form.tsx';
import { MessageForm } from '../venue/message-form.tsx';
import { type BookingPolicy, PolicyForm } from '../venue/policy-form.tsx';
import { useCustomersGender } from '../shell/customers-gender.ts';
import { api } from '../shell/api.ts';
import { useLanguage } from '../shell/language.ts';
import { Head } from '../shell/frame/head.tsx';
import { PageSection } from '../venue/page-section.tsx';
import { PushSection } from '../venue/push-section.tsx';
import { useVenue } from '../shell/venue-provider.tsx';
import { useMessageSettings, useOwnVenue, useSchedule, useTemplates } from '../shell/venue/venue-queries.ts';
import { useScheduleChange } from '../shell/venue/use-schedule-change.tsx';
import { useSave } from '../shell/venue/use-save.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';

/** How the venue takes bookings, what it tells its customers, and what is said of it. */
export function Settings() {
  const t = useTranslations('venue');
  const { venue } = useVenue();
  const own = useOwnVenue(venue.id);
  const schedule = useSchedule(venue.id);
  const params = { id: String(venue.id) };
  const policy = useSave((body: BookingPolicy) => api().changePolicy({ params, body }));
  return (
    <>
      <Head title={t('settings')} />
      <LoadState of={own.data ? schedule : own} />
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        <div className="grid min-w-0 gap-6">
          {schedule.data && (
            <SectionCard id="policy" title={t('policy.title')}>
              <PolicyForm policy={schedule.data.policy} saving={policy} onSave={(input) => policy.save(input)} />
            </SectionCard>
          )}
          <Messages venueId={venue.id} />
          <LicencesLink />
          <PushSection />
          <OwnLogin />
        </div>
        {own.data && (
          <div className="grid min-w-0 gap-6">
            <Page venue={own.data} />
            <VenueData venue={own.data} />
          </div>
        )}
      </div>
    </>
  );
}

function Messages({ venueId }: { readonly venueId: number }) {
  const t = useTranslations('venue.messages');
  const gender = useCustomersGender();
  const query = useMessageSettings(venueId);
  const { save, ...saving } = useSave((body: VenueMessages) =>
    api().changeMessageSettings({ params: { id: String(venueId) }, body }),
  );
  if (!query.data) return <LoadState of={query} />;
  return (
    <SectionCard id="messages" title={t('title')} text={t('text', { gender })}>
      <MessageForm key={venueId} messages={query.data} saving={saving} onSave={(input) => save(input)} />
    </SectionCard>
  );
}

function LicencesLink() {
  const t = useTranslations('venue.licences');
  return (
    <SectionCard id="licences" title={t('title')} text={t('lead')}>
      <Link to="/licences" className={`${buttonClass({ kind: 'outline', size: 'small' })} justify-self-start`}>
        {t('open')}
      </Link>
    </SectionCard>
  );
}

/** The account is changed on the site: a session of the dashboard cannot. */
function OwnLogin() {
  const t = useTranslations('venue.login');
  const language = useLanguage();
  return (
    <SectionCard id="login" title={t('title')} text={t('text')}>
      <a href={siteAddress(language, '/ChangePassword')} className={buttonClass({ kind: 'outline', size: 'small' })}>
        {t('open')}
      </a>
    </SectionCard>
  );
}

function Page({ venue }: { readonly venue: OwnVenue }) {
  const params = { id: String(venue.id) };
  const { save, ...saving } = useSave((body: { slug: string }) => api().changeSlug({ params, body }));
  return <PageSection venue={venue} saving={saving} onSave={(input) => save(input)} />;
}

function VenueData({ venue }: { readonly venue: OwnVenue }) {
  const t = useTranslations('venue');
  const templates = useTemplates();
  const { progress: _, approval: _approval, slug: _slug, id, ...fields } = venue;
  const params = { id: String(id) };
  const { save, ...saving } = useSave((body: VenueFields) => api().changeVenue({ params, body }));
  const audience = useScheduleChange();
  const onSave = ({ is_women_only, ...body }: NewVenueFields) =>
    save(body, () => {
      if (is_women_only === venue.is_women_only) return;
      audience.change((decided) => api().changeAudience({ params, body: { is_women_only, ...decided } }));
    });
  return (
    <SectionCard id="data" title={t('policy.data')}>
      <LoadState of={templates} />
      {templates.data && (
        <VenueForm
          key={id}
          venue={fields}
          cities={templates.data.cities}
          saving={saving}
          submit={t('save')}
          onSave={onSave}
        />
      )}
      <ErrorMessage text={audience.errorMessage} />
      {audience.dialog}
    </SectionCard>
  );
}
