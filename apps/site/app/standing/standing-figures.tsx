import { rankingWeights as weights } from '@tajmeelspot/contract/ranking.ts';
import type { ServiceStanding } from '@tajmeelspot/contract/standing.ts';
import { formatNumber, toDigits } from '@tajmeelspot/language/numbers.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { useLocale } from '../shell/locale.ts';
import { useTranslations } from '../shell/messages/translations.tsx';
import { StandingComparison } from './standing-comparison.tsx';

type StandingFiguresProps = { readonly standing: ServiceStanding };

/** The points of a service out of all, each part with the figures that it is made of. */
export function StandingFigures({ standing }: StandingFiguresProps) {
  const t = useTranslations('standing');
  const [search] = useSearchParams();
  const sort = search.get('sort') ?? '';
  const { title, venue, rating, recommendations } = standing;
  return (
    <>
      <div className="rounded-card bg-sand px-4 py-3">
        <p className="font-head">
          <bdi>{title}</bdi>
        </p>
        <p className="text-13 text-ink-soft">
          <bdi>{venue}</bdi>
        </p>
      </div>
      {sort !== '' && sort !== 'recommended' && <p className="text-13 text-ink-soft">{t('ordered')}</p>}
      <Total standing={standing} />
      <dl>
        <Part name={t('rating')} points={rating} mark="bg-lapis">
          <RatingFigures rating={rating} />
          <Ages ages={standing.ages} />
        </Part>
        <Part name={t('recommendations')} points={recommendations} mark="bg-saffron">
          {t('accounts', { count: recommendations.accounts })}
        </Part>
        <div className="border-t border-line py-3">
          <dt className="font-strong">{t('uncounted')}</dt>
          <dd className="text-13 text-ink-soft">
            {t('pair', {
              first: t('uncountedReviews', { count: standing.uncounted.reviews }),
              second: t('uncountedRecommendations', { count: standing.uncounted.recommendations }),
            })}
          </dd>
        </div>
      </dl>
      <p className="flex gap-2.5 rounded-card bg-confirmed-tint px-4 py-3 text-15">
        <Icon name="check" className="mt-1 size-4.5 shrink-0 text-confirmed" />
        <span>{t.rich('free', { b: toStrong })}</span>
      </p>
      <StandingComparison standing={standing} />
      <Links />
    </>
  );
}

function Total({ standing: { total, rating, recommendations } }: StandingFiguresProps) {
  const t = useTranslations('standing');
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-ink-soft">{t('total')}</span>
        <OutOf points={total} className="text-28" />
      </p>
      <p aria-hidden="true" className="mt-2 flex h-3 gap-0.5 overflow-hidden rounded-full bg-sand">
        <Share points={rating.points} of={total.of} className="bg-lapis" />
        <Share points={recommendations.points} of={total.of} className="bg-saffron" />
      </p>
    </div>
  );
}

const Share = ({ points, of, className }: { points: number; of: number; className: string }) => (
  <span className={className} style={{ inlineSize: `${(points / of) * 100}%` }} />
);

type PointsPartProps = {
  readonly name: string;
  readonly points: ServiceStanding['total'];
  /** The colour of its share of the bar. */
  readonly mark: string;
  readonly children: ReactNode;
};

function Part({ name, points, mark, children }: PointsPartProps) {
  return (
    <div className="border-t border-line py-3 first:border-t-0">
      <dt className="flex items-baseline justify-between gap-3">
        <span className="flex items-baseline gap-2.5 font-strong">
          <span aria-hidden="true" className={`size-3 rounded-small ${mark}`} />
          {name}
        </span>
        <OutOf points={points} className="text-16" />
      </dt>
      <dd className="ps-5.5 text-13 text-ink-soft">{children}</dd>
    </div>
  );
}

function OutOf({ points: { points, of }, className }: { points: ServiceStanding['total']; className: string }) {
  const t = useTranslations('standing');
  const locale = useLocale();
  const render = (text: ReactNode) => <b className={`${className} font-head text-ink`}>{text}</b>;
  return (
    <span className="text-13 whitespace-nowrap text-ink-soft">
      {t.rich('of', { points: toDigits(locale, points.toFixed(1)), of: formatNumber(locale, of), b: render })}
    </span>
  );
}

function RatingFigures({ rating }: Pick<ServiceStanding, 'rating'>) {
  const t = useTranslations('standing');
  const locale = useLocale();
  const toText = (value: number) => toDigits(locale, value.toFixed(2));
  const { mean, reviews, voices, pulled_mean: pulled } = rating;
  return (
    <>
      <p>{t('mean', { count: reviews, mean: toText(mean ?? 0) })}</p>
      {reviews > 0 && <p>{t('voices', { count: Math.round(voices * 100) / 100 })}</p>}
      <p>
        {t('pulled', {
          voices: formatNumber(locale, weights.imaginedVoices),
          stars: formatNumber(locale, weights.imaginedStars),
          mean: toText(pulled),
        })}
      </p>
    </>
  );
}

/** How many of the reviews are how old; nothing where all are young. */
function Ages({ ages }: Pick<ServiceStanding, 'ages'>) {
  const t = useTranslations('standing.age');
  const locale = useLocale();
  const shown = ages.filter(({ reviews }) => reviews > 0);
  if (shown.every(({ years }) => years === 0)) return null;
  const nameOf = (years: number) => {
    if (years === 0) return t('young');
    if (years === 1 || years === weights.halvings) return t('years', { years });
    return t('between', { from: formatNumber(locale, years), to: formatNumber(locale, years + 1) });
  };
  return (
    <ul aria-label={t('title')} className="mt-1 grid gap-0.5">
      {shown.map(({ years, reviews }) => (
        <li key={years} className="flex justify-between gap-3">
          <span>{nameOf(years)}</span>
          <bdi>{formatNumber(locale, reviews)}</bdi>
        </li>
      ))}
    </ul>
  );
}

function Links() {
  const t = useTranslations('standing');
  const language = useLanguage();
  return (
    <div className="grid gap-2 md:grid-cols-2">
      <Link to={inLanguage(language, '/how-we-rank')} className={buttonClass({ kind: 'outline' })}>
        {t('weights')}
      </Link>
      <Link to={inLanguage(language, '/contact')} className={buttonClass({ kind: 'text' })}>
        {t('mistake')}
      </Link>
    </div>
  );
}

const toStrong = (text: ReactNode) => <b className="font-strong">{text}</b>;
