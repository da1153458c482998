import { treatments as t } from '../../treatments.ts';
import { treatment, week, type WorldService, type WorldVenue } from '../../world-venue.ts';
import { paragraph, text } from '../../world-text.ts';

const bride: WorldService = {
  id: 501,
  category: 'bridal',
  sinceDays: 340,
  title: text('The wedding morning', 'صباح العرس', 'بەیانیی زەماوەند'),
  description: text(
    'One bride a day in the blue room, from the first pin to the veil.',
    'عروس واحدة في اليوم في الغرفة الزرقاء، من أول دبوس حتى الطرحة.',
    'ڕۆژانە یەک بووک لە ژوورە شینەکە، لە یەکەم دەرزییەوە تا تارا.',
  ),
  fullDescription: paragraph(
    `We take one wedding a day, so nobody hurries you and nobody sees the dress before time.
    The trial is two weeks earlier, with photographs in daylight and in flash.
    A stylist can come along to the hall for the second dress; ask for the price by district.`,
    `نستقبل عرسًا واحدًا في اليوم، فلا يستعجلك أحد ولا يرى الفستان أحد قبل أوانه.
    التجربة قبل أسبوعين، مع صور في ضوء النهار وبالفلاش.
    ويمكن أن ترافقك مصفّفة إلى القاعة للفستان الثاني، والسعر بحسب المنطقة.`,
    `ڕۆژانە یەک زەماوەند وەردەگرین، بۆیە کەس پەلەت لێ ناکات و کەس پێش کاتی خۆی جلەکە نابینێت.
    تاقیکردنەوەکە دوو هەفتە پێشترە، بە وێنە لە ڕووناکیی ڕۆژ و بە فلاش.
    دەتوانرێت ستایلیستێک بۆ جلی دووەم لەگەڵت بێتە هۆڵەکە؛ نرخەکەی بەپێی ناوچەیە.`,
  ),
  images: ['bridal-tiara', 'bridal-bouquet', 'bridal-pins', 'niche'],
  tags: ['womenOnly', 'bridal', 'privateRoom', 'parking', 'generator'],
  team: [501, 502],
  discount: {
    text: text(
      'Trial free with the wedding day',
      'التجربة مجّانًا مع يوم العرس',
      'تاقیکردنەوە لەگەڵ ڕۆژی زەماوەند بەخۆڕایی',
    ),
    instructions: text(
      'Book both and give the code at the trial; its price is taken off on the day.',
      'احجزي الموعدين واذكري الرمز عند التجربة، ويخصم سعرها يوم العرس.',
      'هەردوو نۆرەکە بگرە و لە تاقیکردنەوەکەدا کۆدەکە بدە؛ نرخەکەی لە ڕۆژەکەدا دادەشکێنرێت.',
    ),
    code: 'LAYLA2',
    endsIn: 75,
  },
  treatments: [
    treatment(t.bridalTrial, 120, 100_000, { buffer: 15 }),
    treatment(t.bridalHair, 150, 250_000, { buffer: 30 }),
    treatment(t.bridalFull, 240, 450_000, { discountPercent: 10, buffer: 30 }),
  ],
};

const evening: WorldService = {
  id: 502,
  category: 'hair styling',
  sinceDays: 150,
  title: text('Evening hair and make-up', 'تسريحة ومكياج سهرة', 'قژ و ئارایشتی ئێواران'),
  description: text(
    'For the sister, the friend and the mother: ready in ninety minutes.',
    'للأخت والصديقة والأم: جاهزات في ساعة ونصف.',
    'بۆ خوشک و هاوڕێ و دایک: لە کاتژمێر و نیوێکدا ئامادە.',
  ),
  fullDescription: paragraph(
    `Bring a picture of the dress, or better the scarf that goes with it.
    Updos are pinned to survive a dabke; we test them with a shake of the head.
    Lashes are optional and never glued on without asking.`,
    `اجلبي صورة الفستان، والأفضل الشال الذي معه.
    نثبت التسريحة لتصمد أمام الدبكة، ونجربها بهزة رأس.
    الرموش حسب رغبتك ولا نلصقها من دون سؤال.`,
    `وێنەی جلەکە بهێنە، باشتر ئەو شاڵەی لەگەڵیەتی.
    قژەکە وا قایم دەکەین بەرگەی هەڵپەڕکێ بگرێت و بە ڕاوەشاندنی سەر تاقی دەکەینەوە.
    برژانگی دەستکرد ئارەزوومەندانەیە و بێ پرسیار نایلکێنین.`,
  ),
  images: ['makeup', 'bridal-bouquet', 'bridal-pins', 'niche'],
  tags: ['womenOnly', 'lateHours', 'parking'],
  team: [501, 502, 503],
  treatments: [
    treatment(t.eveningHair, 60, 45_000),
    treatment(t.eveningMakeUp, 60, 60_000),
    treatment(t.braids, 45, 20_000, { discountPercent: 25 }),
    treatment(t.blowDryLong, 60, 25_000),
  ],
};

