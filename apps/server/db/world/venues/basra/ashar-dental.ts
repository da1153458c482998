import { treatments as t } from '../../treatments.ts';
import { treatment, week, type WorldService, type WorldVenue } from '../../world-venue.ts';
import { paragraph, text } from '../../world-text.ts';

const general: WorldService = {
  id: 801,
  category: 'dental',
  sinceDays: 325,
  title: text('Family dentistry', 'أسنان العائلة', 'ددانسازیی خێزان'),
  description: text(
    'Check-up, cleaning and fillings for three generations in one visit.',
    'فحص وتنظيف وحشوات لثلاثة أجيال في زيارة واحدة.',
    'پشکنین و پاککردنەوە و پڕکردنەوە بۆ سێ نەوە لە یەک سەرداندا.',
  ),
  fullDescription: paragraph(
    `Bring the grandmother and the boy: two chairs stand side by side, and someone looks after whoever waits.
    Prices hang on the wall and are the same for everybody.
    When the mains go, the generator takes over before the drill stops.`,
    `اجلبوا الجدة والولد معًا: كرسيان متجاوران، وهناك من يعتني بمن ينتظر.
    الأسعار معلقة على الحائط وهي واحدة للجميع.
    إذا انقطعت الكهرباء عمل المولد قبل أن يتوقف الجهاز.`,
    `داپیرە و کوڕەکە پێکەوە بهێنن: دوو کورسی تەنیشت یەکن و کەسێک ئاگای لەوەیە کە چاوەڕێ دەکات.
    نرخەکان بە دیوارەوەن و بۆ هەمووان یەکن.
    کە کارەبا بڕا، موەلیدەکە پێش وەستانی ئامێرەکە کار دەکات.`,
  ),
  images: ['dental-brushes', 'reception', 'waiting', 'dental-tools'],
  tags: ['kids', 'generator', 'wheelchair', 'parking'],
  team: [801, 802],
  treatments: [
    treatment(t.checkUp, 30, 10_000),
    treatment(t.cleaning, 45, 45_000),
    treatment(t.filling, 45, 40_000, { discountPercent: 10 }),
    treatment(t.extraction, 30, 30_000, { buffer: 15 }),
  ],
};

const children: WorldService = {
  id: 802,
  category: 'dental check up',
  sinceDays: 130,
  title: text('Children’s teeth', 'أسنان الأطفال', 'ددانی منداڵان'),
  description: text(
    'The first visit is for sitting in the chair and counting teeth.',
    'الزيارة الأولى للجلوس على الكرسي وعد الأسنان فقط.',
    'یەکەم سەردان تەنیا بۆ دانیشتن لەسەر کورسییەکە و ژماردنی ددانەکانە.',
  ),
  fullDescription: paragraph(
    `Dr. Raghad shows every instrument on a doll first and lets the child press the air button.
    We never hold a child down; if today is not the day, we try again in a week for nothing.
    Milk teeth are worth mending: they keep the place for the next.`,
    `تجرب الدكتورة رغد كل أداة على دمية أولًا، وتدع الطفل يضغط زر الهواء.
    لا نمسك طفلًا بالقوة، وإن لم يكن اليوم مناسبًا أعدنا المحاولة بعد أسبوع بلا مقابل.
    السن اللبني يستحق العلاج لأنه يحفظ مكان الذي بعده.`,
    `د. ڕەغەد سەرەتا هەموو ئامێرێک لەسەر بووکەڵەیەک پیشان دەدات و منداڵەکە دوگمەی هەواکە دادەگرێت.
    هەرگیز منداڵ بە زۆر ناگرین؛ ئەگەر ئەمڕۆ نەبوو، هەفتەیەکی تر بەخۆڕایی هەوڵ دەدەینەوە.
    ددانی شیری شایەنی چاککردنەوەیە، چونکە جێگەی ئەوەی دواتر دەپارێزێت.`,
  ),
  images: ['dental', 'reception', 'waiting', 'dental-tools'],
  tags: ['kids', 'femaleDoctor', 'noCard'],
  team: [802],
  treatments: [
    treatment(t.childCheck, 30, 10_000),
    treatment(t.fluoride, 15, 20_000),
    treatment(t.milkTooth, 30, 30_000, { discountPercent: 20 }),
  ],
};

