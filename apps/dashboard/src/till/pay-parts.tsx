import { payMethods } from '@tajmeelspot/contract/till/till-names.ts';
import type { PaymentPart } from '@tajmeelspot/contract/till/money.ts';
import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from 'use-intl';
import { AmountField } from './amount-field.tsx';
import { Card } from './card.tsx';
import { addMissing } from './payment-draft.ts';

type PayPartsProps = {
  readonly parts: readonly PaymentPart[];
  readonly missingIqd: number;
  readonly onChange: (parts: readonly PaymentPart[]) => void;
  /** What is missing is recorded as a debt; absent where it is one already. */
  readonly debt?: { readonly isOn: boolean; readonly onToggle: () => void };
};

const icons = { cash: 'cash', card: 'card', wallet: 'wallet', debt: 'clock' } as const satisfies Record<
  string,
  IconName
>;

/** How it is paid: a tap on a method adds what is missing, each part can be changed and taken out again. */
export function PayParts({ parts, missingIqd, onChange, debt }: PayPartsProps) {
  const t = useTranslations('till.bill');
  const tMethod = useTranslations('till.methods');
  const setAmount = (index: number, amount_iqd: number) =>
    onChange(parts.map((part, place) => (place === index ? { ...part, amount_iqd } : part)));
  return (
    <Card label={t('parts')}>
      {parts.map((part, index) => (
        <PartRow
          key={part.method}
          part={part}
          onChange={(amount) => setAmount(index, amount)}
          onRemove={() => onChange(parts.filter((_, place) => place !== index))}
        />
      ))}
      <div className="grid auto-cols-[minmax(0,1fr)] grid-flow-col gap-2 py-3">
        {payMethods.map((method) => (
          <MethodButton
            key={method}
            icon={icons[method]}
            label={tMethod(method)}
            isDisabled={missingIqd === 0}
            onClick={() => onChange(addMissing(parts, method, missingIqd))}
          />
        ))}
        {debt && (
          <MethodButton
            icon={icons.debt}
            label={tMethod('debt')}
            isOn={debt.isOn && missingIqd > 0}
            isDisabled={missingIqd === 0}
            onClick={debt.onToggle}
          />
        )}
      </div>
    </Card>
  );
}

type PartRowProps = {
  readonly part: PaymentPart;
  readonly onChange: (amount: number) => void;
  readonly onRemove: () => void;
};

function PartRow({ part: { method, amount_iqd: amount }, onChange, onRemove }: PartRowProps) {
  const t = useTranslations('till.bill');
  const tMethod = useTranslations('till.methods');
  return (
    <div className="flex items-end gap-3 border-b border-line py-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-lapis-tint text-lapis">
        <Icon name={icons[method]} />
      </span>
      <AmountField
        label={t('amount', { method: tMethod(method) })}
        name={method}
        value={amount}
        className="grow basis-0"
        onChange={onChange}
      />
      <button
        type="button"
        aria-label={t('removePart', { method: tMethod(method) })}
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-lapis-tint"
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

type MethodButtonProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly isOn?: boolean;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
};

const MethodButton = ({ icon, label, isOn, isDisabled, onClick }: MethodButtonProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    disabled={isDisabled}
    className="grid min-h-16 justify-items-center gap-1 rounded-control bg-surface px-1 py-2.5 text-15 inset-ring inset-ring-line hover:inset-ring-lapis-line disabled:text-ink-soft aria-pressed:font-strong aria-pressed:text-pending aria-pressed:inset-ring-2 aria-pressed:inset-ring-pending"
    onClick={onClick}
  >
    <Icon name={icon} className={isOn ? 'text-pending' : 'text-lapis'} />
    {label}
  </button>
);
