import { maxRepeats, repeatUnits } from '@tajmeelspot/contract/booking/repeat-names.ts';
import type { RepeatOccurrence, RepeatStart } from '@tajmeelspot/contract/booking/repeats.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { ChoiceField } from '../till/choice-field.tsx';
import { chosenStarts, keyOf, type RepeatPicks, type RepeatRhythm } from './repeat-choice.ts';
import { RepeatList } from './repeat-list.tsx';

type RepeatDialogProps = {
  readonly customerName: string;
  readonly hasAccount: boolean;
  readonly rhythm: RepeatRhythm;
  readonly onChoose: (rhythm: RepeatRhythm) => void;
  /** Undefined while nobody knows. */
  readonly occurrences: readonly RepeatOccurrence[] | undefined;
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onSend: (starts: RepeatStart[]) => void;
  readonly onClose: () => void;
};

/** Places a booking again and again, once every date was seen. */
export function RepeatDialog(props: RepeatDialogProps) {
  const { customerName, hasAccount, rhythm, onChoose, occurrences, isBusy, errorMessage, onSend, onClose } = props;
  const t = useTranslations('dashboard.repeat');
  const tFrame = useTranslations('frame');
  const [picks, setPicks] = useState<RepeatPicks>({});
  const title = t('title', { customerName });
  const starts = occurrences ? chosenStarts(occurrences, picks) : [];
  return (
    <Dialog isOpen isSheet onClose={onClose} label={title}>
      <div className="grid gap-4">
        <div className="pe-8">
          <h2 className="text-18 wrap-anywhere">{title}</h2>
          <p className="mt-1 text-15 text-ink-soft">{t('lead')}</p>
        </div>
        <RhythmFields rhythm={rhythm} onChoose={onChoose} />
        {occurrences ? (
          <RepeatList
            occurrences={occurrences}
            picks={picks}
            onPick={(one, start) => setPicks({ ...picks, [keyOf(one)]: start })}
          />
        ) : (
          <Skeleton className="h-64 w-full" />
        )}
        <p className="text-13 text-ink-soft">{t(hasAccount ? 'announced' : 'unannounced')}</p>
        <ErrorMessage text={errorMessage} />
        <div className="flex flex-wrap-reverse gap-2.5">
          <Button kind="outline" isWide className="flex-1" onClick={onClose}>
            {tFrame('back')}
          </Button>
          <Button
            isWide
            className="flex-1 !whitespace-normal"
            isBusy={isBusy}
            disabled={starts.length === 0}
            onClick={() => onSend(starts)}
          >
            {t('send', { count: starts.length })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const numbers = Array.from({ length: maxRepeats }, (_, index) => index + 1);

function RhythmFields({ rhythm, onChoose }: Pick<RepeatDialogProps, 'rhythm' | 'onChoose'>) {
  const t = useTranslations('dashboard.repeat');
  const locale = useLocale();
  const counts = numbers.map((value) => ({ value, label: formatNumber(locale, value) }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_minmax(0,1fr)] gap-2.5">
      <ChoiceField
        label={t('every')}
        name="every"
        value={rhythm.every}
        options={counts}
        onChange={(every) => onChoose({ ...rhythm, every })}
      />
      <ChoiceField
        label={t('unit')}
        name="unit"
        value={rhythm.unit}
        options={repeatUnits.map((value) => ({ value, label: t(`units.${value}`) }))}
        onChange={(unit) => onChoose({ ...rhythm, unit })}
      />
      <ChoiceField
        label={t('times')}
        name="times"
        value={rhythm.times}
        options={counts}
        onChange={(times) => onChoose({ ...rhythm, times })}
      />
    </div>
  );
}
