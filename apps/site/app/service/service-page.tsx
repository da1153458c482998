import type { Service } from '@tajmeelspot/contract/catalog.ts';
import type { ReactNode } from 'react';
import { Reviews } from '../reviews/reviews.tsx';
import { About } from './about.tsx';
import { CouponCard } from './coupon-card.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { Contact } from './venue/contact.tsx';
import { FindUs } from './venue/find-us.tsx';
import { OpeningHours } from './venue/hours.tsx';
import { PriceList } from './price-list.tsx';
import { SimilarServices } from './similar-services.tsx';
import { Team } from './team.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { TitleRow } from './title-row.tsx';

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
  const card = useTranslations('card');
  const { establishment: venue } = service;
  return (
    <div className="wrap">
      <Breadcrumbs category={service.category.name} venue={venue} title={service.title || card('untitled')} />
      <Gallery pictures={service.pictures} venueName={venue.name} />
      <TitleRow service={service} />
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_404px] lg:gap-14">
        <div className={sectionsClass}>
          <About service={service} />
          <PriceList pricing={service.pricing} licences={service.licences} {...booking} />
          <Team employees={service.employees} />
          <Reviews service={service} />
        </div>
        <div className="grid content-start gap-5 max-lg:pb-8 lg:grid-rows-[1fr_auto_auto_auto] lg:content-stretch lg:pt-8 lg:pb-10">
          <div className="relative max-lg:hidden">{panel}</div>
          <CouponCard {...service} />
          <OpeningHours week={service.availability} />
          <Contact service={service} />
        </div>
      </div>
      <FindUs establishment={venue} />
      <SimilarServices services={service.similar_listings} />
    </div>
  );
}
