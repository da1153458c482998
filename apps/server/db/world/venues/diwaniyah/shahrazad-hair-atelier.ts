import { treatments as t } from '../../treatments.ts';
import { treatment, week, type WorldService, type WorldVenue } from '../../world-venue.ts';
import { paragraph, text } from '../../world-text.ts';

const atelierCut: WorldService = {
  id: 1701,
  category: 'hair cut',
  sinceDays: 240,
  title: text('The atelier cut', 'قصة الأتيليه', 'بڕینی ئەتێلیە'),
  description: text(
    'An hour with Shahla and her two scissors.',
    'ساعة مع شهلا ومقصيها.',
    'کاتژمێرێک لەگەڵ شەهلا و دوو مقەستەکەی.',
  ),
  fullDescription: paragraph(
    `She draws before she cuts: a small sketch of your head from three sides, which you keep.
    Long scissors for the line, short ones for the neck.
    Come with clean hair and save ten minutes for coffee.`,
    `ترسم قبل أن تقصّ: مخطط صغير لرأسك من ثلاث جهات، وهو لك.
    مقص طويل للخط وقصير للرقبة.
    تعالي بشعر نظيف واتركي عشر دقائق للقهوة.`,
    `پێش بڕین دەیکێشێت: نەخشەیەکی بچووکی سەرت لە سێ لاوە، کە بۆ خۆت دەمێنێتەوە.
    مقەستی درێژ بۆ هێڵەکە و کورت بۆ مل.
    بە قژی پاکەوە وەرە و دە خولەک بۆ قاوە دابنێ.`,
  ),
  images: ['niche', 'silk', 'hair-combs', 'hair-dryer'],
  tags: ['womenOnly', 'tea', 'noCard', 'parking'],
  team: [1701, 1702],
  treatments: [
    treatment(t.hairCut, 60, 20_000),
    treatment(t.fringe, 15, 5_000),
    treatment(t.girlsCut, 30, 8_000),
    treatment(t.blowDryLong, 60, 15_000, { discountPercent: 20 }),
  ],
};

const colourNight: WorldService = {
  id: 1702,
  category: 'hair colour',
  sinceDays: 125,
  title: text('Thousand and one browns', 'ألف درجة ودرجة من البني', 'هەزار و یەک قاوەیی'),
  description: text(
    'Browns from date to walnut, mixed without ammonia.',
    'درجات البني من التمر إلى الجوز، بلا أمونيا.',
    'قاوەییەکان لە خورماوە تا گوێز، بێ ئەمۆنیا.',
  ),
  fullDescription: paragraph(
    `We do one family of colour and know it well; for pastel we send you to a colleague in Baghdad.
    Grey at the temples is blended, not painted over, so that it grows out quietly.
    The shade card lies under glass by the door: choose while you wait.`,
    `عائلة لون واحدة نتقنها، ومن تريد الباستيل نرسلها إلى زميلة في بغداد.
    شيب الصدغين يدمج ولا يطلى، فينمو بهدوء.
    دليل الدرجات تحت الزجاج قرب الباب، اختاري وأنت تنتظرين.`,
    `تەنیا یەک خێزانی ڕەنگ دەکەین و بە باشی دەیزانین؛ بۆ پاستێل دەتنێرینە لای هاوکارێک لە بەغدا.
    مووی سپیی لاجانگ تێکەڵ دەکرێت نەک دابپۆشرێت، بۆیە بە هێمنی درێژ دەبێت.
    لیستی ڕەنگەکان لەژێر شووشەی لای دەرگایە؛ تا چاوەڕێیت هەڵبژێرە.`,
  ),
  images: ['hair-macro', 'silk', 'hair-combs', 'hair-dryer'],
  tags: ['womenOnly', 'ammoniaFree', 'sensitiveSkin'],
  team: [1702],
  treatments: [
    treatment(t.fullColour, 120, 70_000, { buffer: 15, processing: { from: 45, to: 90 } }),
    treatment(t.greyBlend, 75, 45_000, { discountPercent: 10 }),
    treatment(t.toner, 45, 25_000),
    treatment(t.cutColorTreatment, 150, 100_000, { discountPercent: 25, buffer: 15 }),
  ],
};

