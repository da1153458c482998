import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Listing } from '../catalog/listing.ts';
import { Arches } from './arches.tsx';

type Props = { readonly listings: readonly Listing[]; readonly children: ReactNode };

/** The top of the home page; what is searched with straddles the horizon. */
export function Banner({ listings, children }: Props) {
  const t = useTranslations('home.banner');
  return (
    <section className="sky relative isolate pt-9 text-on-field lg:pt-14">
      <div className="lattice mask-[linear-gradient(#000_55%,transparent_88%)]" />
      <div className="wrap">
        <div className="lg:grid lg:min-h-101 lg:grid-cols-[1fr_596px] lg:items-end">
          <div className="lg:self-center lg:pb-16">
            <h1 className="text-36 leading-[1.12] tracking-[-0.024em] lg:text-58 rtl:leading-[1.35] rtl:tracking-normal">
              {t('title')}
            </h1>
            <p className="mt-3 max-w-[46ch] text-on-field-soft lg:mt-5 lg:max-w-[40ch] lg:text-18">{t('text')}</p>
          </div>
          <Arches listings={listings} />
        </div>
        {children}
      </div>
    </section>
  );
}
