import type { Templates } from '@tajmeelspot/contract/venues/templates.ts';

type CategoryOptionsProps = { readonly categories: Templates['categories']; readonly chosen: number };

/** The tree of categories as options, indented by their level; a retired one stays where it was chosen before. */
export const CategoryOptions = ({ categories, chosen }: CategoryOptionsProps) =>
  categories
    .filter(({ id, is_retired: isRetired }) => !isRetired || id === chosen)
    .map(({ id, label, branch }) => (
      <option key={id} value={id}>
        {'\u2003'.repeat(branch.length - 1)}
        {label}
      </option>
    ));
