import { describe, expect, it } from 'vitest';
import { useServer } from '#testing/harness.ts';

const demo = useServer({ DEMO: 'on' });
const serious = useServer({ DEMO: 'off' });
const posting = useServer({ DEMO: 'on', SMTP_URL: 'smtp://127.0.0.1:1' });

const get = (server: typeof demo, path: string) => server.fetch(new Request(`http://test${path}`));
const store = (
  subject: string,
  html = '<html><head></head><body><a href="https://spot.example/">Go</a></body></html>',
) => demo.deps.mail.send({ to: 'sara@example.com', language: 'en', subject, text: `Text of ${subject}`, html });

describe('the mail of a demo', () => {
  it('is listed newest first, and each can be read as text and as a page', async () => {
    await store('First');
    await store('Second');
    const list = await (await get(demo, '/dev/mail')).text();
    expect(list).toMatch(/Second[^]*First/);
    expect(list).toContain('sara@example.com');
    const [newest] = /\/dev\/mail\/\d+/.exec(list) ?? [];
    expect(await (await get(demo, `${newest}`)).text()).toMatch(/Text of Second/);
    expect(await (await get(demo, `${newest}/html`)).text()).toContain('<base target="_top">');
  });

  it('a mail cannot act in its page: what it says is text there, and the frame runs nothing', async () => {
    await store('<script>alert(1)</script>');
    const list = await get(demo, '/dev/mail');
    const body = await list.text();
    expect(body).not.toContain('<script');
    expect(list.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^ ]+';/);
    const [newest] = /\/dev\/mail\/\d+/.exec(body) ?? [];
    const framed = await get(demo, `${newest}/html`);
    const policy = framed.headers.get('content-security-policy');
    expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'self'; sandbox /);
    expect(policy).not.toMatch(/script|allow-same-origin/);
  });

  it('is kept by no cache and found by no search engine', async () => {
    const { headers } = await get(demo, '/dev/mail');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  it.each(['/dev/mail/999999', '/dev/mail/999999/html', '/dev/mail/x', '/dev/mail/99999999999999999999'])(
    'has nothing at %s',
    async (path) => {
      expect((await get(demo, path)).status).toBe(404);
    },
  );
});

describe('nobody reads mail', () => {
  it.each(['/dev/mail', '/dev/mail/1', '/dev/mail/1/html'])(
    'at %s without a demo, or with a mail server',
    async (path) => {
      expect((await get(serious, path)).status).toBe(404);
      expect((await get(posting, path)).status).toBe(404);
    },
  );
});
