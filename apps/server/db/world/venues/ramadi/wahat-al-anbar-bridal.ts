import { treatments as t } from '../../treatments.ts';
import { treatment, week, type WorldService, type WorldVenue } from '../../world-venue.ts';
import { paragraph, text } from '../../world-text.ts';

const bride: WorldService = {
  id: 2101,
  category: 'bridal',
  sinceDays: 134,
  title: text('The bride, from morning on', 'العروس منذ الصباح', 'بووک لە بەیانییەوە'),
  description: text(
    'Hair and make-up in one room, lunch for your sisters, and no other bride that day.',
    'تسريحة ومكياج في غرفة واحدة وغداء لأخواتك، ولا عروس غيرك في ذلك اليوم.',
    'قژ و ئارایشت لە یەک ژووردا، نانی نیوەڕۆ بۆ خوشکەکانت و ئەو ڕۆژە هیچ بووکێکی تر نییە.',
  ),
  fullDescription: paragraph(
    `The trial decides; on the day nothing new is tried.
    We keep the afternoon free in case the road from your house is slow.`,
    `التجربة هي التي تقرر، ويوم العرس لا نجرب شيئًا جديدًا.
    نبقي ما بعد الظهر فارغًا تحسبًا لزحام الطريق.`,
    `تاقیکردنەوەکە بڕیار دەدات؛ لە ڕۆژی زەماوەنددا هیچی نوێ تاقی ناکەینەوە.
    پاش نیوەڕۆ بەتاڵ دەهێڵینەوە ئەگەر ڕێگاکە قەرەباڵغ بوو.`,
  ),
  images: ['bridal-pins', 'bridal-tiara', 'bridal-bouquet', 'reception'],
  tags: ['womenOnly', 'bridal', 'privateRoom', 'parking'],
  team: [2101, 2102],
  treatments: [
    treatment(t.bridalFull, 240, 350_000),
    treatment(t.bridalTrial, 90, 75_000),
    treatment(t.bridalHair, 120, 150_000),
  ],
};

const evening: WorldService = {
  id: 2102,
  category: 'make up',
  sinceDays: 66,
  title: text('Make-up for guests', 'مكياج للمدعوات', 'ئارایشت بۆ میوانان'),
  description: text(
    'An hour in good light; lashes are included and come off with oil at home.',
    'ساعة في ضوء جيد، والرموش ضمن السعر وتنزع بالزيت في البيت.',
    'کاتژمێرێک لە ڕووناکیی باشدا؛ برژانگ لەناو نرخەکەدایە و لە ماڵەوە بە ڕۆن لایدەبەیت.',
  ),
  fullDescription: paragraph(
    `Brushes are washed between two faces, and lipstick is taken with a spatula.
    In the lesson you paint one side yourself.`,
    `نغسل الفرش بين وجه وآخر ونأخذ الأحمر بملوق.
    في الدرس ترسمين نصف وجهك بنفسك.`,
    `فڵچەکان لە نێوان دوو دەموچاودا دەشۆین و سووراوی لێو بە چەقۆی بچووک دەگرین.
    لە وانەکەدا لایەکی دەموچاوت خۆت دەکەیت.`,
  ),
  images: ['makeup', 'bridal-tiara', 'bridal-bouquet', 'reception'],
  tags: ['womenOnly', 'sameDay', 'tea'],
  isAtHome: true,
  team: [2101, 2102],
  treatments: [
    treatment(t.dayMakeUp, 45, 35_000),
    treatment(t.eveningMakeUp, 60, 50_000),
    treatment(t.makeUpLesson, 90, 60_000),
  ],
};

export const wahatBridal: WorldVenue = {
  id: 21,
  owner: 'haydar',
  city: 'ramadi',
  type: 'saloon',
  name: text('Wahat Al Anbar Bridal', 'واحة الأنبار للعرائس', 'واحەی ئەنبار بۆ بووک'),
  address: text(
    'Hay al-Malaab, behind the stadium, white gate',
    'حي الملعب، خلف الملعب، الباب الأبيض',
    'گەڕەکی مەلعەب، پشت یاریگا، دەرگای سپی',
  ),
  district: text('Hay al-Malaab', 'حي الملعب', 'گەڕەکی مەلعەب'),
  postcode: null,
  at: [33.4219, 43.2988],
  site: 'wahat-bridal',
  social: ['instagram', 'facebook'],
  isWomenOnly: true,
  slotStepMinutes: 30,
  leadMinutes: 60,
  answerMinutes: 120,
  sinceDays: 390,
  hours: week('10:00-18:00', { tue: '', fri: '08:00-16:00' }),
  team: [
    {
      id: 2101,
      name: text('Shahad Khalaf', 'شهد خلف', 'شەهەد خەلەف'),
      job: text('Bridal stylist', 'مصففة عرائس', 'ڕێکخەری بووک'),
      gender: 'female',
    },
    {
      id: 2102,
      name: text('Duaa Hamid', 'دعاء حميد', 'دوعا حەمید'),
      job: text('Make-up artist', 'خبيرة مكياج', 'ئارایشتکار'),
      gender: 'female',
    },
  ],
  services: [bride, evening],
};
