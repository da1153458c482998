import { treatments as t } from '../../treatments.ts';
import { treatment, week, type WorldService, type WorldVenue } from '../../world-venue.ts';
import { paragraph, text } from '../../world-text.ts';

const laser: WorldService = {
  id: 601,
  category: 'laser hair removal',
  sinceDays: 350,
  title: text('Laser hair removal', 'إزالة الشعر بالليزر', 'لابردنی موو بە لەیزەر'),
  description: text(
    'A diode laser with a cooled head; test patch first, always.',
    'ليزر ديود برأس مبرد، والتجربة على بقعة صغيرة أولًا، دائمًا.',
    'لەیزەری دایۆد بە سەری ساردکراو؛ هەمیشە سەرەتا پارچەیەکی بچووک تاقی دەکەینەوە.',
  ),
  fullDescription: paragraph(
    `Shave the day before, and come without cream or perfume.
    Six to eight sessions, five weeks apart, is what most people need; we say so instead of promising fewer.
    Women are treated by Noor or Farah, men by Muhannad.`,
    `الحلاقة قبل الموعد بيوم، والحضور من دون كريم أو عطر.
    أغلب الناس يحتاجون ستًا إلى ثماني جلسات بين كل منها خمسة أسابيع، ونقولها صراحة ولا نعد بأقل.
    للنساء نور أو فرح، وللرجال مهند.`,
    `ڕۆژێک پێشتر بیتاشە و بەبێ کرێم و بۆن وەرە.
    زۆربەی خەڵک شەش تا هەشت دانیشتنیان دەوێت، بە ماوەی پێنج هەفتە؛ بەڵێنی کەمتر نادەین.
    خانمان لای نوور یان فەرەح، پیاوان لای موهەنەد.`,
  ),
  images: ['laser', 'reception', 'waiting', 'skin-roller'],
  tags: ['laser', 'privateRoom', 'sensitiveSkin', 'wheelchair'],
  team: [602, 603, 604],
  treatments: [
    treatment(t.laserPatch, 15, 5_000),
    treatment(t.laserUnderarm, 30, 35_000),
    treatment(t.laserFace, 30, 45_000),
    treatment(t.laserArms, 45, 80_000, { discountPercent: 20 }),
    treatment(t.laserLegs, 60, 125_000, { discountPercent: 20, buffer: 15 }),
    treatment(t.laserBody, 120, 275_000, { buffer: 15 }),
  ],
};

const laserMen: WorldService = {
  id: 602,
  category: 'laser hair removal',
  sinceDays: 75,
  title: text('Laser for men', 'ليزر للرجال', 'لەیزەر بۆ پیاوان'),
  description: text(
    'Beard line, back and shoulders, in an evening hour of their own.',
    'حدود اللحية والظهر والأكتاف، في ساعات مسائية مخصصة.',
    'هێڵی ڕیش و پشت و شان، لە کاتی ئێوارەی تایبەتدا.',
  ),
  fullDescription: paragraph(
    `Ingrown hair under the collar is the reason most men come, and it goes after two or three sessions.
    The beard line is drawn with a pencil and agreed in the mirror before the first pulse.
    Stay out of the sun for a week on both sides of a session.`,
    `الشعر النامي تحت الجلد عند الياقة هو سبب أكثر الزيارات، ويزول بعد جلستين أو ثلاث.
    نرسم حدود اللحية بالقلم ونتفق عليها أمام المرآة قبل أول نبضة.
    يفضل تجنب الشمس أسبوعًا قبل الجلسة وأسبوعًا بعدها.`,
    `زۆربەی پیاوان لەبەر ئەو مووەی ژێر پێست لە ملدا دێن و دوای دوو یان سێ دانیشتن نامێنێت.
    هێڵی ڕیش بە قەڵەم دەکێشرێت و لەبەر ئاوێنە لەسەری ڕێک دەکەوین.
    هەفتەیەک پێش و هەفتەیەک دوای دانیشتن خۆت لە خۆر بپارێزە.`,
  ),
  images: ['treatment-room', 'reception', 'waiting', 'skin-roller'],
  tags: ['laser', 'lateHours', 'parking'],
  team: [604],
  treatments: [
    treatment(t.laserBeardLine, 30, 40_000),
    treatment(t.laserBack, 60, 110_000, { discountPercent: 10, buffer: 15 }),
  ],
};

