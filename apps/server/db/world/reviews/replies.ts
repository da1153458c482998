import type { UserKey } from '../users.ts';

/** The replies of venues by service and author of the review, in the language of the review. */
export const replies: Readonly<Record<number, Partial<Record<UserKey, string>>>> = {
  101: {
    noorhan: 'شكرًا لملاحظتك. صار لزبوناتنا موقف في الشارع الخلفي، وعشر خطوات توصلك إلى الباب.',
    sarah: 'Thank you, Sarah. Sorry about the twenty minutes: we now leave more time between two colours.',
    shilan: 'سوپاس شیلان گیان. هەینیان کراوەین، ئەو ڕۆژە نۆرە زووتر دەست دەکەوێت.',
  },
  102: { maysam: 'نعتذر مرة أخرى يا ميسم. غيّرنا المادة بعد زيارتك، وأي وقت تحبين نراجع النتيجة معك بلا مقابل.' },
  201: { sarah: 'The lift is repaired, and there is a chair on the first floor now. Thank you for telling us.' },
  301: { ali: 'معك حق، تأخرنا ذلك اليوم لأن حالة طارئة سبقتك. صرنا نتصل إذا تأخر الموعد.' },
  901: { ali: 'شكرًا علي. صباح السبت هادئ عادة، ونحجز لك المصطبة الأولى إن أحببت.' },
  1002: { shilan: 'داوای لێبوردن دەکەین بۆ چاوەڕوانییەکە. ئێستا لە نێوان دوو نۆرەدا دە خولەک بەتاڵ دەهێڵینەوە.' },
  1102: { hemin: 'ڕاست دەکەیت، گەرمکەرەوەکە گۆڕدرا. جاری داهاتوو بەردەکان تا کۆتایی گەرم دەبن.' },
};
