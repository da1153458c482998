-- What houses keep by themselves: what is on a picture of a listing, by its name and then by language.
alter table services
  add column picture_words jsonb not null default '{}' check (jsonb_typeof(picture_words) = 'object');

/* What every marketplace in Iraq begins with, the demo world or not: without cities and categories nobody could make a
   house. The world's rows are the same ones. */
insert into cities (id, code, name, governorate_code, governorate)
overriding system value
select id, code, jsonb_build_object('en', en, 'ar', ar, 'ckb', ckb), governorate_code,
  jsonb_build_object('en', governorate_en, 'ar', governorate_ar, 'ckb', governorate_ckb)
from (values
  (1, 'baghdad', 'Baghdad', 'بغداد', 'بەغدا', 'baghdad', 'Baghdad', 'بغداد', 'بەغدا'),
  (2, 'basra', 'Basra', 'البصرة', 'بەسرە', 'basra', 'Basra', 'البصرة', 'بەسرە'),
  (3, 'mosul', 'Mosul', 'الموصل', 'مووسڵ', 'nineveh', 'Nineveh', 'نينوى', 'نەینەوا'),
  (4, 'erbil', 'Erbil', 'أربيل', 'هەولێر', 'erbil', 'Erbil', 'أربيل', 'هەولێر'),
  (5, 'sulaymaniyah', 'Sulaymaniyah', 'السليمانية', 'سلێمانی', 'sulaymaniyah', 'Sulaymaniyah', 'السليمانية', 'سلێمانی'),
  (6, 'najaf', 'Najaf', 'النجف', 'نەجەف', 'najaf', 'Najaf', 'النجف', 'نەجەف'),
  (7, 'ramadi', 'Ramadi', 'الرمادي', 'ڕومادی', 'al-anbar', 'Al Anbar', 'الأنبار', 'ئەنبار'),
  (8, 'diwaniyah', 'Diwaniyah', 'الديوانية', 'دیوانیە', 'al-qadisiyyah', 'Al-Qadisiyyah', 'القادسية', 'قادسیە'),
  (9, 'kirkuk', 'Kirkuk', 'كركوك', 'کەرکووک', 'kirkuk', 'Kirkuk', 'كركوك', 'کەرکووک'),
  (10, 'duhok', 'Duhok', 'دهوك', 'دهۆک', 'duhok', 'Duhok', 'دهوك', 'دهۆک'),
  (11, 'karbala', 'Karbala', 'كربلاء', 'کەربەلا', 'karbala', 'Karbala', 'كربلاء', 'کەربەلا'),
  (12, 'hillah', 'Hillah', 'الحلة', 'حیللە', 'babil', 'Babil', 'بابل', 'بابل'),
  (13, 'kut', 'Kut', 'الكوت', 'کووت', 'wasit', 'Wasit', 'واسط', 'واست'),
  (14, 'amarah', 'Amarah', 'العمارة', 'عەمارە', 'maysan', 'Maysan', 'ميسان', 'میسان'),
  (15, 'nasiriyah', 'Nasiriyah', 'الناصرية', 'ناسریە', 'dhi-qar', 'Dhi Qar', 'ذي قار', 'زیقار'),
  (16, 'samawah', 'Samawah', 'السماوة', 'سەماوە', 'al-muthanna', 'Al Muthanna', 'المثنى', 'موسەننا'),
  (17, 'baqubah', 'Baqubah', 'بعقوبة', 'بەعقووبە', 'diyala', 'Diyala', 'ديالى', 'دیالە'),
  (18, 'tikrit', 'Tikrit', 'تكريت', 'تکریت', 'salah-al-din', 'Salah al-Din', 'صلاح الدين', 'سەڵاحەدین'),
  (19, 'halabja', 'Halabja', 'حلبجة', 'هەڵەبجە', 'halabja', 'Halabja', 'حلبجة', 'هەڵەبجە')
) as given (id, code, en, ar, ckb, governorate_code, governorate_en, governorate_ar, governorate_ckb)
on conflict do nothing;
select setval(pg_get_serial_sequence('cities', 'id'), (select max(id) from cities));

