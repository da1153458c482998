/** What a page says of itself to search engines and to programs that show a preview of it. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** Address of its picture on this host; the marketplace's own where it has none. */
  readonly image?: string | null;
  /** What it is about, in the words of schema.org. */
  readonly schema?: object;
};
