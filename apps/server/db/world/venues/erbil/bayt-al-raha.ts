import { treatments as t } from '../../treatments.ts';
import { treatment, week, type WorldService, type WorldVenue } from '../../world-venue.ts';
import { paragraph, text } from '../../world-text.ts';

const classic: WorldService = {
  id: 1101,
  category: 'massage',
  sinceDays: 360,
  title: text('Massage, your pressure', 'مساج على قدر راحتك', 'مەساج بەپێی ئارەزووی خۆت'),
  description: text(
    'Tell us a number from one to ten; we stay there.',
    'رقم من واحد إلى عشرة يكفي، ونلتزم به.',
    'ژمارەیەک لە یەک تا دە بڵێ؛ لەسەری دەمێنینەوە.',
  ),
  fullDescription: paragraph(
    `Six rooms around a courtyard with a pomegranate tree, each with its own shower.
    The table is warm in winter and the room cool in summer, and the therapist asks before touching a sore place.
    Ten minutes to dress are yours and not part of the hour.`,
    `ست غرف حول حوش فيه شجرة رمان، ولكل غرفة دوش خاص.
    السرير دافئ شتاء والغرفة باردة صيفًا، ونسأل قبل أن نلمس موضع ألم.
    عشر دقائق للبس الثياب لك وليست من الساعة.`,
    `شەش ژوور بە دەوری حەوشەیەکی دار هەناردا، هەر یەک بە دۆشی خۆیەوە.
    مێزەکە لە زستاندا گەرمە و ژوورەکە لە هاویندا فێنکە؛ پێش دەستدان لە شوێنی ئازار دەپرسین.
    دە خولەکی جلپۆشین هی خۆتە و لە کاتژمێرەکە ناژمێردرێت.`,
  ),
  images: ['treatment-room', 'massage-herbs', 'tea', 'hammam'],
  tags: ['privateRoom', 'parking', 'lateHours', 'wheelchair'],
  team: [1101, 1102, 1103],
  treatments: [
    treatment(t.massage30, 30, 25_000, { buffer: 15 }),
    treatment(t.massage60, 60, 45_000, { buffer: 15 }),
    treatment(t.massage90, 90, 65_000, { discountPercent: 10, buffer: 15 }),
    treatment(t.deepTissue, 60, 55_000, { buffer: 15 }),
  ],
};

const stones: WorldService = {
  id: 1102,
  category: 'massage',
  sinceDays: 105,
  title: text('Hot stones from the Zab', 'أحجار ساخنة من الزاب', 'بەردی گەرمی زێ'),
  description: text(
    'River stones, warmed in water, laid along the back.',
    'أحجار النهر تسخن بالماء وتوضع على طول الظهر.',
    'بەردی ڕووبار لە ئاودا گەرم دەکرێت و بە درێژایی پشت دادەنرێت.',
  ),
  fullDescription: paragraph(
    `We gathered the stones ourselves, flat ones, and boil them after each customer.
    The heat does half the work, so the hands can be slow.
    Not for you when you have a fever or a fresh sunburn; we will find another day.`,
    `جمعنا الأحجار بأنفسنا من المسطح الأملس، ونغليها بعد كل استعمال.
    الحرارة تقوم بنصف العمل فتبقى اليد متمهلة.
    لا تناسب من به حمى أو حرق شمس، ونجد لك يومًا آخر.`,
    `خۆمان بەردەکانمان کۆ کردووەتەوە، تەخت و ساف، و دوای هەر کڕیارێک دەیانکوڵێنین.
    گەرمییەکە نیوەی کارەکە دەکات، بۆیە دەستەکان دەتوانن هێواش بن.
    ئەگەر تات هەیە یان پێستت بەر خۆر سووتاوە، ڕۆژێکی ترت بۆ دەدۆزینەوە.`,
  ),
  images: ['massage', 'massage-herbs', 'tea', 'hammam'],
  tags: ['privateRoom', 'tea', 'lateHours'],
  team: [1101, 1103],
  treatments: [
    treatment(t.hotStones, 75, 60_000, { discountPercent: 25, buffer: 15 }),
    treatment(t.backNeck, 30, 30_000),
    treatment(t.feet, 30, 25_000),
  ],
};

