import { text, type WorldText } from '../world-text.ts';

/** A picture of the work of a venue: its key, who did it, the treatment, what is on it, and who agreed to be shown. */
export type WorldWorkPicture = {
  readonly key: string;
  readonly venue: number;
  readonly employee: number;
  readonly treatment: number | null;
  readonly caption: WorldText;
  /** Null: a room, or what lies in it. */
  readonly consent: string | null;
  readonly isBeforeAfter: boolean;
};

type Detail = { readonly treatment?: number; readonly consent?: string; readonly isBeforeAfter?: boolean };

const picture = (
  key: string,
  employee: number,
  caption: WorldText,
  { treatment, consent, isBeforeAfter = false }: Detail = {},
): WorldWorkPicture => ({
  key,
  venue: Math.floor(employee / 100),
  employee,
  treatment: treatment ?? null,
  caption,
  consent: consent ?? null,
  isBeforeAfter,
});

const smile = text(
  'Five shades in one hour: first and last',
  'خمس درجات في ساعة: الأولى والأخيرة',
  'پێنج پلە لە کاتژمێرێکدا: یەکەم و کۆتایی',
);
const calmSkin = text('Before, and after the third session', 'قبل، وبعد الجلسة الثالثة', 'پێش، و دوای سێیەم دانیشتن');

