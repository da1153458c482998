import { type DifferenceReason, differenceReasons } from '@tajmeelspot/contract/till/till-names.ts';
import { sealDayFields } from '@tajmeelspot/contract/forms/till-fields.ts';
import type { NoteCounts, TillDay } from '@tajmeelspot/contract/till/till-days.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { ChipChoice } from '@tajmeelspot/ui/chip-choice.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { controlOf } from '@tajmeelspot/ui/form/field-declaration.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { sumCounts } from './day-count.ts';
import { Expected } from './expected.tsx';

type SealInput = { readonly reason: DifferenceReason | null; readonly note: string };

type SealFormProps = {
  readonly day: TillDay;
  readonly counts: NoteCounts;
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onSeal: (input: SealInput) => void;
};

/** What should be there beside what is: a difference is named before the day can be closed. */
export function SealForm({ day, counts, isBusy, errorMessage, onSeal }: SealFormProps) {
  const t = useTranslations('till.day');
  const [reason, setReason] = useState<DifferenceReason>();
  const [text, setText] = useState('');
  const counted = sumCounts(counts);
  const difference = counted - day.expected_iqd;
  return (
    <section
      aria-label={t('expected')}
      className="grid gap-4 rounded-card bg-surface p-4 inset-ring inset-ring-line md:p-6"
    >
      <Expected day={day} />
      <Difference iqd={difference} isCounted={counted > 0} reason={reason} onChoose={setReason}>
        <TextField
          {...controlOf(sealDayFields.note)}
          label={t('words')}
          name="note"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Difference>
      <ErrorMessage text={errorMessage} />
      <Button
        isWide
        isBusy={isBusy}
        disabled={difference !== 0 && reason === undefined}
        onClick={() => onSeal({ reason: difference === 0 ? null : (reason ?? null), note: text })}
      >
        <Icon name="lock" />
        {t('seal')}
      </Button>
      <p className="text-center text-13 text-ink-soft">{t('sealLead')}</p>
    </section>
  );
}

type DifferenceProps = {
  readonly iqd: number;
  readonly isCounted: boolean;
  readonly reason: DifferenceReason | undefined;
  readonly onChoose: (reason: DifferenceReason) => void;
  readonly children: ReactNode;
};

function Difference({ iqd, isCounted, reason, onChoose, children }: DifferenceProps) {
  const t = useTranslations('till.day');
  const tReason = useTranslations('till.reasons');
  if (iqd === 0) return <p className="rounded-card bg-confirmed-tint px-4 py-3 text-15 text-confirmed">{t('match')}</p>;
  return (
    <div className={`grid gap-3 rounded-card p-4 ${isCounted ? 'bg-other-tint' : 'bg-sand'}`}>
      {!isCounted && <p className="font-strong">{t('count')}</p>}
      <p className="flex items-start justify-between gap-3">
        <span>
          <b className="block font-strong">{t(iqd < 0 ? 'missing' : 'over')}</b>
          <span className="text-13 text-ink-soft">{t('less')}</span>
        </span>
        <Price iqd={iqd} className={`text-22 font-strong ${isCounted ? 'text-other' : ''}`} />
      </p>
      <ChipChoice<DifferenceReason | undefined>
        label={t('reason')}
        options={differenceReasons.map((value) => ({ value, label: tReason(value) }))}
        chosen={reason}
        onChoose={(chosen) => chosen && onChoose(chosen)}
      />
      {children}
    </div>
  );
}
