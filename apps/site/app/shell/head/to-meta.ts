/** Title and description of a page for its head; none where its loader failed. */
export const toMeta = (loaded: { head: { title: string; description: string } } | undefined) =>
  loaded ? [{ title: loaded.head.title }, { name: 'description', content: loaded.head.description }] : [];
