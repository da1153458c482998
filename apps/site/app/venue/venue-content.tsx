import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import { memo, type ReactNode } from 'react';
import { Gallery } from '../service/gallery/gallery.tsx';
import { deferPart } from '../shell/lazy/deferred-part.tsx';
import { NextSlotList } from './next-slot-list.tsx';
import { portfolioOf } from './portfolio-pictures.ts';
import { SectionTabs } from './section-tabs.tsx';
import type { Selection } from './selection/selection.ts';
import { TreatmentGroups } from './treatments/treatment-groups.tsx';
import { VenueHead } from './venue-head.tsx';
import type { PlaceDrawing } from './venue-place.tsx';

const lowerParts = () => import('./lower-parts.ts');
const VenueTeam = deferPart('venue-team', async () => (await lowerParts()).VenueTeam);
const Portfolio = deferPart('venue-work', async () => (await lowerParts()).Portfolio);
const VenueReviews = deferPart('venue-reviews', async () => (await lowerParts()).VenueReviews);
const VenueSide = deferPart('venue-side', async () => (await lowerParts()).VenueSide, { className: 'grid gap-5' });
const VenuePlace = deferPart('venue-place', async () => (await lowerParts()).VenuePlace);

/** What the page of a venue shows, and what it is told. */
export type VenueContentProps = {
  readonly page: VenuePage;
  /** Where it is; undefined where nobody knows. */
  readonly map: PlaceDrawing | undefined;
  /** Absolute address, which is passed on. */
  readonly address: string;
  readonly selection: Selection;
  /** The search part of the page's address with a treatment added or taken away. */
  readonly searchOf: (treatmentId: number) => string;
  /** Called when one of the next slots is chosen, of the venue or of somebody in the team. */
  readonly onSlot: () => void;
  /** What is chosen, for browsers without scripts. */
  readonly plainSelection: ReactNode;
  /** What is chosen, or the booking form, beside the page on wide screens. */
  readonly panel: ReactNode;
};

const sectionsClass = '*:border-b *:border-line *:py-8 *:last:border-0 lg:*:py-10';

/** Everything about one venue: who, whether it is open, where, for whom, under which licence, when; then all it does. */
export function VenueContent(props: VenueContentProps) {
  const { page, map, address, selection, searchOf, onSlot, plainSelection, panel } = props;
  const { venue, pictures } = page;
  return (
    <div className="wrap md:pt-5">
      <VenuePictures pictures={pictures} venueName={venue.name} />
      <Head page={page} address={address} />
      <NextSlots slots={page.next_slots} onSlot={onSlot} />
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_404px] lg:gap-14">
        <div>
          <Tabs page={page} />
          <div className={sectionsClass}>
            <Treatments page={page} selection={selection} searchOf={searchOf} plainSelection={plainSelection} />
            {page.employees.length > 0 && <VenueTeam employees={page.employees} onSlot={onSlot} />}
            {portfolioOf(page).length > 0 && <Portfolio page={page} />}
            <VenueReviews page={page} />
          </div>
        </div>
        <div className="grid content-start gap-5 max-lg:pb-8 lg:pt-4 lg:pb-10 lg:has-[#book]:grid-rows-[1fr_auto] lg:has-[#book]:content-stretch">
          <div className="relative max-lg:hidden">{panel}</div>
          <VenueSide page={page} address={address} />
        </div>
      </div>
      <VenuePlace venue={venue} map={map} />
    </div>
  );
}

// The page is drawn anew for every choice, and once more for where its form stands; what did not change stays as it is.
const VenuePictures = memo(Gallery);
const Head = memo(VenueHead);
const NextSlots = memo(NextSlotList);
const Tabs = memo(SectionTabs);
const Treatments = memo(TreatmentGroups);
