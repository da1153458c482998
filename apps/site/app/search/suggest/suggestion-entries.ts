import type { Suggestions } from '@tajmeelspot/contract/search.ts';
import { categoryPath } from '../../categories/category-view.ts';

/** One suggestion: what it says and where it leads. */
export type SuggestionEntry = {
  readonly kind: 'treatment' | 'category' | 'place' | 'service';
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
}: Suggestions): SuggestionEntry[] => [
  ...treatments.map(({ text }): SuggestionEntry => ({
    kind: 'treatment',
    key: text,
    label: text,
    path: searchPathOf({ treatment: text }),
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
