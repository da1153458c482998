import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import type { ReactNode } from 'react';
import { useLocale } from '../../shell/locale.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { type SheetStep, stepFrom } from './sheet-steps.ts';

type SheetHeaderProps = {
  readonly steps: readonly SheetStep[];
  readonly step: SheetStep;
  readonly onStep: (step: SheetStep) => void;
};

/** The question of a step, its position among all steps, and the way back. */
export function SheetHeader({ steps, step, onStep }: SheetHeaderProps) {
  const t = useTranslations('booking.steps');
  const locale = useLocale();
  const index = steps.indexOf(step);
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
          {t('position', { step: formatNumber(locale, index + 1), steps: formatNumber(locale, steps.length) })}
        </p>
      </div>
      <div aria-hidden="true" className="flex gap-1 px-4 pt-2">
        {steps.map((other, position) => (
          <span key={other} className={`h-0.75 flex-1 rounded-full ${position <= index ? 'bg-lapis' : 'bg-line'}`} />
        ))}
      </div>
    </div>
  );
}

/** The part below the question, which stays in view. */
export function SheetFooter({ children }: { readonly children: ReactNode }) {
  return <div className="border-t border-line px-4 pt-3 pb-[max(14px,env(safe-area-inset-bottom))]">{children}</div>;
}
