import type { Review } from '@tajmeelspot/contract/catalog.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { type MouseEvent, useState } from 'react';
import { LazyViewer } from '../service/gallery/lazy-viewer.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLocale } from '../shell/locale.ts';

type ReviewPicturesProps = {
  readonly review: Pick<Review, 'name' | 'pictures' | 'declined_pictures'>;
};

/** What the author has put beside the words; the author alone sees what waits, and what was not accepted. */
export function ReviewPictures({ review: { name, pictures, declined_pictures: declined } }: ReviewPicturesProps) {
  const t = useTranslations('reviews.pictures');
  const locale = useLocale();
  const [open, setOpen] = useState<number>();
  const show = (event: MouseEvent, index: number) => {
    event.preventDefault();
    setOpen(index);
  };
  return (
    <>
      {pictures.length > 0 && (
        <ul className="mt-2.5 flex flex-wrap gap-2">
          {pictures.map((picture, index) => (
            <li key={picture.id} className="w-24 md:w-28">
              <a
                href={picture.url}
                aria-label={t('open', { number: formatNumber(locale, index + 1), name })}
                className="block aspect-square overflow-hidden rounded-control bg-sand"
                onClick={(event) => show(event, index)}
              >
                <Picture picture={picture} alt="" sizes="112px" />
              </a>
              {picture.state === 'waiting' && <span className="text-13 text-ink-soft">{t('unchecked')}</span>}
            </li>
          ))}
        </ul>
      )}
      {declined.map(({ id, reply }) => (
        <p key={id} className="mt-2 text-13 text-other">
          {reply === null ? t('declined') : t('declinedFor', { reason: reply })}
        </p>
      ))}
      {pictures.length > 0 && <LazyViewer pictures={pictures} name={name} index={open} onShow={setOpen} />}
    </>
  );
}
