import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiErrorOf, type TestServer, useServer } from '#testing/harness.ts';
import { createVenueWithDraft, employeeBody, serviceBody, treatmentBody, venueBody } from '#testing/request-bodies.ts';

const server = useServer();
let operator: ReturnType<TestServer['client']>;

beforeAll(async () => {
  operator = server.client({ token: (await server.signIn('operator')).token });
});

type TextWorld = Awaited<ReturnType<typeof createVenueWithDraft>>;

async function published(): Promise<TextWorld> {
  const made = await createVenueWithDraft(server);
  await made.vendor.client.changePublication({ ...made.serviceParams, body: { is_published: true, resolutions: [] } });
  return made;
}

const visibilityOf = async ({ vendor, serviceParams }: TextWorld) =>
  (await vendor.client.findOwnService(serviceParams)).data.visibility;

const change = ({ vendor, serviceParams }: TextWorld, changes: object) =>
  vendor.client.changeService({ ...serviceParams, body: serviceBody(changes) });

const decide = ({ service }: TextWorld, decision: 'approve' | 'reject', reply = 'Choose the right procedure.') =>
  operator.decideApproval({ params: { about: 'text', id: String(service.id) }, body: { decision, reply } });

const coupon = { code: 'EID', percent: 10, expires_on: null, offer: {}, instructions: {} };

/** Every place in which a salon without a licence can write. */
const places: Record<string, (made: TextWorld) => Promise<unknown>> = {
  'its title': (made) => change(made, { title: { ckb: 'بۆتۆکس بۆ دەموچاو' } }),
  'its description': (made) => change(made, { description: { en: 'Cut, colour and lip fillers' } }),
  'its long description': (made) => change(made, { full_description: { ar: 'نقص ونصبغ ونعمل فيلر للشفايف أيضًا' } }),
  'its offer': (made) => change(made, { coupon: { ...coupon, offer: { en: 'Free botox with every cut' } } }),
  'how to use its offer': (made) => change(made, { coupon: { ...coupon, instructions: { en: 'Ask for Dermapen' } } }),
  'a treatment': ({ vendor, serviceParams, service }) =>
    vendor.client.changeTreatments({
      ...serviceParams,
      body: { treatments: [treatmentBody({ id: service.treatments[0]!.id, title: { en: 'Hair Cut and botox' } })] },
    }),
  'a picture': ({ service }) =>
    sql`update services set picture_texts = '{"a": {"en": "Our filler room"}}' where id = ${service.id}`.execute(
      server.deps.db,
    ),
  'the job of an employee of its team': ({ vendor, employee }) =>
    vendor.client.changeEmployee({
      params: { id: String(employee.id) },
      body: employeeBody({ job: { en: 'Botox specialist' } }),
    }),
  'the name of its venue': ({ vendor, params }) => {
    const { hours: _, ...body } = venueBody({ name: { en: 'Botox Corner' } });
    return vendor.client.changeVenue({ ...params, body });
  },
  'a tag': (made) => change(made, { tag_ids: [7] }),
};

describe('R13.03 words of a licensed procedure over one that needs none', () => {
  it.each(Object.keys(places))('are held wherever they stand: %s', async (place) => {
    const made = await published();
    expect((await visibilityOf(made)).is_shown).toBe(true);
    await places[place]?.(made);
    expect(await visibilityOf(made)).toMatchObject({ is_shown: false, obstacles: ['text_held'] });
    expect((await apiErrorOf(server.client().findService(made.serviceParams))).status).toBe(404);
    const { data } = await operator.listApprovals({ query: { kind: 'text' } });
    expect(data.map(({ id }) => id)).toContain(made.service.id);
  });

  it('are shown from the operator’s word on, for exactly this text; a changed one is held again', async () => {
    const made = await published();
    await change(made, { description: { en: 'No botox, only good scissors' } });
    const { data } = await operator.findApproval({ params: { about: 'text', id: String(made.service.id) } });
    expect(data.text).toMatchObject({ words: ['botox'], classes: ['physician'] });
    await decide(made, 'approve', '');
    expect((await visibilityOf(made)).is_shown).toBe(true);
    await change(made, { description: { en: 'No botox, only good scissors' }, tag_ids: [1] });
    expect((await visibilityOf(made)).is_shown).toBe(true);
    await change(made, { description: { en: 'Botox, only good scissors' } });
    expect(await visibilityOf(made)).toMatchObject({ is_shown: false, held_words: ['botox'] });
  });

  it('that were declined say so to the owner, and go without an operator once they are taken out', async () => {
    const made = await published();
    await change(made, { description: { en: 'Lip fillers on Sundays' } });
    await decide(made, 'reject');
    expect(await visibilityOf(made)).toMatchObject({
      is_shown: false,
      obstacles: ['text_declined'],
      reply: 'Choose the right procedure.',
    });
    await change(made, { description: { en: 'Open on Sundays' } });
    expect(await visibilityOf(made)).toMatchObject({ is_shown: true, obstacles: [], held_words: [] });
  });

  it('beside a treatment whose licence is valid are read by nobody', async () => {
    const made = await published();
    const body = { class: 'physician', number: 'M-9', expires_on: '2027-06-30' } as const;
    await operator.setLicence({ ...made.params, body });
    await made.vendor.client.changeTreatments({
      ...made.serviceParams,
      body: { treatments: [treatmentBody({ title: { en: 'Botox' } })] },
    });
    await change(made, { description: { en: 'Botox and fillers by a physician' } });
    expect((await visibilityOf(made)).is_shown).toBe(true);
  });
});

