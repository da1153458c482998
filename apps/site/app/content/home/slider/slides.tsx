import { Picture, type ShownPicture } from '@tajmeelspot/ui/picture.tsx';
import { memo, type RefObject } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../../../shell/messages/translations.tsx';
import { servicePath } from '../../../catalog/service-card-view.ts';
import { inLanguage, useLanguage } from '../../../shell/language.ts';

/** A picture of a venue with the service that it belongs to. */
export type Slide = {
  readonly id: number;
  readonly picture: ShownPicture;
  readonly venue: string;
  readonly district: string;
  readonly city: string;
};

type SlidesProps = { readonly frame: RefObject<HTMLDivElement | null>; readonly slides: readonly Slide[] };

/** The row itself. What moves it puts its children in another order, so it is made once. */
export const Slides = memo(function Slides({ frame, slides }: SlidesProps) {
  const t = useTranslations('card');
  const language = useLanguage();
  return (
    <div
      ref={frame}
      className="-me-(--gutter) snap-x overflow-x-auto overscroll-x-contain pb-1 [scrollbar-width:thin] data-live:touch-pan-y data-live:snap-none data-live:overflow-hidden lg:-me-6"
    >
      <ul className="swiper-wrapper flex">
        {slides.map(({ id, picture, venue, district, city }) => (
          <li key={id} className="swiper-slide w-[38%] shrink-0 snap-start pe-4 md:w-2/5 lg:w-1/4 lg:pe-6">
            <Link
              to={inLanguage(language, servicePath(id))}
              draggable={false}
              className="group block rounded-t-full p-0.5 -outline-offset-2"
            >
              <span className="arch block aspect-[5/6.6] overflow-hidden bg-surface">
                <Picture picture={picture} alt="" sizes="540px" />
              </span>
              <span className="block truncate pt-3 text-15 font-strong group-hover:underline">{venue}</span>
              <span className="block truncate text-13 text-ink-soft">{t('location', { district, city })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
});
