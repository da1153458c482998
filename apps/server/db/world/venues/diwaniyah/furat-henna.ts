import { treatments as t } from '../../treatments.ts';
import { treatment, week, type WorldService, type WorldVenue } from '../../world-venue.ts';
import { paragraph, text } from '../../world-text.ts';

const henna: WorldService = {
  id: 2401,
  category: 'henna',
  sinceDays: 160,
  title: text('Henna night', 'ليلة الحناء', 'شەوی خەنە'),
  description: text(
    'Leaves from Basra, mixed the evening before; black henna we do not touch.',
    'ورق من البصرة نخلطه في المساء السابق، أما الحناء السوداء فلا نقربها.',
    'گەڵای بەسرە، ئێوارەی پێشتر تێکەڵ دەکرێت؛ دەستمان بۆ خەنەی ڕەش نابەین.',
  ),
  fullDescription: paragraph(
    `The paste stays on for four hours and is darkest on the second day.
    Ibtisam comes with patterns of her grandmother, or follows yours.`,
    `تبقى العجينة أربع ساعات ويكون اللون أغمق في اليوم الثاني.
    عند ابتسام نقوش جدتها، أو تتبع نقشك.`,
    `هەویرەکە چوار کاتژمێر دەمێنێتەوە و ڕۆژی دووەم لە هەموو کات تۆخترە.
    ئیبتیسام نەخشی داپیری هەیە، یان نەخشەکەی خۆت دەکات.`,
  ),
  images: ['silk', 'bridal-bouquet', 'tea', 'massage-pomegranate'],
  tags: ['womenOnly', 'bridal', 'tea', 'noCard'],
  isAtHome: true,
  team: [2401],
  treatments: [treatment(t.hennaHand, 30, 15_000), treatment(t.hennaBride, 120, 75_000)],
};

const faces: WorldService = {
  id: 2402,
  category: 'make up',
  sinceDays: 100,
  title: text('Make-up by the window', 'مكياج عند الشباك', 'ئارایشت لەلای پەنجەرە'),
  description: text(
    'Daylight first, then the lamp of the hall: it has to be right in both.',
    'ضوء النهار أولًا ثم مصباح القاعة، ويجب أن يكون مناسبًا في الاثنين.',
    'سەرەتا ڕووناکیی ڕۆژ، پاشان چرای هۆڵ: دەبێت لە هەردووکیاندا جوان بێت.',
  ),
  fullDescription: paragraph(
    `Zahraa works with light hands and asks what you never wear.
    Your own powder is welcome if your skin knows it.`,
    `يد زهراء خفيفة، وتسألك عما لا تضعينه أبدًا.
    أهلًا ببودرتك إن كانت بشرتك معتادة عليها.`,
    `زەهرا دەستی سووکە و دەپرسێت چی هەرگیز بەکارناهێنیت.
    پودرەی خۆت بهێنە ئەگەر پێستت پێی ڕاهاتووە.`,
  ),
  images: ['makeup-palette', 'bridal-bouquet', 'tea', 'massage-pomegranate'],
  tags: ['womenOnly', 'sensitiveSkin', 'sameDay'],
  team: [2402],
  treatments: [treatment(t.dayMakeUp, 45, 30_000), treatment(t.eveningMakeUp, 60, 40_000)],
};

export const furatHenna: WorldVenue = {
  id: 24,
  owner: 'haydar',
  city: 'diwaniyah',
  type: 'saloon',
  name: text('Furat Henna and Make-up', 'الفرات للحناء والمكياج', 'فورات بۆ خەنە و ئارایشت'),
  address: text(
    'Hay al-Uruba, the house with the bitter-orange tree',
    'حي العروبة، البيت الذي فيه شجرة نارنج',
    'گەڕەکی عوروبە، ئەو ماڵەی دارنارنجی تێدایە',
  ),
  district: text('Hay al-Uruba', 'حي العروبة', 'گەڕەکی عوروبە'),
  postcode: null,
  at: [31.9894, 44.9312],
  site: 'furat-henna',
  social: ['instagram', 'facebook'],
  isWomenOnly: true,
  slotStepMinutes: 30,
  leadMinutes: 60,
  answerMinutes: 120,
  sinceDays: 360,
  hours: week('12:00-20:00', { sat: '' }),
  team: [
    {
      id: 2401,
      name: text('Ibtisam Radhi', 'ابتسام راضي', 'ئیبتیسام ڕازی'),
      job: text('Henna artist', 'نقّاشة حناء', 'نەخشێنەری خەنە'),
      gender: 'female',
    },
    {
      id: 2402,
      name: text('Zahraa Muhsin', 'زهراء محسن', 'زەهرا موحسین'),
      job: text('Make-up artist', 'خبيرة مكياج', 'ئارایشتکار'),
      gender: 'female',
    },
  ],
  services: [henna, faces],
};
