import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { useLocale } from '../../shell/locale.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { minutesText, useSecondsUntil } from './use-seconds-until.ts';

const whole = 600;
const radius = 50;
const around = 2 * Math.PI * radius;

/** How long a code still works, as a ring that empties. */
export function CodeRing({ expiresAt }: { readonly expiresAt: number }) {
  const t = useTranslations('phone');
  const locale = useLocale();
  const seconds = useSecondsUntil(expiresAt);
  const circle = { cx: 55, cy: 55, r: radius, fill: 'none', strokeWidth: 5 };
  return (
    <div role="timer" className="relative mx-auto grid size-27 place-items-center text-center">
      <svg aria-hidden="true" viewBox="0 0 110 110" className="absolute inset-0 size-full -rotate-90">
        <circle {...circle} className="stroke-line" />
        <circle
          {...circle}
          strokeLinecap="round"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - Math.min(1, seconds / whole))}
          className="stroke-saffron"
        />
      </svg>
      <span className="leading-tight">
        <b className="block text-22 font-head">{toDigits(locale, minutesText(seconds))}</b>
        <span className="text-13 text-ink-soft">{t('left')}</span>
      </span>
    </div>
  );
}
