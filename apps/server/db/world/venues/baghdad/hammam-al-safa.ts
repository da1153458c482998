import { treatments as t } from '../../treatments.ts';
import { treatment, week, type WorldService, type WorldVenue } from '../../world-venue.ts';
import { paragraph, text } from '../../world-text.ts';

const bath: WorldService = {
  id: 401,
  category: 'hammam',
  sinceDays: 430,
  title: text('Steam, scrub and foam', 'بخار وتكييس ورغوة', 'هەڵم و کیسە و کەف'),
  description: text(
    'The old bath: hot stone, a rough mitt, olive soap and a long rest.',
    'الحمّام كما كان: حجر ساخن وكيس خشن وصابون زيتون ثم راحة طويلة.',
    'گەرماوی کۆن: بەردی گەرم، کیسەی زبر، سابوونی زەیتوون و پشوویەکی درێژ.',
  ),
  fullDescription: paragraph(
    `You lie on the warm stone until the skin is ready, then the mitt does its work.
    Foam is made from olive soap in a cotton bag, and cool water ends the round.
    Towels, slippers and tea with dried lime are included; bring only a comb.`,
    `الاستلقاء على الحجر الدافئ حتى يلين الجلد، ثم يأتي دور الكيس.
    نصنع الرغوة من صابون الزيتون في كيس قطن، ونختم بماء بارد.
    المناشف والنعال وشاي النومي بصرة ضمن السعر، ولا يلزم إلا مشط.`,
    `لەسەر بەردە گەرمەکە ڕادەکشێیت تا پێست نەرم دەبێت، ئینجا نۆرەی کیسەیە.
    کەفەکە لە سابوونی زەیتوون لەناو کیسەی لۆکەدا دروست دەکرێت و بە ئاوی سارد کۆتایی دێت.
    خاولی و نەعل و چای نوومی بەسرە لە نرخەکەدایە؛ تەنیا شانەیەک بهێنە.`,
  ),
  images: ['hammam', 'tea', 'massage-herbs', 'waiting'],
  tags: ['hammam', 'tea', 'lateHours', 'noCard'],
  team: [401, 402, 403, 404],
  treatments: [
    treatment(t.hammamScrub, 45, 25_000, { buffer: 15 }),
    treatment(t.hammamFoam, 60, 35_000, { buffer: 15 }),
    treatment(t.moroccanBath, 90, 55_000, { discountPercent: 10, buffer: 15 }),
  ],
};

const bodyMassage: WorldService = {
  id: 402,
  category: 'massage',
  sinceDays: 210,
  title: text('Massage after the bath', 'مساج بعد الحمّام', 'مەساج دوای گەرماو'),
  description: text(
    'An hour on a warm table, with sesame oil and steady hands.',
    'ساعة على سرير دافئ، بزيت السمسم ويد ثابتة.',
    'کاتژمێرێک لەسەر مێزێکی گەرم، بە ڕۆنی کونجی و دەستی جێگیر.',
  ),
  fullDescription: paragraph(
    `Women are treated by women, men by men, in rooms with a door that locks from inside.
    Say where it hurts and how much pressure you like; we ask again after five minutes.
    The bath is not required, but muscles thank you for it.`,
    `النساء مع معالجات والرجال مع معالجين، في غرف تقفل من الداخل.
    نسأل عن موضع الألم والضغط المريح، ونسأل ثانية بعد خمس دقائق.
    الحمّام قبله ليس شرطًا، لكن العضلات تشكرك عليه.`,
    `خانمان لای خانمان و پیاوان لای پیاوان، لە ژوورێکدا کە لە ناوەوە دادەخرێت.
    بڵێ کوێت دێشێت و چەند پەستانت پێ خۆشە؛ دوای پێنج خولەک دیسان دەپرسینەوە.
    گەرماو مەرج نییە، بەڵام ماسولکەکانت سوپاست دەکەن.`,
  ),
  images: ['massage', 'tea', 'massage-herbs', 'waiting'],
  tags: ['privateRoom', 'hammam', 'lateHours'],
  team: [402, 403],
  treatments: [
    treatment(t.massage30, 30, 25_000, { buffer: 15 }),
    treatment(t.massage60, 60, 45_000, { buffer: 15 }),
    treatment(t.deepTissue, 60, 50_000, { buffer: 15 }),
    treatment(t.hotStones, 75, 60_000, { discountPercent: 20, buffer: 15 }),
  ],
};