const facials: WorldService = {
  id: 603,
  category: 'skin',
  sinceDays: 315,
  title: text('Facials', 'جلسات تنظيف البشرة', 'پاککردنەوەی پێست'),
  description: text(
    'Steam, gentle extraction and a mask; no scrubs, no perfume.',
    'بخار وتنظيف لطيف وقناع، بلا مقشرات خشنة ولا عطور.',
    'هەڵم و پاککردنەوەی نەرم و ماسک؛ بێ مادەی زبر و بێ بۆن.',
  ),
  fullDescription: paragraph(
    `Farah looks at your skin under the lamp and tells you what it lacks, often only water.
    Dust season is hard on pores; once in six weeks is enough.
    You leave with sun cream on and no make-up until the evening.`,
    `تنظر فرح إلى بشرتك تحت العدسة وتقول ما ينقصها، وغالبًا هو الماء فقط.
    موسم الغبار يتعب المسام، وجلسة كل ستة أسابيع تكفي.
    تخرجين بواقي شمس، ومن دون مكياج حتى المساء.`,
    `فەرەح لەژێر گڵۆپەوە سەیری پێستت دەکات و دەڵێت چی کەمە؛ زۆر جار تەنیا ئاوە.
    وەرزی تۆز بۆ کونیلەکانی پێست قورسە؛ هەر شەش هەفتە جارێک بەسە.
    بە کرێمی خۆرەوە دەڕۆیت و تا ئێوارە ئارایشت نەکەیت باشترە.`,
  ),
  images: ['skin-mask', 'reception', 'waiting', 'skin-roller'],
  tags: ['sensitiveSkin', 'privateRoom', 'wheelchair', 'noCard'],
  team: [602, 603],
  treatments: [
    treatment(t.facial, 60, 45_000),
    treatment(t.hydraFacial, 60, 75_000, { discountPercent: 20 }),
    treatment(t.lightPeel, 45, 60_000),
  ],
};

const injections: WorldService = {
  id: 604,
  category: 'botox and filler',
  sinceDays: 200,
  title: text('Botox and filler', 'بوتوكس وفيلر', 'بۆتۆکس و فیلەر'),
  description: text(
    'Small doses by a dermatologist, and a check after two weeks.',
    'جرعات صغيرة بيد طبيبة جلدية، ومراجعة بعد أسبوعين.',
    'بڕی کەم بە دەستی پزیشکی پێست و سەردانێک دوای دوو هەفتە.',
  ),
  fullDescription: paragraph(
    `Dr. Abeer opens the vial in front of you; name, date and batch go on your card.
    She begins with less than you ask for and adds at the second visit, which is free.
    Not during pregnancy or while breastfeeding.`,
    `تفتح الدكتورة عبير العبوة أمامك، ويدون الاسم والتاريخ ورقم الوجبة في بطاقتك.
    تبدأ بأقل مما تطلبين وتضيف في المراجعة، وهي مجّانية.
    لا نجريه للحامل ولا للمرضع.`,
    `د. عەبیر شووشەکە لەبەرچاوت دەکاتەوە؛ ناو و بەروار و ژمارەکەی لە کارتەکەتدا دەنووسرێن.
    لەوە کەمتر دەست پێ دەکات کە داوای دەکەیت و لە سەردانی دووەمدا زیادی دەکات، ئەویش بەخۆڕاییە.
    بۆ ژنی دووگیان و شیردەر ناکرێت.`,
  ),
  images: ['skin-ampoules', 'reception', 'waiting', 'skin-roller'],
  tags: ['femaleDoctor', 'privateRoom', 'parking'],
  team: [601],
  treatments: [
    treatment(t.consultation, 15, 20_000),
    treatment(t.botoxForehead, 30, 125_000),
    treatment(t.botoxThree, 30, 225_000, { discountPercent: 10 }),
    treatment(t.fillerLips, 45, 250_000, { buffer: 15 }),
  ],
};

const acne: WorldService = {
  id: 605,
  category: 'skin clinic',
  sinceDays: 88,
  title: text('Acne and marks', 'حب الشباب وآثاره', 'زیپکە و شوێنەواری'),
  description: text(
    'A plan for three months instead of another cream.',
    'خطة لثلاثة أشهر بدل كريم جديد.',
    'پلانێکی سێ مانگی لەبری کرێمێکی تر.',
  ),
  fullDescription: paragraph(
    `Bring everything that you put on your face, in a bag; we sort it together.
    The plan says what to do in the morning and at night, what it costs and when to come back.
    A parent is welcome in the room with anyone under eighteen.`,
    `كل مستحضرات وجهك في كيس، ونفرزها معًا.
    في الخطة عناية الصباح والمساء، وكلفتها، وموعد المراجعة.
    من هو دون الثامنة عشرة يرافقه أحد والديه.`,
    `هەرچی لە دەموچاوت دەدەیت لە کیسەیەکدا بیهێنە؛ پێکەوە جیای دەکەینەوە.
    لە پلانەکەدا نووسراوە بەیانی و شەو چی بکەیت، چەندی تێدەچێت و کەی بگەڕێیتەوە.
    کەسی خوار هەژدە ساڵ با دایک یان باوکی لەگەڵ بێت.`,
  ),
  images: ['skin-cleanse', 'reception', 'waiting', 'skin-roller'],
  tags: ['femaleDoctor', 'sensitiveSkin', 'wheelchair'],
  team: [601, 603],
  treatments: [
    treatment(t.consultation, 30, 25_000),
    treatment(t.acneSession, 45, 60_000, { discountPercent: 15 }),
    treatment(t.scarSession, 60, 140_000, { buffer: 15 }),
    treatment(t.followUp, 15, 10_000),
  ],
};

