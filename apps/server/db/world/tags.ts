import { words, type Words } from './words.ts';

type Tag = { id: number; name: Words };

export const tags = {
  womenOnly: { id: 1, name: words('Women only', 'للنساء فقط', 'تەنها بۆ ژنان') },
  parking: { id: 2, name: words('Parking', 'موقف سيارات', 'شوێنی وەستانی ئۆتۆمبێل') },
  privateRoom: { id: 3, name: words('Private room', 'غرفة خاصة', 'ژووری تایبەت') },
  noCard: { id: 4, name: words('No card needed', 'من دون بطاقة', 'بێ کارت') },
  wheelchair: { id: 5, name: words('Wheelchair access', 'مدخل للكراسي المتحركة', 'ڕێگەی کورسیی کەمئەندام') },
  bridal: { id: 6, name: words('Bridal', 'عرائس', 'بووک') },
  laser: { id: 7, name: words('Laser', 'ليزر', 'لەیزەر') },
  keratin: { id: 8, name: words('Keratin', 'كيراتين', 'کیراتین') },
  ammoniaFree: { id: 9, name: words('Ammonia-free colour', 'صبغة بلا أمونيا', 'بۆیەی بێ ئەمۆنیا') },
  balayage: { id: 10, name: words('Balayage', 'بالياج', 'بالیاژ') },
  curls: { id: 11, name: words('Curly hair', 'شعر مجعد', 'قژی لوول') },
  kids: { id: 12, name: words('Children welcome', 'نستقبل الأطفال', 'منداڵ بەخێربێت') },
  sugaring: { id: 13, name: words('Sugaring', 'شيرة السكر', 'شیرەی شەکر') },
  threading: { id: 14, name: words('Threading', 'حفّ بالخيط', 'هەڵگرتن بە دەزوو') },
  hammam: { id: 15, name: words('Hammam', 'حمّام', 'گەرماو') },
  couples: { id: 16, name: words('For two', 'لشخصين', 'بۆ دوو کەس') },
  femaleDoctor: { id: 17, name: words('Woman doctor', 'طبيبة', 'پزیشکی ژن') },
  lateHours: { id: 18, name: words('Open late', 'مفتوح لوقت متأخر', 'تا درەنگ کراوەیە') },
  sensitiveSkin: { id: 19, name: words('Sensitive skin', 'للبشرة الحساسة', 'بۆ پێستی هەستیار') },
  sameDay: { id: 20, name: words('Same day', 'في اليوم نفسه', 'هەمان ڕۆژ') },
  tea: { id: 21, name: words('Tea on the house', 'الشاي علينا', 'چا لەسەر ئێمەیە') },
  generator: { id: 22, name: words('Own generator', 'مولد خاص', 'موەلیدەی تایبەت') },
} satisfies Record<string, Tag>;

export type TagKey = keyof typeof tags;
