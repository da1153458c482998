import { treatments as t } from '../../treatments.ts';
import { interval, treatment, week, type WorldService, type WorldVenue } from '../../world-venue.ts';
import { paragraph, text } from '../../world-text.ts';

const cutCare: WorldService = {
  id: 1501,
  category: 'hair',
  sinceDays: 260,
  title: text('Cut and care behind the curtain', 'قصّ وعناية خلف الستارة', 'بڕین و چاودێری لە پشت پەردەوە'),
  description: text(
    'For women only: no windows to the street, no cameras.',
    'بيت للنساء، لا نوافذ على الشارع ولا كاميرات.',
    'شوێنێک بۆ خانمان؛ نە پەنجەرە بەسەر شەقامدا هەیە نە کامێرا.',
  ),
  fullDescription: paragraph(
    `Phones stay in their pockets here; the rule is on the door and everybody keeps it.
    Zahraa cuts long hair without taking its length away.
    Prayer room and water are on the same floor.`,
    `الهواتف تبقى في الحقائب، والقاعدة مكتوبة على الباب والكل يلتزم بها.
    زهراء تقصّ الشعر الطويل من دون أن تذهب بطوله.
    المصلى والوضوء في الطابق نفسه.`,
    `مۆبایل لێرە لە جانتادا دەمێنێتەوە؛ یاساکە لەسەر دەرگایە و هەمووان پابەندن پێوەی.
    زەهرا قژی درێژ دەبڕێت بەبێ ئەوەی درێژییەکەی لەناو ببات.
    شوێنی نوێژ و دەستنوێژ لە هەمان نهۆمدایە.`,
  ),
  images: ['hair-combs', 'tea', 'niche', 'bridal-pins'],
  tags: ['womenOnly', 'privateRoom', 'kids', 'generator'],
  team: [1501, 1502],
  treatments: [
    treatment(t.hairCut, 45, 15_000),
    treatment(t.blowDry, 45, 12_000),
    treatment(t.oilMask, 45, 18_000, { discountPercent: 20 }),
    treatment(t.fullColour, 120, 75_000, { buffer: 15 }),
  ],
};

const evenings: WorldService = {
  id: 1502,
  category: 'hair styling',
  sinceDays: 70,
  title: text('For engagements and the henna night', 'للخطوبة وليلة الحناء', 'بۆ مارەبڕین و شەوی خەنە'),
  description: text(
    'Soft hair, light make-up, and time for the family photo.',
    'شعر ناعم ومكياج خفيف ووقت لصورة العائلة.',
    'قژی نەرم، ئارایشتی سووک و کات بۆ وێنەی خێزان.',
  ),
  fullDescription: paragraph(
    `We begin three hours before you need to leave and finish half an hour early.
    Hijab styling with pins that hold and do not tear is part of the price.
    Sisters share the room if they like.`,
    `نبدأ قبل موعد خروجك بثلاث ساعات وننتهي قبله بنصف ساعة.
    لفة الحجاب بدبابيس ثابتة لا تمزق القماش ضمن السعر.
    وللأخوات غرفة واحدة إن أحببن.`,
    `سێ کاتژمێر پێش ڕۆیشتنت دەست پێ دەکەین و نیو کاتژمێر زووتر تەواو دەبین.
    بەستنی حیجاب بە دەرزییەک کە قایمە و قوماش نادڕێنێت لە نرخەکەدایە.
    خوشکەکان ئەگەر حەزیان لێ بێت پێکەوە لە یەک ژووردا دەبن.`,
  ),
  images: ['makeup-palette', 'tea', 'niche', 'bridal-pins'],
  tags: ['womenOnly', 'bridal', 'privateRoom', 'tea'],
  team: [1501, 1503],
  treatments: [
    treatment(t.eveningHair, 60, 35_000),
    treatment(t.eveningMakeUp, 60, 50_000, { discountPercent: 20 }),
    treatment(t.bridalHair, 150, 180_000, { buffer: 30 }),
  ],
};

