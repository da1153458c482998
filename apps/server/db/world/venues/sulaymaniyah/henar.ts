import { treatments as t } from '../../treatments.ts';
import { treatment, week, type WorldService, type WorldVenue } from '../../world-venue.ts';
import { paragraph, text } from '../../world-text.ts';

const back: WorldService = {
  id: 1401,
  category: 'massage',
  sinceDays: 280,
  title: text('For backs that sit all day', 'لظهر يجلس طوال النهار', 'بۆ ئەو پشتەی هەموو ڕۆژ دانیشتووە'),
  description: text(
    'Neck, shoulders and lower back, with firm hands and thyme oil.',
    'الرقبة والأكتاف وأسفل الظهر، بيد قوية وزيت الزعتر.',
    'مل و شان و خوارووی پشت، بە دەستی بەهێز و ڕۆنی جاترە.',
  ),
  fullDescription: paragraph(
    `You fill in half a page: work, sleep, old injuries. It decides where we begin.
    Pressure grows slowly and never surprises.
    At the end you get two stretches to do beside your desk, and a paper with drawings of them.`,
    `نصف صفحة تُملأ عن العمل والنوم والإصابات القديمة، ومنها نبدأ.
    يزداد الضغط على مهل ولا يفاجئك.
    وفي الختام تمرينان قرب مكتبك وورقة برسمهما.`,
    `نیو پەڕە پڕ دەکەیتەوە: کار، خەو، پێکانی کۆن؛ لەوێوە دەست پێ دەکەین.
    پەستانەکە بە هێواشی زیاد دەبێت و هەرگیز ناکتوپڕ نییە.
    لە کۆتاییدا دوو ڕاکێشانت فێر دەکەین بۆ لای مێزی کار، بە کاغەزێکی وێنەدارەوە.`,
  ),
  images: ['massage', 'hammam-basin', 'treatment-room', 'tea'],
  tags: ['privateRoom', 'wheelchair', 'noCard'],
  isAtHome: true,
  team: [1401, 1402],
  treatments: [
    treatment(t.backNeck, 30, 25_000),
    treatment(t.deepTissue, 60, 50_000, { buffer: 15 }),
    treatment(t.massage60, 60, 40_000, { discountPercent: 10, buffer: 15 }),
    treatment(t.cupping, 45, 30_000),
  ],
};

const pomegranate: WorldService = {
  id: 1402,
  category: 'body care',
  sinceDays: 82,
  title: text('Pomegranate scrub and massage', 'تقشير ومساج بالرمان', 'کیسە و مەساج بە هەنار'),
  description: text(
    'Halabja pomegranate, coarse salt and an hour of calm.',
    'رمان حلبجة وملح خشن وساعة هدوء.',
    'هەناری هەڵەبجە، خوێی درشت و کاتژمێرێک ئارامی.',
  ),
  fullDescription: paragraph(
    `In autumn the seeds are fresh, in other months we use our own dried peel.
    The scrub stings for a second on shaved skin, so shave the day before.
    A warm shower, then oil, then nothing at all for a quarter of an hour.`,
    `في الخريف الحب طازج، وفي سائر الشهور نستعمل القشر المجفف الذي حضرناه.
    قد يلسع لحظة على بشرة حليقة، فالحلاقة قبله بيوم.
    دوش دافئ ثم زيت ثم ربع ساعة بلا أي شيء.`,
    `لە پاییزدا دەنکەکان تازەن؛ لە مانگەکانی تردا توێکڵی وشککراوی خۆمان بەکار دەهێنین.
    لەسەر پێستی تازە تاشراو ساتێک دەسووتێنێتەوە، بۆیە ڕۆژێک پێشتر بیتاشە.
    دۆشێکی گەرم، ئینجا ڕۆن، ئینجا چارەگە کاتژمێرێک بێ هیچ شتێک.`,
  ),
  images: ['massage-pomegranate', 'hammam-basin', 'treatment-room', 'tea'],
  tags: ['womenOnly', 'hammam', 'privateRoom', 'tea'],
  team: [1402, 1403],
  treatments: [
    treatment(t.hammamScrub, 45, 30_000, { buffer: 15 }),
    treatment(t.moroccanBath, 90, 60_000, { discountPercent: 15, buffer: 15 }),
    treatment(t.massage60, 60, 45_000, { buffer: 15 }),
  ],
};

