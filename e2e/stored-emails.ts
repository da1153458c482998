import { type APIRequestContext, expect } from '@playwright/test';

/** The texts of the emails to an address that the demo stores, the newest first. */
async function listEmailsTo(request: APIRequestContext, address: string): Promise<string[]> {
  const list = await (await request.get('/dev/mail')).text();
  const items = list.split('<li>').filter((item) => item.includes(address));
  const paths = items.flatMap((item) => /\/dev\/mail\/\d+/.exec(item)?.[0] ?? []);
  return Promise.all(paths.map(async (path) => (await request.get(path)).text()));
}

/** What matches in the newest email to an address that has it, such as a link; waits until there is one. */
export async function findInEmail(request: APIRequestContext, address: string, pattern: RegExp): Promise<string> {
  let found = '';
  // What a venue moves is announced ten seconds later.
  const timeout = 25_000;
  await expect
    .poll(
      async () => {
        const emails = await listEmailsTo(request, address);
        found = emails.flatMap((email) => pattern.exec(email)?.[0] ?? [])[0] ?? '';
        return found;
      },
      { timeout },
    )
    .not.toBe('');
  return found;
}
