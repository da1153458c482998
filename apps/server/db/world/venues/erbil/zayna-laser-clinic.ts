import { treatments as t } from '../../treatments.ts';
import { treatment, week, type WorldService, type WorldVenue } from '../../world-venue.ts';
import { paragraph, text } from '../../world-text.ts';

const legs: WorldService = {
  id: 1001,
  category: 'laser hair removal',
  sinceDays: 375,
  title: text('Laser, legs and arms', 'ليزر الساقين والذراعين', 'لەیزەری قاچ و قۆڵ'),
  description: text(
    'Alexandrite for light skin, Nd:YAG for dark, chosen after a patch.',
    'ألكسندرايت للبشرة الفاتحة وإن دي ياغ للسمراء، بعد تجربة على بقعة.',
    'ئەلێکساندرایت بۆ پێستی ڕوون و ئێن دی یاگ بۆ پێستی تاریک، دوای تاقیکردنەوە.',
  ),
  fullDescription: paragraph(
    `We look at the skin of the inner arm, ask about the sun and about medicines, and only then choose the lamp.
    The cold air nozzle runs the whole time; most customers read their messages.
    Courses can be paused for travel or exams without losing a session.`,
    `ننظر إلى بشرة باطن الذراع ونسأل عن الشمس والأدوية، ثم نختار الجهاز.
    الهواء البارد يعمل طوال الجلسة، وأغلب الضيوف يقرأون رسائلهم.
    يمكن إيقاف الجلسات للسفر أو الامتحانات من دون خسارة أي منها.`,
    `سەیری پێستی ناوەوەی قۆڵ دەکەین، لەبارەی خۆر و دەرمانەوە دەپرسین و ئینجا ئامێرەکە هەڵدەبژێرین.
    هەوای سارد بە درێژایی دانیشتنەکە کار دەکات؛ زۆربەی کڕیارەکان نامەکانیان دەخوێننەوە.
    دانیشتنەکان بۆ گەشت یان تاقیکردنەوەی قوتابخانە ڕادەگیرێن و هیچیان نافەوتێت.`,
  ),
  images: ['laser', 'waiting', 'skin-ampoules', 'skin-mask'],
  tags: ['laser', 'femaleDoctor', 'privateRoom', 'wheelchair'],
  team: [1002, 1003],
  treatments: [
    treatment(t.laserPatch, 15, 5_000),
    treatment(t.laserArms, 45, 85_000, { discountPercent: 15 }),
    treatment(t.laserLegs, 60, 140_000, { discountPercent: 15, before: 15, buffer: 15 }),
    treatment(t.laserBody, 120, 300_000, { discountPercent: 25, before: 15, buffer: 15 }),
  ],
};

const small: WorldService = {
  id: 1002,
  category: 'laser hair removal',
  sinceDays: 140,
  title: text('Laser, small areas', 'ليزر المناطق الصغيرة', 'لەیزەری ناوچە بچووکەکان'),
  description: text(
    'Underarms or face between lunch and the next lecture.',
    'تحت الإبط أو الوجه بين الغداء والمحاضرة التالية.',
    'بن باڵ یان دەموچاو لەنێوان نانی نیوەڕۆ و وانەی داهاتوودا.',
  ),
  fullDescription: paragraph(
    `Half an hour with everything, including the cold pack at the end.
    For hair on the chin we ask for a hormone test first, because laser alone will not hold.
    Students pay the small price on any day with their card.`,
    `نصف ساعة بكل ما فيها، مع الكمادة الباردة في الختام.
    لشعر الذقن نطلب تحليل الهرمونات أولًا، لأن الليزر وحده لا يكفي.
    للطلبة سعر مخفض في كل الأيام بإبراز الهوية.`,
    `نیو کاتژمێر بە هەموو شتێکەوە، لەگەڵ سەهۆڵی کۆتایی.
    بۆ مووی چەناگە سەرەتا داوای پشکنینی هۆرمۆن دەکەین، چونکە لەیزەر بە تەنیا بەس نییە.
    خوێندکاران هەموو ڕۆژێک بە ناسنامەوە نرخی کەمتر دەدەن.`,
  ),
  images: ['treatment-room', 'waiting', 'skin-ampoules', 'skin-mask'],
  tags: ['laser', 'sameDay', 'sensitiveSkin'],
  team: [1003],
  treatments: [
    treatment(t.laserUnderarm, 30, 35_000, { discountPercent: 20 }),
    treatment(t.laserFace, 30, 45_000),
    treatment(t.laserBeardLine, 30, 40_000),
  ],
};

