import { ResultCount } from '../search/result-count.tsx';
import type { SearchView } from '../search/search-view.ts';
import type { CategoryView } from './category-view.ts';

type CategoryHeadingProps = { readonly category: CategoryView; readonly view: SearchView };

/** What a category is, and how much of it there is. */
export function CategoryHeading({ category: { label, about }, view }: CategoryHeadingProps) {
  return (
    <>
      <h1 className="text-36 lg:text-48">{label}</h1>
      {about !== null && <p className="mt-1 mb-2 max-w-[60ch] text-ink-soft">{about}</p>}
      <ResultCount view={view} />
    </>
  );
}