const sugarNajaf: WorldService = {
  id: 1503,
  category: 'hair removal',
  sinceDays: 38,
  title: text('Sugaring and threading', 'شيرة وحفّ', 'شیرەی شەکر و دەزوو'),
  description: text(
    'Two hands, one pot of sugar, and lemon from the garden.',
    'يدان وقدر سكر وليمون من الحديقة.',
    'دوو دەست، مەنجەڵێک شەکر و لیمۆی باخچە.',
  ),
  fullDescription: paragraph(
    `Sugar sticks to hair and not to skin, so one area can be done twice without harm.
    Start with half a leg if you have never tried; you pay for the rest only when you go on.
    Thread for the face is done in the same chair.`,
    `السكر يمسك الشعر لا الجلد، فيمكن إعادة الموضع مرتين بلا ضرر.
    جربي نصف الساق أولًا إن كانت أول مرة، ولا تدفعين عن الباقي إلا إذا أكملت.
    والحفّ للوجه على الكرسي نفسه.`,
    `شەکر بە مووەوە دەنووسێت نەک بە پێستەوە، بۆیە دەکرێت شوێنێک دوو جار بکرێت بێ زیان.
    ئەگەر یەکەم جارتە بە نیوەی قاچ دەست پێ بکە؛ تەنیا کە بەردەوام بوویت پارەی ئەوی تر دەدەیت.
    دەزووی دەموچاو لەسەر هەمان کورسی دەکرێت.`,
  ),
  images: ['sugar', 'tea', 'niche', 'bridal-pins'],
  tags: ['womenOnly', 'sugaring', 'threading', 'noCard'],
  team: [1503],
  treatments: [
    treatment(t.sugarHalfLeg, 30, 12_000),
    treatment(t.sugarLegs, 45, 20_000, { discountPercent: 10 }),
    treatment(t.sugarBody, 120, 60_000, { buffer: 15 }),
    treatment(t.faceThread, 30, 10_000),
  ],
};

export const ghadirBeauty: WorldVenue = {
  id: 15,
  owner: 'haydar',
  city: 'najaf',
  type: 'saloon',
  name: text('Ghadir Beauty House', 'بيت الغدير للتجميل', 'ماڵی غەدیر بۆ جوانکاری'),
  address: text(
    'Hay al-Ameer, the street of the girls’ school, second house with a brown door',
    'حي الأمير، شارع مدرسة البنات، البيت الثاني ذو الباب البني',
    'گەڕەکی ئەمیر، شەقامی قوتابخانەی کچان، خانووی دووەمی دەرگا قاوەیی',
  ),
  district: text('Hay al-Ameer', 'حي الأمير', 'گەڕەکی ئەمیر'),
  postcode: '67890',
  at: [32.0094, 44.3481],
  site: 'ghadir-house',
  social: ['facebook'],
  isWomenOnly: true,
  slotStepMinutes: 15,
  leadMinutes: 60,
  answerMinutes: 120,
  sinceDays: 300,
  hours: week('09:00-12:00 16:00-21:00', { fri: '16:00-21:00' }),
  // As in Ramadan and at Eid: evenings for weeks, later ones on Fridays, then closed for the feast.
  exceptions: [
    {
      startsIn: 20,
      endsIn: 45,
      priority: 10,
      hours: interval('19:00-25:00'),
      reason: text('Open in the evening', 'نفتح مساءً', 'ئێواران کراوەیە'),
    },
    {
      startsIn: 20,
      endsIn: 45,
      weekday: 5,
      priority: 20,
      hours: interval('20:00-25:30'),
      reason: text('Later on Fridays', 'الجمعة في وقت متأخر', 'هەینی درەنگتر'),
    },
    {
      startsIn: 43,
      endsIn: 45,
      priority: 30,
      reason: text('Closed for the feast', 'مغلق في العيد', 'لە جەژندا داخراوە'),
    },
  ],
  team: [
    {
      id: 1501,
      name: text('Zahraa Muhsin', 'زهراء محسن', 'زەهرا موحسین'),
      job: text('Stylist', 'مصفّفة شعر', 'ستایلیستی قژ'),
      gender: 'female',
      breaks: week('18:00-18:30'),
    },
    {
      id: 1502,
      name: text('Sukaina Ali', 'سكينة علي', 'سوکەینە عەلی'),
      job: text('Colourist', 'خبيرة صبغ', 'شارەزای بۆیە'),
      gender: 'female',
    },
    {
      id: 1503,
      name: text('Batool Nizar', 'بتول نزار', 'بەتوول نیزار'),
      job: text('Make-up and sugaring', 'مكياج وشيرة', 'ئارایشت و شیرەی شەکر'),
      gender: 'female',
      hours: week('16:00-21:00', { sun: '' }),
    },
  ],
  services: [cutCare, evenings, sugarNajaf],
};