const backLaser: WorldService = {
  id: 1003,
  category: 'laser hair removal',
  sinceDays: 5,
  title: text('Laser, back and shoulders', 'ليزر الظهر والأكتاف', 'لەیزەری پشت و شان'),
  description: text(
    'A large area, done in one hour by a male therapist.',
    'مساحة كبيرة في ساعة واحدة على يد معالج.',
    'ناوچەیەکی گەورە بە یەک کاتژمێر، لەلایەن شارەزایەکی پیاوەوە.',
  ),
  fullDescription: paragraph(
    `Shave the evening before; a friend or a barber reaches what you cannot.
    We work in strips with a white pencil, so that nothing is treated twice.
    Swimming waits for two days.`,
    `الحلاقة مساء اليوم السابق، ولما لا تصله يدك صديق أو حلّاق.
    نعمل على شكل شرائط نرسمها بقلم أبيض حتى لا تعاد بقعة مرتين.
    السباحة تؤجل يومين.`,
    `ئێوارەی ڕۆژی پێشوو بیتاشە؛ ئەوەی دەستت نایگاتێ هاوڕێیەک یان سەرتاشێک دەیکات.
    بە قەڵەمی سپی هێڵ دەکێشین تا هیچ شوێنێک دوو جار لێ نەدرێت.
    مەلەوانی دوو ڕۆژ دوا دەخرێت.`,
  ),
  images: ['reception', 'waiting', 'skin-ampoules', 'skin-mask'],
  tags: ['laser', 'parking', 'noCard'],
  team: [1004],
  treatments: [treatment(t.laserPatch, 15, 5_000), treatment(t.laserBack, 60, 120_000, { buffer: 15 })],
};

const care: WorldService = {
  id: 1004,
  category: 'skin',
  sinceDays: 290,
  title: text('Hydrafacial and peels', 'هيدرافيشل وتقشير', 'هایدرافەیشڵ و توێکڵکردن'),
  description: text(
    'Water, suction and patience; peels only from October to April.',
    'ماء وشفط وصبر، والتقشير من تشرين الأول إلى نيسان فقط.',
    'ئاو و هەڵمژین و ئارامی؛ توێکڵکردن تەنیا لە تشرینی یەکەمەوە تا نیسان.',
  ),
  fullDescription: paragraph(
    `The summer sun of Erbil and a peel do not go together, so in summer we offer the water treatment instead.
    Each session ends with a mask in the quiet room and a glass of mastaw.
    Photographs are taken only if you want them and kept only on your card.`,
    `شمس أربيل صيفًا لا تناسب التقشير، لذلك نكتفي فيه بالجلسات المائية.
    تنتهي كل جلسة بقناع في الغرفة الهادئة وقدح لبن بارد.
    الصور بموافقتك فقط ولا تحفظ إلا في ملفك.`,
    `خۆری هاوینی هەولێر لەگەڵ توێکڵکردن ناگونجێت، بۆیە لە هاویندا تەنیا جەلسەی ئاو دەکەین.
    هەر دانیشتنێک بە ماسکێک لە ژووری ئارام و پەرداخێک ماستاو کۆتایی دێت.
    وێنە تەنیا بە ویستی خۆت دەگیرێت و تەنیا لە فایلەکەتدا دەمێنێتەوە.`,
  ),
  images: ['skin-cleanse', 'waiting', 'skin-ampoules', 'skin-mask'],
  tags: ['sensitiveSkin', 'privateRoom', 'parking', 'tea'],
  team: [1002, 1003],
  treatments: [
    treatment(t.hydraFacial, 60, 75_000),
    treatment(t.lightPeel, 45, 60_000),
    treatment(t.peelCourse, 45, 150_000, { discountPercent: 20 }),
  ],
};

const pigment: WorldService = {
  id: 1005,
  category: 'skin clinic',
  sinceDays: 117,
  title: text('Pigment and scars', 'التصبغات والندبات', 'پەڵە و شوێنەوار'),
  description: text(
    'Spots, melasma and old scars: looked at first, lasered second.',
    'بقع وكلف وندبات قديمة: الفحص أولًا ثم الليزر.',
    'پەڵە و کەلەف و شوێنەواری کۆن: سەرەتا پشکنین، ئینجا لەیزەر.',
  ),
  fullDescription: paragraph(
    `Dr. Zayna sends one customer in five home with sun cream and nothing else.
    Where laser helps, it takes three to five visits; the number is written down at the first.
    Melasma comes back with the sun, and we would rather say it than sell against it.`,
    `واحد من كل خمسة ترسله الدكتورة زينة إلى البيت مع واقي شمس لا غير.
    حيث يفيد الليزر تلزم ثلاث إلى خمس جلسات، ويكتب العدد منذ الزيارة الأولى.
    الكلف يعود مع الشمس، ونفضل أن نقول ذلك على أن نبيع وعدًا.`,
    `د. زەینە لە هەر پێنج کەسێک یەکێکیان تەنیا بە کرێمی خۆرەوە دەنێرێتەوە ماڵەوە.
    لەو شوێنەی لەیزەر سوودی هەیە، سێ تا پێنج سەردانی دەوێت و ژمارەکە لە یەکەم سەرداندا دەنووسرێت.
    کەلەف لەگەڵ خۆردا دەگەڕێتەوە؛ پێمان باشترە ئەمە بڵێین نەک بەڵێن بفرۆشین.`,
  ),
  images: ['skin-roller', 'waiting', 'skin-ampoules', 'skin-mask'],
  tags: ['laser', 'femaleDoctor', 'sensitiveSkin'],
  team: [1001],
  treatments: [
    treatment(t.consultation, 30, 25_000),
    treatment(t.pigmentSession, 45, 90_000, { discountPercent: 10, buffer: 15 }),
    treatment(t.scarSession, 60, 150_000, { buffer: 15 }),
    treatment(t.moleRemoval, 30, 50_000),
  ],
};

