import { treatments as t } from '../../treatments.ts';
import { interval, treatment, week, type WorldService, type WorldVenue } from '../../world-venue.ts';
import { paragraph, text } from '../../world-text.ts';

const cutAndColour: WorldService = {
  id: 101,
  category: 'hair',
  sinceDays: 410,
  title: text('Cut, colour and care', 'قصّ وصبغ وعناية', 'بڕین و بۆیە و چاودێری'),
  description: text(
    'A talk first, then scissors: cut and ammonia-free colour by three stylists.',
    'نسمع منك أولًا ثم نبدأ: قصّ وصبغ بلا أمونيا على يد ثلاث مصفّفات.',
    'سەرەتا گوێت لێ دەگرین: بڕین و بۆیەی بێ ئەمۆنیا بە دەستی سێ ستایلیست.',
  ),
  fullDescription: paragraph(
    `Every visit starts at the mirror, dry, with a question: what should stay as it is?
    We show you the shade on a strand before we mix it, and write the recipe on your card for the next time.
    Wash and finish are part of every cut.`,
    `تبدأ كل زيارة أمام المرآة والشعر جاف، بسؤال واحد: ما الذي تريدين أن يبقى كما هو؟
    نجرب اللون على خصلة قبل أن نمزجه، ونكتب الخلطة في بطاقتك للمرة القادمة.
    الغسل والتنشيف محسوبان ضمن سعر القصّ.`,
    `هەموو سەردانێک لەبەر ئاوێنە و بە قژی وشک دەست پێ دەکات، بە یەک پرسیار: دەتەوێت چی وەک خۆی بمێنێتەوە؟
    پێش تێکەڵکردن ڕەنگەکە لەسەر تاڵێک قژ تاقی دەکەینەوە و ڕێژەکەی بۆ جاری داهاتوو لە کارتەکەتدا دەنووسین.
    شۆردن و وشککردنەوە لەگەڵ هەموو بڕینێکدایە.`,
  ),
  images: ['hair', 'reception', 'niche', 'waiting'],
  tags: ['womenOnly', 'ammoniaFree', 'balayage', 'parking', 'privateRoom', 'noCard'],
  team: [101, 102, 103],
  discount: {
    text: text('15% off your first visit', 'خصم 15٪ على الزيارة الأولى', '15٪ داشکاندن بۆ یەکەم سەردان'),
    instructions: text(
      'Type the code where you book: the price goes down at once. One use per customer.',
      'اكتبي كود الخصم عند الحجز وينخفض السعر في الحال. مرة واحدة لكل زبونة.',
      'کۆدەکە لە کاتی نۆرەگرتندا بنووسە، نرخەکە دەستبەجێ دادەبەزێت. بۆ هەر کڕیارێک یەک جار.',
    ),
    code: 'AHLAN15',
    endsIn: 24,
    percent: 15,
  },
  treatments: [
    treatment(t.hairCut, 45, 25_000),
    treatment(t.cutColorTreatment, 150, 120_000, { discountPercent: 50, buffer: 15 }),
    treatment(t.blowDry, 45, 15_000),
    treatment(t.rootColour, 90, 60_000, { buffer: 15 }),
    treatment(t.balayage, 180, 150_000, { buffer: 15 }),
    treatment(t.girlsCut, 30, 10_000),
  ],
};

const keratin: WorldService = {
  id: 102,
  category: 'hair care',
  sinceDays: 300,
  title: text('Keratin and protein', 'كيراتين وبروتين', 'کیراتین و پڕۆتین'),
  description: text(
    'Smoothing that lasts about three months, by the one person here who does nothing else.',
    'تنعيم يدوم قرابة ثلاثة أشهر، تقوم به مختصة واحدة لا تعمل غيره.',
    'نەرمکردنێک نزیکەی سێ مانگ دەمێنێتەوە، بە دەستی کەسێک کە تەنیا ئەم کارە دەکات.',
  ),
  fullDescription: paragraph(
    `Maryam checks the hair wet and dry and says no when bleach has left it too weak.
    The product has no formaldehyde; the window stays open all the same.
    Wash after three days, not before: we give you the shampoo for the first two weeks.`,
    `تفحص مريم الشعر مبللًا وجافًا، وتعتذر إن كان السحب قد أضعفه.
    المادة خالية من الفورمالديهايد، ومع ذلك تبقى النافذة مفتوحة.
    الغسل بعد ثلاثة أيام لا قبلها، ونعطيك الشامبو لأول أسبوعين.`,
    `مریەم قژەکە بە تەڕی و وشکی دەپشکنێت و ئەگەر کاڵکردنەوە لاوازی کردبێت، داوای لێبوردن دەکات.
    ماددەکە فۆرمالدیهایدی تێدا نییە، لەگەڵ ئەوەشدا پەنجەرەکە کراوە دەبێت.
    پێش سێ ڕۆژ مەیشۆ؛ شامپۆی دوو هەفتەی یەکەم لەسەر ئێمەیە.`,
  ),
  images: ['hair-macro', 'reception', 'niche', 'waiting'],
  tags: ['womenOnly', 'keratin', 'privateRoom', 'tea'],
  team: [102],
  treatments: [
    treatment(t.keratinShort, 120, 110_000, { buffer: 15 }),
    treatment(t.keratinLong, 180, 165_000, { discountPercent: 10, buffer: 15 }),
    treatment(t.protein, 90, 65_000),
  ],
};

