import { treatments as t } from '../../treatments.ts';
import { treatment, week, type WorldService, type WorldVenue } from '../../world-venue.ts';
import { paragraph, text } from '../../world-text.ts';

const consult: WorldService = {
  id: 1601,
  category: 'clinic',
  sinceDays: 310,
  title: text('Dermatologist’s consultation', 'استشارة الجلدية', 'ڕاوێژی پزیشکی پێست'),
  description: text(
    'Twenty unhurried minutes about rash, hair loss or a mole that changed.',
    'عشرون دقيقة بلا عجلة عن طفح أو تساقط شعر أو شامة تغيرت.',
    'بیست خولەکی بێ پەلە لەبارەی گەڕ یان هەڵوەرینی قژ یان خاڵێکی گۆڕاو.',
  ),
  fullDescription: paragraph(
    `Dr. Omar uses a hand lens and good questions before he orders any test.
    Prescriptions are printed, not scribbled, and say what to do when it does not help.
    Old results are welcome, on paper or on the phone.`,
    `يستعمل الدكتور عمر العدسة والأسئلة الجيدة قبل أن يطلب أي تحليل.
    الوصفة مطبوعة لا بخط اليد، وفيها ما يلزم إن لم تنفع.
    ويُرجى إحضار النتائج القديمة ورقًا أو على الهاتف.`,
    `د. عومەر پێش داواکردنی هەر پشکنینێک زەڕەبین و پرسیاری باش بەکار دەهێنێت.
    ڕەچەتەکە چاپکراوە، نەک بە دەستنووس، و تێیدا نووسراوە ئەگەر سوودی نەبوو چی بکەیت.
    ئەنجامە کۆنەکانت بە کاغەز یان لەسەر مۆبایل بهێنە.`,
  ),
  images: ['reception', 'treatment-room', 'waiting', 'skin'],
  tags: ['wheelchair', 'parking', 'generator', 'noCard'],
  team: [1601, 1602],
  treatments: [
    treatment(t.consultation, 30, 20_000),
    treatment(t.followUp, 15, 10_000),
    treatment(t.moleRemoval, 30, 45_000, { buffer: 15 }),
  ],
};

const cleanSkin: WorldService = {
  id: 1602,
  category: 'skin',
  sinceDays: 175,
  title: text('Clean skin after dust', 'بشرة نظيفة بعد الغبار', 'پێستی پاک دوای تۆز'),
  description: text(
    'A deep clean for the season when the sky turns orange.',
    'تنظيف عميق لموسم تصير فيه السماء برتقالية.',
    'پاککردنەوەی قووڵ بۆ ئەو وەرزەی ئاسمان پرتەقاڵی دەبێت.',
  ),
  fullDescription: paragraph(
    `First water, then steam, then fine tools; we stop before the skin turns red.
    Men are as welcome as women, and beards are no obstacle.
    You take home a list of three things to use and five to throw away.`,
    `ماء ثم بخار ثم أدوات دقيقة، ونتوقف قبل أن يحمر الجلد.
    نستقبل الرجال كما النساء، واللحية ليست عائقًا.
    وفي الختام قائمة بثلاثة أشياء للاستعمال وخمسة للتخلص منها.`,
    `سەرەتا ئاو، ئینجا هەڵم، ئینجا ئامێری ورد؛ پێش سووربوونەوەی پێست دەوەستین.
    پیاوانیش وەک خانمان بەخێربێن و ڕیش ڕێگر نییە.
    لیستێک دەبەیتەوە ماڵەوە: سێ شت بەکار بهێنە و پێنجیان فڕێ بدە.`,
  ),
  images: ['skin-mask', 'treatment-room', 'waiting', 'skin'],
  tags: ['sensitiveSkin', 'sameDay', 'parking'],
  team: [1602, 1603],
  treatments: [
    treatment(t.facial, 60, 40_000),
    treatment(t.hydraFacial, 60, 70_000, { discountPercent: 15 }),
    treatment(t.acneSession, 45, 50_000),
  ],
};

const mesoService: WorldService = {
  id: 1603,
  category: 'skin clinic',
  sinceDays: 60,
  title: text('Mesotherapy and plasma', 'ميزوثيرابي وبلازما', 'میزۆتێراپی و پلازما'),
  description: text(
    'For hair that thins and skin that sleeps badly.',
    'لشعر يخف وبشرة يظهر عليها السهر.',
    'بۆ قژێک کە تەنک دەبێت و پێستێک کە شەوبێداری پێوە دیارە.',
  ),
  fullDescription: paragraph(
    `We measure with the same lens at every visit and show you the numbers.
    Numbing cream works for half an hour before the first needle.
    Four visits are usual; if the third shows nothing, the fourth is on us.`,
    `نقيس بالعدسة نفسها في كل زيارة ونريك الأرقام.
    الكريم المخدر يعمل نصف ساعة قبل أول إبرة.
    المعتاد أربع جلسات، وإن لم تظهر نتيجة في الثالثة فالرابعة علينا.`,
    `لە هەموو سەردانێکدا بە هەمان زەڕەبین دەیپێوین و ژمارەکانت پیشان دەدەین.
    کرێمی بێهەستکەر نیو کاتژمێر پێش یەکەم دەرزی کار دەکات.
    بە ئاسایی چوار سەردانە؛ ئەگەر لە سێیەمدا هیچ دیار نەبوو، چوارەم لەسەر ئێمەیە.`,
  ),
  images: ['skin-ampoules', 'treatment-room', 'waiting', 'skin'],
  tags: ['femaleDoctor', 'privateRoom'],
  team: [1602],
  discount: {
    text: text('Second session 25% off', 'خصم 25٪ على الجلسة الثانية', '25٪ داشکاندن بۆ دانیشتنی دووەم'),
    instructions: text(
      'Use the code within six weeks of the first session.',
      'يُستعمل كود الخصم خلال ستة أسابيع من الجلسة الأولى.',
      'کۆدەکە لە ماوەی شەش هەفتەی دوای دانیشتنی یەکەم بەکار بهێنە.',
    ),
    code: 'NAKHLA25',
    endsIn: 42,
  },
  treatments: [
    treatment(t.mesoFace, 45, 75_000),
    treatment(t.plasmaHair, 60, 95_000, { discountPercent: 10 }),
    treatment(t.plasmaFace, 60, 90_000),
  ],
};

