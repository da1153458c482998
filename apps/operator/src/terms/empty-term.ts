import type { TermKind } from '@tajmeelspot/contract/operator/kinds.ts';
import type { Term } from '@tajmeelspot/contract/operator/terms.ts';

const names = { en: '', ar: '', ckb: '' };

/** What an empty form of a kind begins with. */
export const emptyTerm: Record<TermKind, Term> = {
  categories: {
    kind: 'categories',
    name: '',
    label: names,
    about: null,
    parent_id: null,
    position: 1,
    licence_class: null,
    is_retired: false,
  },
  tags: { kind: 'tags', name: names },
  cities: { kind: 'cities', code: '', name: names, governorate_code: '', governorate: names },
  synonyms: { kind: 'synonyms', word: '', means: '' },
};
