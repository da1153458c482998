import { treatments as t } from '../../treatments.ts';
import { treatment, week, type WorldService, type WorldVenue } from '../../world-venue.ts';
import { paragraph, text } from '../../world-text.ts';

const sugaring: WorldService = {
  id: 701,
  category: 'sugar and wax',
  sinceDays: 385,
  title: text('Sugaring, legs and arms', 'شيرة للساقين والذراعين', 'شیرەی شەکر بۆ قاچ و قۆڵ'),
  description: text(
    'Sugar, lemon and water, cooked here every morning.',
    'سكر وليمون وماء، نطبخها هنا كل صباح.',
    'شەکر و لیمۆ و ئاو، هەموو بەیانییەک لێرە لێی دەنێین.',
  ),
  fullDescription: paragraph(
    `The paste is body-warm, never hot, and goes on against the hair and off with it.
    A new portion for every customer; the rest is thrown away.
    Skin that has had a week without cream takes it best.`,
    `الشيرة بحرارة الجسم لا أكثر، توضع عكس الشعر وتنزع معه.
    قطعة جديدة لكل زبونة، وما يبقى منها يرمى.
    أفضل ما تكون على بشرة لم تعرف الكريم أسبوعًا.`,
    `شیرەکە بە گەرمیی لەشە و زیاتر نا؛ پێچەوانەی موو دادەنرێت و لەگەڵیدا دەکێشرێت.
    بۆ هەر کڕیارێک پارچەیەکی نوێ، ئەوەی ماوە فڕێ دەدرێت.
    پێستێک کە هەفتەیەک کرێمی لێ نەدرابێت باشترین ئەنجامی دەبێت.`,
  ),
  images: ['sugar', 'waiting', 'niche', 'makeup-brushes'],
  tags: ['womenOnly', 'sugaring', 'sensitiveSkin', 'tea'],
  team: [701, 702],
  treatments: [
    treatment(t.sugarHalfLeg, 30, 15_000),
    treatment(t.sugarLegs, 45, 25_000),
    treatment(t.sugarArms, 45, 20_000, { discountPercent: 10 }),
    treatment(t.sugarUnderarm, 15, 8_000),
  ],
};

const wholeBody: WorldService = {
  id: 702,
  category: 'hair removal',
  sinceDays: 220,
  title: text('Whole body, before the wedding', 'جسم كامل قبل العرس', 'هەموو لەش پێش زەماوەند'),
  description: text(
    'Two hours with a pause for tea, three days before the henna night.',
    'ساعتان بينهما استراحة شاي، قبل ليلة الحناء بثلاثة أيام.',
    'دوو کاتژمێر لەگەڵ پشووی چا، سێ ڕۆژ پێش شەوی خەنە.',
  ),
  fullDescription: paragraph(
    `Three days give the skin time to calm down, so that is when we suggest you come.
    You have one therapist and one room for the whole time.
    Rose water and a cotton robe are ready; music is your choice.`,
    `ثلاثة أيام تكفي لتهدأ البشرة، ولهذا ننصح بهذا الموعد.
    معالجة واحدة وغرفة واحدة لك طوال الوقت.
    ماء الورد وروب القطن جاهزان، والموسيقى على ذوقك.`,
    `سێ ڕۆژ بەسە بۆ ئارامبوونەوەی پێست، بۆیە پێشنیاری ئەو کاتە دەکەین.
    بە درێژایی کاتەکە یەک شارەزا و یەک ژوور هی تۆیە.
    گوڵاو و ڕۆبی لۆکە ئامادەن و مۆسیقاش بە ئارەزووی خۆتە.`,
  ),
  images: ['wax', 'waiting', 'niche', 'makeup-brushes'],
  tags: ['womenOnly', 'sugaring', 'bridal', 'privateRoom'],
  team: [701],
  discount: {
    text: text('A friend at half price', 'الصديقة بنصف السعر', 'هاوڕێکەت بە نیوەی نرخ'),
    instructions: text(
      'Come together on the same day and give the code at reception.',
      'تعاليا معًا في اليوم نفسه واذكرا كود الخصم عند الاستقبال.',
      'هەمان ڕۆژ پێکەوە وەرن و کۆدەکە لە پێشوازی بدەن.',
    ),
    code: 'SADIQA',
    endsIn: 33,
  },
  treatments: [treatment(t.sugarBody, 120, 75_000, { buffer: 30 }), treatment(t.faceThread, 30, 12_000)],
};