const treat: WorldService = {
  id: 1703,
  category: 'hair care',
  sinceDays: 17,
  title: text('Keratin and care', 'كيراتين وعناية', 'کیراتین و چاودێری'),
  description: text(
    'For hair that river water and sun have tired out.',
    'لشعر أتعبه ماء النهر والشمس.',
    'بۆ قژێک کە ئاوی ڕووبار و خۆر ماندوویان کردووە.',
  ),
  fullDescription: paragraph(
    `We begin with a mask to see how the hair answers; sometimes that is all it needs.
    Keratin follows on another day, with filtered water from our own tank.
    Bring the clip you wear most: we show you where not to put it for three days.`,
    `نبدأ بقناع لنرى استجابة الشعر، وأحيانًا يكفي وحده.
    الكيراتين في يوم آخر، وبماء مفلتر من خزاننا.
    اجلبي مشبكك المعتاد لنريك أين لا تضعينه ثلاثة أيام.`,
    `بە ماسکێک دەست پێ دەکەین تا بزانین قژەکە چۆن وەڵام دەداتەوە؛ هەندێک جار هەر ئەوە بەسە.
    کیراتین ڕۆژێکی تر دەکرێت، بە ئاوی فلتەرکراوی تانکیی خۆمان.
    ئەو گیرەیەی زۆر بەکاری دەهێنیت لەگەڵ خۆت بهێنە: پیشانت دەدەین سێ ڕۆژ لە کوێی دانەنێیت.`,
  ),
  images: ['hair-rollers', 'silk', 'hair-combs', 'hair-dryer'],
  tags: ['womenOnly', 'keratin', 'generator'],
  team: [1701],
  treatments: [
    treatment(t.keratinShort, 120, 110_000, { buffer: 15 }),
    treatment(t.keratinLong, 180, 150_000, { discountPercent: 10, buffer: 15 }),
    treatment(t.protein, 90, 50_000),
    treatment(t.oilMask, 45, 15_000),
  ],
};

export const shahrazadHairAtelier: WorldVenue = {
  id: 17,
  owner: 'haydar',
  city: 'diwaniyah',
  type: 'saloon',
  name: text('Shahrazad Hair Atelier', 'أتيليه شهرزاد للشعر', 'ئەتێلیەی شەهرەزاد بۆ قژ'),
  address: text(
    'Hay al-Jumhuri, by the footbridge over the river, upstairs from the tailor',
    'حي الجمهوري، عند جسر المشاة على النهر، فوق محل الخياطة',
    'گەڕەکی جمهووری، لای پردی پیادەی سەر ڕووبارەکە، لە سەرووی بەرگدوورەکە',
  ),
  district: text('Hay al-Jumhuri', 'حي الجمهوري', 'گەڕەکی جمهووری'),
  postcode: '54321',
  at: [31.9902, 44.9251],
  site: 'shahrazad-atelier',
  social: ['instagram', 'facebook'],
  isWomenOnly: true,
  slotStepMinutes: 30,
  leadMinutes: 60,
  answerMinutes: 120,
  sinceDays: 285,
  hours: week('10:00-13:00 16:00-21:00', { fri: '' }),
  team: [
    {
      id: 1701,
      name: text('Shahla Karim', 'شهلا كريم', 'شەهلا کەریم'),
      job: text('Stylist', 'مصفّفة شعر', 'ستایلیستی قژ'),
      gender: 'female',
      breaks: week('18:30-19:00', { fri: '' }),
    },
    {
      id: 1702,
      name: text('Iman Yas', 'إيمان ياس', 'ئیمان یاس'),
      job: text('Colourist', 'خبيرة صبغ', 'شارەزای بۆیە'),
      gender: 'female',
      hours: week('16:00-21:00', { fri: '', sat: '10:00-13:00 16:00-21:00' }),
    },
  ],
  services: [atelierCut, colourNight, treat],
};
