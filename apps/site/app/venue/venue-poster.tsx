import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import { QrCode } from '@tajmeelspot/ui/qr-code.tsx';
import { Fragment } from 'react';
import { Link, useHref } from 'react-router';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { useTranslations } from '../shell/messages/translations.tsx';
import { venuePath } from './venue-path.ts';

type VenuePosterProps = {
  readonly venue: VenuePage['venue'];
  /** What it does, by the titles of its services. */
  readonly services: readonly string[];
  /** Absolute address of its page. */
  readonly address: string;
};

const maxServices = 6;

/** A sheet to print and put up: name, what it does, the code of the page and its link. The sheet alone is printed. */
export function VenuePoster({ venue, services, address }: VenuePosterProps) {
  const t = useTranslations('venuePage.poster');
  const card = useTranslations('card');
  return (
    <div className="wrap grid justify-items-center gap-6 py-8">
      <PosterActions slug={venue.slug} />
      <article
        data-print=""
        className="grid w-full max-w-140 justify-items-center gap-5 rounded-panel border border-line bg-[white] px-8 py-12 text-center text-[black] print:border-0"
      >
        <Khatam className="text-48 text-[oklch(.40_.15_265)]" />
        <h1 className="text-36 md:text-48">{venue.name}</h1>
        <p className="text-18">{card('location', { district: venue.district, city: venue.city })}</p>
        <p className="max-w-100 text-16">{services.slice(0, maxServices).join(' · ')}</p>
        <QrCode text={address} label={t('code', { address })} className="w-full max-w-80" />
        <p className="text-18 font-strong">{t('scan')}</p>
        <p className="text-16 wrap-anywhere">
          <bdi dir="ltr">
            {partsOf(address).map((part) => (
              <Fragment key={part}>
                {part}
                <wbr />
              </Fragment>
            ))}
          </bdi>
        </p>
      </article>
    </div>
  );
}

/** An address without its protocol, in the parts between which a line may end. */
const partsOf = (address: string): string[] => address.replace(/^https?:\/\//, '').split(/(?<=\/)/);

function PosterActions({ slug }: { readonly slug: string }) {
  const t = useTranslations('venuePage.poster');
  const path = inLanguage(useLanguage(), venuePath(slug));
  const code = useHref(`${path}/qr.svg`);
  return (
    <div className="flex flex-wrap justify-center gap-2.5 print:hidden">
      <Button size="small" className="noscript:hidden" onClick={() => print()}>
        {t('print')}
      </Button>
      <a href={code} download={`${slug}.svg`} className={buttonClass({ kind: 'outline', size: 'small' })}>
        {t('download')}
      </a>
      <Link to={path} className={buttonClass({ kind: 'text', size: 'small' })}>
        {t('back')}
      </Link>
    </div>
  );
}