const face: WorldService = {
  id: 703,
  category: 'threading',
  sinceDays: 110,
  title: text('Face and brows', 'الوجه والحواجب', 'دەموچاو و برۆ'),
  description: text(
    'Thread for the fine hair, tint for the pale brow.',
    'الخيط للزغب والصبغة للحاجب الفاتح.',
    'دەزوو بۆ مووی ورد، بۆیە بۆ برۆی کاڵ.',
  ),
  fullDescription: paragraph(
    `Fatima learned threading from her grandmother and still hums while she works.
    The room is cool and the lamp is bright, so nothing is missed and nothing is rushed.
    Tints are tested on the wrist first.`,
    `تعلمت فاطمة الحفّ من جدتها وما زالت تدندن وهي تعمل.
    الغرفة باردة والضوء قوي، فلا يفوتها شيء ولا تستعجل.
    نجرب الصبغة على المعصم أولًا.`,
    `فاتیمە هەڵگرتن بە دەزووی لە نەنکییەوە فێر بووە و هێشتا لەکاتی کاردا لەبەر خۆیەوە گۆرانی دەڵێت.
    ژوورەکە فێنکە و گڵۆپەکە ڕووناکە، بۆیە هیچ لەبیر ناکرێت و پەلە ناکرێت.
    بۆیەکە سەرەتا لەسەر مەچەک تاقی دەکرێتەوە.`,
  ),
  images: ['threading', 'waiting', 'niche', 'makeup-brushes'],
  tags: ['womenOnly', 'threading', 'sameDay'],
  team: [702],
  treatments: [
    treatment(t.brows, 15, 5_000),
    treatment(t.upperLip, 15, 3_000),
    treatment(t.faceThread, 30, 12_000, { discountPercent: 25 }),
    treatment(t.browTint, 30, 10_000),
  ],
};

const legsWax: WorldService = {
  id: 704,
  category: 'sugar and wax',
  sinceDays: 21,
  title: text('Warm wax', 'شمع دافئ', 'مۆمی گەرم'),
  description: text(
    'For coarse hair and short time: legs done in half an hour.',
    'للشعر الخشن والوقت القصير: الساقان في نصف ساعة.',
    'بۆ مووی ئەستوور و کاتی کەم: قاچەکان بە نیو کاتژمێر.',
  ),
  fullDescription: paragraph(
    `We use a soft wax with beeswax from the north and strips of cotton.
    It is warmer than sugar and quicker; both are honest ways, you choose.
    No wax on skin that burned in the sun.`,
    `نستعمل شمعًا لينًا من شمع النحل الشمالي وشرائط قطن.
    هو أدفأ من الشيرة وأسرع منها، والخيار لك.
    لا نضعه على بشرة أحرقتها الشمس.`,
    `مۆمێکی نەرم لە مۆمی هەنگی باکوور و پارچەی لۆکە بەکار دەهێنین.
    لە شەکر گەرمتر و خێراترە؛ هەڵبژاردن هی خۆتە.
    لەسەر پێستی سووتاوی بەرخۆر بەکاری ناهێنین.`,
  ),
  images: ['wax-close', 'waiting', 'niche', 'makeup-brushes'],
  tags: ['womenOnly', 'sameDay', 'noCard'],
  team: [702, 703],
  treatments: [
    treatment(t.waxLegs, 30, 20_000),
    treatment(t.waxArms, 30, 15_000),
    treatment(t.sugarUnderarm, 15, 8_000),
  ],
};

