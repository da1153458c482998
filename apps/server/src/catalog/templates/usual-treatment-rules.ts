import type { LocalizedText } from '@tajmeelspot/contract/fields.ts';

/** A treatment that many venues give: what it usually takes (minutes) and costs (whole dinars). */
export type UsualTreatment = {
  readonly key: string;
  /** Stable name of its category. */
  readonly category: string;
  readonly title: LocalizedText;
  readonly duration: number;
  readonly buffer: number;
  readonly from_iqd: number;
  readonly to_iqd: number;
};

type UsualTreatmentRow = readonly [
  key: string,
  title: string,
  duration: number,
  buffer: number,
  least: number,
  max: number,
];

/** Titles in English, Arabic and Sorani; prices in thousands of dinars. */
const list = (category: string, rows: readonly UsualTreatmentRow[]): UsualTreatment[] =>
  rows.map(([key, title, duration, buffer, least, max]) => {
    const [en = '', ar = '', ckb = ''] = title.split(' | ');
    return { key, category, title: { en, ar, ckb }, duration, buffer, from_iqd: least * 1000, to_iqd: max * 1000 };
  });

const hair: readonly UsualTreatmentRow[] = [
  ['hair-cut', 'Hair Cut | قصّ شعر | قژبڕین', 45, 0, 15, 40],
  ['cut-color-treatment', 'Cut + Color + Treatment | قصّ + صبغ + عناية | بڕین + بۆیە + چاودێری', 150, 10, 60, 150],
  ['blow-dry', 'Blow-dry | سشوار | سشوار', 40, 0, 10, 25],
  ['blow-dry-long', 'Blow-dry, long hair | سشوار للشعر الطويل | سشوار بۆ قژی درێژ', 60, 0, 15, 35],
  ['root-colour', 'Root colour | صبغ الجذور | بۆیەی ڕەگ', 90, 10, 25, 60],
  ['full-colour', 'Full colour | صبغ كامل | بۆیەی تەواو', 120, 10, 40, 110],
  ['balayage', 'Balayage and toner | بالياج وتونر | بالیاژ و تۆنەر', 180, 15, 100, 250],
  ['highlights', 'Highlights | هايلايت | هایلایت', 150, 10, 75, 180],
  ['keratin-short', 'Keratin, short hair | كيراتين للشعر القصير | کیراتین بۆ قژی کورت', 120, 10, 75, 150],
  ['keratin-long', 'Keratin, long hair | كيراتين للشعر الطويل | کیراتین بۆ قژی درێژ', 180, 15, 120, 250],
  ['protein', 'Protein treatment | بروتين للشعر | پڕۆتینی قژ', 120, 10, 75, 175],
  ['oil-mask', 'Warm oil mask | حمام زيت دافئ | ماسکی ڕۆنی گەرم', 45, 0, 15, 35],
  ['bridal-hair', 'Bridal hair | تسريحة عروس | قژی بووک', 120, 15, 100, 300],
  ['bridal-full', 'Bridal hair and make-up | تسريحة ومكياج عروس | قژ و ئارایشتی بووک', 240, 30, 250, 750],
  ['evening-hair', 'Evening hair | تسريحة سهرة | قژی ئێواران', 60, 0, 25, 60],
  ['evening-make-up', 'Evening make-up | مكياج سهرة | ئارایشتی ئێواران', 60, 0, 35, 100],
  ['henna', 'Henna and indigo | حناء ووسمة | خەنە و وەسمە', 90, 10, 15, 40],
  ['girls-cut', 'Girls under ten | بنات دون العاشرة | کچانی خوار دە ساڵ', 30, 0, 8, 15],
  ['men-cut', "Men's cut | قصّ رجالي | قژبڕینی پیاوان", 30, 5, 8, 20],
  ['fade', 'Skin fade | تدريج | قژبڕینی پلەپلە', 40, 5, 10, 25],
  ['beard-trim', 'Beard trim | تحديد لحية | ڕێکخستنی ڕیش', 20, 0, 5, 10],
  ['cut-and-beard', 'Cut and beard | قصّ شعر ولحية | قژ و ڕیش', 50, 5, 15, 30],
  ['hot-shave', 'Hot towel shave | حلاقة بالمنشفة الساخنة | ڕیشتاشین بە خاولی گەرم', 30, 0, 8, 15],
  ['groom-package', 'Groom package | تجهيز العريس | ئامادەکردنی زاوا', 120, 15, 50, 150],
];

