import { treatments as t } from '../../treatments.ts';
import { treatment, week, type WorldService, type WorldVenue } from '../../world-venue.ts';
import { paragraph, text } from '../../world-text.ts';

const cleaning: WorldService = {
  id: 301,
  category: 'dental check up',
  sinceDays: 395,
  title: text('Check-up and cleaning', 'فحص وتنظيف', 'پشکنین و پاککردنەوە'),
  description: text(
    'Half an hour to know where you stand, and teeth that feel smooth after it.',
    'نصف ساعة لمعرفة حال الأسنان، مع ملمس أملس في الختام.',
    'نیو کاتژمێر بۆ ئەوەی بزانیت ددانەکانت چۆنن، دواتر هەست بە سافی دەکەیت.',
  ),
  fullDescription: paragraph(
    `You see what the camera sees, on a screen beside the chair, tooth by tooth.
    We write down what is urgent, what can wait and what each step costs; the paper is yours.
    Instruments come out of the autoclave bag in front of you.`,
    `ما تصوّره الكاميرا يظهر على شاشة قرب الكرسي، سنًا بعد سن.
    نكتب ما هو عاجل وما يحتمل الانتظار وكلفة كل خطوة، والورقة لك.
    تخرج الأدوات من كيس التعقيم أمامك.`,
    `ئەوەی کامێراکە دەیبینێت تۆش لەسەر شاشەیەکی تەنیشت کورسییەکە دەیبینیت، ددان بە ددان.
    دەنووسین چی بەپەلەیە، چی دەتوانێت چاوەڕێ بکات و هەر هەنگاوێک چەندی تێدەچێت؛ کاغەزەکە هی خۆتە.
    ئامێرەکان لەبەرچاوت لە کیسەی پاکژکردنەوە دەردەهێنرێن.`,
  ),
  images: ['dental', 'reception', 'waiting', 'treatment-room'],
  tags: ['parking', 'wheelchair', 'femaleDoctor', 'generator', 'noCard'],
  team: [301, 302, 303],
  treatments: [
    treatment(t.checkUp, 30, 15_000),
    treatment(t.cleaning, 45, 50_000, { discountPercent: 20 }),
    treatment(t.deepCleaning, 75, 90_000),
    treatment(t.xRay, 15, 20_000),
  ],
};

const repair: WorldService = {
  id: 302,
  category: 'tooth repair',
  sinceDays: 270,
  title: text('Fillings and root canal', 'حشوات وعلاج الجذور', 'پڕکردنەوە و چارەسەری ڕەگ'),
  description: text(
    'Pain first, paper later: a chair is kept free every afternoon.',
    'نبدأ بالألم قبل الأوراق: كرسي فارغ محجوز للطوارئ كل عصر.',
    'سەرەتا ئازارەکە، دواتر کاغەز: هەموو عەسرێک کورسییەک بۆ فریاکەوتن ئامادەیە.',
  ),
  fullDescription: paragraph(
    `Numbing gel goes on before the needle, and we wait until it works.
    A root canal is finished in one or two visits under a rubber dam, with an X-ray before and after.
    The price of a tooth is fixed before we touch it.`,
    `نضع الجل المخدر قبل الإبرة وننتظر حتى يعمل.
    ينتهي علاج الجذر بزيارة أو اثنتين تحت العازل المطاطي، مع أشعة قبله وبعده.
    سعر السن متفق عليه قبل أن نلمسه.`,
    `پێش دەرزی جێڵی بێهەستکەر دادەنێین و چاوەڕێ دەکەین تا کاریگەر دەبێت.
    چارەسەری ڕەگ بە یەک یان دوو سەردان تەواو دەبێت، بە تیشک پێش و دوای کارەکە.
    نرخی ددانەکە پێش دەستلێدان دیاری دەکرێت.`,
  ),
  images: ['dental-tools', 'reception', 'waiting', 'treatment-room'],
  tags: ['sameDay', 'wheelchair', 'generator'],
  team: [301, 302],
  treatments: [
    treatment(t.filling, 45, 45_000),
    treatment(t.rootCanal, 90, 125_000, { buffer: 15 }),
    treatment(t.extraction, 30, 35_000, { buffer: 15 }),
    treatment(t.wisdomTooth, 60, 85_000, { buffer: 15 }),
  ],
};

