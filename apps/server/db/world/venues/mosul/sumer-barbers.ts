import { treatments as t } from '../../treatments.ts';
import { treatment, week, type WorldService, type WorldVenue } from '../../world-venue.ts';
import { paragraph, text } from '../../world-text.ts';

const cuts: WorldService = {
  id: 901,
  category: 'barber',
  sinceDays: 400,
  title: text('Cut, fade and beard', 'قصّ وتدريج ولحية', 'قژ و پلەپلە و ڕیش'),
  description: text(
    'Three chairs, straight razors boiled daily, no queue on a booked minute.',
    'ثلاثة كراس وأمواس تعقم كل يوم، ولا طابور على الموعد المحجوز.',
    'سێ کورسی، گوێزانی ڕۆژانە پاکژکراو و بێ ڕیز بۆ کاتی نۆرەگیراو.',
  ),
  fullDescription: paragraph(
    `Say it in numbers or bring a photo; Younis repeats it back before the clippers start.
    The blade is new for every neck, and the towel is steamed.
    Walk-ins wait on the bench, bookings do not.`,
    `قلها بالأرقام أو اجلب صورة، ويعيدها عليك يونس قبل أن يشغل الماكينة.
    الشفرة جديدة لكل زبون والمنشفة معقمة بالبخار.
    من يأتي بلا موعد ينتظر على المصطبة، وصاحب الموعد لا ينتظر.`,
    `بە ژمارە بیڵێ یان وێنەیەک بهێنە؛ یونس پێش کارپێکردنی مەکینەکە بۆت دووبارەی دەکاتەوە.
    بۆ هەر کەسێک تیغی نوێ و خاولیی بە هەڵم پاکژکراو.
    ئەوەی بێ نۆرە دێت لەسەر کورسییە درێژەکە چاوەڕێ دەکات، خاوەن نۆرە نا.`,
  ),
  images: ['barber-room', 'barber-razor', 'tea', 'waiting'],
  tags: ['kids', 'tea', 'noCard', 'generator'],
  team: [901, 902, 903],
  treatments: [
    treatment(t.menCut, 30, 12_000),
    treatment(t.fade, 45, 15_000),
    treatment(t.beardTrim, 15, 7_000),
    treatment(t.cutAndBeard, 45, 20_000, { discountPercent: 10 }),
    treatment(t.boysCut, 30, 8_000),
  ],
};

const shave: WorldService = {
  id: 902,
  category: 'barber',
  sinceDays: 165,
  title: text('Hot towel shave', 'حلاقة بالمنشفة الساخنة', 'ڕیشتاشین بە خاولی گەرم'),
  description: text(
    'Brush, lather, two passes and a cold stone at the end.',
    'فرشاة ورغوة ومرتان بالموس وحجر بارد في الختام.',
    'فڵچە و کەف و دوو جار گوێزان و بەردێکی سارد لە کۆتاییدا.',
  ),
  fullDescription: paragraph(
    `The towel comes out of a copper kettle that Abu Younis brought from his father’s shop.
    The first pass goes with the grain, the second across it, never against.
    Sensitive necks get aloe instead of cologne.`,
    `تخرج المنشفة من دلة نحاس جاء بها أبو يونس من دكان أبيه.
    المرة الأولى مع اتجاه الشعر والثانية بالعرض، ولا حلاقة عكسه.
    للبشرة الحساسة صبار بدل الكولونيا.`,
    `خاولییەکە لە کتلییەکی مسەوە دەردەهێنرێت کە ئەبو یونس لە دوکانی باوکییەوە هێناویەتی.
    جاری یەکەم بە ئاراستەی موو، جاری دووەم بە لادا، هەرگیز بە پێچەوانەوە نا.
    بۆ پێستی هەستیار لەبری کۆلۆنیا ئەلۆڤێرا هەیە.`,
  ),
  images: ['barber-towels', 'barber-razor', 'tea', 'waiting'],
  tags: ['tea', 'sensitiveSkin'],
  team: [901],
  treatments: [
    treatment(t.hotShave, 30, 12_000),
    treatment(t.headShoulders, 15, 8_000),
    treatment(t.scalpCare, 30, 20_000),
  ],
};

