import { treatments as t } from '../../treatments.ts';
import { treatment, week, type WorldService, type WorldVenue } from '../../world-venue.ts';
import { paragraph, text } from '../../world-text.ts';

const steam: WorldService = {
  id: 2201,
  category: 'hammam',
  sinceDays: 170,
  title: text('Steam under the old dome', 'بخار تحت القبة القديمة', 'هەڵم لەژێر گومبەزی کۆندا'),
  description: text(
    'Warm stone, black soap and a rough mitt; towels and clogs are here.',
    'حجر دافئ وصابون أسود وكيس خشن، والمناشف والقباقيب عندنا.',
    'بەردی گەرم و سابوونی ڕەش و کیسەی زبر؛ خاولی و قاپقاپ لێرە هەیە.',
  ),
  fullDescription: paragraph(
    `Women and men bathe on different sides, each with attendants of their own.
    Come without a heavy meal, and drink water before and after.`,
    `للنساء جهة وللرجال جهة، ولكل منهما من يخدمها.
    تعال من دون وجبة ثقيلة واشرب ماء قبل الحمّام وبعده.`,
    `ژنان و پیاوان لە دوو لای جیادا دەشۆن و هەر یەکەیان کیسەکاری خۆی هەیە.
    بە سکی پڕ مەیە و پێش و دوای گەرماو ئاو بخۆرەوە.`,
  ),
  images: ['hammam-basin', 'hammam', 'tea', 'massage'],
  tags: ['hammam', 'tea', 'noCard'],
  team: [2201, 2202],
  treatments: [
    treatment(t.hammamScrub, 60, 20_000),
    treatment(t.hammamFoam, 75, 27_000),
    treatment(t.moroccanBath, 90, 40_000),
  ],
};

const body: WorldService = {
  id: 2202,
  category: 'body care',
  sinceDays: 90,
  title: text('Scrub and rest', 'تقشير وراحة', 'پاککردنەوە و حەسانەوە'),
  description: text(
    'Sugar or salt from Samawah, then an hour on the warm bench if you like.',
    'سكر أو ملح من السماوة، ثم ساعة على المصطبة الدافئة لمن يحب.',
    'شەکر یان خوێی سەماوە، پاشان ئەگەر حەزت کرد کاتژمێرێک لەسەر سەکۆی گەرم.',
  ),
  fullDescription: paragraph(
    `Rita asks about wounds and sunburn first and sends you home with either.
    The sauna is small, so it is yours alone.`,
    `تسأل ريتا أولًا عن الجروح وحروق الشمس، وتعيدك إلى البيت إن وجدت.
    الساونا صغيرة، لذلك هي لك وحدك.`,
    `ڕیتا سەرەتا دەربارەی برین و سووتاوی خۆر دەپرسێت و ئەگەر هەبوو بۆ ڕۆژێکی تر دەتنێرێتەوە.
    ساوناکە بچووکە، بۆیە تەنها بۆ تۆیە.`,
  ),
  images: ['massage-pomegranate', 'hammam', 'tea', 'massage'],
  tags: ['hammam', 'privateRoom', 'sameDay'],
  team: [2203],
  treatments: [treatment(t.bodyScrub, 45, 30_000), treatment(t.sauna, 45, 20_000)],
};

export const hadbaHammam: WorldVenue = {
  id: 22,
  owner: 'rebin',
  city: 'mosul',
  type: 'saloon',
  name: text('Hadba Hammam', 'حمّام الحدباء', 'گەرماوی حەدبا'),
  address: text(
    'Old city, Nabi Jarjis quarter, second lane after the mosque',
    'المدينة القديمة، محلة النبي جرجيس، الزقاق الثاني بعد الجامع',
    'شاری کۆن، گەڕەکی نەبی جەرجیس، کۆڵانی دووەم دوای مزگەوت',
  ),
  district: text('Old city', 'المدينة القديمة', 'شاری کۆن'),
  postcode: null,
  at: [36.3431, 43.1289],
  site: 'hadba-hammam',
  social: ['instagram', 'facebook'],
  isWomenOnly: false,
  slotStepMinutes: 30,
  leadMinutes: 60,
  answerMinutes: 120,
  sinceDays: 440,
  hours: week('08:00-22:00', { mon: '' }),
  team: [
    {
      id: 2201,
      name: text('Umm Yasir', 'أم ياسر', 'ئوم یاسر'),
      job: text('Bath attendant', 'مكيّسة', 'کیسەکار'),
      gender: 'female',
    },
    {
      id: 2202,
      name: text('Salim Dawood', 'سالم داود', 'سەلیم داود'),
      job: text('Bath attendant', 'مكيّس', 'کیسەکار'),
      gender: 'male',
    },
    {
      id: 2203,
      name: text('Rita Behnam', 'ريتا بهنام', 'ڕیتا بێهنام'),
      job: text('Spa therapist', 'أخصائية سبا', 'شارەزای سپا'),
      gender: 'female',
    },
  ],
  services: [steam, body],
};
