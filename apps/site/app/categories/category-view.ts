/** A category as a link to its page names it. */
export type CategoryLink = { readonly name: string; readonly label: string };

/** A category in the tree: with how many services it has and the categories directly below it. */
export type CategoryBox = CategoryLink & {
  /** Venues with a service in it or below it; undefined where they could not be counted. */
  readonly count: number | undefined;
  /** Whether there may be more than were counted. */
  readonly isMore: boolean;
  readonly below: readonly CategoryLink[];
};

/** A category as its own page shows it. */
export type CategoryView = CategoryLink & {
  /** What it is, in a sentence. */
  readonly about: string | null;
  /** What lies above it, from the top down. */
  readonly above: readonly CategoryLink[];
  readonly below: readonly CategoryBox[];
};

/** The categories that the specification gives a page of its own: it is the one to be known. */
const pages: Readonly<Record<string, string>> = {
  hair: '/hair',
  'hair removal': '/hairremoval',
  massage: '/massage',
};

/** The address of a category's page. */
export const categoryPath = (name: string): string => pages[name] ?? `/c/${slugOf(name)}`;

/** The name of a category as its address has it. */
export const slugOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-');