const found = async (text: string): Promise<string[]> =>
  (await sql<{ word: string }>`select distinct word from find_signals(${text})`.execute(server.deps.db)).rows.map(
    ({ word }) => word,
  );

const disguised = [
  'Botoks forehead',
  'b0tox',
  'b o t o x',
  'BO TOX',
  'baby-botox',
  'Lip Fillerz',
  'fi11er',
  'Filller',
  'Russian lips',
  'بوتكس',
  'البوتوكس للجبهة',
  'وبوتوكس',
  'بـوتـوكـس',
  'بُوتُوكْس',
  'فيلر شفايف',
  'نفخ شفايف',
  'حقن البلازما',
  'خيوط شد الوجه',
  'تبييض اسنان',
  'ليزر جسم كامل',
  'لێزەر',
  'بۆتۆکسی ناوچەوان',
  'فیلەری لێو',
  'چاندنی قژ',
  'هەڵمژینی چەوری و نەشتەرگەری',
  'takbeer shafayef',
  'botox el wejh',
  'filler lips',
  'laizer',
  'zira3at sha3r',
  '7ijama',
  'mesotherapi',
  'micro needling',
  'derma pen',
  'hollywood smile',
  'ابتسامة هوليود',
  'ازالة الوشم',
  'profhilo',
  'ozempic',
];

const harmless = [
  'Hair botox',
  'بوتوكس الشعر',
  'botox sha3r',
  'بۆتۆکسی قژ',
  'Hair filler',
  'Keratin and protein',
  'Parking and tea',
  'We enter by the blue door',
  'A filter coffee while you wait',
  'قص وصبغ وسشوار',
  'حمام زيت دافئ بالسيروم',
  'سيروم للشعر',
  'بلسم ومسك',
  'مساج بالأحجار الساخنة',
  'حناء ونقش',
  'تنظيف بشرة سطحي',
  'قژبڕین و بۆیە',
  'مەساجی سەر و شان',
  'پارکینگ هەیە',
  'لەگەڵ چا و شەربەت',
  'Moroccan bath with scrub',
  'Threading of the whole face',
  'Nails with gel polish',
  'لازم نحجز قبل يوم',
  'إنسان لطيف',
  'A taller mirror, a fuller brow',
  'pomegranate peel in the scrub',
  'تا تۆ بێیت ئێمە ئامادەین',
];

it('R13.03 texts that are held are read by the operator with every other one, each language in a line of its own', async () => {
  const made = await published();
  await change(made, { title: { en: 'Cut', ar: 'قص' }, description: { en: 'No botox', ckb: 'بۆتۆکس نییە' } });
  const { data } = await operator.findApproval({ params: { about: 'text', id: String(made.service.id) } });
  const texts = data.text?.texts ?? [];
  expect(texts.slice(0, 4)).toEqual(['Cut', 'قص', 'No botox', 'بۆتۆکس نییە']);
  expect(texts).toEqual(expect.arrayContaining(Object.values(treatmentBody({}).title)));
});

describe('R13.03 what is seen through', () => {
  it.each(disguised)('finds a licensed procedure in %j', async (text) => {
    expect(await found(text)).not.toEqual([]);
  });

  it.each(harmless)('finds none in %j', async (text) => {
    expect(await found(text)).toEqual([]);
  });

  it('says the same of many texts at once as of each alone: no word begins in one text and ends in the next', async () => {
    const texts = [...disguised, 'bo', 'tox', '', 'hair', 'botox | hair', 'derma / pen', 'lip', 'fillers', ...harmless];
    const { rows } = await sql<{ nth: number; word: string }>`select nth, word from find_signals_in(${texts})`.execute(
      server.deps.db,
    );
    for (const [at, text] of texts.entries()) {
      const words = new Set(rows.filter(({ nth }) => nth === at + 1).map(({ word }) => word));
      expect({ text, words }).toEqual({ text, words: new Set(await found(text)) });
    }
  });
});