const length: WorldService = {
  id: 503,
  category: 'hair styling',
  sinceDays: 41,
  title: text('Extensions and volume', 'تركيب شعر وكثافة', 'زیادکردن و پڕکردنی قژ'),
  description: text(
    'Tape-in hair matched by the window, and taken out again without harm.',
    'شعر يركب باللاصق ويطابق لونه عند النافذة، ويزال من غير ضرر.',
    'قژی لکێنراو بە ڕەنگی گونجاو، کە دواتر بێ زیان لادەبرێتەوە.',
  ),
  fullDescription: paragraph(
    `Bring your hair as it is; we choose length and shade from a drawer of sixty.
    The tapes hold six to eight weeks and move up in one short visit.
    Taking them out is included when you booked them here.`,
    `تعالي بشعرك كما هو، ونختار الطول واللون من درج فيه ستون درجة.
    يثبت اللاصق ستة إلى ثمانية أسابيع، ويرفع في زيارة قصيرة واحدة.
    الإزالة ضمن السعر إن كان التركيب عندنا.`,
    `قژت وەک خۆی بهێنە؛ لە نێوان شەست ڕەنگدا درێژی و ڕەنگ هەڵدەبژێرین.
    لکێنەرەکە شەش تا هەشت هەفتە دەمێنێتەوە و بە سەردانێکی کورت بەرز دەکرێتەوە.
    ئەگەر لێرە دانرابێت، لابردنەکەی لە نرخەکەدایە.`,
  ),
  images: ['hair-macro', 'bridal-bouquet', 'bridal-pins', 'niche'],
  tags: ['womenOnly', 'bridal', 'privateRoom'],
  team: [502, 503],
  treatments: [
    treatment(t.extensions, 150, 350_000, { buffer: 15 }),
    treatment(t.consultation, 15, 5_000),
    treatment(t.protein, 90, 70_000, { discountPercent: 15 }),
  ],
};

export const layaliBridal: WorldVenue = {
  id: 5,
  owner: 'haydar',
  city: 'baghdad',
  type: 'saloon',
  name: text('Layali Bridal House', 'بيت ليالي للعرائس', 'ماڵی لەیالی بۆ بووک'),
  address: text(
    'Mansour, 14 Ramadan Street, the lane beside the flower market, bell on the right',
    'المنصور، شارع 14 رمضان، الفرع جنب محلات الورد، الجرس على اليمين',
    'مەنسوور، شەقامی 14ی ڕەمەزان، کۆڵانی تەنیشت گوڵفرۆشەکان، زەنگەکە لە لای ڕاستە',
  ),
  district: text('Mansour', 'المنصور', 'مەنسوور'),
  postcode: '67890',
  at: [33.3109, 44.3487],
  site: 'layali-bridal',
  social: ['instagram', 'youtube'],
  isWomenOnly: true,
  slotStepMinutes: 30,
  leadMinutes: 240,
  answerMinutes: 180,
  sinceDays: 480,
  hours: week('10:00-21:00', { sat: '', fri: '13:00-22:00' }),
  dailyCap: 8,
  team: [
    {
      id: 501,
      name: text('Layal Sabah', 'ليال صباح', 'لەیال سەباح'),
      job: text('Bridal stylist', 'مصفّفة عرائس', 'ستایلیستی بووک'),
      gender: 'female',
      breaks: week('14:30-15:00', { sat: '', fri: '17:00-17:30' }),
    },
    {
      id: 502,
      name: text('Rita Yako', 'ريتا ياقو', 'ڕیتا یاقۆ'),
      job: text('Make-up artist', 'خبيرة مكياج', 'ئارایشتکار'),
      gender: 'female',
    },
    {
      id: 503,
      name: text('Shahad Amer', 'شهد عامر', 'شەهەد عامر'),
      job: text('Stylist', 'مصفّفة شعر', 'ستایلیستی قژ'),
      gender: 'female',
      hours: week('13:00-21:00', { sat: '', fri: '13:00-22:00' }),
    },
  ],
  services: [bride, evening, length],
};
