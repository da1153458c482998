import type { Suggestions } from '@tajmeelspot/contract/search.ts';

/** One suggestion: what it says and where it leads. */
export type Entry = {
  readonly kind: 'treatment' | 'category' | 'place' | 'listing';
  readonly key: string;
  readonly label: string;
  readonly detail?: string;
  readonly path: string;
};

/** The pages of the categories that have one. */
const pages: Record<string, string> = { hair: '/hair', 'hair removal': '/hairremoval', massage: '/massage' };

/** Suggestions in the order in which they are shown. */
export const toEntries = ({ treatments, categories, places, listings }: Suggestions): Entry[] => [
  ...treatments.map(({ text }): Entry => ({
    kind: 'treatment',
    key: text,
    label: text,
    path: searchFor({ treatment: text }),
  })),
  ...categories.map(({ code, name }): Entry => ({
    kind: 'category',
    key: code,
    label: name,
    path: pages[code] ?? searchFor({ category: code }),
  })),
  ...places.map(({ code, name }): Entry => {
    const [city = '', district = ''] = code.split('/');
    return { kind: 'place', key: code, label: name, path: searchFor({ city, district }) };
  }),
  ...listings.map(({ id, title, establishment }): Entry => ({
    kind: 'listing',
    key: String(id),
    label: title,
    detail: establishment,
    path: `/listing-details/${id}`,
  })),
];

function searchFor(criteria: Record<string, string>): string {
  const asked = Object.entries(criteria).filter(([, value]) => value !== '');
  return `/services?${new URLSearchParams(Object.fromEntries(asked))}`;
}