const veneers: WorldService = {
  id: 303,
  category: 'tooth whitening',
  sinceDays: 96,
  title: text('Veneers and crowns', 'فينير وتلبيس', 'ڤینێر و تاج'),
  description: text(
    'Try the new smile in wax before a tooth is filed.',
    'جرب الابتسامة الجديدة بالشمع قبل أن نبرد سنًا واحدًا.',
    'پێش ئەوەی ددانێک بتاشرێت، شێوە نوێیەکە بە مۆم تاقی بکەرەوە.',
  ),
  fullDescription: paragraph(
    `Dr. Samar makes a wax model of your teeth and you wear a copy of it for two days.
    Only then do we choose shade and shape together, in daylight on the balcony.
    Porcelain comes from a laboratory in Baghdad and is guaranteed for five years on paper.`,
    `تصنع الدكتورة سمر نموذجًا شمعيًا لأسنانك، ومنه نسخة تُلبس يومين.
    بعدها فقط نختار اللون والشكل معًا، في ضوء النهار على الشرفة.
    الخزف من مختبر في بغداد وعليه ضمان مكتوب لخمس سنوات.`,
    `د. سەمەر مۆدێلێکی مۆمی لە ددانەکانت دروست دەکات و دوو ڕۆژ وێنەیەکی لە دەمتدا دەبێت.
    دوای ئەوە پێکەوە ڕەنگ و شێوە هەڵدەبژێرین، لە ڕووناکیی ڕۆژدا لەسەر باڵکۆنەکە.
    پۆرسەلینەکە لە تاقیگەیەکی بەغداوە دێت و پێنج ساڵ زەمانەتی نووسراوی هەیە.`,
  ),
  images: ['dental-implant', 'reception', 'waiting', 'treatment-room'],
  tags: ['femaleDoctor', 'privateRoom', 'parking'],
  team: [302],
  discount: {
    text: text('A free wax try-on', 'تجربة شمعية مجّانية', 'تاقیکردنەوەی مۆمی بەخۆڕایی'),
    instructions: text(
      'Book a check-up and give the code at reception; the model is made on the same day.',
      'حجز فحص مع ذكر كود الخصم عند الاستقبال، ويُصنع النموذج في اليوم نفسه.',
      'نۆرەی پشکنین بگرە و کۆدەکە لە پێشوازی بدە؛ مۆدێلەکە هەمان ڕۆژ دروست دەکرێت.',
    ),
    code: 'SHAMA',
    endsIn: 40,
  },
  treatments: [
    treatment(t.checkUp, 30, 15_000),
    treatment(t.veneer, 90, 200_000, { buffer: 15 }),
    treatment(t.crown, 75, 150_000, { discountPercent: 10, buffer: 15 }),
  ],
};

const whitening: WorldService = {
  id: 304,
  category: 'tooth whitening',
  sinceDays: 18,
  title: text('Whitening', 'تبييض الأسنان', 'سپیکردنەوەی ددان'),
  description: text(
    'Two or three shades lighter in an hour, or slowly at home.',
    'أفتح بدرجتين أو ثلاث في ساعة، أو على مهل في البيت.',
    'بە کاتژمێرێک دوو یان سێ پلە ڕوونتر، یان بە هێواشی لە ماڵەوە.',
  ),
  fullDescription: paragraph(
    `We clean first and photograph the shade, so that you can compare without guessing.
    Gums are covered, and we stop when a tooth complains.
    Tea and coffee wait for two days; water does not.`,
    `ننظف أولًا ونصور درجة اللون لتكون المقارنة بلا تخمين.
    نغطي اللثة ونتوقف متى اشتكى سن.
    يؤجل الشاي والقهوة يومين، أما الماء فلا.`,
    `سەرەتا پاکیان دەکەینەوە و وێنەی ڕەنگەکە دەگرین، تا بەبێ گومان بەراوردی بکەیت.
    پووکەکان دادەپۆشرێن و هەر ددانێک ئازاری هەبوو دەوەستین.
    چا و قاوە دوو ڕۆژ دوا دەکەون، بەڵام ئاو نا.`,
  ),
  images: ['dental-brushes', 'reception', 'waiting', 'treatment-room'],
  tags: ['parking', 'noCard', 'femaleDoctor'],
  team: [302, 303],
  treatments: [
    treatment(t.whitening, 75, 150_000, { discountPercent: 25, buffer: 15 }),
    treatment(t.whiteningHome, 30, 100_000),
    treatment(t.cleaning, 45, 50_000),
  ],
};

export const dijlaDental: WorldVenue = {
  id: 3,
  owner: 'haydar',
  city: 'baghdad',
  type: 'dental',
  name: text('Dijla Dental', 'دجلة للأسنان', 'دیجلە بۆ ددان'),
  address: text(
    'Jadriya, near the university bridge, white building with the blue stair',
    'الجادرية، قرب جسر الجامعة، البناية البيضاء ذات الدرج الأزرق',
    'جادریە، نزیک پردی زانکۆ، باڵەخانە سپییەکەی پلیکانە شین',
  ),
  district: text('Jadriya', 'الجادرية', 'جادریە'),
  postcode: '12345',
  at: [33.2801, 44.3856],
  site: 'dijla-dental',
  social: ['facebook', 'instagram', 'linkedin'],
  isWomenOnly: false,
  slotStepMinutes: 15,
  leadMinutes: 60,
  answerMinutes: 120,
  sinceDays: 560,
  hours: week('09:00-13:00 16:00-21:00', { fri: '', thu: '09:00-14:00' }),
  team: [
    {
      id: 301,
      name: text('Dr. Yasir Kadhim', 'د. ياسر كاظم', 'د. یاسر کازم'),
      job: text('Dentist, root canals', 'طبيب أسنان، علاج الجذور', 'پزیشکی ددان، چارەسەری ڕەگ'),
      gender: 'male',
      breaks: week('18:30-18:45', { thu: '' }),
    },
    {
      id: 302,
      name: text('Dr. Samar Louis', 'د. سمر لويس', 'د. سەمەر لویس'),
      job: text('Dentist, veneers', 'طبيبة أسنان، فينير', 'پزیشکی ددان، ڤینێر'),
      gender: 'female',
      hours: week('16:00-21:00', { fri: '', thu: '09:00-14:00' }),
    },
    {
      id: 303,
      name: text('Ghada Falah', 'غادة فلاح', 'غادە فەلاح'),
      job: text('Hygienist', 'أخصائية تنظيف', 'پسپۆڕی پاککردنەوە'),
      gender: 'female',
    },
  ],
  services: [cleaning, repair, veneers, whitening],
};
