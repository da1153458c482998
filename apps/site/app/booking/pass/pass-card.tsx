import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay, formatDuration } from '@tajmeelspot/language/dates.ts';
import { Badge } from '@tajmeelspot/ui/badge.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import type { StoredPass } from '../../shell/device/pass-store.ts';
import { isolated } from '../../shell/messages/isolated.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { placeOf } from '../booking-paths.ts';
import { BookingState } from '../booking-state.tsx';
import { useDayDistance } from '../booking-time.tsx';
import { PassFact, PassFrame } from './pass-frame.tsx';

type PassCardProps = { readonly pass: StoredPass; readonly today: string };

/** The pass of a booking, with what has become of it. */
export function PassCard({ pass, today }: PassCardProps) {
  const t = useTranslations('pass');
  const locale = useLocale();
  const distanceTo = useDayDistance(today);
  const date = pass.booking_date;
  return (
    <PassFrame
      pass={pass}
      label={t('label')}
      texts={{ number: t('number'), show: t('show'), code: (number) => t('code', { number }) }}
      day={t('day', { distance: distanceTo(date), day: formatDay(locale, date) })}
      alarm={isCalledOff(pass) ? t('calledOff') : undefined}
      state={<PassState pass={pass} />}
      facts={<PassFacts pass={pass} />}
      heading="h1"
    />
  );
}

const isCalledOff = ({ status }: StoredPass): boolean =>
  status === 'cancelled' || status === 'declined' || status === 'expired';

function PassState({ pass }: { readonly pass: StoredPass }) {
  const t = useTranslations('pass');
  const locale = useLocale();
  const { former, status } = pass;
  return (
    <>
      {former && !isCalledOff(pass) && (
        <s className="text-15 text-on-field-soft">
          {t.rich('formerly', {
            day: formatDay(locale, former.booking_date, 'short'),
            time: formatTime(locale, former.time),
            t: isolated,
          })}
        </s>
      )}
      <span aria-live="polite">
        {former && status === 'confirmed' ? (
          <Badge tone="waiting" label={t('changed')} />
        ) : (
          <BookingState status={status} />
        )}
      </span>
    </>
  );
}

function PassFacts({ pass }: { readonly pass: StoredPass }) {
  const { employee, duration, price, pricing_title: treatment } = pass;
  const t = useTranslations('pass');
  const locale = useLocale();
  const renderPrice = () => <Price iqd={price} />;
  return (
    <>
      <PassFact icon="scissors" title={treatment}>
        {t('with', { employee: employee.name, duration: formatDuration(locale, duration) })}
        <br />
        {t.rich('pay', { price: '', b: renderPrice })}
      </PassFact>
      <PassFact icon="pin" title={placeOf(pass)} />
    </>
  );
}
