import { treatments as t } from '../../treatments.ts';
import { treatment, week, type WorldService, type WorldVenue } from '../../world-venue.ts';
import { paragraph, text } from '../../world-text.ts';

const lashes: WorldService = {
  id: 1901,
  category: 'lashes',
  sinceDays: 145,
  title: text('Lashes, set and lift', 'تركيب ورفع الرموش', 'دانان و بەرزکردنەوەی برژانگ'),
  description: text(
    'One lash on one lash; a drop of glue is tested behind your ear first.',
    'رمش على رمش، ونجرب قطرة اللاصق خلف أذنك أولًا.',
    'برژانگ بە برژانگ؛ سەرەتا دڵۆپێک کەتیرە لە پشت گوێت تاقی دەکەینەوە.',
  ),
  fullDescription: paragraph(
    `You lie for two hours, so there is a blanket and a quiet room.
    We refuse red or itching eyes and give you another day.`,
    `ستستلقين ساعتين، لذلك عندنا بطانية وغرفة هادئة.
    لا نعمل على عين حمراء أو فيها حكة، ونعطيك يومًا آخر.`,
    `دوو کاتژمێر ڕادەکشێیت، بۆیە بەتانی و ژوورێکی هێمنمان هەیە.
    لەسەر چاوی سوور یان بەخوران کار ناکەین و ڕۆژێکی ترت پێ دەدەین.`,
  ),
  images: ['makeup-brushes', 'makeup-palette', 'silk', 'niche'],
  tags: ['womenOnly', 'privateRoom', 'sensitiveSkin'],
  team: [1901],
  treatments: [treatment(t.lashExtensions, 120, 60_000), treatment(t.lashLift, 60, 35_000)],
};

const brows: WorldService = {
  id: 1902,
  category: 'brows',
  sinceDays: 72,
  title: text('Brows, shaped and tinted', 'تحديد وصبغ الحواجب', 'ڕێکخستن و بۆیەی برۆ'),
  description: text(
    'Measured first, then thread; the tint is mixed from two browns beside you.',
    'نقيس أولًا ثم الخيط، ونخلط اللون من درجتين بنيتين أمامك.',
    'سەرەتا دەپێوین، پاشان دەزوو؛ بۆیەکە لە دوو قاوەیی لەلای خۆت تێکەڵ دەکەین.',
  ),
  fullDescription: paragraph(
    `You see the outline in the mirror before the first hair goes.
    Lamination holds about six weeks, and not every brow needs it.`,
    `ترين الخط في المرآة قبل أن تزال أول شعرة.
    الترتيب يدوم نحو ستة أسابيع، وليس كل حاجب يحتاجه.`,
    `پێش ئەوەی یەکەم موو لاببرێت، هێڵەکە لە ئاوێنەدا دەبینیت.
    لەمینەیشن نزیکەی شەش هەفتە دەمێنێتەوە و هەموو برۆیەک پێویستی پێی نییە.`,
  ),
  images: ['threading', 'makeup-palette', 'silk', 'niche'],
  tags: ['womenOnly', 'threading', 'sameDay'],
  team: [1901, 1902],
  treatments: [
    treatment(t.brows, 15, 5_000),
    treatment(t.browTint, 15, 10_000),
    treatment(t.browLamination, 45, 30_000),
  ],
};

const permanent: WorldService = {
  id: 1903,
  category: 'permanent make up',
  sinceDays: 37,
  title: text('Brows and lips that stay', 'حواجب وشفاه تدوم', 'برۆ و لێوی هەمیشەیی'),
  description: text(
    'Drawn with a pencil first; nothing begins before you like the line.',
    'نرسم بالقلم أولًا، ولا نبدأ قبل أن يعجبك الخط.',
    'سەرەتا بە قەڵەم دەیکێشین؛ تا هێڵەکەت بەدڵ نەبێت دەست پێ ناکەین.',
  ),
  fullDescription: paragraph(
    `A patch of the colour behind the ear, two days before, shows whether your skin takes it.
    It fades by itself within two years; what we would not wear ourselves, we do not draw.`,
    `نقطة من اللون خلف الأذن قبل يومين تبيّن إن كانت بشرتك تتقبّله.
    يبهت وحده خلال سنتين، وما لا نرضاه لأنفسنا لا نرسمه.`,
    `دوو ڕۆژ پێشتر، پەڵەیەکی بچووک لە پشت گوێ دەریدەخات کە پێستت ڕەنگەکە قبووڵ دەکات یان نا.
    لە ماوەی دوو ساڵدا خۆی کاڵ دەبێتەوە؛ ئەوەی بۆ خۆمان نەمانەوێت، نایکێشین.`,
  ),
  images: ['silk', 'threading', 'makeup-palette', 'niche'],
  tags: ['womenOnly', 'privateRoom', 'sensitiveSkin'],
  team: [1901],
  treatments: [treatment(t.microblading, 120, 150_000), treatment(t.lipBlush, 90, 120_000)],
};

export const nazdarLashes: WorldVenue = {
  id: 19,
  owner: 'rebin',
  city: 'erbil',
  type: 'saloon',
  name: text('Nazdar Lash and Brow Room', 'نازدار للرموش والحواجب', 'ژووری نازدار بۆ برژانگ و برۆ'),
  address: text(
    'Dream City, gate two, beside the bakery',
    'دريم سيتي، البوابة الثانية، بجانب المخبز',
    'دریم ستی، دەروازەی دوو، تەنیشت نانەواخانە',
  ),
  district: text('Dream City', 'دريم سيتي', 'دریم ستی'),
  postcode: null,
  at: [36.2079, 43.9752],
  site: 'nazdar-lashes',
  social: ['instagram', 'facebook'],
  isWomenOnly: true,
  slotStepMinutes: 15,
  leadMinutes: 60,
  answerMinutes: 120,
  sinceDays: 380,
  hours: week('10:00-19:00', { fri: '' }),
  team: [
    {
      id: 1901,
      name: text('Nazdar Omer', 'نازدار عمر', 'نازدار عومەر'),
      job: text('Lash artist', 'خبيرة رموش', 'شارەزای برژانگ'),
      gender: 'female',
    },
    {
      id: 1902,
      name: text('Chnar Aziz', 'جنار عزيز', 'چنار عەزیز'),
      job: text('Brow artist', 'خبيرة حواجب', 'شارەزای برۆ'),
      gender: 'female',
    },
  ],
  services: [lashes, brows, permanent],
};
