import { treatments as t } from '../../treatments.ts';
import { treatment, week, type WorldService, type WorldVenue } from '../../world-venue.ts';
import { paragraph, text } from '../../world-text.ts';

const cuts: WorldService = {
  id: 2001,
  category: 'barber',
  sinceDays: 185,
  title: text('Cut, fade and beard by the river', 'قصّ وتدريج ولحية على الشط', 'قژ و پلەپلە و ڕیش لای ڕووبار'),
  description: text(
    'Two chairs with a view of the water, a fresh blade for every neck.',
    'كرسيان يطلان على الماء، وشفرة جديدة لكل زبون.',
    'دوو کورسی بە دیمەنی ئاوەکە، بۆ هەر کەسێک تیغی نوێ.',
  ),
  fullDescription: paragraph(
    `Karrar cuts with scissors only if you ask for it, and takes longer without charging more.
    Children sit on a board across the arms and get a sweet at the end.`,
    `كرار يقصّ بالمقص وحده لمن يطلب، ويطيل الوقت من دون زيادة في السعر.
    الأطفال يجلسون على لوح فوق الكرسي ولهم حلوى في الختام.`,
    `کەڕار بە داوای خۆت تەنها بە مەقەس دەیبڕێت و بێ زیادکردنی نرخ کاتی زیاتری بۆ دادەنێت.
    منداڵ لەسەر تەختەیەک دادەنیشن و لە کۆتاییدا شیرینییان پێ دەدەین.`,
  ),
  images: ['barber-razor', 'barber-room', 'barber-towels', 'barber-brush'],
  tags: ['kids', 'lateHours', 'noCard', 'generator'],
  team: [2001, 2002],
  treatments: [
    treatment(t.menCut, 30, 10_000),
    treatment(t.fade, 45, 13_000),
    treatment(t.beardTrim, 15, 5_000),
    treatment(t.boysCut, 30, 7_000),
  ],
};

const shave: WorldService = {
  id: 2002,
  category: 'barber',
  sinceDays: 84,
  title: text('Evening shave', 'حلاقة المساء', 'ڕیشتاشینی ئێواران'),
  description: text(
    'A hot towel, a slow razor and cold lemon water, from four until late.',
    'منشفة ساخنة وموس على مهل وماء بارد بالليمون، من الرابعة حتى الليل.',
    'خاولی گەرم و گوێزانی هێواش و ئاوی ساردی لیمۆ، لە چوارەوە تا درەنگ.',
  ),
  fullDescription: paragraph(
    `The towel is boiled, not only warmed, and the brush is yours for the evening.
    Say so if your skin burns easily, and we leave the alcohol out.`,
    `المنشفة تغلى ولا تدفأ فحسب، والفرشاة لك وحدك تلك الليلة.
    إن كانت بشرتك تلتهب بسرعة فقل لنا ونستغني عن الكحول.`,
    `خاولییەکە دەکوڵێنرێت نەک تەنها گەرم بکرێت، فڵچەکەش بۆ ئەو ئێوارەیە تەنها هی تۆیە.
    ئەگەر پێستت زوو دەسووتێت پێمان بڵێ و ئەلکحول بەکارناهێنین.`,
  ),
  images: ['barber-strop', 'barber-room', 'barber-towels', 'barber-brush'],
  tags: ['tea', 'lateHours', 'sensitiveSkin'],
  team: [2001],
  treatments: [treatment(t.hotShave, 30, 10_000), treatment(t.cutAndBeard, 45, 17_000)],
};

export const shattBarbers: WorldVenue = {
  id: 20,
  owner: 'haydar',
  city: 'basra',
  type: 'saloon',
  name: text('Shatt Barbers', 'حلّاقو الشط', 'سەرتاشانی شەت'),
  address: text(
    'Corniche, opposite the old ferry steps',
    'الكورنيش، مقابل درج العبّارة القديم',
    'کۆرنیش، بەرامبەر پلیکانە کۆنەکەی بەلەم',
  ),
  district: text('Corniche', 'الكورنيش', 'کۆرنیش'),
  postcode: null,
  at: [30.5186, 47.8409],
  site: 'shatt-barbers',
  social: ['instagram', 'facebook'],
  isWomenOnly: false,
  slotStepMinutes: 15,
  leadMinutes: 60,
  answerMinutes: 120,
  sinceDays: 395,
  hours: week('10:00-14:00 16:00-23:00', { fri: '16:00-24:00' }),
  team: [
    {
      id: 2001,
      name: text('Karrar Jasim', 'كرار جاسم', 'کەڕار جاسم'),
      job: text('Master barber', 'حلّاق أول', 'وەستای سەرتاش'),
      gender: 'male',
    },
    {
      id: 2002,
      name: text('Sajjad Ali', 'سجاد علي', 'سەجاد عەلی'),
      job: text('Barber', 'حلّاق', 'سەرتاش'),
      gender: 'male',
    },
  ],
  services: [cuts, shave],
};
