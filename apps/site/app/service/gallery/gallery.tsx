import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Picture, type ShownPicture } from '@tajmeelspot/ui/picture.tsx';
import { type MouseEvent, useState } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { LazyViewer } from './lazy-viewer.tsx';

type GalleryProps = { readonly pictures: readonly ShownPicture[]; readonly venueName: string };

/** The page shows the first picture large and four small ones. */
const maxShown = 5;

const frame =
  '-mx-(--gutter) grid grid-cols-4 gap-1 md:mx-0 md:auto-cols-[1fr] md:grid-flow-col md:grid-cols-[2fr] md:grid-rows-[214px_214px] md:gap-2.5 md:overflow-hidden md:rounded-panel';

/** The pictures of a service. Each is a link to its file, so that they open without scripts too. */
export function Gallery({ pictures, venueName }: GalleryProps) {
  const t = useTranslations('service.pictures');
  const [open, setOpen] = useState<number>();
  const shown = pictures.slice(0, maxShown);
  if (shown.length === 0) {
    return (
      <div className={frame}>
        <Picture
          picture={null}
          owner={venueName}
          alt=""
          sizes="100vw"
          className="col-span-full aspect-4/3 size-full md:row-span-2 md:aspect-auto"
        />
      </div>
    );
  }
  return (
    <section aria-label={t('label', { venue: venueName })} className="relative">
      <div className={frame}>
        {shown.map((picture, index) => (
          <GalleryPicture
            key={picture.url}
            picture={picture}
            index={index}
            count={pictures.length}
            onOpen={() => setOpen(index)}
          />
        ))}
      </div>
      <ShowAllButton count={pictures.length} onOpen={() => setOpen(0)} />
      <LazyViewer pictures={pictures} name={venueName} index={open} onShow={setOpen} />
    </section>
  );
}

type GalleryPictureProps = {
  readonly picture: ShownPicture;
  readonly index: number;
  readonly count: number;
  readonly onOpen: () => void;
};

function GalleryPicture({ picture, index, count, onOpen }: GalleryPictureProps) {
  const t = useTranslations('service.pictures');
  const locale = useLocale();
  const isFirst = index === 0;
  // With an odd number of small pictures the last one is as tall as two.
  const isTall = isFirst || (index === Math.min(count, maxShown) - 1 && index % 2 === 1);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      href={picture.url}
      aria-label={t('open', { number: formatNumber(locale, index + 1), count: formatNumber(locale, count) })}
      className={`block aspect-4/3 overflow-hidden bg-sand focus-visible:-outline-offset-4 md:aspect-auto ${isFirst ? 'col-span-4 md:col-span-1' : ''} ${isTall ? 'md:row-span-2' : ''}`}
      onClick={open}
    >
      <Picture
        picture={picture}
        alt=""
        isFirst={isFirst}
        sizes={isFirst ? '(min-width: 1200px) 600px, (min-width: 768px) 50vw, 100vw' : '(min-width: 768px) 300px, 25vw'}
      />
    </a>
  );
}

function ShowAllButton({ count, onOpen }: { readonly count: number; readonly onOpen: () => void }) {
  const t = useTranslations('service.pictures');
  return (
    <button
      type="button"
      className="absolute inset-e-4 bottom-4 hidden min-h-11 items-center gap-2 rounded-control bg-surface px-3.5 text-15 font-strong shadow-rest hover:bg-lapis-tint md:flex"
      onClick={onOpen}
    >
      <Icon name="picture" className="size-4.5" />
      {t('all', { count })}
    </button>
  );
}
