import { expect, it } from 'vitest';
import { PageAnswer } from './page-answer.server.ts';

it('a page as an answer gives its text, its status and its headers', async () => {
  const answer = new PageAnswer('<p>ﺵ</p>', { status: 404, headers: { 'content-type': 'text/html' } });
  expect(await answer.text()).toBe('<p>ﺵ</p>');
  expect([answer.status, answer.headers.get('content-type'), answer.body]).toEqual([404, 'text/html', null]);
});
