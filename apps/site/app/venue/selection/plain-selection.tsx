import type { FreeDay } from '@tajmeelspot/contract/availability.ts';
import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay, formatDuration } from '@tajmeelspot/language/dates.ts';
import { formatNames } from '@tajmeelspot/language/lists.ts';
import { chipClass } from '@tajmeelspot/ui/chip.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { groupByEmployees, namesOf } from '../../booking/slots/slots.ts';
import { canBeTogether } from '../../booking/together/together.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { type Selection, toBookableService, totalOf } from './selection.ts';

type PlainSelectionProps = {
  readonly page: VenuePage;
  readonly selection: Selection;
  readonly isTogether: boolean;
  /** The next free times of several treatments, each with who would give them where they begin together. */
  readonly days: readonly FreeDay[];
};

/** What is chosen, how it is given and when that is possible, for browsers without scripts: it is booked by telephone. */
export function PlainSelection({ page, selection, isTogether, days }: PlainSelectionProps) {
  const t = useTranslations('venuePage');
  const booking = useTranslations('booking');
  const locale = useLocale();
  const service = toBookableService(page, selection);
  if (!service) return null;
  const { minutes, price } = totalOf(selection, isTogether);
  const { phone } = page.venue.contact_info;
  return (
    <div className="mb-6 grid gap-3 rounded-panel bg-surface p-5 shadow-raised">
      <h3 className="text-18">{t('selection.title')}</h3>
      <p>
        {selection.map(({ title }) => title).join(' + ')}
        <span className="block text-15 text-ink-soft">
          {formatDuration(locale, minutes)} · <Price iqd={price} />
        </span>
      </p>
      {canBeTogether(service, selection) && <PlainChoice selection={selection} isTogether={isTogether} />}
      {days.map((day) => (
        <PlainTimes key={day.date} day={day} />
      ))}
      <p className="rounded-control bg-pending-tint p-4 text-15 text-pending">{booking('needsScript')}</p>
      {phone !== null && (
        <a href={`tel:${phone}`} className="inline-flex min-h-11 items-center text-lapis underline">
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
    </div>
  );
}

function PlainChoice({ selection, isTogether }: Pick<PlainSelectionProps, 'selection' | 'isTogether'>) {
  const t = useTranslations('booking.together');
  const [first, ...others] = selection.map(({ id }) => id);
  const address = `?treatment=${first}&more=${others.join(',')}`;
  return (
    <nav aria-label={t('title')} className="flex flex-wrap gap-2">
      <a href={`${address}#selection`} aria-current={!isTogether} className={chipClass({ isOn: !isTogether })}>
        {t('inRow')}
      </a>
      <a href={`${address}&together=1#selection`} aria-current={isTogether} className={chipClass({ isOn: isTogether })}>
        {t('together')}
      </a>
    </nav>
  );
}

function PlainTimes({ day }: { readonly day: FreeDay }) {
  const t = useTranslations('booking.together');
  const locale = useLocale();
  return (
    <div>
      <h4 className="text-15">{formatDay(locale, day.date)}</h4>
      {groupByEmployees(day.times).map(({ employees, times }) => (
        <p key={times[0]?.time} className="text-15">
          {employees && `${t('with', { names: formatNames(locale, namesOf(employees)) })}: `}
          {times.map(({ time }) => (
            <bdi key={time} className="me-3 inline-block">
              {formatTime(locale, time)}
            </bdi>
          ))}
        </p>
      ))}
    </div>
  );
}
