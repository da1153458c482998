import type { ReactNode } from 'react';
import { useTranslations } from '../shell/messages/translations.tsx';
import arch from './arch.webp';

type AccountPageProps = { readonly title: string; readonly lead: string; readonly children: ReactNode };

/** A form at the start side, on wide screens an arch with daylight beside it. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  const t = useTranslations('identity');
  return (
    <main id="content" className="lg:-mb-(--section) lg:grid lg:min-h-[764px] lg:grid-cols-[1fr_560px]">
      <div className="grid place-items-center px-4 py-8 md:py-12">
        <div className="grid w-full max-w-[400px] gap-4">
          <div className="mb-2">
            <h1 className="text-36">{title}</h1>
            <p className="mt-1.5 text-ink-soft">{lead}</p>
          </div>
          <noscript>
            <p className="rounded-control bg-pending-tint p-4 text-15 text-pending">{t('needsScript')}</p>
          </noscript>
          {children}
        </div>
      </div>
      <aside className="relative isolate hidden place-items-center content-end overflow-hidden bg-field text-center lg:grid">
        <div className="lattice" />
        <p className="mb-10 max-w-[24ch] text-22 font-strong text-balance text-[oklch(.985_.008_85)]">{t('quote')}</p>
        <img src={arch} alt="" width={600} height={450} className="arch h-[456px] w-[340px] object-cover" />
      </aside>
    </main>
  );
}
