import { treatments as t } from '../../treatments.ts';
import { treatment, week, type WorldService, type WorldVenue } from '../../world-venue.ts';
import { paragraph, text } from '../../world-text.ts';

const braces: WorldService = {
  id: 1301,
  category: 'orthodontics',
  sinceDays: 305,
  title: text('Braces', 'تقويم الأسنان', 'ڕێکخستنی ددان'),
  description: text(
    'One plan, one price, eighteen months on average.',
    'خطة واحدة وسعر واحد، وثمانية عشر شهرًا في المتوسط.',
    'یەک پلان، یەک نرخ، بە تێکڕا هەژدە مانگ.',
  ),
  fullDescription: paragraph(
    `The first visit ends with photographs, a model and a date when you can expect to be finished.
    Monthly visits take twenty minutes; school children get the slots after three.
    A broken bracket is mended on the same day, free.`,
    `تنتهي الزيارة الأولى بصور ونموذج وموعد متوقع للانتهاء.
    المراجعة الشهرية عشرون دقيقة، وللطلاب المواعيد بعد الثالثة.
    إذا انكسرت قطعة أصلحناها في اليوم نفسه بلا مقابل.`,
    `یەکەم سەردان بە وێنە و مۆدێل و بەرواری چاوەڕوانکراوی تەواوبوون کۆتایی دێت.
    سەردانی مانگانە بیست خولەکە؛ کاتەکانی دوای سێ بۆ قوتابییانن.
    ئەگەر پارچەیەک شکا، هەمان ڕۆژ بەخۆڕایی چاک دەکرێتەوە.`,
  ),
  images: ['dental-tools', 'reception', 'treatment-room', 'dental'],
  tags: ['kids', 'femaleDoctor', 'wheelchair', 'noCard'],
  team: [1301],
  treatments: [
    treatment(t.bracesFirst, 60, 75_000),
    treatment(t.bracesCheck, 30, 50_000),
    treatment(t.retainer, 30, 100_000, { discountPercent: 10 }),
  ],
};

const everyday: WorldService = {
  id: 1302,
  category: 'tooth repair',
  sinceDays: 155,
  title: text('Cleaning and fillings', 'تنظيف وحشوات', 'پاککردنەوە و پڕکردنەوە'),
  description: text(
    'With a view of Mount Goizha, which helps more than you think.',
    'مع إطلالة على جبل كويزة، وهي تنفع أكثر مما يبدو.',
    'بە دیمەنی چیای گۆیژەوە، کە لەوە زیاتر یارمەتیت دەدات کە بیری لێ دەکەیتەوە.',
  ),
  fullDescription: paragraph(
    `The chair faces the window and the drill has a soft motor.
    Tea stains are polished away with powder, not scraped.
    You are asked to lift a hand when it hurts, and we stop when you do.`,
    `الكرسي نحو النافذة والجهاز هادئ الصوت.
    آثار الشاي تلمع بمسحوق ناعم ولا تكشط.
    إشارة باليد عند أي ألم، ونتوقف فورًا.`,
    `کورسییەکە ڕووی لە پەنجەرەیە و ئامێرەکە دەنگی نزمە.
    شوێنەواری چا بە پاودەر پاک دەکرێتەوە، نەک بە کڕاندن.
    ئەگەر ئازارت هەبوو دەست بەرز بکەرەوە، یەکسەر دەوەستین.`,
  ),
  images: ['dental-brushes', 'reception', 'treatment-room', 'dental'],
  tags: ['sameDay', 'wheelchair', 'parking', 'generator'],
  team: [1301, 1302, 1303],
  treatments: [
    treatment(t.checkUp, 30, 15_000),
    treatment(t.cleaning, 45, 50_000, { discountPercent: 10 }),
    treatment(t.filling, 45, 45_000),
    treatment(t.rootCanal, 90, 130_000, { buffer: 15 }),
  ],
};

