import type { Service } from '@tajmeelspot/contract/catalog.ts';
import { memo, type ReactNode } from 'react';
import { deferPart } from '../shell/lazy/deferred-part.tsx';
import { About } from './about.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { PriceList } from './price-list.tsx';
import { Team } from './team.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { TitleRow } from './title-row.tsx';

const lowerParts = () => import('./lower-parts.ts');
const Reviews = deferPart('service-reviews', async () => (await lowerParts()).Reviews);
const ServiceFacts = deferPart('service-facts', async () => (await lowerParts()).ServiceFacts, {
  className: 'grid gap-5',
});
const ServiceEnd = deferPart('service-end', async () => (await lowerParts()).ServiceEnd);

type ServicePageProps = {
  readonly service: Service;
  /** Line of the price list that somebody has chosen. */
  readonly chosenId: number | undefined;
  readonly searchOf: (itemId: number) => string;
  readonly onBook: (itemId: number) => void;
  /** Where a time is asked for, beside the page on wide screens. */
  readonly panel: ReactNode;
};

const sectionsClass = '*:border-b *:border-line *:py-8 *:last:border-0 lg:*:py-10';

/** Everything about one service. */
export function ServicePage({ service, panel, ...booking }: ServicePageProps) {
  return (
    <div className="wrap">
      <ServiceHead service={service} />
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_404px] lg:gap-14">
        <div className={sectionsClass}>
          <AboutService service={service} />
          <PriceList pricing={service.pricing} licences={service.licences} {...booking} />
          <ServiceTeam employees={service.employees} />
          <Reviews service={service} />
        </div>
        <div className="grid content-start gap-5 max-lg:pb-8 lg:grid-rows-[1fr_auto] lg:content-stretch lg:pt-8 lg:pb-10">
          <div className="relative max-lg:hidden">{panel}</div>
          <ServiceFacts service={service} />
        </div>
      </div>
      <ServiceEnd service={service} />
    </div>
  );
}

// What is chosen, and the slots, draw the page anew several times; these parts stay as they are.
const AboutService = memo(About);
const ServiceTeam = memo(Team);
const ServiceHead = memo(function ServiceHead({ service }: { readonly service: Service }) {
  const card = useTranslations('card');
  const { establishment: venue } = service;
  return (
    <>
      <Breadcrumbs category={service.category.name} venue={venue} title={service.title || card('untitled')} />
      <Gallery pictures={service.pictures} venueName={venue.name} />
      <TitleRow service={service} />
    </>
  );
});
