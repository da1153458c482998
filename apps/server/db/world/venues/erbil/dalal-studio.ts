import { treatments as t } from '../../treatments.ts';
import { treatment, week, type WorldService, type WorldVenue } from '../../world-venue.ts';
import { paragraph, text } from '../../world-text.ts';

const cut: WorldService = {
  id: 1201,
  category: 'hair',
  sinceDays: 330,
  title: text('Cut, colour and blow-dry', 'قصّ وصبغ وسشوار', 'بڕین و بۆیە و سشوار'),
  description: text(
    'Two sisters, two chairs and no small talk unless you start it.',
    'أختان وكرسيان، والحديث حين تبدئينه أنت.',
    'دوو خوشک و دوو کورسی؛ قسەش کە خۆت دەستی پێ بکەیت.',
  ),
  fullDescription: paragraph(
    `Dalal cuts and Dilnya colours, often on the same head at the same time, which saves you an hour.
    The colour chart is labelled in Kurdish, Arabic and English, with the price under each shade.
    Children draw at the low table by the window.`,
    `دلال تقصّ ودلنيا تصبغ، وكثيرًا ما تعملان معًا فتوفران عليك ساعة.
    دليل الألوان مكتوب بالكردية والعربية والإنكليزية، وتحت كل درجة سعرها.
    للأطفال طاولة رسم صغيرة قرب النافذة.`,
    `دەلال دەیبڕێت و دڵنیا بۆیەی دەکات، زۆر جار پێکەوە، بەوەش کاتژمێرێکت بۆ دەگەڕێننەوە.
    لیستی ڕەنگەکان بە کوردی و عەرەبی و ئینگلیزی نووسراوە و نرخی هەر ڕەنگێک لەژێریەتی.
    منداڵان لەسەر مێزە نزمەکەی لای پەنجەرە وێنە دەکێشن.`,
  ),
  images: ['hair-dryer', 'niche', 'hair-rollers', 'reception'],
  tags: ['womenOnly', 'kids', 'balayage', 'parking'],
  team: [1201, 1202],
  treatments: [
    treatment(t.hairCut, 45, 25_000),
    treatment(t.cutColorTreatment, 150, 110_000, { discountPercent: 20, buffer: 15 }),
    treatment(t.fullColour, 120, 85_000, { buffer: 15 }),
    treatment(t.blowDry, 45, 15_000),
    treatment(t.highlights, 150, 125_000, { buffer: 15 }),
  ],
};

const hennaService: WorldService = {
  id: 1202,
  category: 'hair colour',
  sinceDays: 190,
  title: text('Henna and indigo', 'حناء ووسمة', 'خەنە و وەسمە'),
  description: text(
    'Leaf colour for brown and black, without any chemistry.',
    'لون نباتي للبني والأسود من دون أي كيمياء.',
    'ڕەنگی گەڵا بۆ قاوەیی و ڕەش، بێ هیچ کیمیایەک.',
  ),
  fullDescription: paragraph(
    `Henna first, indigo an hour later: the brown is built in two steps and deepens for two days.
    On hair with chemical colour we test a strand, because the result can surprise.
    Wear a dark scarf on the way home.`,
    `الحناء أولًا والوسمة بعدها بساعة: يتكون البني على مرحلتين ويغمق خلال يومين.
    للشعر المصبوغ كيميائيًا نجرب على خصلة لأن النتيجة قد تفاجئ.
    البسي شالًا داكنًا في طريق العودة.`,
    `سەرەتا خەنە و کاتژمێرێک دواتر وەسمە: قاوەییەکە بە دوو هەنگاو دروست دەبێت و دوو ڕۆژ تۆختر دەبێت.
    لەسەر قژی بۆیەکراو تاڵێک تاقی دەکەینەوە، چونکە ئەنجامەکە لەوانەیە سەرسامت بکات.
    لە گەڕانەوەدا لەچکێکی تۆخ لەسەر بکە.`,
  ),
  images: ['hair-macro', 'niche', 'hair-rollers', 'reception'],
  tags: ['womenOnly', 'ammoniaFree', 'sensitiveSkin'],
  team: [1202],
  treatments: [
    treatment(t.henna, 180, 60_000, { buffer: 15 }),
    treatment(t.rootColour, 90, 60_000),
    treatment(t.oilMask, 45, 20_000, { discountPercent: 15 }),
  ],
};