const smile: WorldService = {
  id: 1303,
  category: 'implants and crowns',
  sinceDays: 45,
  title: text('Crowns and veneers', 'تلبيس وفينير', 'تاج و ڤینێر'),
  description: text(
    'Milled in the clinic while you walk once around the bazaar.',
    'تُنحت عندنا خلال جولة في السوق.',
    'لێرە دروست دەکرێت، تا تۆ جارێک بە بازاڕدا دەگەڕێیت.',
  ),
  fullDescription: paragraph(
    `The scan takes five minutes, the crown an hour and a half; you go home with it the same day.
    Veneers take two visits, because we want you to sleep on the shape.
    Five years of guarantee stand on the bill.`,
    `المسح خمس دقائق والتاج ساعة ونصف، وتعود به في اليوم نفسه.
    الفينير في زيارتين، لأننا نفضل ليلة للتفكير بالشكل.
    ضمان خمس سنوات مكتوب على الوصل.`,
    `سکانەکە پێنج خولەک و تاجەکە کاتژمێر و نیوێکی دەوێت؛ هەمان ڕۆژ پێیەوە دەگەڕێیتەوە ماڵەوە.
    ڤینێر دوو سەردانی دەوێت، چونکە حەز دەکەین شەوێک بیر لە شێوەکەی بکەیتەوە.
    پێنج ساڵ زەمانەت لەسەر پسوولەکە نووسراوە.`,
  ),
  images: ['dental-implant', 'reception', 'treatment-room', 'dental'],
  tags: ['sameDay', 'parking', 'privateRoom'],
  team: [1302],
  treatments: [
    treatment(t.crown, 120, 175_000, { buffer: 15 }),
    treatment(t.veneer, 90, 220_000, { discountPercent: 15, buffer: 15 }),
    treatment(t.xRay, 15, 20_000),
  ],
};

export const goizhaDental: WorldVenue = {
  id: 13,
  owner: 'rebin',
  city: 'sulaymaniyah',
  type: 'dental',
  name: text('Goizha Dental', 'كويزة للأسنان', 'گۆیژە بۆ ددان'),
  address: text(
    'Salim Street, third floor above the chess café, entrance from the side lane',
    'شارع سالم، الطابق الثالث فوق مقهى الشطرنج، المدخل من الزقاق الجانبي',
    'شەقامی سالم، نهۆمی سێیەم لە سەرووی چایخانەی شەترەنج، دەرگا لە کۆڵانی تەنیشتەوەیە',
  ),
  district: text('Salim Street', 'شارع سالم', 'شەقامی سالم'),
  postcode: '54321',
  at: [35.5613, 45.4306],
  site: 'goizha-dental',
  social: ['facebook', 'linkedin'],
  isWomenOnly: false,
  slotStepMinutes: 15,
  leadMinutes: 60,
  answerMinutes: 120,
  sinceDays: 350,
  hours: week('09:00-13:00 15:00-20:00', { fri: '' }),
  team: [
    {
      id: 1301,
      name: text('Dr. Shadan Jamal', 'د. شادان جمال', 'د. شادان جەمال'),
      job: text('Orthodontist', 'طبيبة تقويم', 'پزیشکی ڕێکخستنی ددان'),
      gender: 'female',
      hours: week('15:00-20:00', { fri: '', sat: '09:00-13:00 15:00-20:00' }),
    },
    {
      id: 1302,
      name: text('Dr. Rebwar Qadir', 'د. ريبوار قادر', 'د. ڕێبوار قادر'),
      job: text('Dentist', 'طبيب أسنان', 'پزیشکی ددان'),
      gender: 'male',
      breaks: week('17:30-18:00', { fri: '' }),
    },
    {
      id: 1303,
      name: text('Avan Latif', 'آفان لطيف', 'ئاڤان لەتیف'),
      job: text('Hygienist', 'أخصائية تنظيف', 'پسپۆڕی پاککردنەوە'),
      gender: 'female',
      hours: week('09:00-13:00 15:00-18:00', { fri: '' }),
    },
  ],
  services: [braces, everyday, smile],
};