const curls: WorldService = {
  id: 103,
  category: 'hair',
  sinceDays: 64,
  title: text('Curls as they are', 'الشعر المجعد كما هو', 'قژی لوول وەک خۆی'),
  description: text(
    'Curls cut dry, one by one, and a wash that you can repeat at home.',
    'نقصّ الشعر المجعد وهو جاف، خصلة خصلة، مع غسل يمكن تكراره في البيت.',
    'قژی لوول بە وشکی و تاڵ بە تاڵ دەبڕین، لەگەڵ شۆردنێک کە لە ماڵەوەش دەکرێت.',
  ),
  fullDescription: paragraph(
    `Come with the hair as you wear it, unbrushed and without oil.
    Hanin cuts each curl where it falls and shows you how to dry it without a brush.
    No straightener is switched on unless you ask.`,
    `تعالي وشعرك كما هو كل يوم، من دون تمشيط أو زيت.
    تقصّ حنين كل خصلة في مكانها، وتريك كيف يجف الشعر من غير فرشاة.
    لا نشغل المكواة إلا إذا طلبت ذلك.`,
    `وەک ڕۆژانە وەرە، بێ شانەکردن و بێ ڕۆن.
    حەنین هەر تاڵێک لە شوێنی خۆیدا دەبڕێت و پیشانت دەدات چۆن بەبێ فڵچە وشکی بکەیتەوە.
    تا خۆت داوا نەکەیت، مەکینەی ساف کار پێ ناکرێت.`,
  ),
  images: ['hair-rollers', 'reception', 'niche', 'waiting'],
  tags: ['womenOnly', 'curls', 'kids', 'noCard'],
  team: [103, 101],
  treatments: [
    treatment(t.curlCut, 60, 35_000),
    treatment(t.curlCare, 60, 25_000),
    treatment(t.oilMask, 45, 20_000, { discountPercent: 25 }),
  ],
};

const blowDry: WorldService = {
  id: 104,
  category: 'hair styling',
  sinceDays: 12,
  title: text('Blow-dry before work', 'سشوار قبل الدوام', 'سشوار پێش دەوام'),
  description: text(
    'In at ten, out before eleven, dry and ready for the day.',
    'من العاشرة حتى ما قبل الحادية عشرة، وتخرجين جاهزة ليومك.',
    'دەی بەیانی وەرە و پێش یازدە ئامادەی ڕۆژەکەت بە.',
  ),
  fullDescription: paragraph(
    `One wash, one blow-dry, no waiting: the chair is kept for your time only.
    Bring your own serum if you have one, otherwise we use a light one without silicone.
    Tea comes while the dryer runs.`,
    `غسلة واحدة وسشوار واحد بلا انتظار، فالكرسي محجوز لوقتك وحدك.
    اجلبي السيروم الذي تحبينه، وإلا استعملنا نوعًا خفيفًا بلا سيليكون.
    ويصل الشاي قبل أن يسكت المجفف.`,
    `یەک شۆردن و یەک سشوار، بێ چاوەڕوانی؛ کورسییەکە تەنیا بۆ کاتی تۆ گیراوە.
    ئەگەر سیرۆمی خۆت هەیە بیهێنە، ئەگینا جۆرێکی سووکی بێ سیلیکۆن بەکار دەهێنین.
    تا سشوارەکە تەواو دەبێت، چایەکەت دەگات.`,
  ),
  images: ['hair-dryer', 'reception', 'niche', 'waiting'],
  tags: ['womenOnly', 'sameDay', 'tea', 'parking'],
  team: [101, 103, 104],
  treatments: [treatment(t.blowDry, 45, 15_000), treatment(t.blowDryLong, 60, 20_000), treatment(t.braids, 45, 15_000)],
};

