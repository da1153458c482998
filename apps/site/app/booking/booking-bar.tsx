import { formatTime } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../shell/language.ts';
import type { Desk } from './booking-form-state.ts';
import { isolated } from '../shell/messages/isolated.tsx';
import { PriceFrom } from '../catalog/price.tsx';
import { useDayWord } from './slots/day-names.ts';
import { firstFree } from './slots/slots.ts';

type BookingBarProps = { readonly desk: Desk; readonly onBook: () => void };

/** Price, next free time and the way to a booking, at the bottom of phones while the page is in view. */
export function BookingBar({ desk, onBook }: BookingBarProps) {
  const t = useTranslations('booking');
  return (
    <div className="sticky bottom-0 z-5 flex items-center justify-between gap-4 border-t border-line bg-surface px-(--gutter) pt-2.5 pb-[max(12px,env(safe-area-inset-bottom))] shadow-raised lg:hidden">
      <div className="min-w-0 leading-normal">
        <PriceFrom iqd={desk.service.price} />
        <p className="min-h-5 truncate text-13 font-strong text-lapis">
          <NextFree desk={desk} />
        </p>
      </div>
      <Button className="px-7 noscript:hidden" onClick={onBook}>
        {t('bookNow')}
      </Button>
    </div>
  );
}

function NextFree({ desk: { times, today = '' } }: { readonly desk: Desk }) {
  const t = useTranslations('booking');
  const language = useLanguage();
  const dayWord = useDayWord(today);
  if (times?.kind !== 'times') return null;
  const next = firstFree(times.days) ?? times.next;
  if (!next) return t('noneSoon');
  return t.rich('next', { day: dayWord(next.date), time: formatTime(language, next.time), t: isolated });
}
