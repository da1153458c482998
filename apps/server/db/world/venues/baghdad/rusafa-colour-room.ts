import { treatments as t } from '../../treatments.ts';
import { treatment, week, type WorldService, type WorldVenue } from '../../world-venue.ts';
import { paragraph, text } from '../../world-text.ts';

const colour: WorldService = {
  id: 201,
  category: 'hair colour',
  sinceDays: 370,
  title: text('Colour by appointment', 'صبغ بموعد', 'بۆیە بە نۆرە'),
  description: text(
    'Roots, grey and full colour, mixed in front of you by weight.',
    'جذور وشيب وصبغ كامل، نزن المزيج أمامك بالغرام.',
    'ڕەگ و مووی سپی و بۆیەی تەواو، بە گرام لەبەرچاوت تێکەڵ دەکرێت.',
  ),
  fullDescription: paragraph(
    `We keep two hundred swatches on the wall and look at them by the window, not under the lamp.
    A patch test costs nothing and is done two days before a first colour.
    If the shade is not what we agreed, we correct it within a week at no charge.`,
    `على الحائط مئتا درجة لون، ننظر إليها قرب النافذة لا تحت المصباح.
    اختبار الحساسية مجاني، ويجرى قبل أول صبغة بيومين.
    وإذا جاء اللون غير ما اتفقنا عليه صححناه خلال أسبوع بلا مقابل.`,
    `دووسەد نموونەی ڕەنگ لەسەر دیوارەکەیە و لەبەر پەنجەرە سەیریان دەکەین، نەک لەژێر گڵۆپ.
    تاقیکردنەوەی هەستیاری بێ بەرامبەرە و دوو ڕۆژ پێش یەکەم بۆیە دەکرێت.
    ئەگەر ڕەنگەکە وەک ڕێککەوتنەکە نەبوو، لە ماوەی هەفتەیەکدا بەخۆڕایی ڕاستی دەکەینەوە.`,
  ),
  images: ['niche', 'reception', 'silk', 'hair-dryer'],
  tags: ['ammoniaFree', 'parking', 'wheelchair', 'generator'],
  team: [201, 202],
  treatments: [
    treatment(t.rootColour, 90, 60_000, { buffer: 15, processing: { from: 30, to: 60 } }),
    treatment(t.fullColour, 120, 90_000, { buffer: 15, processing: { from: 30, to: 75 } }),
    treatment(t.greyBlend, 75, 55_000, { discountPercent: 20 }),
    treatment(t.toner, 45, 30_000),
  ],
};

const lights: WorldService = {
  id: 202,
  category: 'hair colour',
  sinceDays: 180,
  title: text('Balayage and highlights', 'بالياج وهايلايت', 'بالیاژ و هایلایت'),
  description: text(
    'Light painted by hand, with a bond treatment in the same price.',
    'خصل فاتحة مرسومة باليد، وجلسة حماية الشعر ضمن السعر.',
    'تاڵی ڕوون بە دەست دەکێشرێت و جەلسەی پاراستنی قژ لە هەمان نرخدایە.',
  ),
  fullDescription: paragraph(
    `Balayage here takes an afternoon, so bring a book or a friend: there is a second armchair.
    We lift slowly and stop when the hair has had enough, even if that means a second visit.
    Dark bases need two sittings; we say so before we begin.`,
    `يأخذ البالياج عندنا عصرًا كاملًا، فاجلبي كتابًا أو صديقة: يوجد كرسي ثان.
    نسحب اللون ببطء ونتوقف حين يكتفي الشعر، ولو احتاج الأمر زيارة أخرى.
    الشعر الداكن يحتاج جلستين، ونقول ذلك قبل أن نبدأ.`,
    `بالیاژ لای ئێمە عەسرێکی تەواوی دەوێت؛ کتێبێک یان هاوڕێیەک لەگەڵ خۆت بهێنە، کورسییەکی دووەم هەیە.
    بە هێواشی ڕوونی دەکەینەوە و کە قژەکە بەسی بوو دەوەستین، با سەردانێکی تریش بوێت.
    قژی تاریک دوو دانیشتنی دەوێت و پێش دەستپێکردن دەیڵێین.`,
  ),
  images: ['hair-macro', 'reception', 'silk', 'hair-dryer'],
  tags: ['balayage', 'ammoniaFree', 'privateRoom'],
  team: [201],
  treatments: [
    treatment(t.balayage, 210, 150_000, { discountPercent: 15, buffer: 30 }),
    treatment(t.highlights, 150, 120_000, { buffer: 15 }),
    treatment(t.colourRepair, 240, 145_000, { buffer: 30 }),
  ],
};

