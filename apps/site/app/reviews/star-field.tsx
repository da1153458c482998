import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLocale } from '../shell/locale.ts';

const ratings = [1, 2, 3, 4, 5] as const;
type StarRating = (typeof ratings)[number];

type StarFieldProps = { readonly initial: number | undefined; readonly error: string | undefined };

/** One to five stars. */
export function StarField({ initial, error }: StarFieldProps) {
  const t = useTranslations('reviews.form');
  const review = useTranslations('service.reviews');
  const locale = useLocale();
  const [chosen, setChosen] = useState<StarRating | undefined>(() => ratings.find((rating) => rating === initial));
  return (
    <fieldset aria-describedby={error === undefined ? undefined : 'stars-error'}>
      <legend className="mb-1 text-13 font-strong text-ink-soft">{t('stars')}</legend>
      <div className="-ms-2 flex items-center">
        {ratings.map((rating) => (
          <label
            key={rating}
            className="grid size-12 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-lapis"
          >
            <input
              type="radio"
              name="rating"
              value={rating}
              required
              checked={chosen === rating}
              className="sr-only"
              onChange={() => setChosen(rating)}
              onKeyDown={(event) => moveByArrow(event, setChosen)}
            />
            <span className="sr-only">{review('stars', { stars: formatNumber(locale, rating) })}</span>
            <Khatam className={`text-28 ${rating <= (chosen ?? 0) ? 'text-saffron' : 'text-line-field opacity-45'}`} />
          </label>
        ))}
        <span aria-hidden="true" className="ms-2 text-15 font-strong">
          {chosen && t(`ratings.${chosen}`)}
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

/** In a script from right to left the left arrow leads on: browsers take it for the way back in every direction. */
function moveByArrow(event: KeyboardEvent<HTMLInputElement>, choose: (rating: StarRating) => void): void {
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  if (!isRtl || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
  event.preventDefault();
  const step = event.key === 'ArrowLeft' ? 1 : -1;
  const index = (Number(event.currentTarget.value) - 1 + step + ratings.length) % ratings.length;
  const next = ratings[index] ?? 1;
  choose(next);
  event.currentTarget.form?.querySelector<HTMLInputElement>(`input[name=rating][value="${next}"]`)?.focus();
}
