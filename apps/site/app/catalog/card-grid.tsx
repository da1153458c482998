import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import { RepeatedPart } from '../shell/repeated/repeated-part.tsx';
import type { ServiceCardView } from './service-card-view.ts';
import { ServiceCard } from './service-card.tsx';

const grid =
  '-mx-(--gutter) flex snap-x scroll-px-(--gutter) gap-x-3 overflow-x-auto px-(--gutter) py-1 md:m-0 md:grid md:grid-cols-3 md:gap-x-5 md:gap-y-8 md:overflow-visible md:p-0 lg:grid-cols-5 lg:gap-y-10';
const item = 'w-[52%] min-w-0 shrink-0 snap-start md:w-auto';
const sizes = '(min-width: 1200px) 224px, (min-width: 768px) 31vw, 52vw';

/** Services as cards: a row to scroll on phones, three or five in a row on wider screens. */
export function CardGrid({ services }: { readonly services: readonly ServiceCardView[] }) {
  return (
    <ul className={grid}>
      {services.map((service) => (
        <RepeatedPart
          key={service.id}
          as="li"
          className={item}
          name="service"
          part={ServiceCard}
          props={{ service, sizes }}
        />
      ))}
    </ul>
  );
}

/** The grid in the shape of what is on its way. */
export function CardGridSkeleton({ count }: { readonly count: number }) {
  return (
    <div aria-hidden="true" className={grid}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`grid gap-2 ${item}`}>
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
