import type { ReactNode } from 'react';
import type { ServiceCardView } from '../catalog/service-card-view.ts';
import { Arches } from './arches.tsx';

type BannerProps = {
  readonly title: string;
  readonly text: string;
  readonly services: readonly ServiceCardView[];
  readonly children: ReactNode;
};

/** The top of a page that begins with a search; what is searched with straddles the horizon. */
export function Banner({ title, text, services, children }: BannerProps) {
  return (
    <section className="sky relative isolate pt-6 text-on-field lg:pt-14">
      <div className="lattice mask-[linear-gradient(#000_55%,transparent_88%)]" />
      <div className="wrap">
        <div className="lg:grid lg:min-h-101 lg:grid-cols-[1fr_596px] lg:items-end">
          <div className="lg:self-center lg:pb-16">
            <h1 className="text-36 leading-[1.12] tracking-[-0.024em] lg:text-58 rtl:leading-[1.35] rtl:tracking-normal">
              {title}
            </h1>
            <p className="mt-3 max-w-[46ch] text-on-field-soft lg:mt-5 lg:max-w-[40ch] lg:text-18">{text}</p>
          </div>
          <Arches services={services} />
        </div>
        {children}
      </div>
    </section>
  );
}
