import type { Review } from '@tajmeelspot/contract/catalog.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { languageOfText } from '@tajmeelspot/language/language-of-text.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from '../shell/messages/translations.tsx';
import { initialOf } from '../catalog/initial-of.ts';
import { ReviewPictures } from './review-pictures.tsx';
import { Stars } from './stars.tsx';
import { useLanguage } from '../shell/language.ts';
import { useLocale } from '../shell/locale.ts';

type ReviewCardProps = {
  readonly review: Review;
  /** What the reader may do about it. */
  readonly children?: ReactNode;
};

/** What one visitor said. */
export function ReviewCard({ review, children }: ReviewCardProps) {
  const t = useTranslations('reviews');
  const language = useLanguage();
  const locale = useLocale();
  const date = review.date_time.slice(0, 10);
  const written = languageOfText(review.comment);
  const isForeign = written !== undefined && written !== language;
  return (
    <article
      className={`grid grid-cols-[44px_1fr] gap-3.5 border-t border-line py-4.5 ${language === 'en' && isArabic(review) ? laidOutNear : ''}`}
    >
      <ReviewerPicture review={review} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
          <h3 className="text-16 leading-[1.5] font-strong tracking-normal">
            <bdi>{review.name}</bdi>
          </h3>
          {review.voice === 'counted' ? <VerifiedBadge /> : <UncountedBadge voice={review.voice} />}
          <time dateTime={date} className="ms-auto text-13 text-ink-soft">
            {formatDay(locale, date, 'full')}
          </time>
        </div>
        <div className="flex items-center gap-2.5">
          <Stars stars={review.rating} />
          {review.updated && <EditedBadge />}
          {isForeign && <span className="text-13 text-ink-soft">{t(`writtenIn.${written}`)}</span>}
        </div>
        <p dir="auto" lang={isForeign ? written : undefined} className="mt-1 break-words whitespace-pre-line">
          {review.comment}
        </p>
        <ReviewPictures review={review} />
        {review.reply && <ReviewReply reply={review.reply} />}
        {children && <div className="-ms-3 mt-0.5 flex flex-wrap">{children}</div>}
      </div>
    </article>
  );
}

/**
 * Its font, which an English page has nothing else for, is fetched once the card comes near instead of before the first
 * picture is there. Not on wide screens, where the card's true height would move what stands beside the reviews.
 */
const laidOutNear = 'max-lg:[contain-intrinsic-height:auto_180px] max-lg:[content-visibility:auto]';

const isArabic = ({ name, comment, reply }: Review): boolean =>
  /\p{Script=Arabic}/u.test(`${name}${comment}${reply?.text ?? ''}`);

function ReviewReply({ reply: { text, date_time: at } }: { readonly reply: NonNullable<Review['reply']> }) {
  const t = useTranslations('reviews');
  const locale = useLocale();
  const date = at.slice(0, 10);
  return (
    <div className="mt-2.5 rounded-control bg-sand px-4 py-3">
      <p className="flex flex-wrap justify-between gap-x-3 text-13 text-ink-soft">
        <span className="font-strong text-ink">{t('reply')}</span>
        <time dateTime={date}>{formatDay(locale, date, 'full')}</time>
      </p>
      <p dir="auto" className="mt-0.5 text-15 break-words whitespace-pre-line">
        {text}
      </p>
    </div>
  );
}

function ReviewerPicture({ review: { image, name } }: Pick<ReviewCardProps, 'review'>) {
  if (image !== null) {
    return (
      <img src={image} alt="" width={44} height={44} loading="lazy" className="size-11 rounded-full object-cover" />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-11 place-items-center rounded-full bg-lapis-tint text-15 font-head text-lapis"
    >
      {initialOf(name)}
    </span>
  );
}

function VerifiedBadge() {
  const t = useTranslations('reviews');
  return (
    <span className="flex items-center gap-1 text-13 font-strong whitespace-nowrap text-confirmed">
      <Icon name="check" className="size-3.75 stroke-2" />
      {t('verified')}
    </span>
  );
}

function UncountedBadge({ voice }: { readonly voice: Exclude<Review['voice'], 'counted'> }) {
  const t = useTranslations('reviews');
  return <span className="text-13 whitespace-nowrap text-ink-soft">{t(`voices.${voice}`)}</span>;
}

function EditedBadge() {
  const t = useTranslations('reviews');
  return <span className="text-13 text-ink-soft">{t('edited')}</span>;
}
