import type { PaymentPart } from '@tajmeelspot/contract/till/money.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { totalsOf } from './payment-draft.ts';
import { PayParts } from './pay-parts.tsx';

type DebtFormProps = {
  readonly owedIqd: number;
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onPay: (parts: readonly PaymentPart[]) => void;
};

/** What is still owed, and how some of it is paid. */
export function DebtForm({ owedIqd, isBusy, errorMessage, onPay }: DebtFormProps) {
  const t = useTranslations('till.bill');
  const locale = useLocale();
  const [parts, setParts] = useState<readonly PaymentPart[]>([]);
  const { missingIqd, changeIqd, isTooMuch } = totalsOf(owedIqd, parts);
  return (
    <section aria-label={t('payDebt')} className="grid gap-3">
      <p className="rounded-card bg-pending-tint px-4 py-3 font-strong text-pending">
        {t('owed', { amount: formatMoney(locale, owedIqd) })}
      </p>
      <PayParts parts={parts} missingIqd={missingIqd} onChange={setParts} />
      {changeIqd > 0 && !isTooMuch && <p className="px-1">{t('change', { amount: formatMoney(locale, changeIqd) })}</p>}
      {isTooMuch && <p className="px-1 text-other">{t('tooMuch')}</p>}
      <ErrorMessage text={errorMessage} />
      <Button
        isBusy={isBusy}
        disabled={isTooMuch || parts.every(({ amount_iqd: amount }) => amount === 0)}
        onClick={() => onPay(parts.filter(({ amount_iqd: amount }) => amount > 0))}
      >
        {t('takeDebt')}
      </Button>
    </section>
  );
}
