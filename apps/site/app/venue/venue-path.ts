/** Path of the page of a venue. */
export const venuePath = (slug: string): string => `/v/${slug}`;
