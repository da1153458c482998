/** The token of a newsletter's link, which stands after the `#`; undefined where there is none. */
export const readLinkToken = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get('token') || undefined;
