import { formatMoney } from '@tajmeelspot/language/money.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import type { PaymentTotals } from './payment-draft.ts';

type PayBarProps = {
  readonly totals: PaymentTotals;
  readonly isDebt: boolean;
  readonly action: string;
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onFinish: () => void;
};

/** How much is there and what is missing, and the end of it, within reach of the thumb. */
export function PayBar({ totals, isDebt, action, isBusy, errorMessage, onFinish }: PayBarProps) {
  const t = useTranslations('till.bill');
  const locale = useLocale();
  const { dueIqd, receivedIqd, changeIqd, missingIqd, isTooMuch } = totals;
  const isOpen = missingIqd > 0 && !isDebt;
  const missing = { amount: formatMoney(locale, missingIqd) };
  // Before anything is received there is nothing to finish, and on a phone the ways to pay would lie behind it.
  const place = isOpen && receivedIqd === 0 ? '' : 'sticky';
  return (
    <div
      className={`${place} bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-5 -mx-4 grid gap-3 border-t border-line bg-ground px-4 py-3 md:bottom-0 md:mx-0 md:rounded-card md:bg-surface md:px-6 md:inset-ring md:inset-ring-line`}
    >
      {/* A visit that a course pays for has nothing to be received. */}
      {dueIqd + receivedIqd + changeIqd > 0 && (
        <>
          <div className="flex flex-wrap justify-between gap-x-4 text-15 font-strong">
            <span className="text-confirmed">{t('received', { amount: formatMoney(locale, receivedIqd) })}</span>
            {changeIqd > 0 && <span>{t('change', { amount: formatMoney(locale, changeIqd) })}</span>}
            {missingIqd > 0 && isDebt && <span className="text-pending">{t('debtShort', missing)}</span>}
          </div>
          <div aria-hidden="true" className="flex h-1.5 overflow-hidden rounded-full bg-sand">
            <span className="bg-confirmed" style={{ inlineSize: `${shareOf(receivedIqd, dueIqd)}%` }} />
            {isDebt && <span className="bg-pending" style={{ inlineSize: `${shareOf(missingIqd, dueIqd)}%` }} />}
          </div>
        </>
      )}
      {isTooMuch && <p className="text-15 text-other">{t('tooMuch')}</p>}
      <ErrorMessage text={errorMessage} />
      <Button isWide isBusy={isBusy} disabled={isOpen || isTooMuch} aria-describedby="pay-missing" onClick={onFinish}>
        {action}
      </Button>
      <p id="pay-missing" className="text-13 text-ink-soft empty:hidden">
        {isOpen && t('missing', missing)}
      </p>
    </div>
  );
}

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100));
