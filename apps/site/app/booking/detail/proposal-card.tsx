import type { BookingDetail } from '@tajmeelspot/contract/booking.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { isolated } from '../../shell/messages/isolated.tsx';
import { formatInstant } from '../format-instant.ts';
import type { BookingChanges } from './booking-change.ts';

type ProposalCardProps = {
  readonly booking: BookingDetail;
  readonly proposal: NonNullable<BookingDetail['proposal']>;
  readonly today: string;
  readonly changes: BookingChanges;
};

/** Another time that one side proposes, with the answers to it. */
export function ProposalCard({
  booking: { establishment: venue, can },
  proposal,
  today,
  changes: { busy, send },
}: ProposalCardProps) {
  const t = useTranslations('bookings');
  const locale = useLocale();
  const venueName = venue.name;
  const isOwn = proposal.by === 'you';
  const title = t(`proposal.${isOwn ? 'you' : 'venue'}`, { venue: venueName });
  const answer = (verb: 'accept_proposal' | 'decline_proposal') => send({ verb, proposalId: proposal.id });
  return (
    <section aria-label={title} className="grid gap-3 rounded-panel bg-lapis-tint p-5">
      <h2 className="text-15 font-strong">{title}</h2>
      <p className="text-22 font-head">
        {t.rich('proposal.at', {
          day: formatDay(locale, proposal.booking_date),
          time: formatTime(locale, proposal.time),
          t: isolated,
        })}
      </p>
      <p className="text-15 text-ink-soft">
        {t.rich('proposal.until', { time: formatInstant(locale, today, proposal.expires_at), t: isolated })}
        {' · '}
        {t(isOwn ? 'proposal.unchangedUntilVenue' : 'proposal.unchangedUntilYou', { venue: venueName })}
      </p>
      {(can.accept_proposal.is_allowed || can.decline_proposal.is_allowed) && (
        <div className="flex flex-wrap gap-2.5">
          <Button
            isBusy={busy === 'accept_proposal'}
            disabled={busy === 'decline_proposal'}
            onClick={() => answer('accept_proposal')}
          >
            {t('actions.acceptProposal')}
          </Button>
          <Button
            kind="outline"
            isBusy={busy === 'decline_proposal'}
            disabled={busy === 'accept_proposal'}
            onClick={() => answer('decline_proposal')}
          >
            {t('actions.declineProposal')}
          </Button>
        </div>
      )}
    </section>
  );
}
