import { type APIRequestContext, expect } from '@playwright/test';

/** The digits of the newest code that the demo has stored for a phone; `before` is one that came earlier. */
export async function findCode(request: APIRequestContext, phone: string, before = ''): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const list = await (await request.get('/dev/messages')).text();
      const own = list.split('<li>').find((item) => item.includes(phone)) ?? '';
      const article = own.slice(own.indexOf('<article'));
      found = /(?<!\d)\d{6}(?!\d)/.exec(article.replaceAll(/<[^>]+>/g, ' '))?.[0] ?? '';
      return found !== '' && found !== before;
    })
    .toBe(true);
  return found;
}

/** An Iraqi mobile number of one test alone, as it is typed and as E.164. */
export function newPhone(): { readonly typed: string; readonly e164: string } {
  const digits = String(Math.floor(Math.random() * 100_000_000)).padStart(8, '0');
  return { typed: `077${digits}`, e164: `+96477${digits}` };
}
