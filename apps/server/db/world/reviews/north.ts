import type { ReviewsByService } from './review-rows.ts';

/** Erbil, Sulaymaniyah and Mosul. */
export const northReviews: ReviewsByService = {
  901: [
    ['ahmed', 5, 'He repeats what you asked for before he starts. Best fade in Mosul.'],
    ['mustafa', 5, 'موعدي الساعة ستة وجلست الساعة ستة.'],
    ['omar', 4, 'شغل نظيف، والشفرة جديدة أمام عينك.'],
    ['hemin', 4, 'لە هەولێرەوە هاتم، پەشیمان نیم.'],
    ['ali', 3, 'القصة جيدة، بس المصطبة مليانة والصوت عالي.'],
  ],
  902: [
    ['ahmed', 5, 'The copper kettle, the towel, the cold stone. I slept.'],
    ['karwan', 5, 'پێستم هەستیارە و هیچ سوور نەبووەوە.'],
  ],
  903: [['ahmed', 5, 'Two friends, three chairs and a box of sweets. A good morning.']],
  904: [['mustafa', 4, 'عشر دقائق وانتهى، وآلمني أقل مما توقعت.']],
  1001: [
    ['shilan', 5, 'پێش هەموو شتێک پێستمیان پشکنی. دوای چوار دانیشتن جیاوازییەکە زۆرە.'],
    ['tara', 5, 'They paused my course during exams without a word.'],
    ['shno', 4, 'هەوای ساردەکە یارمەتیدەرە. نرخەکە کەمێک بەرزە.'],
    ['dunya', 4, 'جئت من الموصل، والفرق واضح بعد ثلاث جلسات.'],
  ],
  1002: [
    ['tara', 5, 'Twenty-five minutes with everything. I went back to my lecture.'],
    ['shilan', 3, 'باشە، بەڵام چاوەڕوانی بیست خولەک بوو.'],
  ],
  1004: [
    ['shno', 5, 'ڕاستگۆن: لە هاویندا توێکڵکردنیان بۆ نەکردم.'],
    ['hemin', 4, 'پیاوانیش دەچن، منیش چووم. پێستم ڕوونتر بوو.'],
    ['sarah', 4, 'Cold mastaw after the mask. Clever.'],
  ],
  1005: [
    ['tara', 5, 'She sent me home with sun cream only. I trust her now.'],
    ['shilan', 4, 'پەڵەکان کاڵ بوونەتەوە، هێشتا دوو دانیشتنم ماوە.'],
  ],
  1006: [['shno', 5, 'هێشتا دەتوانم برۆم بەرز بکەمەوە!']],
  1101: [
    ['shilan', 5, 'نەسرین دەزانێت ئازار لە کوێیە پێش ئەوەی بیڵێم.'],
    ['hemin', 5, 'گوتم ژمارە شەش، تا کۆتایی شەش مایەوە.'],
    ['tara', 5, 'The courtyard afterwards is half of the treatment.'],
    ['karwan', 4, 'زۆر باش، بەڵام ڕۆژی پێنجشەممە زوو نۆرە بگرە.'],
    ['ahmed', 4, 'Strong hands, quiet room.'],
  ],
  1102: [
    ['shno', 5, 'بەردەکان گەرم بوون، هەرگیز نەیانسووتاند.'],
    ['hemin', 2, 'ژوورەکە سارد بوو، بەردەکان زوو ساردبوونەوە. دواتر لێبوردنیان کرد.'],
  ],
  1103: [['tara', 5, 'With my sister, and figs afterwards. Again at Nawroz.']],
  1201: [
    ['shilan', 5, 'دوو خوشکەکە پێکەوە کار دەکەن و کاتژمێرێک زووتر تەواو بووم.'],
    ['tara', 4, 'Great cut. My daughter drew three horses.'],
    ['shno', 5, 'نرخ لەژێر هەموو ڕەنگێک نووسراوە.'],
  ],
  1202: [
    ['shilan', 5, 'قاوەییەکی تۆخی جوان، بێ هیچ بۆنێکی کیمیایی.'],
    ['dunya', 4, 'لون طبيعي، بس الجلسة ثلاث ساعات.'],
  ],
  1301: [
    ['karwan', 5, 'هەموو شتێک لە یەکەم ڕۆژەوە نووسراو بوو.'],
    ['shno', 4, 'کچەکەم دوای قوتابخانە دەچێت، کاتەکەی گونجاوە.'],
  ],
  1302: [
    ['karwan', 4, 'دیمەنی گۆیژە ڕاستە، یارمەتی دەدات.'],
    ['tara', 5, 'No scraping. Tea stains gone.'],
    ['hemin', 3, 'کارەکە باشە، بەڵام دۆزینەوەی شوێنی وەستان سەختە.'],
  ],
  1303: [['karwan', 5, 'بەیانی چووم، عەسر بە تاجەکەوە گەڕامەوە.']],
  1401: [
    ['karwan', 5, 'دوو ڕاکێشانەکە هەموو ڕۆژێک دەکەم، پشتم باشتر بووە.'],
    ['shno', 4, 'دەستی بەهێز، شوێنی پاک.'],
    ['ahmed', 4, 'Desk back fixed for a week. Going again.'],
  ],
  1402: [
    ['shno', 5, 'بۆنی هەنار تا بەیانی مابوو.'],
    ['shilan', 4, 'زۆر خۆش بوو، تەنیا خوێیەکە کەمێک دەسووتێنێت.'],
  ],
};
