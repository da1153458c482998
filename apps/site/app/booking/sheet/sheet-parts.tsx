import { formatDay, formatTime } from '@tajmeelspot/language/dates.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../../shell/language.ts';
import type { Desk } from '../booking-form-state.ts';
import { isolated } from '../../shell/messages/isolated.tsx';
import { type Step, stepFrom } from './sheet-steps.ts';
import { dayOnButton } from '../slots/day-names.ts';

type SheetHeadHeadProps = {
  readonly steps: readonly Step[];
  readonly step: Step;
  readonly onStep: (step: Step) => void;
};

/** What is asked, how far it is, and the way back; the dialog's own button closes it. */
export function SheetHead({ steps, step, onStep }: SheetHeadHeadProps) {
  const t = useTranslations('booking.steps');
  const language = useLanguage();
  const place = steps.indexOf(step);
  const before = stepFrom(steps, step, -1);
  return (
    <div className="relative">
      <span
        aria-hidden="true"
        className="absolute inset-x-0 top-1.5 mx-auto h-1 w-10 rounded-full bg-line-field opacity-50 md:hidden"
      />
      {before !== undefined && (
        <button
          type="button"
          aria-label={t('back')}
          className="absolute inset-s-1.5 top-1.5 grid size-11 place-items-center rounded-full hover:bg-lapis-tint"
          onClick={() => onStep(before)}
        >
          <Icon name="chevron-start" isFlipped />
        </button>
      )}
      <div aria-live="polite" className="px-14 pt-3.5 text-center leading-[1.35]">
        <h2 className="text-18">{t(step)}</h2>
        <p className="text-13 text-ink-soft">
          {t('position', { step: formatNumber(language, place + 1), steps: formatNumber(language, steps.length) })}
        </p>
      </div>
      <div aria-hidden="true" className="flex gap-1 px-4 pt-2">
        {steps.map((one, index) => (
          <span key={one} className={`h-0.75 flex-1 rounded-full ${index <= place ? 'bg-lapis' : 'bg-line'}`} />
        ))}
      </div>
    </div>
  );
}

/** What stays in view below the question. */
export function SheetFoot({ children }: { readonly children: ReactNode }) {
  return <div className="border-t border-line px-4 pt-3 pb-[max(14px,env(safe-area-inset-bottom))]">{children}</div>;
}

/** The way on from the times. */
export function Continue({ desk, onGo }: { readonly desk: Desk; readonly onGo: () => void }) {
  const t = useTranslations('booking');
  const language = useLanguage();
  const { isReady, today, choices } = desk;
  return (
    <Button isWide disabled={!isReady} className="whitespace-normal" onClick={onGo}>
      <span>
        {isReady
          ? t.rich('steps.continueAt', {
              day: dayOnButton(language, today, choices.date ?? ''),
              time: formatTime(language, choices.time ?? ''),
              t: isolated,
            })
          : t('submit.choose')}
      </span>
    </Button>
  );
}

/** The chosen day and time in words, with the way back to them. */
export function ChosenStart({ desk, onChange }: { readonly desk: Desk; readonly onChange: () => void }) {
  const t = useTranslations('booking');
  const language = useLanguage();
  const { date, time } = desk.choices;
  return (
    <div className="flex items-center gap-3 rounded-control py-0.5 ps-4 pe-1 inset-ring inset-ring-line">
      <Icon name="clock" className="text-ink-soft" />
      <p className="flex-1 py-1.5 text-15 leading-snug font-strong">
        {date !== undefined && time !== undefined && desk.isReady
          ? t.rich('done.at', { day: formatDay(language, date), time: formatTime(language, time), t: isolated })
          : t('submit.choose')}
      </p>
      <Button kind="text" size="small" onClick={onChange}>
        {t('treatment.change')}
      </Button>
    </div>
  );
}
