import type { ServiceStanding } from '@tajmeelspot/contract/standing.ts';
import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { useLocale } from '../shell/locale.ts';
import { useTranslations } from '../shell/messages/translations.tsx';

/** The points of a service beside those of the two that follow it. */
export function StandingComparison({ standing }: { readonly standing: ServiceStanding }) {
  const t = useTranslations('standing');
  const locale = useLocale();
  const { id, title, venue, total, next } = standing;
  if (next.length === 0) return null;
  return (
    <section>
      <h3 className="text-16 font-strong">{t('compare')}</h3>
      <ol className="mt-2 grid gap-2">
        {[{ id, title, venue, points: total.points }, ...next].map((one, index) => (
          <li key={one.id} className="grid grid-cols-[minmax(0,1fr)_6rem_2.5rem] items-center gap-3 text-13">
            <span className="min-w-0">
              <bdi className={`block truncate ${index === 0 ? 'font-strong' : ''}`}>{one.title}</bdi>
              <bdi className="block truncate text-ink-soft">{one.venue}</bdi>
            </span>
            <span aria-hidden="true" className="flex h-2 overflow-hidden rounded-full bg-sand">
              <span
                className={index === 0 ? 'bg-lapis' : 'bg-lapis-line'}
                style={{ inlineSize: `${(one.points / total.of) * 100}%` }}
              />
            </span>
            <bdi className="text-end">{toDigits(locale, one.points.toFixed(1))}</bdi>
          </li>
        ))}
      </ol>
    </section>
  );
}
