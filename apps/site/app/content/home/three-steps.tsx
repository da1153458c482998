import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';

const steps = ['find', 'request', 'go'] as const;

/** How a booking comes about. */
export function ThreeSteps() {
  const t = useTranslations('home.steps');
  const locale = useLocale();
  return (
    <section aria-labelledby="steps" className="wrap pt-(--section)">
      <h2 id="steps" className="mb-3.5 text-22 md:mb-7 md:text-28">
        {t('title')}
      </h2>
      <ol
        // The keyboard scrolls it where it is wider than the screen.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="-mx-(--gutter) flex snap-x scroll-px-(--gutter) gap-4 overflow-x-auto px-(--gutter) md:m-0 md:grid md:p-0 lg:grid-cols-3 lg:gap-12"
      >
        {steps.map((step, index) => (
          <li
            key={step}
            className="grid w-[78%] shrink-0 snap-start grid-cols-[44px_1fr] content-start gap-3 md:w-auto lg:grid-cols-[52px_1fr] lg:gap-4"
          >
            <span
              aria-hidden="true"
              className="relative isolate grid size-11 place-items-center text-18 lg:size-13 font-bold text-lapis"
            >
              <Khatam className="absolute inset-0 -z-10 size-11 fill-lapis-tint stroke-lapis-line stroke-[.03] lg:size-13" />
              {formatNumber(locale, index + 1)}
            </span>
            <div>
              <h3 className="text-16 lg:mb-1 lg:text-18">{t(`${step}.title`)}</h3>
              <p className="text-13 text-ink-soft lg:text-15">{t(`${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
