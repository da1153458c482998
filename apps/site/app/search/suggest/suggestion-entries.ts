import type { Suggestions } from '@tajmeelspot/contract/search.ts';

/** One suggestion: what it says and where it leads. */
export type Entry = {
  readonly kind: 'treatment' | 'category' | 'place' | 'service';
  readonly key: string;
  readonly label: string;
  readonly detail?: string;
  readonly path: string;
};

/** The pages of the categories that have one. */
const pages: Record<string, string> = { hair: '/hair', 'hair removal': '/hairremoval', massage: '/massage' };

/** Suggestions in the order in which they are shown. */
export const toEntries = ({ treatments, categories, locations, services }: Suggestions): Entry[] => [
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
  ...locations.map(({ code, name }): Entry => {
    const [city = '', district = ''] = code.split('/');
    return { kind: 'place', key: code, label: name, path: searchFor({ city, district }) };
  }),
  ...services.map(({ id, title, establishment: venue }): Entry => ({
    kind: 'service',
    key: String(id),
    label: title,
    detail: venue,
    path: `/listing-details/${id}`,
  })),
];

function searchFor(criteria: Record<string, string>): string {
  const asked = Object.entries(criteria).filter(([, value]) => value !== '');
  return `/services?${new URLSearchParams(Object.fromEntries(asked))}`;
}