const keratinErbil: WorldService = {
  id: 1203,
  category: 'hair care',
  sinceDays: 24,
  title: text('Smooth for the wedding season', 'تنعيم لموسم الأعراس', 'نەرمکردن بۆ وەرزی زەماوەند'),
  description: text(
    'Keratin for hair that dances until late and comes home in order.',
    'كيراتين لشعر يرقص حتى الفجر ويعود مرتبًا.',
    'کیراتین بۆ قژێک کە تا درەنگ هەڵدەپەڕێت و بە ڕێکی دەگەڕێتەوە.',
  ),
  fullDescription: paragraph(
    `Best done two weeks before the date, so that it has settled.
    We work in thin sections at a moderate heat; it takes longer and burns nothing.
    The price depends on length only, not on thickness.`,
    `يفضل قبل المناسبة بأسبوعين ليستقر.
    نعمل على خصل رفيعة بحرارة معتدلة، فيطول الوقت ولا يحترق شيء.
    السعر بحسب الطول فقط لا الكثافة.`,
    `باشترە دوو هەفتە پێش بۆنەکە بکرێت تا جێگیر دەبێت.
    بە تاڵی باریک و گەرمیی مامناوەند کار دەکەین؛ کاتی زیاتری دەوێت بەڵام هیچ ناسووتێت.
    نرخەکە تەنیا بەپێی درێژییە، نەک چڕی.`,
  ),
  images: ['silk', 'niche', 'hair-rollers', 'reception'],
  tags: ['womenOnly', 'keratin', 'bridal'],
  team: [1201, 1203],
  treatments: [
    treatment(t.keratinShort, 120, 120_000, { buffer: 15 }),
    treatment(t.keratinLong, 180, 180_000, { discountPercent: 15, buffer: 15 }),
    treatment(t.eveningHair, 60, 40_000),
    treatment(t.braids, 45, 15_000),
  ],
};

export const dalalStudio: WorldVenue = {
  id: 12,
  owner: 'rebin',
  city: 'erbil',
  type: 'saloon',
  name: text('Dalal Studio', 'ستوديو دلال', 'ستۆدیۆی دەلال'),
  address: text(
    'Bakhtiyari, the lane behind the bakery, blue stairs to the first floor',
    'بختياري، الفرع خلف المخبز، الدرج الأزرق إلى الطابق الأول',
    'بەختیاری، کۆڵانی پشت نانەواخانەکە، پلیکانە شینەکە بۆ نهۆمی یەکەم',
  ),
  district: text('Bakhtiyari', 'بختياري', 'بەختیاری'),
  postcode: null,
  at: [36.1954, 44.0113],
  site: 'dalal-studio',
  social: ['instagram'],
  isWomenOnly: true,
  slotStepMinutes: 30,
  leadMinutes: 60,
  answerMinutes: 120,
  sinceDays: 380,
  hours: week('10:00-19:00', { fri: '', sat: '10:00-20:00' }),
  team: [
    {
      id: 1201,
      name: text('Dalal Nawzad', 'دلال نوزاد', 'دەلال نەوزاد'),
      job: text('Stylist', 'مصفّفة شعر', 'ستایلیستی قژ'),
      gender: 'female',
      breaks: week('14:00-14:30', { fri: '' }),
    },
    {
      id: 1202,
      name: text('Dilnya Nawzad', 'دلنيا نوزاد', 'دڵنیا نەوزاد'),
      job: text('Colourist', 'خبيرة صبغ', 'شارەزای بۆیە'),
      gender: 'female',
      breaks: week('14:30-15:00', { fri: '' }),
    },
    {
      id: 1203,
      name: text('Hana Sherko', 'هانا شيركو', 'هانا شێرکۆ'),
      job: text('Stylist', 'مصفّفة شعر', 'ستایلیستی قژ'),
      gender: 'female',
      hours: week('12:00-19:00', { fri: '', mon: '' }),
    },
  ],
  services: [cut, hennaService, keratinErbil],
};