const plasma: WorldService = {
  id: 606,
  category: 'skin clinic',
  sinceDays: 15,
  title: text('Plasma for skin and scalp', 'بلازما للبشرة والشعر', 'پلازما بۆ پێست و قژ'),
  description: text(
    'Your own blood, spun and returned: for tired skin and thinning hair.',
    'من دمك إليك: للبشرة المتعبة والشعر الخفيف.',
    'لە خوێنی خۆتەوە: بۆ پێستی ماندوو و قژی تەنک.',
  ),
  fullDescription: paragraph(
    `A blood test comes first; we do not treat without it.
    Three sessions a month apart, then a photograph against the first one, in the same light.
    If nothing has changed after two, we stop and say so.`,
    `تحليل الدم أولًا، ولا نبدأ من دونه.
    ثلاث جلسات بينها شهر، ثم صورة نقارنها بالأولى في الضوء نفسه.
    وإن لم يتغير شيء بعد جلستين توقفنا وقلنا ذلك.`,
    `سەرەتا پشکنینی خوێن؛ بەبێ ئەوە دەست پێ ناکەین.
    سێ دانیشتن بە ماوەی مانگێک، ئینجا وێنەیەک بۆ بەراورد لە هەمان ڕووناکیدا.
    ئەگەر دوای دوو دانیشتن هیچ نەگۆڕا، دەوەستین و ڕاستییەکەی دەڵێین.`,
  ),
  images: ['skin', 'reception', 'waiting', 'skin-roller'],
  tags: ['femaleDoctor', 'privateRoom'],
  team: [601],
  treatments: [treatment(t.plasmaFace, 60, 100_000), treatment(t.plasmaHair, 60, 110_000, { discountPercent: 10 })],
};

export const sidraSkinAndLaser: WorldVenue = {
  id: 6,
  owner: 'haydar',
  city: 'baghdad',
  type: 'clinic',
  name: text('Sidra Skin & Laser', 'سدرة للجلدية والليزر', 'سیدرا بۆ پێست و لەیزەر'),
  address: text(
    'Harthiya, Kindi Street, fourth floor of the glass building beside the optician',
    'الحارثية، شارع الكندي، الطابق الرابع في البناية الزجاجية جنب محل النظارات',
    'حارسیە، شەقامی کیندی، نهۆمی چوارەمی باڵەخانە شووشەییەکە تەنیشت چاویلکەفرۆشەکە',
  ),
  district: text('Harthiya', 'الحارثية', 'حارسیە'),
  postcode: '54321',
  at: [33.3082, 44.3662],
  site: 'sidra-skin-laser',
  social: ['instagram', 'facebook', 'twitter'],
  isWomenOnly: false,
  slotStepMinutes: 15,
  leadMinutes: 120,
  answerMinutes: 120,
  sinceDays: 500,
  hours: week('10:00-14:00 16:00-21:00', { fri: '' }),
  exceptions: [
    { employee: 601, startsIn: 9, endsIn: 12, reason: text('At a congress', 'في مؤتمر', 'لە کۆنگرەیەکدایە') },
  ],
  team: [
    {
      id: 601,
      name: text('Dr. Abeer Jamil', 'د. عبير جميل', 'د. عەبیر جەمیل'),
      job: text('Dermatologist', 'طبيبة جلدية', 'پزیشکی پێست'),
      gender: 'female',
      hours: week('16:00-21:00', { fri: '', sat: '10:00-14:00' }),
    },
    {
      id: 602,
      name: text('Noor Hadi', 'نور هادي', 'نوور هادی'),
      job: text('Laser therapist', 'أخصائية ليزر', 'پسپۆڕی لەیزەر'),
      gender: 'female',
    },
    {
      id: 603,
      name: text('Farah Ghassan', 'فرح غسان', 'فەرەح غەسان'),
      job: text('Skin therapist', 'أخصائية بشرة', 'پسپۆڕی پێست'),
      gender: 'female',
      breaks: week('18:30-19:00', { fri: '' }),
    },
    {
      id: 604,
      name: text('Muhannad Riyadh', 'مهند رياض', 'موهەنەد ڕیاز'),
      job: text('Laser therapist', 'أخصائي ليزر', 'پسپۆڕی لەیزەر'),
      gender: 'male',
      hours: week('17:00-21:00', { fri: '' }),
    },
  ],
  services: [laser, laserMen, facials, injections, acne, plasma],
};