const hairRemoval: readonly UsualTreatmentRow[] = [
  ['brows', 'Eyebrows, thread | حواجب بالخيط | برۆ بە دەزوو', 15, 0, 3, 8],
  ['upper-lip', 'Upper lip, thread | شارب بالخيط | سەر لێو بە دەزوو', 10, 0, 2, 5],
  ['face-thread', 'Whole face, thread | وجه كامل بالخيط | هەموو دەموچاو بە دەزوو', 30, 0, 8, 15],
  ['sugar-half-leg', 'Half leg, sugar | نصف ساق بالشيرة | نیوەی قاچ بە شەکر', 30, 5, 10, 20],
  ['sugar-legs', 'Full legs, sugar | ساقان كاملان بالشيرة | هەردوو قاچ بە شەکر', 60, 10, 20, 40],
  ['sugar-arms', 'Full arms, sugar | ذراعان كاملان بالشيرة | هەردوو قۆڵ بە شەکر', 40, 5, 15, 30],
  ['sugar-underarm', 'Underarms, sugar | تحت الإبط بالشيرة | بن باڵ بە شەکر', 15, 5, 5, 10],
  ['sugar-body', 'Whole body, sugar | جسم كامل بالشيرة | هەموو لەش بە شەکر', 120, 15, 50, 100],
  ['wax-legs', 'Full legs, wax | ساقان كاملان بالشمع | هەردوو قاچ بە مۆم', 50, 10, 20, 35],
  ['laser-patch', 'Test patch | تجربة على مساحة صغيرة | تاقیکردنەوەی بچووک', 15, 0, 5, 10],
  ['laser-underarm', 'Underarms, laser | تحت الإبط بالليزر | بن باڵ بە لەیزەر', 20, 5, 15, 35],
  ['laser-face', 'Face, laser | وجه بالليزر | دەموچاو بە لەیزەر', 30, 5, 20, 50],
  ['laser-legs', 'Full legs, laser | ساقان كاملان بالليزر | هەردوو قاچ بە لەیزەر', 60, 10, 50, 120],
  ['laser-body', 'Whole body, laser | جسم كامل بالليزر | هەموو لەش بە لەیزەر', 120, 15, 100, 300],
  ['laser-back', 'Back and shoulders, laser | ظهر وأكتاف بالليزر | پشت و شان بە لەیزەر', 45, 10, 40, 90],
];

const massage: readonly UsualTreatmentRow[] = [
  ['massage-30', 'Half an hour | نصف ساعة | نیو کاتژمێر', 30, 10, 15, 30],
  ['massage-60', 'One hour | ساعة | یەک کاتژمێر', 60, 15, 25, 60],
  ['massage-90', 'Hour and a half | ساعة ونصف | یەک کاتژمێر و نیو', 90, 15, 40, 90],
  ['back-neck', 'Back and neck | ظهر ورقبة | پشت و مل', 40, 10, 20, 40],
  ['feet', 'Feet and calves | قدمان وساقان | پێ و لوولاق', 40, 10, 15, 35],
  ['deep-tissue', 'Deep pressure, one hour | ضغط عميق، ساعة | پەستانی قووڵ، یەک کاتژمێر', 60, 15, 35, 75],
  ['hot-stones', 'Hot stones | أحجار ساخنة | بەردی گەرم', 75, 15, 40, 90],
  ['hammam-scrub', 'Steam and scrub | بخار وتكييس | هەڵم و کیسەکردن', 60, 15, 20, 40],
  ['moroccan-bath', 'Moroccan bath | حمام مغربي | گەرماوی مەغریبی', 90, 15, 30, 75],
  ['cupping', 'Dry cupping | حجامة جافة | کەڵەشاخی وشک', 40, 10, 15, 30],
];

