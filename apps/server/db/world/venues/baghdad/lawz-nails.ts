import { treatments as t } from '../../treatments.ts';
import { treatment, week, type WorldService, type WorldVenue } from '../../world-venue.ts';
import { paragraph, text } from '../../world-text.ts';

const handsAndFeet: WorldService = {
  id: 1801,
  category: 'manicure and pedicure',
  sinceDays: 122,
  title: text('Hands and feet', 'يدان وقدمان', 'دەست و پێ'),
  description: text(
    'Files are new for every guest, and the foot bath is emptied before your eyes.',
    'المبرد جديد لكل زبونة، وحوض القدمين يفرغ ويعقم أمامك.',
    'مەبرەد بۆ هەر خانمێک نوێیە، حەوزی پێش لەبەرچاوت بەتاڵ و پاک دەکرێتەوە.',
  ),
  fullDescription: paragraph(
    `Steel tools come out of a sealed bag that you open yourself.
    Polish is optional, and a broken nail within three days is mended for nothing.`,
    `الأدوات المعدنية في كيس معقم تفتحينه بنفسك.
    الطلاء اختياري، وإذا انكسر ظفر خلال ثلاثة أيام نصلحه مجانًا.`,
    `ئامێرە ئاسنییەکان لە کیسێکی داخراودان کە خۆت دەیکەیتەوە.
    بۆیە بە ئارەزووی خۆتە، نینۆکێک لە ماوەی سێ ڕۆژدا بشکێت بەخۆڕایی چاکی دەکەینەوە.`,
  ),
  images: ['nails-care', 'nails', 'nails-bath', 'waiting'],
  tags: ['womenOnly', 'sameDay', 'noCard', 'tea'],
  team: [1801, 1802],
  treatments: [treatment(t.manicure, 45, 15_000), treatment(t.pedicure, 60, 20_000), treatment(t.feet, 30, 15_000)],
};

const gelAndExtensions: WorldService = {
  id: 1802,
  category: 'nail extensions',
  sinceDays: 62,
  title: text('Gel, extensions and art', 'جل وتركيب ورسم', 'جێڵ و زیادکردن و نەخش'),
  description: text(
    'Forty shades, short or long; we take them off gently and never by force.',
    'أربعون درجة لون، قصيرة أو طويلة، وننزعها بلطف لا بالقوة.',
    'چل ڕەنگ، کورت یان درێژ؛ بە نەرمی لایدەبەین نەک بە زۆر.',
  ),
  fullDescription: paragraph(
    `Bring a picture of what you like, and we say honestly whether your nails carry it.
    A refill after two to three weeks costs less than a new set.`,
    `اجلبي صورة لما يعجبك، ونقول لك بصراحة إن كانت أظافرك تتحمله.
    التعبئة بعد أسبوعين أو ثلاثة أرخص من تركيب جديد.`,
    `وێنەی ئەوەی حەزت لێیەتی بهێنە، بەڕاستی پێت دەڵێین نینۆکەکانت بەرگەی دەگرن یان نا.
    پڕکردنەوە دوای دوو سێ هەفتە لە دانانی نوێ هەرزانترە.`,
  ),
  images: ['nails-shades', 'nails', 'nails-bath', 'waiting'],
  tags: ['womenOnly', 'privateRoom', 'parking'],
  team: [1801, 1802],
  treatments: [
    treatment(t.gelNails, 60, 25_000),
    treatment(t.nailExtensions, 120, 55_000),
    treatment(t.nailArt, 15, 5_000),
  ],
};

export const lawzNails: WorldVenue = {
  id: 18,
  owner: 'haydar',
  city: 'baghdad',
  type: 'saloon',
  name: text('Lawz Nail Studio', 'استوديو لوز للأظافر', 'ستۆدیۆی لەوز بۆ نینۆک'),
  address: text(
    'Zayouna, Al-Rubaie Street, first floor above the optician',
    'زيونة، شارع الربيعي، الطابق الأول فوق محل النظارات',
    'زەیوونە، شەقامی ڕوبەیعی، نهۆمی یەکەم، سەرووی دوکانی چاویلکە',
  ),
  district: text('Zayouna', 'زيونة', 'زەیوونە'),
  postcode: '12345',
  at: [33.3291, 44.4583],
  site: 'lawz-nails',
  social: ['instagram', 'facebook'],
  isWomenOnly: true,
  slotStepMinutes: 15,
  leadMinutes: 60,
  answerMinutes: 120,
  sinceDays: 410,
  hours: week('11:00-20:00', { fri: '15:00-21:00', sun: '' }),
  team: [
    {
      id: 1801,
      name: text('Maryam Fadhil', 'مريم فاضل', 'مەریەم فازڵ'),
      job: text('Nail artist', 'فنانة أظافر', 'هونەرمەندی نینۆک'),
      gender: 'female',
    },
    {
      id: 1802,
      name: text('Rand Nabil', 'رند نبيل', 'ڕەند نەبیل'),
      job: text('Nail technician', 'خبيرة أظافر', 'شارەزای نینۆک'),
      gender: 'female',
    },
  ],
  services: [handsAndFeet, gelAndExtensions],
};
