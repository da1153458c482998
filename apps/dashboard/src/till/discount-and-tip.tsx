import { discountReasons } from '@tajmeelspot/contract/till/till-names.ts';
import type { Bill } from '@tajmeelspot/contract/till/bills.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { ChipChoice } from '@tajmeelspot/ui/chip-choice.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { AmountField } from './amount-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { Card } from './card.tsx';
import type { PaymentDraft } from './payment-draft.ts';

type DiscountAndTipProps = {
  readonly bill: Bill;
  readonly draft: PaymentDraft;
  readonly onChange: (draft: PaymentDraft) => void;
};

/** What is taken off, by whom it may be, and what is given to who worked. */
export function DiscountAndTip(props: DiscountAndTipProps) {
  const t = useTranslations('till.bill');
  return (
    <Card label={`${t('discount')} · ${t('tip')}`} className="divide-y divide-line">
      {props.bill.can.discount.is_allowed && <Discount {...props} />}
      <Tip {...props} />
    </Card>
  );
}

function Discount({ draft, onChange }: DiscountAndTipProps) {
  const t = useTranslations('till.bill');
  const tReason = useTranslations('till.reasons');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <div className="py-2">
        <Button kind="text" size="small" className="-ms-3" onClick={() => setOpen(true)}>
          <Icon name="tag" />
          {t('addDiscount')}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-3 py-3 md:grid-cols-2">
      <AmountField
        label={t('discountAmount')}
        name="discount"
        value={draft.discountIqd}
        onChange={(discountIqd) => onChange({ ...draft, discountIqd })}
      />
      <ChoiceField
        label={t('reason')}
        name="discount_reason"
        value={draft.discountReason}
        options={discountReasons.map((value) => ({ value, label: tReason(value) }))}
        onChange={(discountReason) => onChange({ ...draft, discountReason })}
      />
    </div>
  );
}

/** What most give. */
const usualTips = [2000, 3000] as const;

function Tip({ bill, draft, onChange }: DiscountAndTipProps) {
  const t = useTranslations('till.bill');
  const locale = useLocale();
  const [isOther, setOther] = useState(false);
  const employees = [...new Map(bill.treatments.map(({ employee }) => [employee.id, employee])).values()];
  const [first] = employees;
  const label = employees.length === 1 && first ? t('tipFor', { name: first.name }) : t('tip');
  const options = [
    { value: 0, label: t('noTip') },
    ...usualTips.map((value) => ({ value, label: formatNumber(locale, value) })),
    { value: -1, label: t('otherTip') },
  ];
  return (
    <div className="grid gap-3 py-3">
      <div className="flex items-center justify-between gap-3">
        <span className="font-strong">{label}</span>
        {draft.tipIqd > 0 && <Price iqd={draft.tipIqd} />}
      </div>
      <ChipChoice
        label={label}
        options={options}
        chosen={isOther ? -1 : draft.tipIqd}
        onChoose={(value) => {
          setOther(value === -1);
          onChange({ ...draft, tipIqd: Math.max(0, value) });
        }}
      />
      {isOther && (
        <AmountField
          label={t('tipAmount')}
          name="tip"
          value={draft.tipIqd}
          onChange={(tipIqd) => onChange({ ...draft, tipIqd })}
        />
      )}
      {draft.tipIqd > 0 && employees.length > 1 && (
        <ChoiceField
          label={t('tipWho')}
          name="tip_for"
          value={draft.tipFor ?? first?.id ?? 0}
          options={employees.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(tipFor) => onChange({ ...draft, tipFor })}
        />
      )}
    </div>
  );
}