const dental: readonly UsualTreatmentRow[] = [
  ['check-up', 'Check-up | فحص | پشکنین', 20, 5, 5, 25],
  ['x-ray', 'Panoramic X-ray | أشعة بانوراما | تیشکی پانۆراما', 15, 5, 15, 25],
  ['cleaning', 'Cleaning and polish | تنظيف وتلميع | پاککردنەوە و بریقەدان', 40, 10, 25, 60],
  ['filling', 'White filling | حشوة بيضاء | پڕکردنەوەی سپی', 45, 10, 25, 75],
  ['root-canal', 'Root canal | حشوة جذر | پڕکردنەوەی ڕەگ', 90, 10, 75, 200],
  ['extraction', 'Extraction | قلع سن | کێشانی ددان', 30, 10, 15, 50],
  ['wisdom-tooth', 'Wisdom tooth | قلع ضرس العقل | کێشانی ددانی عەقڵ', 60, 15, 50, 150],
  ['whitening', 'Whitening at the clinic | تبييض في العيادة | سپیکردنەوە لە کلینیک', 75, 10, 100, 250],
  ['veneer', 'Porcelain veneer, one tooth | فينير خزف، سن واحد | ڤینێری پۆرسەلین، یەک ددان', 60, 10, 150, 400],
  ['crown', 'Zirconia crown | تلبيسة زركون | تاجی زیرکۆن', 60, 10, 100, 300],
  ['implant', 'Implant, one tooth | زرعة، سن واحد | چاندنی یەک ددان', 90, 15, 400, 1000],
  ['braces-booking', 'Braces, first visit | تقويم، الزيارة الأولى | ڕێکخستن، سەردانی یەکەم', 45, 5, 25, 75],
  ['braces-check', 'Braces, monthly visit | تقويم، مراجعة شهرية | ڕێکخستن، سەردانی مانگانە', 20, 5, 15, 40],
  ['child-check', 'First visit, child | زيارة أولى للطفل | سەردانی یەکەمی منداڵ', 30, 5, 10, 25],
];

const clinic: readonly UsualTreatmentRow[] = [
  ['consultation', 'Consultation | استشارة | ڕاوێژ', 20, 5, 15, 50],
  ['follow-up', 'Follow-up | مراجعة | سەردانی دواتر', 15, 5, 5, 25],
  ['facial', 'Deep cleansing facial | تنظيف بشرة عميق | پاککردنەوەی قووڵی پێست', 60, 10, 25, 60],
  ['hydra-facial', 'Hydrafacial | هيدرافيشل | هایدرافەیشڵ', 60, 10, 50, 120],
  ['light-peel', 'Light peel | تقشير خفيف | توێکڵکردنی سووک', 40, 10, 35, 90],
  ['botox-forehead', 'Botox, forehead | بوتوكس الجبهة | بۆتۆکسی ناوچەوان', 30, 10, 100, 200],
  ['botox-three', 'Botox, three areas | بوتوكس ثلاث مناطق | بۆتۆکسی سێ ناوچە', 40, 10, 200, 400],
  ['filler-lips', 'Lip filler, 1 ml | فيلر شفاه، 1 مل | فیلەری لێو، 1 مل', 45, 10, 150, 350],
  ['plasma-face', 'Plasma, face | بلازما للوجه | پلازمای دەموچاو', 60, 10, 75, 150],
  ['plasma-hair', 'Plasma, scalp | بلازما لفروة الرأس | پلازمای پێستی سەر', 60, 10, 75, 150],
  ['meso-face', 'Mesotherapy, face | ميزوثيرابي للوجه | میزۆتێراپیی دەموچاو', 45, 10, 75, 150],
  ['acne-session', 'Acne session | جلسة حب الشباب | دانیشتنی زیپکە', 45, 10, 35, 75],
  ['scar-session', 'Fractional laser, scars | فراكشنال ليزر للندبات | لەیزەری فراکشناڵ بۆ پەڵە', 60, 10, 75, 200],
  ['mole-removal', 'Mole or wart removal | إزالة شامة أو ثؤلول | لابردنی خاڵ یان بالووکە', 30, 10, 25, 75],
];

/** The treatments that a new venue can choose from, by category. */
export const usualTreatments: readonly UsualTreatment[] = [
  ...list('hair', hair),
  ...list('hair removal', hairRemoval),
  ...list('massage', massage),
  ...list('dental', dental),
  ...list('clinic', clinic),
];
