import { text, type WorldText } from './world-text.ts';

type Tag = { id: number; name: WorldText };

export const tags = {
  womenOnly: { id: 1, name: text('Women only', 'للنساء فقط', 'تەنیا خانمان') },
  parking: { id: 2, name: text('Parking', 'موقف سيارات', 'شوێنی وەستانی ئۆتۆمبێل') },
  privateRoom: { id: 3, name: text('Private room', 'غرفة خاصة', 'ژووری تایبەت') },
  noCard: { id: 4, name: text('No card needed', 'من دون بطاقة', 'بێ کارت') },
  wheelchair: { id: 5, name: text('Wheelchair access', 'مدخل للكراسي المتحركة', 'ڕێگەی کورسیی کەمئەندام') },
  bridal: { id: 6, name: text('Bridal', 'عرائس', 'بووک') },
  laser: { id: 7, name: text('Laser', 'ليزر', 'لەیزەر') },
  keratin: { id: 8, name: text('Keratin', 'كيراتين', 'کیراتین') },
  ammoniaFree: { id: 9, name: text('Ammonia-free colour', 'صبغة بلا أمونيا', 'بۆیەی بێ ئەمۆنیا') },
  balayage: { id: 10, name: text('Balayage', 'بالياج', 'بالیاژ') },
  curls: { id: 11, name: text('Curly hair', 'شعر مجعد', 'قژی لوول') },
  kids: { id: 12, name: text('Children welcome', 'نستقبل الأطفال', 'منداڵ بەخێربێت') },
  sugaring: { id: 13, name: text('Sugaring', 'شيرة السكر', 'شیرەی شەکر') },
  threading: { id: 14, name: text('Threading', 'حفّ بالخيط', 'هەڵگرتن بە دەزوو') },
  hammam: { id: 15, name: text('Hammam', 'حمّام', 'گەرماو') },
  couples: { id: 16, name: text('For two', 'لشخصين', 'بۆ دوو کەس') },
  femaleDoctor: { id: 17, name: text('Woman doctor', 'طبيبة', 'پزیشکی خانم') },
  lateHours: { id: 18, name: text('Open late', 'مفتوح لوقت متأخر', 'تا درەنگ کراوەیە') },
  sensitiveSkin: { id: 19, name: text('Sensitive skin', 'للبشرة الحساسة', 'بۆ پێستی هەستیار') },
  sameDay: { id: 20, name: text('Same day', 'في اليوم نفسه', 'هەمان ڕۆژ') },
  tea: { id: 21, name: text('Tea on the house', 'الشاي علينا', 'چا لەسەر ئێمەیە') },
  generator: { id: 22, name: text('Own generator', 'مولد خاص', 'موەلیدەی تایبەت') },
} satisfies Record<string, Tag>;

export type TagKey = keyof typeof tags;
