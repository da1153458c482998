import type { WaitlistEntry } from '@tajmeelspot/contract/booking/waiting.ts';
import { formatDay, formatTime } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { servicePath } from '../../catalog/service-card-view.ts';
import { Alert } from '../../forms/error-message.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { isolated } from '../../shell/messages/isolated.tsx';
import { OfferCard } from './waitlist-offer-card.tsx';
import { type Answering, type OfferAnswer, partOf } from './waitlist-state.ts';

type WaitCardProps = { readonly wait: WaitlistEntry; readonly today: string; readonly answering: Answering };

/** What is waited for, what became of it so far, and the ways on. */
export function WaitCard({ wait, today, answering }: WaitCardProps) {
  const t = useTranslations('bookings.waiting');
  const { offer } = wait;
  const isOpen = offer?.state === 'open';
  const { answer, busy, send } = answering;
  const own = answer && 'entryId' in answer && answer.entryId === wait.id ? answer : undefined;
  return (
    <li
      className={`grid content-start gap-3.5 rounded-card bg-surface p-4 text-15 inset-ring ${isOpen ? 'inset-ring-lapis-line' : 'inset-ring-line'}`}
    >
      <What wait={wait} />
      {isOpen && <OfferCard wait={wait} offer={offer} today={today} answering={answering} />}
      {!isOpen && own?.kind !== 'taken' && (
        <p className="text-ink-soft">
          <SoFar offer={offer} />
        </p>
      )}
      <Alert text={useSetback(own)} />
      <div className="-my-2">
        <Button
          kind="text"
          size="small"
          className="-ms-3"
          aria-label={t('leaveOne', { title: wait.treatment_title })}
          isBusy={busy?.verb === 'leave' && busy.entryId === wait.id}
          onClick={() => send({ verb: 'leave', entryId: wait.id })}
        >
          {t('leave')}
        </Button>
      </div>
    </li>
  );
}

function What({ wait }: Pick<WaitCardProps, 'wait'>) {
  const t = useTranslations('bookings.waiting');
  const language = useLanguage();
  const { service, establishment: venue } = wait;
  return (
    <div className="flex gap-3">
      <div className="size-14 shrink-0 overflow-hidden rounded-control">
        <Picture picture={service.main_picture} alt="" sizes="56px" />
      </div>
      <div className="min-w-0 flex-1">
        <h3 className="text-16">
          <Link to={inLanguage(language, servicePath(service.id))} className="hover:underline">
            {wait.treatment_title}
          </Link>
        </h3>
        <p className="text-13 text-ink-soft">
          {venue.name} · {wait.employee?.name ?? t('anyone')}
        </p>
        <p className="mt-1 flex items-center gap-1.5 text-13">
          <Icon name="calendar" className="size-4 shrink-0 text-ink-soft" />
          <Window wait={wait} />
        </p>
      </div>
    </div>
  );
}

/** The days, and the times of day where not all will do. */
function Window({ wait: { from, to, earliest, latest } }: Pick<WaitCardProps, 'wait'>) {
  const t = useTranslations('bookings.waiting');
  const language = useLanguage();
  const first = formatDay(language, from, 'short');
  const days = from === to ? first : t('days', { first, last: formatDay(language, to, 'short') });
  const clock = (time: string | null) => (time === null ? '' : formatTime(language, time));
  const part = partOf(earliest, latest);
  const which = part ?? (`${earliest === null ? '' : 'after'}${latest === null ? '' : 'before'}` || 'any');
  const times = { after: clock(earliest), before: clock(latest), which, t: isolated };
  return (
    <span>
      {days}
      {t.rich('times', times)}
    </span>
  );
}

/** What became of the last offer, in plain words. */
function SoFar({ offer }: Pick<WaitlistEntry, 'offer'>) {
  const t = useTranslations('bookings.waiting.soFar');
  const language = useLanguage();
  if (!offer || offer.state === 'open' || offer.state === 'accepted') return t('nothing');
  return t.rich(offer.state, {
    day: formatDay(language, offer.booking_date, 'short'),
    time: formatTime(language, offer.time),
    t: isolated,
  });
}

function useSetback(answer: OfferAnswer | undefined): string | undefined {
  const t = useTranslations('bookings');
  if (!answer || answer.kind === 'done') return undefined;
  if (answer.kind === 'taken') return t('waiting.faster');
  if (answer.kind === 'refused') return answer.message;
  return answer.message ?? t(answer.isOffline ? 'setback.offline' : 'setback.failed');
}