const roomCut: WorldService = {
  id: 203,
  category: 'hair cut',
  sinceDays: 33,
  title: text('Cut and finish', 'قصّ وتصفيف', 'بڕین و ڕێکخستن'),
  description: text(
    'A cut that grows out well, for women and for girls.',
    'قصة يبقى شكلها مرتبًا حين يطول الشعر، للنساء والبنات.',
    'بڕینێک کە بە درێژبوونیش ڕێک دەمێنێت، بۆ خانمان و کچان.',
  ),
  fullDescription: paragraph(
    `Ban cuts wet for length and dry for shape, and both are in the price.
    Tell her how many minutes you give your hair in the morning: the cut follows from that.
    A fringe trim between two cuts is free within four weeks.`,
    `تقصّ بان الشعر مبللًا لضبط الطول وجافًا لضبط الشكل، والسعر واحد.
    قولي لها كم دقيقة تعطين شعرك في الصباح، فالقصة تتبع ذلك.
    تعديل الغرة بين قصتين مجّاني خلال أربعة أسابيع.`,
    `بان قژ بۆ درێژی بە تەڕی و بۆ شێوە بە وشکی دەبڕێت و هەردووکی لە نرخەکەدایە.
    پێی بڵێ بەیانیان چەند خولەک بۆ قژت دادەنێیت؛ بڕینەکە بەپێی ئەوە دەبێت.
    ڕێکخستنی پرچی پێشەوە لە ماوەی چوار هەفتەدا بەخۆڕاییە.`,
  ),
  images: ['hair-combs', 'reception', 'silk', 'hair-dryer'],
  tags: ['kids', 'sameDay', 'wheelchair'],
  team: [202, 203],
  treatments: [
    treatment(t.hairCut, 45, 20_000),
    treatment(t.fringe, 15, 5_000),
    treatment(t.girlsCut, 30, 10_000),
    treatment(t.scalpCare, 45, 35_000, { discountPercent: 20 }),
  ],
};

export const rusafaColourRoom: WorldVenue = {
  id: 2,
  owner: 'haydar',
  city: 'baghdad',
  type: 'saloon',
  name: text('Rusafa Colour Room', 'غرفة ألوان الرصافة', 'ژووری ڕەنگی ڕوسافە'),
  address: text(
    'Palestine Street, second floor above the stationery shop, lift at the back',
    'شارع فلسطين، الطابق الثاني فوق القرطاسية، المصعد من الخلف',
    'شەقامی فەلەستین، نهۆمی دووەم لە سەرووی نووسەرگەکە، ئەسانسۆر لە پشتەوەیە',
  ),
  district: text('Palestine Street', 'شارع فلسطين', 'شەقامی فەلەستین'),
  postcode: '67890',
  at: [33.3436, 44.4389],
  site: 'rusafa-colour-room',
  social: ['instagram'],
  isWomenOnly: false,
  slotStepMinutes: 30,
  leadMinutes: 120,
  answerMinutes: 120,
  sinceDays: 520,
  hours: week('11:00-20:00', { fri: '14:00-21:00' }),
  exceptions: [
    {
      startsIn: 7,
      endsIn: 7,
      reason: text(
        'Closed: the water tanks are cleaned',
        'مغلق: تنظيف خزانات الماء',
        'داخراوە: پاککردنەوەی تانکیی ئاو',
      ),
    },
  ],
  team: [
    {
      id: 201,
      name: text('Rana Hikmat', 'رنا حكمت', 'ڕەنا حیکمەت'),
      job: text('Colourist', 'خبيرة صبغ', 'شارەزای بۆیە'),
      gender: 'female',
      breaks: week('15:00-15:30', { fri: '17:00-17:30' }),
    },
    {
      id: 202,
      name: text('Ban Nabil', 'بان نبيل', 'بان نەبیل'),
      job: text('Stylist', 'مصفّفة شعر', 'ستایلیستی قژ'),
      gender: 'female',
    },
    {
      id: 203,
      name: text('Saif Majid', 'سيف ماجد', 'سەیف ماجید'),
      job: text('Stylist', 'مصفّف شعر', 'ستایلیستی قژ'),
      gender: 'male',
      hours: week('14:00-20:00', { fri: '14:00-21:00', sun: '' }),
    },
  ],
  services: [colour, lights, roomCut],
};
