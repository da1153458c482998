import { describe, expect, it } from 'vitest';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { recordHeartbeat } from './content.ts';

const server = useServer();
const database = () => server.deps.db;
const newAddress = () => `${crypto.randomUUID()}@example.com`;

describe('pages', () => {
  it('R7.03 R3.08 about has every field in the language asked for, and the operator can change each', async () => {
    const english = await server.client().findAbout();
    expect(english).toMatchObject({ rating: 4.6, appointments: '10 lakh+', states: '22+', partners: 20 });
    for (const text of Object.values(english)) expect(text).not.toBe('');
    expect((await server.client({ language: 'ar' }).findAbout()).mission).toMatch(/[\u0600-\u06ff]/);
    const written = { slug: 'about', language: 'en', body: JSON.stringify({ partners: 31 }), updated_at: new Date() };
    await database().insertInto('page_texts').values(written).execute();
    expect(await server.client().findAbout()).toEqual({ ...english, partners: 31 });
  });

  it("findPage gives the program's text, the operator's in its place, and not_found for what is none", async () => {
    const { data } = await server.client().findPage({ params: { slug: 'terms' } });
    expect(data.title).toBe('Terms of use');
    expect(data.blocks.length).toBeGreaterThan(0);
    const written = {
      slug: 'terms',
      language: 'ar',
      body: '# شروط\n\nمقدمة من صاحب الموقع\n\nنص',
      updated_at: new Date(),
    };
    await database().insertInto('page_texts').values(written).execute();
    const arabic = await server.client({ language: 'ar' }).findPage({ params: { slug: 'terms' } });
    expect(arabic.data).toMatchObject({ title: 'شروط', lead: 'مقدمة من صاحب الموقع' });
    for (const slug of ['no-such-page', 'about.json', '..%2f..%2fpackage']) {
      expect((await server.call('GET', `/pages/${slug}`)).status).toBe(404);
    }
  });

  it('every page of the site has its text in every language, with a title and a lead', async () => {
    for (const slug of slugs) {
      for (const language of ['en', 'ar', 'ckb'] as const) {
        const { data } = await server.client({ language }).findPage({ params: { slug } });
        expect([slug, language, data.title !== '', data.lead.length > 15]).toEqual([slug, language, true, true]);
      }
    }
  });
});

describe('what is told of treatments', () => {
  it('listGlossary explains the words of the trade in the order of the alphabet', async () => {
    const { data } = await server.client({ language: 'ckb' }).listGlossary();
    expect(data.length).toBeGreaterThan(40);
    for (const { term, text } of data) expect(term.length * text.length).toBeGreaterThan(0);
  });

  it('listGuideTreatments groups what the venues offer, with prices and durations that exist', async () => {
    const { data } = await server.client().listGuideTreatments();
    expect(data.map(({ category }) => category)).toContain('hair');
    for (const { treatments } of data) {
      for (const treatment of treatments) {
        expect(treatment.from_price).toBeLessThanOrEqual(treatment.to_price);
        expect(treatment.from_minutes).toBeGreaterThan(0);
      }
    }
  });
});

const slugs = `terms refund privacy content-policy careers treatment-guide spot-files gift-card newsletter glossary
  partners support status business-terms register-professional pricing slavery-statement app
  spot-files-laser spot-files-bridal spot-files-hammam`.split(/\s+/);

const message = { name: 'Sara', email: 'sara@example.com', subject: 'Two', message: 'Where are you?' } as const;

describe('contact', () => {
  it('R7.25 keeps a message with the phone as E.164', async () => {
    const sent = await server.client().sendContactMessage({ body: { ...message, phone: '٠٧٧٠ ١٢٣ ٤٥٦٧' } });
    expect(sent.message).toMatch(/Thank you/);
    const rows = await database().selectFrom('contact_messages').selectAll().execute();
    expect(rows.at(-1)).toMatchObject({ ...message, phone: '+9647701234567', language: 'en' });
  });

  it("R5.09 R7.25 names every field that is wrong with the server's own words", async () => {
    const answer = await server.call('POST', '/contact', { phone: '1' });
    const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
    expect(Object.keys(errors)).toEqual(['name', 'email', 'subject', 'message']);
    expect(errors['subject']).toEqual(['The subject field is required.']);
    const refused = await apiErrorOf(server.client().sendContactMessage({ body: { ...message, phone: '12' } }));
    expect(refused.body?.errors).toHaveProperty('phone');
  });

  it('sendContactMessage answers too_many_attempts to the sixth message of an address', async () => {
    const email = newAddress();
    const send = () => server.call('POST', '/contact', { ...message, email });
    for (let times = 0; times < 5; times++) expect((await send()).status).toBe(201);
    expect(await (await send()).json()).toMatchObject({ code: 'too_many_attempts' });
  });
});

