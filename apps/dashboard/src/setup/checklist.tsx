import type { OwnVenue } from '@tajmeelspot/contract/venues/own-venues.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useCustomersGender } from '../shell/customers-gender.ts';
import { useLocale } from '../shell/locale.ts';
import { doneSetupSteps, nextSetupStep, type SetupStep, setupSteps } from './setup-steps.ts';

type ChecklistProps = {
  readonly venue: Pick<OwnVenue, 'progress'>;
  /** It is all that the screen shows, whose title says what it is. */
  readonly isAlone?: boolean;
};

/** What a new venue still needs until customers can book it; each line leads to its step. */
export function Checklist({ venue, isAlone = false }: ChecklistProps) {
  const t = useTranslations('venue.start');
  const gender = useCustomersGender();
  const done = doneSetupSteps(venue);
  const next = nextSetupStep(done);
  return (
    <section
      aria-label={t('title')}
      className="grid gap-4 rounded-card bg-surface p-4 shadow-rest inset-ring inset-ring-line md:p-6"
    >
      <div>
        {!isAlone && <h2 className="mb-1 text-22">{t('title')}</h2>}
        <p className="text-15 text-ink-soft">{t('lead', { gender })}</p>
      </div>
      <SetupProgress count={done.size} />
      <ol className="divide-y divide-line">
        {setupSteps.map((step) => (
          <li key={step}>
            <Link to={`/start/${step}`} className="flex min-h-16 items-center gap-3 py-2 hover:text-lapis">
              <StepMark step={step} isDone={done.has(step)} />
              <span className="min-w-0 flex-1">
                <span className="block font-strong">{t(step)}</span>
                <span className="block text-13 text-ink-soft">
                  {done.has(step) ? t('done') : t(`${step}Text`, { gender })}
                </span>
              </span>
              <Icon name="chevron-end" isFlipped className="text-ink-soft" />
            </Link>
          </li>
        ))}
      </ol>
      {done.size < setupSteps.length && (
        <Link to={`/start/${next}`} className={`${buttonClass()} md:justify-self-start`}>
          {t('now')}
        </Link>
      )}
    </section>
  );
}

/** How many of the steps are done, as a bar and in words. */
export function SetupProgress({ count }: { readonly count: number }) {
  const t = useTranslations('venue.start');
  const locale = useLocale();
  const all = formatNumber(locale, setupSteps.length);
  return (
    <div className="grid gap-1.5">
      <div aria-hidden="true" className="flex gap-1">
        {setupSteps.map((step, index) => (
          <span key={step} className={`h-1.5 flex-1 rounded-full ${index < count ? 'bg-lapis' : 'bg-line'}`} />
        ))}
      </div>
      <p className="text-13 text-ink-soft">{t('progress', { done: formatNumber(locale, count), all })}</p>
    </div>
  );
}

function StepMark({ step, isDone }: { readonly step: SetupStep; readonly isDone: boolean }) {
  const locale = useLocale();
  const look = isDone ? 'bg-confirmed-tint text-confirmed' : 'bg-sand text-ink-soft';
  return (
    <span
      aria-hidden="true"
      className={`grid size-9 shrink-0 place-items-center rounded-full text-15 font-strong ${look}`}
    >
      {isDone ? (
        <Icon name="check" className="size-4.5 stroke-2" />
      ) : (
        formatNumber(locale, setupSteps.indexOf(step) + 1)
      )}
    </span>
  );
}