const feetHead: WorldService = {
  id: 1403,
  category: 'massage',
  sinceDays: 3,
  title: text('Feet and head after the bazaar', 'القدمان والرأس بعد السوق', 'پێ و سەر دوای بازاڕ'),
  description: text(
    'Leave the bags with us; half an hour later you walk differently.',
    'أكياسك عندنا، وبعد نصف ساعة تمشي بخفة.',
    'کیسەکانت لای ئێمە دابنێ؛ نیو کاتژمێری تر بە سووکی دەڕۆیت.',
  ),
  fullDescription: paragraph(
    `An armchair, a basin of warm water with mint, and two people who know where a day collects in the feet.
    No undressing, no oil in the hair unless you like it.
    We keep one chair for those who come without a booking.`,
    `كرسي وثير وطست ماء دافئ بالنعناع، ويدان تعرفان أين يتجمع التعب.
    لا خلع ملابس ولا زيت في الشعر إلا إن رغبت.
    ونترك كرسيًا لمن يأتي بلا موعد.`,
    `کورسییەکی نەرم، تەشتێک ئاوی گەرمی پونگە و دەستێک کە دەزانێت ماندوویی لە کوێی پێ کۆ دەبێتەوە.
    جل داکەندن نییە و ڕۆنیش لە قژ نادەین، مەگەر خۆت بتەوێت.
    کورسییەک بۆ ئەوانە دادەنێین کە بێ نۆرە دێن.`,
  ),
  images: ['massage-herbs', 'hammam-basin', 'treatment-room', 'tea'],
  tags: ['sameDay', 'wheelchair', 'tea'],
  team: [1401, 1403],
  treatments: [treatment(t.feet, 30, 20_000, { discountPercent: 25 }), treatment(t.headShoulders, 30, 20_000)],
};

export const henar: WorldVenue = {
  id: 14,
  owner: 'rebin',
  city: 'sulaymaniyah',
  type: 'saloon',
  name: text('Henar House', 'بيت هنار', 'ماڵی هەنار'),
  address: text(
    'Sarchinar road, opposite the park gate, brick house with two balconies',
    'طريق سرجنار، مقابل باب المتنزه، بيت آجر بشرفتين',
    'ڕێگەی سەرچنار، بەرامبەر دەرگای پارکەکە، خانووە خشتییەکەی دوو باڵکۆن',
  ),
  district: text('Sarchinar', 'سرجنار', 'سەرچنار'),
  postcode: '46001',
  at: [35.5794, 45.3925],
  site: 'henar-house',
  social: ['instagram', 'facebook'],
  isWomenOnly: false,
  slotStepMinutes: 30,
  leadMinutes: 60,
  answerMinutes: 120,
  sinceDays: 320,
  hours: week('11:00-21:00', { fri: '14:00-21:00' }),
  womenOnly: week('', { sun: '11:00-14:00', tue: '11:00-14:00' }),
  team: [
    {
      id: 1401,
      name: text('Hardi Anwar', 'هردي أنور', 'هەردی ئەنوەر'),
      job: text('Massage therapist', 'معالج مساج', 'مەساجکار'),
      gender: 'male',
      breaks: week('15:00-15:30', { fri: '' }),
    },
    {
      id: 1402,
      name: text('Bahar Nuri', 'بهار نوري', 'بەهار نووری'),
      job: text('Massage therapist', 'معالجة مساج', 'مەساجکار'),
      gender: 'female',
    },
    {
      id: 1403,
      name: text('Kwestan Ali', 'كويستان علي', 'کوێستان عەلی'),
      job: text('Bath and massage', 'حمّام ومساج', 'گەرماو و مەساج'),
      gender: 'female',
      hours: week('13:00-21:00', { fri: '', wed: '' }),
    },
  ],
  services: [back, pomegranate, feetHead],
};