const groom: WorldService = {
  id: 903,
  category: 'barber',
  sinceDays: 52,
  title: text('The groom and his friends', 'العريس وأصحابه', 'زاوا و هاوڕێکانی'),
  description: text(
    'The shop closes for you: cut, shave and facial, with sweets on the counter.',
    'نغلق المحل لكم: قصّ وحلاقة وتنظيف بشرة، والحلوى على الطاولة.',
    'دوکانەکە بۆ ئێوە دادەخەین: قژ و ڕیش و پاککردنەوەی پێست، شیرینیش لەسەر مێزەکەیە.',
  ),
  fullDescription: paragraph(
    `Two hours for the groom, and a chair each for two friends while he is steamed.
    We send you off with a pressed collar and a spare comb.
    Book a fortnight ahead in spring and after Eid.`,
    `ساعتان للعريس، وكرسي لكل من صديقين بينما هو تحت البخار.
    نودعك بياقة مكوية ومشط احتياط.
    في الربيع وبعد العيد يفضل الحجز قبل أسبوعين.`,
    `دوو کاتژمێر بۆ زاوا و کورسییەک بۆ هەر یەکێک لە دوو هاوڕێی.
    بە یاخەیەکی ئوتووکراو و شانەیەکی یەدەگەوە بەڕێت دەکەین.
    لە بەهار و دوای جەژن دوو هەفتە پێشتر نۆرە بگرە.`,
  ),
  images: ['barber-brush', 'barber-razor', 'tea', 'waiting'],
  tags: ['bridal', 'privateRoom', 'parking', 'tea'],
  team: [901, 902],
  discount: {
    text: text('Two friends at half price', 'صديقان بنصف السعر', 'دوو هاوڕێ بە نیوەی نرخ'),
    instructions: text(
      'Give the code when you book the groom; the friends pay at the chair.',
      'اذكر الرمز عند حجز العريس، والأصدقاء يدفعون في المحل.',
      'لەکاتی نۆرەگرتنی زاوادا کۆدەکە بدە؛ هاوڕێکان لە دوکان پارە دەدەن.',
    ),
    code: 'ARIS',
    endsIn: 50,
  },
  treatments: [
    treatment(t.groomPackage, 120, 85_000, { discountPercent: 15, buffer: 30 }),
    treatment(t.facial, 45, 30_000),
  ],
};

const threadMen: WorldService = {
  id: 904,
  category: 'threading',
  sinceDays: 28,
  title: text('Thread and wax for men', 'خيط وشمع للرجال', 'دەزوو و مۆم بۆ پیاوان'),
  description: text(
    'Cheeks, nose and ears: ten minutes that a razor cannot do.',
    'الخدود والأنف والأذنان: عشر دقائق لا يفعلها الموس.',
    'ڕوومەت و لووت و گوێ: دە خولەک کە گوێزان پێی ناکرێت.',
  ),
  fullDescription: paragraph(
    `Thread keeps the cheek clean for two weeks and leaves the beard line alone.
    Wax for nose and ears is warm, quick and over before you finish the joke.
    Add it to a cut and you keep the same chair.`,
    `الخيط يبقي الخد نظيفًا أسبوعين ولا يمس حدود اللحية.
    شمع الأنف والأذنين دافئ وسريع، وينتهي قبل أن تكمل النكتة.
    أضفه إلى القصّ وتبقى على الكرسي نفسه.`,
    `دەزوو دوو هەفتە ڕوومەت پاک ڕادەگرێت و دەست لە هێڵی ڕیش نادات.
    مۆمی لووت و گوێ گەرم و خێرایە و پێش تەواوبوونی نوکتەکەت تەواو دەبێت.
    لەگەڵ قژبڕین دایبنێ و لەسەر هەمان کورسی بمێنەوە.`,
  ),
  images: ['barber-strop', 'barber-razor', 'tea', 'waiting'],
  tags: ['threading', 'sameDay', 'noCard'],
  team: [902, 903],
  treatments: [treatment(t.cheekThread, 15, 5_000), treatment(t.waxNose, 15, 5_000), treatment(t.brows, 15, 4_000)],
};

export const sumerBarbers: WorldVenue = {
  id: 9,
  owner: 'rebin',
  city: 'mosul',
  type: 'saloon',
  name: text('Sumer Barbers', 'حلّاقو سومر', 'سەرتاشانی سۆمەر'),
  address: text(
    'Dawasa, behind the post office, green shutters facing the bookshop',
    'الدواسة، خلف البريد، الأبواب الخضراء مقابل المكتبة',
    'دەواسە، پشت پۆستەخانە، دەرگا سەوزەکان بەرامبەر کتێبفرۆشەکە',
  ),
  district: text('Dawasa', 'الدواسة', 'دەواسە'),
  postcode: '67890',
  at: [36.3356, 43.1372],
  site: 'sumer-barbers',
  social: ['instagram', 'youtube', 'facebook'],
  isWomenOnly: false,
  slotStepMinutes: 15,
  leadMinutes: 30,
  answerMinutes: 60,
  sinceDays: 450,
  hours: week('10:00-13:30 15:00-22:00', { mon: '', fri: '14:00-23:00', thu: '10:00-13:30 15:00-25:00' }),
  // Everybody goes to the afternoon prayer on Fridays.
  breaks: week('', { fri: '15:00-15:30' }),
  team: [
    {
      id: 901,
      name: text('Younis Khalil', 'يونس خليل', 'یونس خەلیل'),
      job: text('Master barber', 'حلّاق أول', 'وەستای سەرتاش'),
      gender: 'male',
      breaks: week('18:00-18:30', { mon: '' }),
    },
    {
      id: 902,
      name: text('Bashar Matti', 'بشار متي', 'بەشار مەتی'),
      job: text('Barber', 'حلّاق', 'سەرتاش'),
      gender: 'male',
    },
    {
      id: 903,
      name: text('Hasan Idris', 'حسن إدريس', 'حەسەن ئیدریس'),
      job: text('Barber', 'حلّاق', 'سەرتاش'),
      gender: 'male',
      hours: week('15:00-22:00', { mon: '', fri: '14:00-23:00', thu: '15:00-25:00' }),
    },
  ],
  services: [cuts, shave, groom, threadMen],
};