const rest: WorldService = {
  id: 705,
  category: 'massage',
  sinceDays: 58,
  title: text('Date-seed oil massage', 'مساج بزيت نوى التمر', 'مەساج بە ڕۆنی ناوکی خورما'),
  description: text(
    'A quiet hour with oil pressed in Abu al-Khasib.',
    'ساعة هادئة بزيت معصور في أبي الخصيب.',
    'کاتژمێرێکی ئارام بە ڕۆنێک کە لە ئەبولخەسیب گیراوە.',
  ),
  fullDescription: paragraph(
    `The oil smells of almost nothing and sinks in, so you can dress without a shower.
    Pregnant customers lie on their side between two long pillows, from the fourth month on.
    The phone stays at reception, in a drawer with your name.`,
    `الزيت يكاد يكون بلا رائحة ويمتصه الجلد، فترتدين ملابسك من دون حمّام.
    الحامل تستلقي على جنبها بين وسادتين طويلتين، من الشهر الرابع فصاعدًا.
    الهاتف يبقى عند الاستقبال في درج عليه اسمك.`,
    `ڕۆنەکە نزیکەی بێ بۆنە و پێست هەڵیدەمژێت، بۆیە بێ خۆشوشتن جل دەپۆشیت.
    کڕیاری دووگیان لەسەر لا لەنێوان دوو سەرینی درێژدا ڕادەکشێت، لە مانگی چوارەمەوە.
    مۆبایلەکەت لە پێشوازی لە چەکمەجەیەکدا دەمێنێتەوە کە ناوی تۆی لەسەرە.`,
  ),
  images: ['massage', 'waiting', 'niche', 'makeup-brushes'],
  tags: ['womenOnly', 'privateRoom', 'tea'],
  team: [703],
  treatments: [
    treatment(t.massage60, 60, 45_000, { buffer: 15 }),
    treatment(t.pregnancy, 45, 40_000, { buffer: 15 }),
    treatment(t.headShoulders, 30, 20_000),
  ],
};

export const wardaSugaringStudio: WorldVenue = {
  id: 7,
  owner: 'haydar',
  city: 'basra',
  type: 'saloon',
  name: text('Warda Sugaring Studio', 'ستوديو وردة للشيرة', 'ستۆدیۆی وەردە بۆ شیرەی شەکر'),
  address: text(
    'Jubaila, two lanes from the Shatt, first floor over the fabric shop',
    'الجبيلة، على بعد فرعين من الشط، الطابق الأول فوق محل الأقمشة',
    'جوبەیلە، دوو کۆڵان لە شەتەوە، نهۆمی یەکەم لە سەرووی قوماشفرۆشەکە',
  ),
  district: text('Jubaila', 'الجبيلة', 'جوبەیلە'),
  postcode: '54321',
  at: [30.5258, 47.8164],
  site: 'warda-studio',
  social: ['instagram', 'facebook'],
  isWomenOnly: true,
  slotStepMinutes: 15,
  leadMinutes: 60,
  answerMinutes: 120,
  sinceDays: 430,
  hours: week('09:30-13:30 16:30-21:30', { fri: '16:00-21:30' }),
  team: [
    {
      id: 701,
      name: text('Warda Jasim', 'وردة جاسم', 'وەردە جاسم'),
      job: text('Sugaring', 'شيرة', 'شیرەی شەکر'),
      gender: 'female',
      breaks: week('19:00-19:15'),
    },
    {
      id: 702,
      name: text('Fatima Abbas', 'فاطمة عباس', 'فاتیمە عەباس'),
      job: text('Threading and wax', 'حفّ وشمع', 'دەزوو و مۆم'),
      gender: 'female',
    },
    {
      id: 703,
      name: text('Hawraa Sami', 'حوراء سامي', 'حەورا سامی'),
      job: text('Massage therapist', 'معالجة مساج', 'مەساجکار'),
      gender: 'female',
      hours: week('16:30-21:30', { fri: '' }),
    },
  ],
  services: [sugaring, wholeBody, face, legsWax, rest],
};
