import type { CategoryLink } from '../../categories/category-view.ts';
import { CategoryStrip } from './category-strip.tsx';
import { ValueStrip } from './value-strip.tsx';
import { Popular } from './popular.tsx';
import type { PopularBox } from './popular-box.ts';

type UpperSectionsProps = { readonly categories: readonly CategoryLink[]; readonly boxes: readonly PopularBox[] };

/** What stands below the recommended services: where else to look. */
export function UpperSections({ categories, boxes }: UpperSectionsProps) {
  return (
    <>
      <CategoryStrip categories={categories} />
      <ValueStrip />
      <Popular boxes={boxes} />
    </>
  );
}
