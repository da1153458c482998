import type { CourseOffer } from '@tajmeelspot/contract/till/courses.ts';
import type { PaymentPart } from '@tajmeelspot/contract/till/money.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { ChoiceField } from '../till/choice-field.tsx';
import { PayParts } from '../till/pay-parts.tsx';
import { totalsOf } from '../till/payment-draft.ts';

type SellDialogProps = {
  readonly clientName: string;
  /** Those that are on sale, at least one. */
  readonly offers: readonly [CourseOffer, ...CourseOffer[]];
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onSell: (offer: CourseOffer, parts: PaymentPart[]) => void;
  readonly onClose: () => void;
};

/** Which course, and how much of it is paid now; what is missing is a debt that somebody has said. */
export function SellDialog({ clientName, offers, isBusy, errorMessage, onSell, onClose }: SellDialogProps) {
  const t = useTranslations('till.courses');
  const tBill = useTranslations('till.bill');
  const locale = useLocale();
  const [offerId, setOfferId] = useState(offers[0].id);
  const [parts, setParts] = useState<readonly PaymentPart[]>([]);
  const [isDebt, setDebt] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const offer = offers.find(({ id }) => id === offerId) ?? offers[0];
  const { missingIqd, changeIqd, isTooMuch } = totalsOf(offer.price_iqd, parts);
  const missing = formatMoney(locale, missingIqd);
  function send() {
    if (isTooMuch) return setRefusal(tBill('tooMuch'));
    if (missingIqd > 0 && !isDebt) return setRefusal(tBill('missing', { amount: missing }));
    setRefusal(undefined);
    onSell(
      offer,
      parts.filter(({ amount_iqd: amount }) => amount > 0),
    );
  }
  return (
    <FormDialog
      title={t('sellTo', { name: clientName })}
      action={t('sell')}
      hasOwnChecks
      isBusy={isBusy}
      errorMessage={refusal ?? errorMessage}
      onSend={send}
      onClose={onClose}
    >
      <ChoiceField
        label={t('course')}
        name="offer_id"
        value={offer.id}
        options={offers.map(({ id: value, name: label }) => ({ value, label }))}
        onChange={setOfferId}
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 px-1">
        <span className="text-15 text-ink-soft">
          {[t('count', { count: offer.sessions }), offer.treatment?.name ?? t('gone')].join(' · ')}
        </span>
        <Price iqd={offer.price_iqd} className="text-22 font-strong" />
      </p>
      <PayParts
        parts={parts}
        missingIqd={missingIqd}
        onChange={setParts}
        debt={{ isOn: isDebt, onToggle: () => setDebt(!isDebt) }}
      />
      {changeIqd > 0 && !isTooMuch && (
        <p className="px-1">{tBill('change', { amount: formatMoney(locale, changeIqd) })}</p>
      )}
      {isDebt && missingIqd > 0 && (
        <p className="rounded-card bg-pending-tint px-4 py-3 text-15 font-strong text-pending">
          {tBill('debt', { amount: missing })}
        </p>
      )}
    </FormDialog>
  );
}
