import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { useCountUp } from './use-count-up.ts';

type PartnersProps = {
  readonly partners: number;
  /** Names of venues. */
  readonly venues: readonly string[];
};

/** How many partners there are, counted up to, beside the names of some venues. */
export function Partners({ partners, venues }: PartnersProps) {
  const t = useTranslations('home.partners');
  return (
    <section aria-labelledby="partners" className="wrap pt-(--section)">
      <div className="grid items-center gap-6 lg:grid-cols-[380px_1fr] lg:gap-14">
        <div className="flex items-center gap-4 lg:gap-6">
          <Counter to={partners} />
          <div>
            <h2 id="partners" className="text-18 lg:text-22">
              {t('title', { count: partners })}
            </h2>
            <p className="max-w-[26ch] text-15 text-ink-soft">{t('text')}</p>
          </div>
        </div>
        {venues.length > 0 && (
          <ul
            aria-label={t('venues')}
            className="hidden grid-cols-4 gap-px overflow-hidden rounded-card border border-line bg-line md:grid"
          >
            {venues.map((venue) => (
              <li
                key={venue}
                className="grid min-h-18 place-items-center bg-ground px-3 py-2 text-center text-15 font-strong text-ink-soft lg:min-h-21"
              >
                {venue}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Screen readers get the number alone; the steps to it are for the eye. */
function Counter({ to }: { readonly to: number }) {
  const locale = useLocale();
  const [counter, shown] = useCountUp(to);
  return (
    <p ref={counter} className="text-58 leading-none font-bold text-lapis tabular-nums lg:text-136">
      <span className="sr-only">{formatNumber(locale, to)}</span>
      <span aria-hidden="true" className="grid justify-items-end">
        <span className="invisible col-start-1 row-start-1">{formatNumber(locale, to)}</span>
        <span className="col-start-1 row-start-1" data-count>
          {formatNumber(locale, shown)}
        </span>
      </span>
    </p>
  );
}
