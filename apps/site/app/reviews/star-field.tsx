import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../shell/language.ts';

const places = [1, 2, 3, 4, 5] as const;

type StarFieldProps = { readonly given: number | undefined; readonly error: string | undefined };

/** One to five stars. */
export function StarField({ given, error }: StarFieldProps) {
  const t = useTranslations('reviews.form');
  const service = useTranslations('service.reviews');
  const language = useLanguage();
  const [stars, setStars] = useState(given ?? 0);
  return (
    <fieldset aria-describedby={error === undefined ? undefined : 'stars-error'}>
      <legend className="mb-1 text-13 font-strong text-ink-soft">{t('stars')}</legend>
      <div className="-ms-2 flex items-center">
        {places.map((place) => (
          <label
            key={place}
            className="grid size-12 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-lapis"
          >
            <input
              type="radio"
              name="rating"
              value={place}
              required
              checked={stars === place}
              className="sr-only"
              onChange={() => setStars(place)}
              onKeyDown={(event) => turn(event, setStars)}
            />
            <span className="sr-only">{service('stars', { stars: formatNumber(language, place) })}</span>
            <Khatam className={`text-28 ${place <= stars ? 'text-saffron' : 'text-line-field opacity-45'}`} />
          </label>
        ))}
        <span aria-hidden="true" className="ms-2 text-15 font-strong">
          {stars > 0 && t(`word.${stars}`)}
        </span>
      </div>
      {error !== undefined && (
        <p id="stars-error" className="mt-1 flex items-start gap-1.5 text-13 font-strong text-other">
          <Icon name="alert" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Browsers take the left arrow for the one before even where that stands at the right. */
function turn(event: KeyboardEvent<HTMLInputElement>, setStars: (stars: number) => void): void {
  const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl';
  if (!isTurned || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
  event.preventDefault();
  const step = event.key === 'ArrowLeft' ? 1 : -1;
  const next = ((Number(event.currentTarget.value) - 1 + step + places.length) % places.length) + 1;
  setStars(next);
  event.currentTarget.form?.querySelector<HTMLInputElement>(`input[name=rating][value="${next}"]`)?.focus();
}