const forTwo: WorldService = {
  id: 1103,
  category: 'massage',
  sinceDays: 31,
  title: text('An hour for two', 'ساعة لشخصين', 'کاتژمێرێک بۆ دوو کەس'),
  description: text(
    'Sisters, friends, husband and wife: two tables in one room.',
    'أختان أو صديقان أو زوجان: سريران في غرفة واحدة.',
    'خوشک، هاوڕێ، ژن و مێرد: دوو مێز لە یەک ژووردا.',
  ),
  fullDescription: paragraph(
    `Two therapists begin and finish together.
    Afterwards the courtyard is yours for half an hour, with tea and dried figs.
    Say in the note whom you would like, a woman or a man, for each table.`,
    `معالجان يبدآن معًا وينتهيان معًا.
    وبعدها الحوش لكما نصف ساعة مع الشاي والتين المجفف.
    يمكن في الملاحظة اختيار معالجة أو معالج لكل سرير.`,
    `دوو مەساجکار پێکەوە دەست پێ دەکەن و پێکەوە تەواو دەکەن.
    دواتر حەوشەکە نیو کاتژمێر هی ئێوەیە، بە چا و هەنجیری وشکەوە.
    لە تێبینییەکەدا بنووسە بۆ هەر مێزێک خانمێک یان پیاوێکت دەوێت.`,
  ),
  images: ['waiting', 'massage-herbs', 'tea', 'hammam'],
  tags: ['couples', 'privateRoom', 'tea', 'parking'],
  team: [1101, 1102],
  discount: {
    text: text('20% off Sunday to Wednesday', 'خصم 20٪ من الأحد إلى الأربعاء', '20٪ داشکاندن، یەکشەممە تا چوارشەممە'),
    instructions: text(
      'Write the code in the note; reception takes it off when you pay.',
      'يُكتب كود الخصم في الملاحظة ويُخصم عند الدفع.',
      'کۆدەکە لە تێبینیدا بنووسە؛ لەکاتی پارەداندا دادەشکێنرێت.',
    ),
    code: 'HAWSH20',
    endsIn: 28,
  },
  treatments: [treatment(t.coupleHour, 60, 90_000, { buffer: 30 }), treatment(t.headShoulders, 30, 25_000)],
};

export const baytAlRaha: WorldVenue = {
  id: 11,
  owner: 'rebin',
  city: 'erbil',
  type: 'saloon',
  name: text('Bayt al-Raha', 'بيت الراحة', 'ماڵی ئاسوودەیی'),
  address: text(
    'Ankawa, Church Street, the courtyard house with the pomegranate over the wall',
    'عنكاوا، شارع الكنيسة، البيت ذو الحوش والرمانة فوق السياج',
    'عەنکاوە، شەقامی کڵێسا، خانووە حەوشەدارەکە کە دار هەنارەکەی لە دیوارەوە دیارە',
  ),
  district: text('Ankawa', 'عنكاوا', 'عەنکاوە'),
  postcode: '12345',
  at: [36.2296, 43.9936],
  site: 'bayt-al-raha',
  social: ['facebook', 'instagram'],
  isWomenOnly: false,
  slotStepMinutes: 30,
  leadMinutes: 60,
  answerMinutes: 120,
  sinceDays: 440,
  hours: week('12:00-23:00', { thu: '12:00-25:00', fri: '14:00-25:00' }),
  team: [
    {
      id: 1101,
      name: text('Nasrin Aziz', 'نسرين عزيز', 'نەسرین عەزیز'),
      job: text('Massage therapist', 'معالجة مساج', 'مەساجکار'),
      gender: 'female',
      breaks: week('17:00-17:30'),
    },
    {
      id: 1102,
      name: text('Dilan Salar', 'ديلان سالار', 'دیلان سالار'),
      job: text('Massage therapist', 'معالج مساج', 'مەساجکار'),
      gender: 'male',
      breaks: week('18:00-18:30'),
    },
    {
      id: 1103,
      name: text('Mariam Hanna', 'مريم حنا', 'مریەم حەنا'),
      job: text('Massage therapist', 'معالجة مساج', 'مەساجکار'),
      gender: 'female',
      hours: week('12:00-20:00', { fri: '14:00-20:00', sun: '' }),
    },
  ],
  services: [classic, stones, forTwo],
};