const stateOf = async (email: string) => {
  const found = database().selectFrom('subscriptions').select(['status', 'token']).where('email', '=', email);
  return found.executeTakeFirstOrThrow();
};

describe('the newsletter', () => {
  it('R7.26 comes only after the link of its mail, and ends by the same link', async () => {
    const email = newAddress();
    await server.client({ language: 'ar' }).subscribe({ body: { email } });
    expect((await stateOf(email)).status).toBe('pending');
    await server.deliver();
    const mails = await database().selectFrom('stored_emails').selectAll().where('recipient', '=', email).execute();
    expect(mails).toHaveLength(1);
    const token = /\/ar\/newsletter#token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    const confirmed = await server.client().confirmSubscription({ body: { token } });
    expect(confirmed.message).toBe('Successfully subscribed to our newsletter!');
    expect((await stateOf(email)).status).toBe('confirmed');
    await server.client().endSubscription({ body: { token } });
    expect((await stateOf(email)).status).toBe('ended');
    expect((await apiErrorOf(server.client().confirmSubscription({ body: { token } }))).status).toBe(422);
    await server.client().subscribe({ body: { email } });
    expect((await stateOf(email)).status).toBe('pending');
  });

  it("R7.26 twice gives 'The email has already been taken.', whatever the case, also at once", async () => {
    const email = newAddress();
    const twice = await Promise.allSettled(
      [email, email.toUpperCase()].map((address) => server.client().subscribe({ body: { email: address } })),
    );
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = await apiErrorOf(server.client().subscribe({ body: { email } }));
    expect(refused.body?.errors).toEqual({ email: ['The email has already been taken.'] });
  });

  it('a mail that was never followed is sent again, after ten minutes', async () => {
    const email = newAddress();
    const count = async () => {
      await server.deliver();
      const mails = database().selectFrom('stored_emails').select('id').where('recipient', '=', email);
      return (await mails.execute()).length;
    };
    await server.client().subscribe({ body: { email } });
    await apiErrorOf(server.client().subscribe({ body: { email } }));
    expect(await count()).toBe(1);
    const start = server.deps.clock.now();
    server.setClock(start.add({ minutes: 11 }));
    await apiErrorOf(server.client().subscribe({ body: { email } }));
    server.setClock(start);
    expect(await count()).toBe(2);
  });
});

describe('subscribe', () => {
  it('subscribe answers too_many_attempts to the sixth try of an address', async () => {
    const email = newAddress();
    const ask = () => server.call('POST', '/subscribe', { email });
    for (let times = 0; times < 5; times++) await ask();
    expect(await (await ask()).json()).toMatchObject({ code: 'too_many_attempts' });
  });

  it.each(['', 'nobody'])('R5.01 R5.02 refuses %j', async (email) => {
    expect((await apiErrorOf(server.client().subscribe({ body: { email } }))).status).toBe(422);
  });
});

describe('the status', () => {
  it('says how the service is, and how much of a day it could work', async () => {
    const start = server.deps.clock.now();
    for (let minute = 0; minute < 6; minute++) {
      server.setClock(start.add({ minutes: minute * 2 }));
      await recordHeartbeat(server.deps);
      await recordHeartbeat(server.deps);
    }
    const { data } = await server.client().findStatus();
    server.setClock(start);
    expect(data.state).toBe('up');
    expect(data.checks.map(({ name }) => name)).toEqual(['database', 'messages']);
    expect(data.days).toEqual([{ date: '2026-11-21', uptime: 60 }]);
  });
});
