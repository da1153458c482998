import type { ReviewsByService } from './review-rows.ts';

/** Nails, lashes and brows, barbers, brides, a hammam, physiotherapy and henna. */
export const newKindsReviews: ReviewsByService = {
  1801: [
    ['hind', 5, 'فتحت الكيس بيدي، وهذا يطمئن.'],
    ['sarah', 4, 'Neat work and honest prices. The stairs are steep.'],
  ],
  1802: [['maysam', 5, 'قالت لي بصراحة إن أظافري لا تتحمل الطول، وكانت على حق.']],
  1901: [
    ['tara', 5, 'Two hours, and I fell asleep. They held three weeks.'],
    ['shno', 4, 'جوانن و سووکن، بەڵام پڕکردنەوە زوو پێویست بوو.'],
  ],
  2001: [
    ['ali', 5, 'شغل نظيف، والشط أمامك.'],
    ['mustafa', 4, 'موعدي بوقته، والكرسي الثاني بطيء شوية.'],
  ],
  2101: [['rusul', 5, 'لم تجرب شيئًا جديدًا يوم العرس، كما وعدت.']],
  2201: [
    ['ahmed', 4, 'The dome is worth the visit, the dressing room is small.'],
    ['dunya', 5, 'أم ياسر تعرف شغلها، وخرجت خفيفة.'],
  ],
  2301: [
    ['karwan', 5, 'سێ ڕاهێنان و دوای مانگێک پشتم باشە.'],
    ['hemin', 4, 'پسپۆڕن، بەڵام شوێنی وەستانی ئۆتۆمبێل کەمە.'],
  ],
  2401: [['rusul', 5, 'اللون في اليوم الثاني أجمل مما تخيلت.']],
};
