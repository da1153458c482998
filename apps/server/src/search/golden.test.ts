import { describe, expect, it } from 'vitest';
import { useServer } from '#testing/harness.ts';

const server = useServer();

/** What people type for a service: languages, spellings, slips. Each must find it among the first ten. */
const golden: readonly (readonly [serviceId: number, ...queries: string[]])[] = [
  [101, 'cut colour care noor', 'قص وصبغ نور', 'بڕین و بۆیە نوور', 'noor salon', 'صالون نور', 'Nour salon cut'],
  [102, 'keratin protein', 'كيراتين وبروتين', 'کیراتین', 'keratine', 'كرياتين', 'protein tretment hair'],
  [103, 'curls', 'الشعر المجعد', 'شعر مجعد', 'قژی لوول', 'curly hair'],
  [104, 'blow dry', 'blowdry', 'سشوار', 'سيشوار قبل الدوام', 'استشوار'],
  [105, 'threading brow', 'حف بالخيط', 'حواجب نور', 'eyebrows threading', 'دەزوو برۆ'],
  [202, 'balayage', 'بالياج', 'بالیاژ', 'balyage', 'highlights'],
  [301, 'dental cleaning', 'تنظيف اسنان دجلة', 'پاککردنەوە ددان', 'dentist check up', 'دجله للاسنان'],
  [302, 'root canal', 'حشوات', 'علاج جذور', 'پڕکردنەوە', 'filings root'],
  [303, 'veneers', 'فينير', 'ڤینێر', 'veners', 'تلبيس'],
  [304, 'teeth whitening', 'تبييض', 'تبيض الاسنان', 'سپیکردنەوە', 'whitning'],
  [401, 'steam scrub', 'hammam baghdad', 'تكييس', 'حمام بخار', 'گەرماو هەڵم', 'hamam steam'],
  [402, 'massage after bath', 'مساج بعد الحمام', 'مەساج دوای گەرماو'],
  [403, 'bride bath', 'حمام العروس', 'گەرماوی بووک', 'حمام عروسه'],
  [404, 'cupping', 'حجامة', 'حجامه', 'کەڵەشاخ', 'cuping'],
  [501, 'wedding morning', 'صباح العرس', 'بەیانیی زەماوەند', 'bridal house'],
  [502, 'evening makeup', 'مكياج سهرة', 'ميكب سهره', 'ئارایشتی ئێواران', 'make up evening'],
  [503, 'hair extensions', 'تركيب شعر', 'extentions', 'زیادکردنی قژ'],
  [601, 'laser hair removal', 'ازالة الشعر بالليزر', 'لەیزەر موو', 'lazer hair removal', 'ليزر سدرة'],
  [602, 'laser for men', 'ليزر للرجال', 'ليزر رجالي', 'لەیزەر پیاوان'],
  [603, 'facial sidra', 'تنظيف البشرة', 'تنظيف بشره', 'پاککردنەوەی پێست'],
  [604, 'botox filler', 'بوتوكس وفيلر', 'بوتكس', 'بۆتۆکس', 'botoks'],
  [605, 'acne', 'حب الشباب', 'زیپکە', 'acne marks'],
  [606, 'plasma scalp', 'بلازما للشعر', 'پلازما', 'plazma'],
  [701, 'sugaring legs', 'شيرة للساقين', 'شيره ساقين', 'شیرەی شەکر قاچ', 'sugar legs arms', 'halawa legs'],
  [704, 'warm wax', 'waxing', 'شمع دافئ', 'واكس', 'مۆمی گەرم'],
  [705, 'date seed oil massage', 'مساج بزيت', 'مەساج بە ڕۆنی خورما'],
  [801, 'family dentist basra', 'اسنان العائلة', 'ددانسازیی خێزان', 'ashar dental'],
  [802, 'children teeth', 'kids dentist', 'اسنان الاطفال', 'ددانی منداڵان'],
  [803, 'implants', 'زراعة اسنان', 'زراعه الأسنان', 'چاندنی ددان', 'implnts'],
  [901, 'fade beard', 'barber', 'تدريج ولحية', 'حلاق', 'پلەپلە و ڕیش'],
  [902, 'hot towel shave', 'حلاقة بالمنشفة', 'ڕیشتاشین', 'shave'],
  [903, 'groom', 'العريس', 'زاوا', 'عريس واصحابه'],
  [1001, 'laser legs', 'ليزر الساقين', 'لەیزەری قاچ', 'zayna laser'],
  [1004, 'hydrafacial', 'هيدرافيشل', 'هایدرافەیشڵ', 'hydra facial', 'hydrafacal'],
  [1101, 'massage your pressure', 'مساج راحتك', 'مەساجی هەولێر', 'bayt al raha', 'massage erbil', 'مساج اربيل'],
  [1102, 'hot stones', 'احجار ساخنة', 'بەردی گەرم', 'hot stone'],
  [1202, 'henna', 'حناء', 'حنه ووسمه', 'خەنە'],
  [1301, 'braces', 'تقويم الاسنان', 'ڕێکخستنی ددان', 'brases', 'braces sulaymaniyah'],
  [1402, 'pomegranate scrub', 'تقشير بالرمان', 'هەنار مەساج', 'pomegranat'],
  [1503, 'sugaring and threading najaf', 'شيرة وحف', 'شیرەی شەکر و دەزوو'],
  [1601, 'dermatologist', 'استشارة جلدية', 'ڕاوێژی پێست', 'dermatolgist'],
  [1603, 'mesotherapy', 'ميزوثيرابي', 'میزۆتێراپی', 'mesotherapy plasma'],
  [1701, 'atelier cut', 'قصة الاتيليه', 'ئەتێلیە', 'shahrazad'],
];

const queries = golden.flatMap(([serviceId, ...typed]) => typed.map((query) => ({ serviceId, query })));

describe('a search as people type it', () => {
  it('finds its service among the first ten in at least 95 of 100 cases, over 120 queries', async () => {
    const missed: string[] = [];
    for (const { serviceId, query } of queries) {
      const { data } = await server.client().searchServices({ query: { treatment: query, limit: '10' } });
      if (!data.data.some(({ id }) => id === serviceId)) missed.push(`${query} → ${serviceId}`);
    }
    if (missed.length > 0) console.log(`Not among the first ten:\n${missed.join('\n')}`);
    expect(queries.length).toBeGreaterThanOrEqual(120);
    expect(missed.length / queries.length).toBeLessThanOrEqual(0.05);
  });

  it('is the same in every spelling of one word', async () => {
    const ids = async (treatment: string) => {
      const { data } = await server.client().searchServices({ query: { treatment, limit: '50' } });
      return data.data.map(({ id }) => id);
    };
    for (const [one, other] of [
      ['أحجار', 'احجار'],
      ['حناء', 'الحناء'],
      ['KERATIN', 'keratin'],
      ['تقويم الأسنان', 'تقويم الاسنان'],
      ['قَصّ', 'قص'],
    ] as const) {
      expect(await ids(one)).toEqual(await ids(other));
    }
  });
});
