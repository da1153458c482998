import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import type { ServiceCardView } from './service-card-view.ts';
import { ServiceCard } from './service-card.tsx';

const grid = 'grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-5 md:gap-y-8 lg:grid-cols-5 lg:gap-y-10';
const sizes = '(min-width: 1200px) 224px, (min-width: 768px) 31vw, 46vw';

/** Services as cards: two, three or five in a row. */
export function CardGrid({ services }: { readonly services: readonly ServiceCardView[] }) {
  return (
    <ul className={grid}>
      {services.map((service) => (
        <li key={service.id} className="min-w-0">
          <ServiceCard service={service} sizes={sizes} />
        </li>
      ))}
    </ul>
  );
}

/** The grid in the shape of what is on its way. */
export function CardGridSkeleton({ count }: { readonly count: number }) {
  return (
    <div aria-hidden="true" className={grid}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="grid gap-2">
          <Skeleton className="aspect-4/3 w-full rounded-card" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-7 w-1/2 rounded-full" />
        </div>
      ))}
    </div>
  );
}