const threading: WorldService = {
  id: 105,
  category: 'threading',
  sinceDays: 255,
  title: text('Threading and brow shape', 'حفّ بالخيط ورسم الحواجب', 'هەڵگرتن بە دەزوو و شێوەی برۆ'),
  description: text(
    'Cotton thread, a clean line and aloe afterwards.',
    'خيط قطن وخط نظيف، ثم جل الصبار.',
    'دەزووی لۆکە، هێڵێکی پاک و دواتر جێڵی ئەلۆڤێرا.',
  ),
  fullDescription: paragraph(
    `Dalia draws the brow with you before she takes out a single hair.
    The thread is new for every customer.
    Redness goes within the hour; plan make-up for after that.`,
    `ترسم داليا الحاجب معك قبل أن تنزع شعرة واحدة.
    الخيط جديد لكل زبونة.
    يزول الاحمرار خلال ساعة، فأجلي المكياج إلى ما بعدها.`,
    `دالیا پێش ئەوەی یەک موو هەڵبگرێت، شێوەی برۆکە لەگەڵ خۆتدا دیاری دەکات.
    بۆ هەر کڕیارێک دەزووی نوێ بەکار دەهێنرێت.
    سووربوونەوەکە لە ماوەی کاتژمێرێکدا نامێنێت؛ ئارایشتەکەت بخە دوای ئەوە.`,
  ),
  images: ['threading', 'reception', 'niche', 'waiting'],
  tags: ['womenOnly', 'threading', 'sensitiveSkin', 'sameDay'],
  team: [104],
  treatments: [
    treatment(t.brows, 15, 5_000),
    treatment(t.upperLip, 15, 3_000),
    treatment(t.faceThread, 30, 12_000),
    treatment(t.browTint, 30, 10_000),
  ],
};

export const noorSalon: WorldVenue = {
  id: 1,
  owner: 'huda',
  city: 'baghdad',
  type: 'saloon',
  name: text('Noor Salon', 'صالون نور', 'ساڵۆنی نوور'),
  address: text(
    'Karrada Dakhil, lane 18, the house with the green gate behind the sweet shop',
    'الكرادة داخل، زقاق 18، البيت ذو الباب الأخضر خلف محل الحلويات',
    'کەڕادەی ناوەوە، کۆڵانی 18، ماڵی دەرگا سەوز لە پشت شیرینیفرۆشەکە',
  ),
  district: text('Karrada', 'الكرادة', 'کەڕادە'),
  postcode: '12345',
  at: [33.3037, 44.4263],
  site: 'noor-salon',
  social: ['instagram', 'facebook', 'youtube'],
  isWomenOnly: true,
  slotStepMinutes: 15,
  leadMinutes: 60,
  answerMinutes: 120,
  sinceDays: 640,
  hours: week('10:00-14:00 15:30-20:30', { fri: '' }),
  exceptions: [
    {
      employee: 103,
      startsIn: 4,
      endsIn: 8,
      reason: text('On leave', 'في إجازة', 'لە مۆڵەتدایە'),
    },
    {
      startsIn: 16,
      endsIn: 16,
      hours: interval('10:00-14:00'),
      reason: text('Half day: family occasion', 'نصف يوم لمناسبة عائلية', 'نیو ڕۆژ، بۆنەیەکی خێزانی'),
    },
  ],
  team: [
    {
      id: 101,
      name: text('Zahra Mahdi', 'زهراء مهدي', 'زەهرا مەهدی'),
      job: text('Senior stylist', 'مصفّفة أولى', 'ستایلیستی باڵا'),
      gender: 'female',
      breaks: week('17:30-17:45', { fri: '' }),
    },
    {
      id: 102,
      name: text('Maryam Salim', 'مريم سالم', 'مریەم سالم'),
      job: text('Colour and keratin', 'صبغ وكيراتين', 'بۆیە و کیراتین'),
      gender: 'female',
    },
    {
      id: 103,
      name: text('Hanin Adel', 'حنين عادل', 'حەنین عادل'),
      job: text('Stylist, curls', 'مصفّفة الشعر المجعد', 'ستایلیستی قژی لوول'),
      gender: 'female',
      hours: week('10:00-14:00 15:30-19:00', { fri: '', tue: '15:30-20:30' }),
    },
    {
      id: 104,
      name: text('Dalia Fadel', 'داليا فاضل', 'دالیا فازڵ'),
      job: text('Threading and care', 'حفّ وعناية', 'دەزوو و چاودێری'),
      gender: 'female',
      breaks: week('12:00-12:30', { fri: '' }),
    },
  ],
  services: [cutAndColour, keratin, curls, blowDry, threading],
};