/** The portfolios of the demo world, in their order. */
export const workPictures: readonly WorldWorkPicture[] = [
  picture(
    'noor-salon-work-1',
    102,
    text('Copper that keeps its depth', 'نحاسي يحتفظ بعمقه', 'مسی کە قووڵییەکەی دەمێنێت'),
    { treatment: 1014, consent: 'Maryam H.' },
  ),
  picture(
    'noor-salon-work-2',
    102,
    text('Balayage in honey and sand', 'بالياج بلون العسل والرمل', 'بالیاژ بە ڕەنگی هەنگوین و لم'),
    { treatment: 1015, consent: 'Tiba S.' },
  ),
  picture(
    'rusafa-colour-room-work-1',
    201,
    text('Plum, straight after the rinse', 'برقوقي بعد الغسل مباشرة', 'هەڵووژەیی، ڕاستەوخۆ دوای شوشتن'),
    { consent: 'Noor A.' },
  ),
  picture(
    'rusafa-colour-room-work-2',
    201,
    text('Silver, after two gentle sessions', 'فضي بعد جلستين هادئتين', 'زیوی، دوای دوو دانیشتنی هێمن'),
    { consent: 'Rand K.' },
  ),
  picture(
    'layali-bridal-work-1',
    503,
    text('The morning after the bridal waves', 'تموجات العروس في الصباح التالي', 'شەپۆلی بووک، بەیانیی دواتر'),
    { consent: 'Zahra M.' },
  ),
  picture(
    'layali-bridal-work-2',
    502,
    text('Nail tips to go with the dress', 'أظافر تناسب الفستان', 'نینۆک گونجاو لەگەڵ جلەکە'),
    { consent: 'Hiba J.' },
  ),
  picture(
    'dalal-studio-work-1',
    1202,
    text('Red that shines in daylight', 'أحمر يلمع في ضوء النهار', 'سوورێک لە ڕووناکیی ڕۆژدا دەدرەوشێتەوە'),
    { consent: 'Shno R.' },
  ),
  picture(
    'dalal-studio-work-2',
    1203,
    text('Deep brown after the smoothing', 'بني عميق بعد التنعيم', 'قاوەیی تۆخ دوای ڕێککردنەوە'),
    { consent: 'Avin B.' },
  ),
  picture(
    'ghadir-house-work-1',
    1502,
    text(
      'Chestnut, one colour from root to tip',
      'كستنائي بلون واحد من الجذر إلى الطرف',
      'شاهبەڕوویی، یەک ڕەنگ لە ڕەگەوە تا سەر',
    ),
    { consent: 'Fatima N.' },
  ),
  picture('ghadir-house-work-2', 1503, text('Green and gold for Eid', 'أخضر وذهبي للعيد', 'سەوز و زێڕین بۆ جەژن'), {
    consent: 'Ruqaya A.',
  }),
  picture(
    'shahrazad-atelier-work-1',
    1702,
    text('Auburn with a little light', 'كستنائي محمر بلمسة ضوء', 'سوورباو بە کەمێک ڕووناکی'),
    { consent: 'Sara L.' },
  ),
  picture(
    'shahrazad-atelier-work-2',
    1702,
    text('Caramel strands, painted by hand', 'خصل كراميل مرسومة باليد', 'تاڵی کارامێل، بە دەست ڕەنگکراو'),
    { consent: 'Dina F.' },
  ),
  picture(
    'lawz-nails-work-1',
    1801,
    text('Rose, each finger a little different', 'وردي، وكل إصبع مختلف قليلًا', 'پەمەیی، هەر پەنجەیەک کەمێک جیاواز'),
    { treatment: 18_023, consent: 'Malak T.' },
  ),
  picture(
    'lawz-nails-work-2',
    1801,
    text('Blue and gold, with stars', 'أزرق وذهبي مع نجوم', 'شین و زێڕین، بە ئەستێرەوە'),
    { treatment: 18_023, consent: 'Sama D.' },
  ),
  picture(
    'nazdar-lashes-work-1',
    1901,
    text('Our drawing of the light volume set', 'رسمنا لطقم الكثافة الخفيفة', 'وێنەکێشانی ئێمە بۆ کۆمەڵەی سووک'),
    { treatment: 19_011, consent: 'Lana O.' },
  ),
  picture('nazdar-lashes-work-2', 1902, text('A brow, hair by hair', 'حاجب شعرة شعرة', 'برۆیەک، تاڵ بە تاڵ'), {
    treatment: 19_021,
    consent: 'Hana Q.',
  }),
  picture(
    'furat-henna-work-1',
    2401,
    text('A round pattern, drawn without a stencil', 'نقش دائري مرسوم من دون قالب', 'نەخشێکی بازنەیی، بێ قاڵب کێشراوە'),
    { treatment: 24_011, consent: 'Israa W.' },
  ),
  picture(
    'furat-henna-work-2',
    2401,
    text('The same evening, a darker paste', 'المساء نفسه بعجينة أغمق', 'هەمان ئێوارە، هەویرێکی تۆختر'),
    { treatment: 24_011, consent: 'Abrar Y.' },
  ),
  picture(
    'wahat-bridal-work-1',
    2101,
    text('Henna for the night before', 'حناء ليلة الحناء', 'خەنەی شەوی خەنەبەندان'),
    { consent: 'Hajir S.' },
  ),
  picture(
    'wahat-bridal-work-2',
    2102,
    text('Gold for the bride and her sisters', 'ذهبي للعروس وأخواتها', 'زێڕین بۆ بووک و خوشکەکانی'),
    { consent: 'Amna R.' },
  ),
  picture(
    'warda-studio-work-1',
    702,
    text('Shaped with thread alone', 'رُسم بالخيط وحده', 'تەنیا بە دەزوو شێوەی پێدراوە'),
    { consent: 'Ghufran E.' },
  ),
  picture(
    'warda-studio-work-2',
    701,
    text('Before, and a day after sugaring', 'قبل، وبعد السكر بيوم', 'پێش، و ڕۆژێک دوای شەکر'),
    { consent: 'Zainab P.', isBeforeAfter: true },
  ),
  picture('dijla-dental-work-1', 302, smile, { treatment: 3041, consent: 'Bassam I.', isBeforeAfter: true }),
  picture('ashar-dental-work-1', 801, smile, { consent: 'Jawad U.', isBeforeAfter: true }),
  picture(
    'ashar-dental-work-2',
    802,
    text('The quiet room for children', 'الغرفة الهادئة للأطفال', 'ژووری هێمن بۆ منداڵان'),
  ),
  picture('goizha-dental-work-1', 1302, smile, { consent: 'Rebaz V.', isBeforeAfter: true }),
  picture(
    'goizha-dental-work-2',
    1303,
    text(
      'Where you wait, with a view of the mountain',
      'مكان الانتظار بإطلالة على الجبل',
      'شوێنی چاوەڕوانی، بە دیمەنی چیاوە',
    ),
  ),
  picture('sidra-skin-laser-work-1', 603, calmSkin, { consent: 'Lubna C.', isBeforeAfter: true }),
  picture('zayna-laser-work-1', 1003, calmSkin, { consent: 'Chra X.', isBeforeAfter: true }),
  picture('nakheel-skin-work-1', 1603, calmSkin, { consent: 'Maha Z.', isBeforeAfter: true }),
  picture(
    'hammam-al-safa-work-1',
    402,
    text('What goes into the winter scrub', 'مكونات تقشير الشتاء', 'ئەوەی دەچێتە ناو سکرابی زستانەوە'),
  ),
  picture(
    'bayt-al-raha-work-1',
    1101,
    text('Pomegranate oil from our own press', 'زيت الرمان من معصرتنا', 'ڕۆنی هەنار لە گوشەری خۆمان'),
  ),
  picture('bayt-al-raha-work-2', 1103, text('The marble basin', 'حوض المرمر', 'حەوزی مەڕمەڕ')),
  picture('henar-house-work-1', 1403, text('Warm copper, cool stone', 'نحاس دافئ وحجر بارد', 'مسی گەرم، بەردی سارد')),
  picture(
    'henar-house-work-2',
    1402,
    text('Rest here as long as you like', 'للراحة هنا ما شئت من الوقت', 'چەندت پێ خۆشە لێرە پشوو بدە'),
  ),
  picture(
    'hadba-hammam-work-1',
    2201,
    text('The resting room after the steam', 'غرفة الراحة بعد البخار', 'ژووری پشوودان دوای هەڵم'),
  ),
  picture(
    'sumer-barbers-work-1',
    901,
    text(
      'Combs stand in spirit between two customers',
      'الأمشاط في المعقم بين زبون وآخر',
      'شانەکان لەنێوان دوو کڕیاردا لە پاککەرەوەدان',
    ),
  ),
  picture('shatt-barbers-work-1', 2001, text('Tea comes first', 'الشاي أولًا', 'سەرەتا چا')),
  picture(
    'azmar-physio-work-1',
    2302,
    text(
      'The corner for exercises in front of the mirror',
      'زاوية التمارين أمام المرآة',
      'گۆشەی ڕاهێنان لەبەردەم ئاوێنە',
    ),
  ),
];

/** Pictures beside reviews: the service, which of its reviews (from 0, as listed), and their keys. */
export const reviewPictures: readonly {
  readonly service: number;
  readonly nth: number;
  readonly keys: readonly string[];
}[] = [
  { service: 101, nth: 0, keys: ['review-101-1'] },
  { service: 201, nth: 0, keys: ['review-201-1'] },
  { service: 1801, nth: 0, keys: ['review-1801-1', 'review-1801-2'] },
  { service: 2401, nth: 0, keys: ['review-2401-1'] },
  { service: 1901, nth: 0, keys: ['review-1901-1'] },
];
