import { formatTime } from '@tajmeelspot/language/clock.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { PriceFrom } from '../catalog/price-from.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLocale } from '../shell/locale.ts';
import type { BookingFormState } from './booking-form-state.ts';
import { isolated } from '../shell/messages/isolated.tsx';
import { useDayName } from './slots/day-names.ts';
import { firstFreeSlot } from './slots/slots.ts';

type BookingBarProps = { readonly form: BookingFormState; readonly onBook: () => void };

/** Price, next free slot and the button that opens the sheet, at the bottom of phones. */
export function BookingBar({ form, onBook }: BookingBarProps) {
  const t = useTranslations('booking');
  const { price, pricing } = form.service;
  const cheapest = pricing.find(({ final_price: final }) => final === price);
  return (
    <div className="sticky bottom-0 z-5 flex items-center justify-between gap-4 border-t border-line bg-surface px-(--gutter) pt-2.5 pb-[max(12px,env(safe-area-inset-bottom))] shadow-raised lg:hidden">
      <div className="min-w-0 leading-normal">
        <PriceFrom price={<Price iqd={price} />} treatment={cheapest?.title} />
        <p className="min-h-5 text-13 font-strong text-lapis">
          <NextFreeSlot form={form} />
        </p>
      </div>
      <Button className="px-7 noscript:hidden" onClick={onBook}>
        {t('bookNow')}
      </Button>
    </div>
  );
}

function NextFreeSlot({ form: { slots, today = '' } }: { readonly form: BookingFormState }) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const nameDay = useDayName(today);
  if (slots?.kind !== 'slots') return null;
  const next = firstFreeSlot(slots.days) ?? slots.next;
  if (!next) return t('noneSoon');
  return t.rich('next', { day: nameDay(next.date), time: formatTime(locale, next.time), t: isolated });
}
