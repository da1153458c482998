import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';

/** The gallery shows the first pictures; the others stand behind the work. */
const galleryPictures = 5;

/** A picture of the portfolio; what it is of is known of the venue's own work alone. */
export type PortfolioPicture = VenuePage['pictures'][number] &
  Partial<Pick<VenuePage['work'][number], 'id' | 'subject' | 'treatment' | 'employee'>>;

/** The work of a venue first, then the pictures of its services that are not in the gallery already; each once. */
export function portfolioOf({ work, pictures }: Pick<VenuePage, 'work' | 'pictures'>): readonly PortfolioPicture[] {
  const gallery = new Set(pictures.slice(0, galleryPictures).map(({ url }) => url));
  const all: readonly PortfolioPicture[] = [...work, ...pictures.slice(galleryPictures)];
  return all.filter(({ url }, index) => !gallery.has(url) && all.findIndex((other) => other.url === url) === index);
}
