import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay, formatDuration } from '@tajmeelspot/language/dates.ts';
import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { Badge } from '@tajmeelspot/ui/badge.tsx';
import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { QrCode } from '@tajmeelspot/ui/qr-code.tsx';
import type { ReactNode } from 'react';
import type { StoredPass } from '../../shell/device/pass-store.ts';
import { isolated } from '../../shell/messages/isolated.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { BookingState } from '../booking-state.tsx';
import { useDayDistance } from '../booking-time.tsx';

type PassCardProps = { readonly pass: StoredPass; readonly today: string };

/** A booking as something to show at the venue: the time first, then its state, the venue, the code. */
export function PassCard({ pass, today }: PassCardProps) {
  const t = useTranslations('pass');
  return (
    <article aria-label={t('label')} className="overflow-hidden rounded-panel bg-surface shadow-raised">
      <PassHead pass={pass} today={today} />
      <PassFacts pass={pass} />
      <div aria-hidden="true" className="relative mt-4.5 border-t-2 border-dashed border-line">
        <span className="absolute -start-2.5 -top-2.75 size-5 rounded-full bg-ground" />
        <span className="absolute -end-2.5 -top-2.75 size-5 rounded-full bg-ground" />
      </div>
      <PassCode id={pass.id} />
    </article>
  );
}

const isCalledOff = ({ status }: StoredPass): boolean =>
  status === 'cancelled' || status === 'declined' || status === 'expired';

function PassHead({ pass, today }: PassCardProps) {
  const t = useTranslations('pass');
  const locale = useLocale();
  const distanceTo = useDayDistance(today);
  const { booking_date: date, time, former, service } = pass;
  const isOff = isCalledOff(pass);
  const Time = isOff ? 's' : 'span';
  return (
    <header className="relative isolate grid grid-cols-[1fr_92px] items-end gap-x-3 bg-linear-165 from-field to-field-deep px-5 pt-4.5 text-on-field lg:grid-cols-[1fr_120px]">
      <div className="lattice" />
      <div className="grid min-w-0 justify-items-start gap-1 pb-6">
        {isOff && <p className="font-strong">{t('calledOff')}</p>}
        <p className="text-15 text-on-field-soft">
          {t('day', { distance: distanceTo(date), day: formatDay(locale, date) })}
        </p>
        <h1 className="text-36 leading-[1.25] font-head whitespace-nowrap">
          <Time>
            <bdi>{formatTime(locale, time)}</bdi>
          </Time>
        </h1>
        {former && !isOff && (
          <s className="text-15 text-on-field-soft">
            {t.rich('formerly', {
              day: formatDay(locale, former.booking_date, 'short'),
              time: formatTime(locale, former.time),
              t: isolated,
            })}
          </s>
        )}
        {former && pass.status === 'confirmed' ? (
          <Badge tone="waiting" label={t('changed')} />
        ) : (
          <BookingState status={pass.status} />
        )}
      </div>
      <div className="arch h-31 self-end lg:h-40">
        <Picture picture={service.main_picture} alt="" sizes="120px" isFirst />
      </div>
    </header>
  );
}

function PassFacts({ pass }: { readonly pass: StoredPass }) {
  const t = useTranslations('pass');
  const locale = useLocale();
  const { establishment: venue, employee, duration } = pass;
  const price = () => <Price iqd={pass.price} />;
  return (
    <div className="px-5 pt-4.5">
      <h2 className="text-22">{venue.name}</h2>
      <ul className="mt-3 grid gap-3 text-15">
        <PassFact icon="scissors" title={pass.pricing_title}>
          {t('with', { employee: employee.name, duration: formatDuration(locale, duration) })}
          <br />
          {t.rich('pay', { price: '', b: price })}
        </PassFact>
        <PassFact icon="pin" title={venue.address} />
      </ul>
    </div>
  );
}

type PassFactProps = { readonly icon: IconName; readonly title: string; readonly children?: ReactNode };

function PassFact({ icon, title, children }: PassFactProps) {
  return (
    <li className="grid grid-cols-[20px_1fr] gap-3">
      <Icon name={icon} className="mt-0.75 text-ink-soft" />
      <span className="min-w-0">
        <b className="block font-strong">{title}</b>
        {children && <span className="text-ink-soft">{children}</span>}
      </span>
    </li>
  );
}

/** The number twice: for people, and for the camera of whoever stands at the door. */
function PassCode({ id }: { readonly id: number }) {
  const t = useTranslations('pass');
  const locale = useLocale();
  const number = toDigits(locale, String(id));
  return (
    <div className="grid grid-cols-[124px_1fr] items-center gap-4.5 px-5 pt-4.5 pb-5">
      <QrCode text={`TS-${id}`} label={t('code', { number })} className="w-31 bg-surface" />
      <div className="text-13 text-ink-soft">
        <span className="block">{t('number')}</span>
        <span className="block text-28 leading-[1.3] font-head text-ink">
          <bdi>{number}</bdi>
        </span>
        <span className="mt-1.5 block">{t('show')}</span>
      </div>
    </div>
  );
}
