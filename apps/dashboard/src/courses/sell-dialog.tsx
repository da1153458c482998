import type { CoursePlan } from '@tajmeelspot/contract/till/courses.ts';
import type { PaymentPart } from '@tajmeelspot/contract/till/money.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { ChoiceField } from '../till/choice-field.tsx';
import { PayParts } from '../till/pay-parts.tsx';
import { type PaymentTotals, totalsOf } from '../till/payment-draft.ts';

type SellDialogProps = {
  readonly clientName: string;
  /** Those that are on sale, at least one. */
  readonly plans: readonly [CoursePlan, ...CoursePlan[]];
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onSell: (plan: CoursePlan, parts: PaymentPart[]) => void;
  readonly onClose: () => void;
};

/** Which course, and how much of it is paid now; what is missing is a debt that somebody has said. */
export function SellDialog({ clientName, plans, isBusy, errorMessage, onSell, onClose }: SellDialogProps) {
  const t = useTranslations('till.courses');
  const tBill = useTranslations('till.bill');
  const locale = useLocale();
  const [planId, setPlanId] = useState(plans[0].id);
  const [parts, setParts] = useState<readonly PaymentPart[]>([]);
  const [isDebt, setDebt] = useState(false);
  const [ownError, setOwnError] = useState<string>();
  const plan = plans.find(({ id }) => id === planId) ?? plans[0];
  const totals = totalsOf(plan.price_iqd, parts);
  const { missingIqd, isTooMuch } = totals;
  function send() {
    if (isTooMuch) return setOwnError(tBill('tooMuch'));
    if (missingIqd > 0 && !isDebt) return setOwnError(tBill('missing', { amount: formatMoney(locale, missingIqd) }));
    setOwnError(undefined);
    onSell(
      plan,
      parts.filter(({ amount_iqd: amount }) => amount > 0),
    );
  }
  return (
    <FormDialog
      title={t('sellTo', { name: clientName })}
      action={t('sell')}
      hasOwnChecks
      isBusy={isBusy}
      errorMessage={ownError ?? errorMessage}
      onSend={send}
      onClose={onClose}
    >
      <ChoiceField
        label={t('course')}
        name="plan_id"
        value={plan.id}
        options={plans.map(({ id: value, name: label }) => ({ value, label }))}
        onChange={setPlanId}
      />
      <PlanLine plan={plan} />
      <PayParts
        parts={parts}
        missingIqd={missingIqd}
        onChange={setParts}
        debt={{ isOn: isDebt, onToggle: () => setDebt(!isDebt) }}
      />
      <PartsNote totals={totals} isDebt={isDebt} />
    </FormDialog>
  );
}

/** What is given back of the cash, or stays as a debt. */
function PartsNote({ totals, isDebt }: { readonly totals: PaymentTotals; readonly isDebt: boolean }) {
  const t = useTranslations('till.bill');
  const locale = useLocale();
  const { missingIqd, changeIqd, isTooMuch } = totals;
  if (changeIqd > 0 && !isTooMuch)
    return <p className="px-1">{t('change', { amount: formatMoney(locale, changeIqd) })}</p>;
  if (!isDebt || missingIqd === 0) return null;
  return (
    <p className="rounded-card bg-pending-tint px-4 py-3 text-15 font-strong text-pending">
      {t('debt', { amount: formatMoney(locale, missingIqd) })}
    </p>
  );
}

function PlanLine({ plan }: { readonly plan: CoursePlan }) {
  const t = useTranslations('till.courses');
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 px-1">
      <span className="text-15 text-ink-soft">
        {[t('count', { count: plan.sessions }), plan.treatment?.name ?? t('gone')].join(' · ')}
      </span>
      <Price iqd={plan.price_iqd} className="text-22 font-strong" />
    </p>
  );
}