const laserSpots: WorldService = {
  id: 1604,
  category: 'skin clinic',
  sinceDays: 2,
  title: text('Laser for spots and veins', 'ليزر البقع والشعيرات', 'لەیزەر بۆ پەڵە و دەماری ورد'),
  description: text(
    'Sun spots and small veins, treated in the dark months.',
    'بقع الشمس والشعيرات الدموية، تعالج في أشهر الشتاء.',
    'پەڵەی خۆر و دەماری ورد، لە مانگەکانی زستاندا چارەسەر دەکرێن.',
  ),
  fullDescription: paragraph(
    `One spot is tested, you come back after a week, and only then do we go on.
    Sun cream for six weeks is the condition; we write it on the bill.
    New at our clinic, with a machine that we tried on ourselves first.`,
    `نجرب على بقعة واحدة وتعود بعد أسبوع، ثم نكمل.
    واقي الشمس ستة أسابيع شرط نكتبه على الوصل.
    خدمة جديدة عندنا، وقد جربنا الجهاز على أنفسنا أولًا.`,
    `یەک پەڵە تاقی دەکرێتەوە، دوای هەفتەیەک دەگەڕێیتەوە و ئینجا بەردەوام دەبین.
    شەش هەفتە کرێمی خۆر مەرجە و لەسەر پسوولە دەینووسین.
    لای ئێمە نوێیە و سەرەتا ئامێرەکەمان لەسەر خۆمان تاقی کردەوە.`,
  ),
  images: ['laser', 'treatment-room', 'waiting', 'skin'],
  tags: ['laser', 'wheelchair', 'generator'],
  team: [1601],
  treatments: [
    treatment(t.laserPatch, 15, 10_000),
    treatment(t.pigmentSession, 45, 85_000, { discountPercent: 20, buffer: 15 }),
    treatment(t.scarSession, 60, 130_000, { buffer: 15 }),
  ],
};

export const nakheelSkinClinic: WorldVenue = {
  id: 16,
  owner: 'haydar',
  city: 'ramadi',
  type: 'clinic',
  name: text('Nakheel Skin Clinic', 'عيادة النخيل للجلدية', 'کلینیکی نەخیل بۆ پێست'),
  address: text(
    'Hay al-Andalus, the palm avenue, above the bank branch, ring twice',
    'حي الأندلس، شارع النخيل، فوق فرع المصرف، الجرس مرتين',
    'گەڕەکی ئەندەلوس، شەقامی دارخورماکان، لە سەرووی لقی بانکەکە، دوو جار زەنگ لێ بدە',
  ),
  district: text('Hay al-Andalus', 'حي الأندلس', 'گەڕەکی ئەندەلوس'),
  postcode: '12345',
  at: [33.4258, 43.3009],
  site: 'nakheel-skin',
  social: ['facebook', 'twitter'],
  isWomenOnly: false,
  slotStepMinutes: 15,
  leadMinutes: 120,
  answerMinutes: 120,
  sinceDays: 340,
  hours: week('09:00-13:00 16:00-20:00', { fri: '', thu: '09:00-14:00' }),
  exceptions: [
    {
      employee: 1603,
      startsIn: 2,
      endsIn: 6,
      reason: text('Wedding leave', 'إجازة زواج', 'مۆڵەتی زەماوەند'),
    },
  ],
  team: [
    {
      id: 1601,
      name: text('Dr. Omar Fahad', 'د. عمر فهد', 'د. عومەر فەهەد'),
      job: text('Dermatologist', 'طبيب جلدية', 'پزیشکی پێست'),
      gender: 'male',
      breaks: week('18:00-18:15', { fri: '', thu: '' }),
    },
    {
      id: 1602,
      name: text('Dr. Hiba Nouri', 'د. هبة نوري', 'د. هیبە نووری'),
      job: text('Dermatologist', 'طبيبة جلدية', 'پزیشکی پێست'),
      gender: 'female',
      hours: week('16:00-20:00', { fri: '', thu: '09:00-14:00' }),
    },
    {
      id: 1603,
      name: text('Aseel Ayad', 'أسيل أياد', 'ئەسیل ئەیاد'),
      job: text('Skin therapist', 'أخصائية بشرة', 'پسپۆڕی پێست'),
      gender: 'female',
    },
  ],
  services: [consult, cleanSkin, mesoService, laserSpots],
};
