import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import type { ReactNode } from 'react';
import { Gallery } from '../service/gallery/gallery.tsx';
import { OpeningHours } from '../service/venue/hours.tsx';
import { LinkKit } from './link-kit.tsx';
import { NextSlotList } from './next-slot-list.tsx';
import { Portfolio } from './portfolio.tsx';
import { SectionTabs } from './section-tabs.tsx';
import type { Selection } from './selection/selection.ts';
import { SpecialDays } from './special-days.tsx';
import { TreatmentGroups } from './treatments/treatment-groups.tsx';
import { VenueHead } from './venue-head.tsx';
import { type PlaceDrawing, VenuePlace } from './venue-place.tsx';
import { VenueReviews } from './venue-reviews.tsx';
import { VenueTeam } from './venue-team.tsx';

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
      <Gallery pictures={pictures} venueName={venue.name} />
      <VenueHead page={page} address={address} />
      <NextSlotList slots={page.next_slots} onSlot={onSlot} />
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_404px] lg:gap-14">
        <div>
          <SectionTabs page={page} />
          <div className={sectionsClass}>
            <TreatmentGroups page={page} selection={selection} searchOf={searchOf} plainSelection={plainSelection} />
            <VenueTeam employees={page.employees} onSlot={onSlot} />
            <Portfolio page={page} />
            <VenueReviews page={page} />
          </div>
        </div>
        <div className="grid content-start gap-5 max-lg:pb-8 lg:pt-4 lg:pb-10 lg:has-[#book]:grid-rows-[1fr_auto_auto] lg:has-[#book]:content-stretch">
          <div className="relative max-lg:hidden">{panel}</div>
          <OpeningHours week={page.availability} special={page.special_days}>
            <SpecialDays days={page.special_days} />
          </OpeningHours>
          <LinkKit slug={venue.slug} address={address} />
        </div>
      </div>
      <VenuePlace venue={venue} map={map} />
    </div>
  );
}
