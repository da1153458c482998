import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import type { ServiceCardView } from './service-card-view.ts';
import { ServiceRow } from './service-row.tsx';

const grid = 'grid md:grid-cols-2 md:gap-x-8 lg:grid-cols-3 lg:gap-x-6 lg:gap-y-9';

/** Services with times to tap: rows on phones, three columns on wide screens. */
export function RowGrid({ services }: { readonly services: readonly ServiceCardView[] }) {
  return (
    <ul className={grid}>
      {services.map((service, index) => (
        <li key={service.id} className="min-w-0">
          <ServiceRow service={service} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** The grid in the shape of what is on its way. */
export function RowGridSkeleton({ count }: { readonly count: number }) {
  return (
    <div aria-hidden="true" className={grid}>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          className="grid grid-cols-[104px_1fr] gap-x-3.5 gap-y-2 border-b border-line py-4 lg:block lg:border-0 lg:py-0"
        >
          <Skeleton className="aspect-square rounded-control lg:mb-3 lg:aspect-4/3 lg:rounded-card" />
          <div className="grid content-start gap-2">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
          <Skeleton className="col-span-2 h-11 rounded-full lg:mt-2 lg:h-9 lg:w-4/5" />
        </div>
      ))}
    </div>
  );
}
