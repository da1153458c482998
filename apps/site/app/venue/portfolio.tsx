import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { type MouseEvent, useState } from 'react';
import { LazyViewer } from '../service/gallery/lazy-viewer.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLocale } from '../shell/locale.ts';
import { PictureReport, ReportPictureButton } from './report/picture-report.tsx';
import { type PortfolioPicture, portfolioOf } from './portfolio-pictures.ts';

type PortfolioProps = { readonly page: Pick<VenuePage, 'work' | 'pictures' | 'venue'> };

const maxShown = 6;

/** Pictures of the work. Each is a link to its file, so that they open without scripts too. */
export function Portfolio({ page }: PortfolioProps) {
  const t = useTranslations('venuePage');
  const work = portfolioOf(page);
  const [open, setOpen] = useState<number>();
  const [reported, setReported] = useState<number>();
  // Those of its services have none: they show rooms and things.
  const shownId = open === undefined ? undefined : work[open]?.id;
  const report = (id: number) => {
    setOpen(undefined);
    setReported(id);
  };
  if (work.length === 0) return null;
  return (
    <section id="portfolio" className="scroll-mt-14">
      <div className="mb-4 flex items-baseline justify-between gap-3">
        <h2 className="text-22">{t('sections.portfolio')}</h2>
        <span className="text-13 text-ink-soft">{t('pictures', { count: work.length })}</span>
      </div>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-3">
        {work.slice(0, maxShown).map((picture, index) => (
          <PortfolioItem
            key={picture.url}
            picture={picture}
            number={index + 1}
            count={work.length}
            onOpen={() => setOpen(index)}
          />
        ))}
      </ul>
      <LazyViewer
        pictures={work}
        name={page.venue.name}
        index={open}
        onShow={setOpen}
        action={shownId !== undefined && <ReportPictureButton onClick={() => report(shownId)} />}
      />
      {reported !== undefined && (
        <PictureReport slug={page.venue.slug} pictureId={reported} onClose={() => setReported(undefined)} />
      )}
    </section>
  );
}

type PortfolioItemProps = {
  readonly picture: PortfolioPicture;
  readonly number: number;
  readonly count: number;
  readonly onOpen: () => void;
};

function PortfolioItem({ picture, number, count, onOpen }: PortfolioItemProps) {
  const t = useTranslations('service.pictures');
  const locale = useLocale();
  const rest = number === maxShown ? count - maxShown : 0;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <li>
      <a href={picture.url} className="relative block aspect-4/3 overflow-hidden rounded-card bg-sand" onClick={open}>
        <Picture
          picture={picture}
          alt={t('open', { number: formatNumber(locale, number), count: formatNumber(locale, count) })}
          sizes="(min-width: 768px) 260px, 50vw"
        />
        <WorkLabel picture={picture} />
        {rest > 0 && (
          <span className="absolute inset-0 grid place-items-center bg-scrim text-18 font-strong text-on-field">
            <bdi>+{formatNumber(locale, rest)}</bdi>
          </span>
        )}
      </a>
    </li>
  );
}

/** What a picture of the work is of, over its lower edge. */
function WorkLabel({ picture: { subject, treatment, employee } }: Pick<PortfolioItemProps, 'picture'>) {
  const t = useTranslations('venuePage.work');
  const of = [treatment, employee].filter((part) => typeof part === 'string').join(' · ');
  const kind = subject === undefined || subject === 'work' ? undefined : t(subject);
  if (of === '' && kind === undefined) return null;
  return (
    <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-scrim to-transparent px-3 pt-8 pb-2 text-13 text-on-field">
      {kind !== undefined && <b className="block font-strong">{kind}</b>}
      {of !== '' && <bdi className="line-clamp-2">{of}</bdi>}
    </span>
  );
}