insert into categories (id, name, label, position)
overriding system value
values
  (1, 'hair', '{"en": "Hair", "ar": "الشعر", "ckb": "قژ"}', 1),
  (2, 'hair removal', '{"en": "Hair removal", "ar": "إزالة الشعر", "ckb": "لابردنی موو"}', 2),
  (3, 'massage', '{"en": "Massage", "ar": "المساج", "ckb": "مەساج"}', 3),
  (4, 'dental', '{"en": "Dental", "ar": "الأسنان", "ckb": "ددان"}', 4),
  (5, 'clinic', '{"en": "Clinic", "ar": "العيادات", "ckb": "نۆرینگە"}', 5)
on conflict do nothing;
select setval(pg_get_serial_sequence('categories', 'id'), (select max(id) from categories));

insert into tags (id, name)
overriding system value
values
  (1, '{"en": "Women only", "ar": "للنساء فقط", "ckb": "تەنها بۆ ژنان"}'),
  (2, '{"en": "Parking", "ar": "موقف سيارات", "ckb": "شوێنی وەستانی ئۆتۆمبێل"}'),
  (3, '{"en": "Private room", "ar": "غرفة خاصة", "ckb": "ژووری تایبەت"}'),
  (4, '{"en": "No card needed", "ar": "من دون بطاقة", "ckb": "بێ کارت"}'),
  (5, '{"en": "Wheelchair access", "ar": "مدخل للكراسي المتحركة", "ckb": "ڕێگەی کورسیی کەمئەندام"}'),
  (6, '{"en": "Bridal", "ar": "عرائس", "ckb": "بووک"}'),
  (7, '{"en": "Laser", "ar": "ليزر", "ckb": "لەیزەر"}'),
  (8, '{"en": "Keratin", "ar": "كيراتين", "ckb": "کیراتین"}'),
  (9, '{"en": "Ammonia-free colour", "ar": "صبغة بلا أمونيا", "ckb": "بۆیەی بێ ئەمۆنیا"}'),
  (10, '{"en": "Balayage", "ar": "بالياج", "ckb": "بالیاژ"}'),
  (11, '{"en": "Curly hair", "ar": "شعر مجعد", "ckb": "قژی لوول"}'),
  (12, '{"en": "Children welcome", "ar": "نستقبل الأطفال", "ckb": "منداڵ بەخێربێت"}'),
  (13, '{"en": "Sugaring", "ar": "شيرة السكر", "ckb": "شیرەی شەکر"}'),
  (14, '{"en": "Threading", "ar": "حفّ بالخيط", "ckb": "هەڵگرتن بە دەزوو"}'),
  (15, '{"en": "Hammam", "ar": "حمّام", "ckb": "گەرماو"}'),
  (16, '{"en": "For two", "ar": "لشخصين", "ckb": "بۆ دوو کەس"}'),
  (17, '{"en": "Woman doctor", "ar": "طبيبة", "ckb": "پزیشکی ژن"}'),
  (18, '{"en": "Open late", "ar": "مفتوح لوقت متأخر", "ckb": "تا درەنگ کراوەیە"}'),
  (19, '{"en": "Sensitive skin", "ar": "للبشرة الحساسة", "ckb": "بۆ پێستی هەستیار"}'),
  (20, '{"en": "Same day", "ar": "في اليوم نفسه", "ckb": "هەمان ڕۆژ"}'),
  (21, '{"en": "Tea on the house", "ar": "الشاي علينا", "ckb": "چا لەسەر ئێمەیە"}'),
  (22, '{"en": "Own generator", "ar": "مولد خاص", "ckb": "موەلیدەی تایبەت"}')
on conflict do nothing;
select setval(pg_get_serial_sequence('tags', 'id'), (select max(id) from tags));
