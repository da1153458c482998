import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import { OpeningHours } from '../service/venue/hours.tsx';
import { LinkKit } from './link-kit.tsx';
import { SpecialDays } from './special-days.tsx';

type VenueSideProps = { readonly page: VenuePage; readonly address: string };

/** What stands below what is chosen: when the venue is open, and how it is passed on. */
export function VenueSide({ page, address }: VenueSideProps) {
  return (
    <>
      <OpeningHours week={page.availability} special={page.special_days}>
        <SpecialDays days={page.special_days} />
      </OpeningHours>
      <LinkKit slug={page.venue.slug} address={address} />
    </>
  );
}
