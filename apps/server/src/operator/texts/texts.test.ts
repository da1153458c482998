import { beforeAll, describe, expect, it } from 'vitest';
import { apiErrorOf, type TestServer, useServer } from '#testing/harness.ts';

const server = useServer();
let operator: ReturnType<TestServer['client']>;

beforeAll(async () => {
  operator = server.client({ token: (await server.signIn('operator')).token });
});

const terms = { params: { slug: 'terms' } };
const page = async (language: 'en' | 'ar' = 'en') => (await server.client({ language }).findPage(terms)).data;

describe('pages', () => {
  it('are listed by their titles, editorials among them', async () => {
    const { data } = await operator.listTexts();
    const slugs = data.map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(['terms', 'privacy', 'spot-files', 'spot-files-laser']));
    for (const { slug, title } of data) {
      const found = await server.client().findPage({ params: { slug } });
      expect([slug, title]).toEqual([slug, found.data.title]);
    }
  });

  it('are written anew in one language, shown at once, and given back', async () => {
    const [before, arabic] = [await page(), await page('ar')];
    const { data: program } = await operator.findText({ ...terms, query: { language: 'en' } });
    expect(program.is_own).toBe(false);
    const heard: string[] = [];
    const stop = server.deps.changes.subscribe((tags) => heard.push(...(tags ?? [])));
    await operator.saveText({ ...terms, body: { language: 'en', markdown: '# New rules\n\nThese are **new**.' } });
    stop();
    expect(heard).toEqual(['content-terms']);
    expect(await page()).toMatchObject({ title: 'New rules', lead: 'These are new.' });
    expect(await page('ar')).toEqual(arabic);
    expect((await operator.listTexts()).data.find(({ slug }) => slug === 'terms')?.own).toEqual(['en']);
    await operator.resetText({ params: { slug: 'terms', language: 'en' } });
    expect(await page()).toEqual(before);
  });

  it('a preview is what the site would show, scripts are words, and nothing is kept', async () => {
    const before = await page();
    const { data } = await operator.previewText({ body: { markdown: '# A\n\nB\n\n<script>alert(1)</script>' } });
    expect(data).toMatchObject({ title: 'A', lead: 'B' });
    expect(data.blocks).toEqual([{ kind: 'paragraph', parts: [{ kind: 'text', text: '<script>alert(1)</script>' }] }]);
    expect(await page()).toEqual(before);
  });

  it('findText, saveText and resetText answer not_found for a page that there is none of', async () => {
    const nothing = { params: { slug: 'nothing' } };
    const body = { language: 'en', markdown: '# A' } as const;
    const input = [
      operator.findText({ ...nothing, query: { language: 'en' } }),
      operator.saveText({ ...nothing, body }),
      operator.saveText({ params: { slug: 'about' }, body }),
      operator.resetText({ params: { slug: 'privacy', language: 'ckb' } }),
    ];
    for (const refused of await Promise.all(input.map(apiErrorOf))) expect(refused.body?.code).toBe('not_found');
  });
});

describe('the figures of the home page', () => {
  it('P1 are the operator’s in each language, and everything else stays', async () => {
    const { data } = await operator.findAboutTexts({ query: { language: 'en' } });
    expect(data).toMatchObject({ rating: 4.6, appointments: '10 lakh+', states: '22+', partners: 20 });
    await operator.saveAboutTexts({ body: { ...data, language: 'en', rating: 4.7, partners: 31, states: '23+' } });
    const about = await server.client().findAbout();
    expect(about).toMatchObject({ rating: 4.7, partners: 31, states: '23+', mission: data.mission });
    expect(about.mission_picture).not.toBeNull();
    expect(await server.client({ language: 'ar' }).findAbout()).toMatchObject({ rating: 4.6, partners: 20 });
  });
});
