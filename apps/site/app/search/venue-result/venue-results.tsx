import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import { RepeatedPart } from '../../shell/repeated/repeated-part.tsx';
import type { BookingStart } from './booking-start.ts';
import { VenueResult } from './venue-result.tsx';
import type { VenueResultView } from './venue-result-view.ts';

type VenueResultsProps = { readonly venues: readonly VenueResultView[]; readonly start: BookingStart };

/** What was found, venue by venue. */
export const VenueResults = ({ venues, start: { date, female_staff, at_home } }: VenueResultsProps) => (
  <ul>
    {venues.map((result, index) => (
      <RepeatedPart
        key={result.slug}
        as="li"
        name="venue result"
        part={VenueResult}
        // Not the whole of the criteria: what the card shows of them alone.
        props={{ result, start: { date, female_staff, at_home }, isFirst: index === 0 }}
      />
    ))}
  </ul>
);

/** The list in the shape of what is on its way. */
export function VenueResultsSkeleton({ count }: { readonly count: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          className="grid grid-cols-[108px_1fr] gap-x-3.5 gap-y-3 border-b border-line py-5 md:grid-cols-[176px_1fr] md:gap-x-5"
        >
          <Skeleton className="aspect-square rounded-control md:row-span-2 md:aspect-4/3 md:rounded-card" />
          <div className="grid content-start gap-2">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-4 w-4/5" />
          </div>
          <div className="col-span-2 grid gap-2 md:col-span-1 md:col-start-2">
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-11 w-full rounded-full md:w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
