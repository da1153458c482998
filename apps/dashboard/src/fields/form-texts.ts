/** What was typed into a form, trimmed, by the names of its fields. */
export const formTexts = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']));
