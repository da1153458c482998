import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { type MouseEvent, useState } from 'react';
import { Viewer } from '../service/gallery/viewer.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLocale } from '../shell/locale.ts';
import { portfolioOf } from './portfolio-pictures.ts';

type PortfolioProps = { readonly pictures: VenuePage['pictures']; readonly venueName: string };

const maxShown = 6;

/** Pictures of the work. Each is a link to its file, so that they open without scripts too. */
export function Portfolio({ pictures, venueName }: PortfolioProps) {
  const t = useTranslations('venuePage');
  const work = portfolioOf(pictures);
  const [open, setOpen] = useState<number>();
  if (work.length === 0) return null;
  return (
    <section id="portfolio" className="scroll-mt-14">
      <div className="mb-4 flex items-baseline justify-between gap-3">
        <h2 className="text-22">{t('sections.portfolio')}</h2>
        <span className="text-13 text-ink-soft">{t('pictures', { count: work.length })}</span>
      </div>
      <ul className="grid grid-cols-3 gap-1.5 md:grid-cols-6 md:gap-2">
        {work.slice(0, maxShown).map((picture, index) => (
          <PortfolioPicture
            key={picture.url}
            picture={picture}
            number={index + 1}
            count={work.length}
            onOpen={() => setOpen(index)}
          />
        ))}
      </ul>
      <Viewer pictures={work} name={venueName} index={open} onShow={setOpen} />
    </section>
  );
}

type PortfolioPictureProps = {
  readonly picture: VenuePage['pictures'][number];
  readonly number: number;
  readonly count: number;
  readonly onOpen: () => void;
};

function PortfolioPicture({ picture, number, count, onOpen }: PortfolioPictureProps) {
  const t = useTranslations('service.pictures');
  const locale = useLocale();
  const rest = number === maxShown ? count - maxShown : 0;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <li>
      <a
        href={picture.url}
        aria-label={t('open', { number: formatNumber(locale, number), count: formatNumber(locale, count) })}
        className="relative block aspect-square overflow-hidden rounded-control bg-sand"
        onClick={open}
      >
        <Picture picture={picture} alt="" sizes="(min-width: 768px) 160px, 33vw" />
        {rest > 0 && (
          <span className="absolute inset-0 grid place-items-center bg-scrim text-18 font-strong text-on-field">
            <bdi>+{formatNumber(locale, rest)}</bdi>
          </span>
        )}
      </a>
    </li>
  );
}
