/** The gallery shows the first pictures; the others are the portfolio. */
const galleryPictures = 5;

/** The pictures of a venue that are not in its gallery already. */
export const portfolioOf = <Picture>(pictures: readonly Picture[]): readonly Picture[] =>
  pictures.slice(galleryPictures);