const botox: WorldService = {
  id: 1006,
  category: 'botox and filler',
  sinceDays: 49,
  title: text('Botox by a doctor', 'بوتوكس بيد طبيبة', 'بۆتۆکس بە دەستی پزیشک'),
  description: text(
    'Your face still moves afterwards; that is the point.',
    'يبقى وجهك قادرًا على الحركة، وهذا هو المقصود.',
    'دوای ئەوەش دەموچاوت دەجووڵێت؛ مەبەستەکەش هەر ئەوەیە.',
  ),
  fullDescription: paragraph(
    `Frown, smile, raise your brows: she marks only what bothers you.
    It takes ten days to settle, and the check on day fourteen costs nothing.
    Ask for the price per unit if you have been treated before.`,
    `تعبسين وتبتسمين وترفعين حاجبيك، وتعلم الطبيبة ما يزعجك فقط.
    تظهر النتيجة خلال عشرة أيام، والمراجعة في اليوم الرابع عشر مجّانية.
    من سبقت لها جلسات يمكنها السؤال عن سعر الوحدة.`,
    `مۆن بە، پێبکەنە، برۆت بەرز بکەرەوە: تەنیا ئەو شوێنە نیشانە دەکات کە بێزارت دەکات.
    دە ڕۆژی دەوێت تا دادەنیشێت و پشکنینی ڕۆژی چواردەیەم بەخۆڕاییە.
    ئەگەر پێشتر کردووتە، دەتوانیت نرخی یەکەکە بپرسیت.`,
  ),
  images: ['skin', 'waiting', 'skin-ampoules', 'skin-mask'],
  tags: ['femaleDoctor', 'privateRoom'],
  team: [1001],
  treatments: [
    treatment(t.botoxForehead, 30, 135_000),
    treatment(t.botoxThree, 30, 250_000, { discountPercent: 15 }),
    treatment(t.followUp, 15, 10_000),
  ],
};

export const zaynaLaserClinic: WorldVenue = {
  id: 10,
  owner: 'rebin',
  city: 'erbil',
  type: 'clinic',
  name: text('Zayna Laser Clinic', 'عيادة زينة لليزر', 'کلینیکی زەینە بۆ لەیزەر'),
  address: text(
    'Gulan Street, the stone building after the second bridge, ground floor',
    'شارع كولان، البناية الحجرية بعد الجسر الثاني، الطابق الأرضي',
    'شەقامی گوڵان، باڵەخانە بەردینەکەی دوای پردی دووەم، نهۆمی زەوی',
  ),
  district: text('Gulan', 'كولان', 'گوڵان'),
  postcode: '67890',
  at: [36.2063, 43.9922],
  site: 'zayna-laser',
  social: ['instagram', 'facebook', 'twitter', 'linkedin'],
  isWomenOnly: false,
  slotStepMinutes: 15,
  leadMinutes: 120,
  answerMinutes: 120,
  sinceDays: 470,
  hours: week('10:00-19:00', { fri: '14:00-20:00' }),
  team: [
    {
      id: 1001,
      name: text('Dr. Zayna Barzan', 'د. زينة برزان', 'د. زەینە بەرزان'),
      job: text('Dermatologist', 'طبيبة جلدية', 'پزیشکی پێست'),
      gender: 'female',
      hours: week('13:00-19:00', { fri: '' }),
    },
    {
      id: 1002,
      name: text('Chnar Omer', 'جنار عمر', 'چنار عومەر'),
      job: text('Laser therapist', 'أخصائية ليزر', 'پسپۆڕی لەیزەر'),
      gender: 'female',
      breaks: week('13:00-13:45', { fri: '' }),
    },
    {
      id: 1003,
      name: text('Lana Farhad', 'لانا فرهاد', 'لانا فەرهاد'),
      job: text('Laser and skin', 'ليزر وبشرة', 'لەیزەر و پێست'),
      gender: 'female',
      breaks: week('14:00-14:45', { fri: '' }),
    },
    {
      id: 1004,
      name: text('Sirwan Taha', 'سيروان طه', 'سیروان تەها'),
      job: text('Laser therapist', 'أخصائي ليزر', 'پسپۆڕی لەیزەر'),
      gender: 'male',
      hours: week('15:00-19:00', { fri: '14:00-20:00' }),
    },
  ],
  services: [legs, small, backLaser, care, pigment, botox],
};