const brideBath: WorldService = {
  id: 403,
  category: 'hammam',
  sinceDays: 120,
  title: text('The bride’s bath', 'حمّام العروس', 'گەرماوی بووک'),
  description: text(
    'The warm room for four, two hours, with drums if you bring them.',
    'الغرفة الدافئة لأربع نساء ساعتين، والدفوف على من ترغب.',
    'ژووری گەرم بۆ چوار ژن، دوو کاتژمێر؛ ئەگەر دەف بهێنن، بەخێربێت.',
  ),
  fullDescription: paragraph(
    `The small dome is yours: nobody else enters while your group is in it.
    Scrub and foam for each customer, rose water for the bride, fruit and tea on the marble bench.
    Sing as loud as you like; the walls are a metre thick.`,
    `القبة الصغيرة لكن وحدكن، ولا تدخلها زبونة أخرى طوال الوقت.
    تكييس ورغوة لكل واحدة، وماء ورد للعروس، وفاكهة وشاي على دكة المرمر.
    غنين كما تشأن، فسمك الجدار متر.`,
    `گومەزە بچووکەکە هی ئێوەیە و لەو کاتەدا کەسی تر نایەتە ژوورەوە.
    کیسە و کەف بۆ هەر کڕیارێک، گوڵاو بۆ بووک، میوە و چا لەسەر سەکۆی مەڕمەڕ.
    چەند بەرز گۆرانی دەڵێن بیڵێن؛ دیوارەکان مەترێک ئەستوورن.`,
  ),
  images: ['bridal-bouquet', 'tea', 'massage-herbs', 'waiting'],
  tags: ['bridal', 'hammam', 'privateRoom', 'tea'],
  team: [401, 402],
  discount: {
    text: text('The fifth customer is free', 'الزبونة الخامسة مجّانًا', 'کڕیاری پێنجەم بەخۆڕایی'),
    instructions: text(
      'Give the code when you arrive; Sunday to Wednesday only.',
      'اذكري الرمز عند الوصول، من الأحد إلى الأربعاء فقط.',
      'کاتێک دەگەیت کۆدەکە بڵێ؛ تەنیا لە یەکشەممە تا چوارشەممە.',
    ),
    code: 'ARUSA5',
    endsIn: 60,
  },
  treatments: [
    treatment(t.hammamBride, 120, 180_000, { buffer: 30 }),
    treatment(t.moroccanBath, 90, 55_000, { buffer: 15 }),
  ],
};

const feet: WorldService = {
  id: 404,
  category: 'massage',
  sinceDays: 9,
  title: text('Feet, back and dry cupping', 'قدمان وظهر وحجامة جافة', 'پێ و پشت و کەڵەشاخی وشک'),
  description: text(
    'Half an hour for the part of you that worked all day.',
    'نصف ساعة لما تعب منك طوال النهار.',
    'نیو کاتژمێر بۆ ئەو بەشەی لەشت کە هەموو ڕۆژەکە ماندوو بووە.',
  ),
  fullDescription: paragraph(
    `You can keep your clothes on for the feet; a basin with warm salt water comes first.
    Dry cupping leaves marks for a few days, which we show you on a picture before.
    Open after dinner, later still on Thursdays.`,
    `للقدمين لا حاجة إلى خلع الملابس، ونبدأ بطست ماء دافئ وملح.
    الحجامة الجافة تترك آثارًا أيامًا قليلة، ونريك صورتها قبل أن نبدأ.
    نستقبل بعد العشاء، ولوقت أطول مساء الخميس.`,
    `بۆ پێیەکان پێویست ناکات جل دابکەنیت؛ سەرەتا تەشتێک ئاوی گەرم و خوێ دێت.
    کەڵەشاخی وشک چەند ڕۆژێک شوێنی دەمێنێت؛ پێشتر وێنەکەیت پیشان دەدەین.
    دوای نانی ئێوارەش کراوەین، پێنجشەممانیش درەنگتر.`,
  ),
  images: ['hammam-basin', 'tea', 'massage-herbs', 'waiting'],
  tags: ['sameDay', 'lateHours', 'wheelchair'],
  team: [403, 404],
  treatments: [
    treatment(t.feet, 30, 20_000),
    treatment(t.backNeck, 30, 25_000, { buffer: 15 }),
    treatment(t.cupping, 45, 30_000),
  ],
};

export const hammamAlSafa: WorldVenue = {
  id: 4,
  owner: 'haydar',
  city: 'baghdad',
  type: 'saloon',
  name: text('Hammam al-Safa', 'حمّام الصفا', 'گەرماوی سەفا'),
  address: text(
    'Adhamiya, off Antar Square, the low brick dome beside the tea house',
    'الأعظمية، قرب ساحة عنتر، القبة الآجرية الواطئة جنب المقهى',
    'ئەعزەمیە، نزیک گۆڕەپانی عەنتەر، گومەزە خشتییە نزمەکەی تەنیشت چایخانەکە',
  ),
  district: text('Adhamiya', 'الأعظمية', 'ئەعزەمیە'),
  postcode: '54321',
  at: [33.3706, 44.3631],
  site: 'hammam-al-safa',
  social: ['facebook', 'youtube'],
  isWomenOnly: false,
  slotStepMinutes: 30,
  leadMinutes: 90,
  answerMinutes: 120,
  sinceDays: 600,
  hours: week('11:00-15:00 16:30-24:00', { thu: '11:00-15:00 16:30-26:00', fri: '15:00-24:00', mon: '' }),
  team: [
    {
      id: 401,
      name: text('Umm Layth', 'أم ليث', 'ئوم لەیس'),
      job: text('Bath attendant', 'دلاكة', 'کیسەکار'),
      gender: 'female',
      hours: week('11:00-15:00 16:30-20:00', { fri: '15:00-20:00', mon: '' }),
    },
    {
      id: 402,
      name: text('Suhad Karim', 'سهاد كريم', 'سوهاد کەریم'),
      job: text('Massage therapist', 'معالجة مساج', 'مەساجکار'),
      gender: 'female',
      breaks: week('19:00-19:30', { mon: '' }),
    },
    {
      id: 403,
      name: text('Nabil Shakir', 'نبيل شاكر', 'نەبیل شاکیر'),
      job: text('Massage therapist', 'معالج مساج', 'مەساجکار'),
      gender: 'male',
    },
    {
      id: 404,
      name: text('Abu Tariq', 'أبو طارق', 'ئەبو تاریق'),
      job: text('Bath attendant', 'دلاك', 'کیسەکار'),
      gender: 'male',
      hours: week('16:30-24:00', { thu: '16:30-26:00', fri: '15:00-24:00', mon: '' }),
    },
  ],
  services: [bath, bodyMassage, brideBath, feet],
};
