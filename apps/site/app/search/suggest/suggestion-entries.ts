import type { Suggestions } from '@tajmeelspot/contract/search.ts';
import { categoryPath } from '../../categories/category-view.ts';
import { venuePath } from '../../venue/venue-path.ts';

/** One suggestion: what it says and where it leads. */
export type SuggestionEntry = {
  readonly kind: 'venue' | 'treatment' | 'employee' | 'category' | 'place' | 'service';
  readonly key: string;
  readonly label: string;
  readonly detail?: string;
  readonly path: string;
};

/** Suggestions in the order in which they are shown. */
export const toSuggestionEntries = ({
  treatments,
  categories,
  locations,
  services,
  venues,
  employees,
}: Suggestions): SuggestionEntry[] => [
  ...venues.map(({ name, district, slug }): SuggestionEntry => ({
    kind: 'venue',
    key: slug,
    label: name,
    detail: district,
    path: venuePath(slug),
  })),
  ...treatments.map(({ text }): SuggestionEntry => ({
    kind: 'treatment',
    key: text,
    label: text,
    path: searchPathOf({ treatment: text }),
  })),
  ...employees.map(({ name, establishment: venue, service_id: serviceId }): SuggestionEntry => ({
    kind: 'employee',
    key: `${serviceId} ${name}`,
    label: name,
    detail: venue,
    path: searchPathOf({ treatment: name }),
  })),
  ...categories.map(({ code, name }): SuggestionEntry => ({
    kind: 'category',
    key: code,
    label: name,
    path: categoryPath(code),
  })),
  ...locations.map(({ code, name }): SuggestionEntry => {
    const [city = '', district = ''] = code.split('/');
    return { kind: 'place', key: code, label: name, path: searchPathOf({ city, district }) };
  }),
  ...services.map(({ id, title, establishment: venue }): SuggestionEntry => ({
    kind: 'service',
    key: String(id),
    label: title,
    detail: venue,
    path: `/listing-details/${id}`,
  })),
];

function searchPathOf(criteria: Record<string, string>): string {
  const filled = Object.entries(criteria).filter(([, value]) => value !== '');
  return `/services?${new URLSearchParams(Object.fromEntries(filled))}`;
}
