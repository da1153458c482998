import type { WaitlistEntry } from '@tajmeelspot/contract/waitlist.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { servicePath } from '../../catalog/service-card-view.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useLocale } from '../../shell/locale.ts';
import { isolated } from '../../shell/messages/isolated.tsx';
import { WaitlistOfferCard } from './waitlist-offer-card.tsx';
import { findWaitlistPart } from './waitlist-part.ts';
import type { ChangeWaitlistOutcome, WaitlistState } from './waitlist-state.ts';

type WaitlistEntryCardProps = {
  readonly entry: WaitlistEntry;
  readonly today: string;
  readonly waitlistState: WaitlistState;
};

/** An entry of the waiting list: its treatment and days, its last offer, the button that ends it. */
export function WaitlistEntryCard({ entry, today, waitlistState }: WaitlistEntryCardProps) {
  const t = useTranslations('bookings.waitlist');
  const { offer } = entry;
  const isOpen = offer?.state === 'open';
  const { outcome, busy, send } = waitlistState;
  const own = outcome && 'entryId' in outcome && outcome.entryId === entry.id ? outcome : undefined;
  return (
    <li
      className={`grid content-start gap-3.5 rounded-card bg-surface p-4 text-15 inset-ring ${isOpen ? 'inset-ring-lapis-line' : 'inset-ring-line'}`}
    >
      <EntrySummary entry={entry} />
      {isOpen && <WaitlistOfferCard entry={entry} offer={offer} today={today} waitlistState={waitlistState} />}
      {!isOpen && own?.kind !== 'taken' && (
        <p className="text-ink-soft">
          <LastOffer offer={offer} />
        </p>
      )}
      <ErrorMessage text={useErrorText(own)} />
      <div className="-my-2">
        <Button
          kind="text"
          size="small"
          className="-ms-3"
          aria-label={t('leaveOne', { title: entry.treatment_title })}
          isBusy={busy?.verb === 'leave' && busy.entryId === entry.id}
          onClick={() => send({ verb: 'leave', entryId: entry.id })}
        >
          {t('leave')}
        </Button>
      </div>
    </li>
  );
}

function EntrySummary({ entry }: Pick<WaitlistEntryCardProps, 'entry'>) {
  const t = useTranslations('bookings.waitlist');
  const language = useLanguage();
  const { service, establishment: venue } = entry;
  return (
    <div className="flex gap-3">
      <div className="size-14 shrink-0 overflow-hidden rounded-control">
        <Picture picture={service.main_picture} alt="" sizes="56px" />
      </div>
      <div className="min-w-0 flex-1">
        <h3 className="text-16">
          <Link to={inLanguage(language, servicePath(service.id))} className="hover:underline">
            {entry.treatment_title}
          </Link>
        </h3>
        <p className="text-13 text-ink-soft">
          {venue.name} · {entry.employee?.name ?? t('anyone')}
        </p>
        <p className="mt-1 flex items-center gap-1.5 text-13">
          <Icon name="calendar" className="size-4 shrink-0 text-ink-soft" />
          <EntryWindow entry={entry} />
        </p>
      </div>
    </div>
  );
}

/** The days of an entry, and its times of day where it has any. */
function EntryWindow({ entry: { from, to, earliest, latest } }: Pick<WaitlistEntryCardProps, 'entry'>) {
  const t = useTranslations('bookings.waitlist');
  const locale = useLocale();
  const first = formatDay(locale, from, 'short');
  const days = from === to ? first : t('days', { first, last: formatDay(locale, to, 'short') });
  const clock = (time: string | null) => (time === null ? '' : formatTime(locale, time));
  const part = findWaitlistPart(earliest, latest);
  const which = part ?? (`${earliest === null ? '' : 'after'}${latest === null ? '' : 'before'}` || 'any');
  const times = { after: clock(earliest), before: clock(latest), which, t: isolated };
  return (
    <span>
      {days}
      {t.rich('times', times)}
    </span>
  );
}

/** The last offer and how it ended. */
function LastOffer({ offer }: Pick<WaitlistEntry, 'offer'>) {
  const t = useTranslations('bookings.waitlist.lastOffer');
  const locale = useLocale();
  if (!offer || offer.state === 'open' || offer.state === 'accepted') return t('none');
  return t.rich(offer.state, {
    day: formatDay(locale, offer.booking_date, 'short'),
    time: formatTime(locale, offer.time),
    t: isolated,
  });
}

function useErrorText(outcome: ChangeWaitlistOutcome | undefined): string | undefined {
  const t = useTranslations('bookings');
  if (!outcome || outcome.kind === 'done') return undefined;
  if (outcome.kind === 'taken') return t('waitlist.taken');
  if (outcome.kind === 'rejected') return outcome.message;
  return outcome.message ?? t(outcome.isOffline ? 'errors.offline' : 'errors.failed');
}