const implants: WorldService = {
  id: 803,
  category: 'implants and crowns',
  sinceDays: 7,
  title: text('Implants', 'زراعة الأسنان', 'چاندنی ددان'),
  description: text(
    'One tooth, planned on a 3D image, with a crown after three months.',
    'سن واحد نخطط له على صورة ثلاثية الأبعاد، والتاج بعد ثلاثة أشهر.',
    'یەک ددان، لەسەر وێنەی سێ ڕەهەندی پلانی بۆ دادەنرێت و تاجەکەی دوای سێ مانگ.',
  ),
  fullDescription: paragraph(
    `You get the plan, the maker’s name and the whole price before the first appointment.
    Diabetes and blood thinners are not a secret to keep from us: tell us, and we time it with your doctor.
    The stitches come out after eight days, free.`,
    `الخطة واسم الشركة والسعر كاملًا بيدك قبل أول موعد.
    السكري ومميعات الدم يجب ذكرها، لننسق مع طبيبك.
    نرفع الخيط بعد ثمانية أيام بلا مقابل.`,
    `پێش یەکەم نۆرە پلانەکە و ناوی کۆمپانیاکە و هەموو نرخەکەت پێ دەدرێت.
    شەکرە و دەرمانی ڕوونکەرەوەی خوێن لێمان مەشارەوە؛ پێمان بڵێ تا لەگەڵ پزیشکەکەت کاتی بۆ دابنێین.
    دەزووەکە دوای هەشت ڕۆژ بەخۆڕایی لادەبەین.`,
  ),
  images: ['dental-implant', 'reception', 'waiting', 'dental-tools'],
  tags: ['wheelchair', 'generator', 'parking'],
  team: [801],
  treatments: [
    treatment(t.consultation, 30, 20_000),
    treatment(t.implant, 120, 650_000, { discountPercent: 10, buffer: 30 }),
    treatment(t.xRay, 15, 20_000),
  ],
};

export const asharDental: WorldVenue = {
  id: 8,
  owner: 'haydar',
  city: 'basra',
  type: 'dental',
  name: text('Ashar Dental House', 'بيت العشار للأسنان', 'ماڵی عەشار بۆ ددان'),
  address: text(
    'Ashar, by the old bridge, third door after the pharmacy with the clock',
    'العشار، عند الجسر القديم، الباب الثالث بعد الصيدلية ذات الساعة',
    'عەشار، لای پردە کۆنەکە، دەرگای سێیەم دوای دەرمانخانەی کاتژمێردار',
  ),
  district: text('Ashar', 'العشار', 'عەشار'),
  postcode: '12345',
  at: [30.5169, 47.8341],
  site: 'ashar-dental',
  social: ['facebook'],
  isWomenOnly: false,
  slotStepMinutes: 15,
  leadMinutes: 60,
  answerMinutes: 120,
  sinceDays: 360,
  hours: week('16:00-22:00', { fri: '', sat: '10:00-13:00 16:00-22:00' }),
  team: [
    {
      id: 801,
      name: text('Dr. Karrar Hashim', 'د. كرار هاشم', 'د. کەڕار هاشم'),
      job: text('Dentist, implants', 'طبيب أسنان، زراعة', 'پزیشکی ددان، چاندن'),
      gender: 'male',
    },
    {
      id: 802,
      name: text('Dr. Raghad Aziz', 'د. رغد عزيز', 'د. ڕەغەد عەزیز'),
      job: text('Children’s dentist', 'طبيبة أسنان أطفال', 'پزیشکی ددانی منداڵان'),
      gender: 'female',
      breaks: week('19:00-19:30', { fri: '' }),
    },
  ],
  services: [general, children, implants],
};
