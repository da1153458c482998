import type { OwnVenue } from '@tajmeelspot/contract/venues/own-venues.ts';
import type { OwnService } from '@tajmeelspot/contract/venues/own-services.ts';
import { formatDuration } from '@tajmeelspot/language/dates.ts';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { useTranslations } from 'use-intl';
import { textIn } from '../fields/localized-text.ts';
import { useLanguage } from '../shell/language.ts';
import { useLocale } from '../shell/locale.ts';

type ServicePreviewProps = {
  readonly service: OwnService;
  readonly venue: Pick<OwnVenue, 'name' | 'district' | 'is_women_only'>;
};

/** A service as customers see it, in short. */
export function ServicePreview({ service, venue }: ServicePreviewProps) {
  const t = useTranslations('venue.form');
  const language = useLanguage();
  const locale = useLocale();
  const { title, description, treatments, pictures } = service;
  return (
    <article className="overflow-hidden rounded-card inset-ring inset-ring-line">
      <div className="aspect-4/3 max-h-72 w-full">
        <Picture picture={pictures[0] ?? null} alt="" sizes="(min-width: 768px) 640px, 100vw" />
      </div>
      <div className="grid gap-3 p-4">
        <div>
          <h3 className="text-18 wrap-break-word">{textIn(title, language)}</h3>
          <p className="text-15 text-ink-soft">
            <bdi>{textIn(venue.name, language)}</bdi> · {textIn(venue.district, language)}
            {venue.is_women_only && ` · ${t('is_women_only')}`}
          </p>
          {textIn(description, language) !== textIn(title, language) && (
            <p className="mt-2 text-15">{textIn(description, language)}</p>
          )}
        </div>
        <ul className="divide-y divide-line border-t border-line">
          {treatments.map((treatment) => (
            <li key={treatment.id} className="flex items-baseline justify-between gap-4 py-2.5 text-15">
              <span className="min-w-0">
                <span className="block font-strong">{textIn(treatment.title, language)}</span>
                <span className="text-13 text-ink-soft">{formatDuration(locale, treatment.duration)}</span>
              </span>
              <span className="shrink-0 tabular-nums">
                {treatment.discount > 0 && (
                  <s className="me-2 text-13 text-ink-soft">
                    <Price iqd={treatment.price} />
                  </s>
                )}
                <Price iqd={treatment.final_price} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
