/** What a form sent, by the names of its fields; '' for one that it has not. */
export async function readForm(request: Request): Promise<(name: string) => string> {
  const form = new URLSearchParams(await request.text());
  return (name) => form.get(name) ?? '';
}
