import type { OwnHouse } from '@tajmeelspot/contract/venues/own-houses.ts';
import type { OwnListing } from '@tajmeelspot/contract/venues/own-listings.ts';
import { formatDuration } from '@tajmeelspot/language/dates.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { useTranslations } from 'use-intl';
import { said } from '../fields/said.ts';
import { useLanguage } from '../shell/language.ts';

type Props = { readonly listing: OwnListing; readonly house: Pick<OwnHouse, 'name' | 'district' | 'is_women_only'> };

/** A listing as guests see it, in short. */
export function ListingPreview({ listing, house }: Props) {
  const t = useTranslations('house.form');
  const language = useLanguage();
  const { title, description, prices, pictures } = listing;
  return (
    <article className="overflow-hidden rounded-card inset-ring inset-ring-line">
      <div className="aspect-4/3 max-h-72 w-full">
        <Picture picture={pictures[0] ?? null} alt="" sizes="(min-width: 768px) 640px, 100vw" />
      </div>
      <div className="grid gap-3 p-4">
        <div>
          <h3 className="text-18 wrap-break-word">{said(title, language)}</h3>
          <p className="text-15 text-ink-soft">
            <bdi>{said(house.name, language)}</bdi> · {said(house.district, language)}
            {house.is_women_only && ` · ${t('womenOnly')}`}
          </p>
          {said(description, language) !== said(title, language) && (
            <p className="mt-2 text-15">{said(description, language)}</p>
          )}
        </div>
        <ul className="divide-y divide-line border-t border-line">
          {prices.map((line) => (
            <li key={line.id} className="flex items-baseline justify-between gap-4 py-2.5 text-15">
              <span className="min-w-0">
                <span className="block font-strong">{said(line.title, language)}</span>
                <span className="text-13 text-ink-soft">{formatDuration(language, line.duration)}</span>
              </span>
              <span className="shrink-0 tabular-nums">
                {line.discount > 0 && <s className="me-2 text-13 text-ink-soft">{formatMoney(language, line.price)}</s>}
                {formatMoney(language, line.final_price)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
