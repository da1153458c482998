import type { Service } from '@tajmeelspot/contract/catalog.ts';
import { CouponCard } from './coupon-card.tsx';
import { Contact } from './venue/contact.tsx';
import { OpeningHours } from './venue/hours.tsx';

/** What stands below the booking form: what the place offers, when it is open, how it is reached. */
export function ServiceFacts({ service }: { readonly service: Service }) {
  return (
    <>
      <CouponCard {...service} />
      <OpeningHours week={service.availability} />
      <Contact service={service} />
    </>
  );
}
