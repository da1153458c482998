import { text, type WorldText } from './world-text.ts';

type WorldCity = { id: number; code: string; name: WorldText; governorateCode: string; governorate: WorldText };

const baghdad = text('Baghdad', 'بغداد', 'بەغدا');
const basra = text('Basra', 'البصرة', 'بەسرە');
const erbil = text('Erbil', 'أربيل', 'هەولێر');
const sulaymaniyah = text('Sulaymaniyah', 'السليمانية', 'سلێمانی');
const najaf = text('Najaf', 'النجف', 'نەجەف');
const mosul = text('Mosul', 'الموصل', 'مووسڵ');
const ramadi = text('Ramadi', 'الرمادي', 'ڕومادی');
const diwaniyah = text('Diwaniyah', 'الديوانية', 'دیوانیە');
const nineveh = text('Nineveh', 'نينوى', 'نەینەوا');
const anbar = text('Al Anbar', 'الأنبار', 'ئەنبار');
const qadisiyyah = text('Al-Qadisiyyah', 'القادسية', 'قادسیە');

const city = (
  id: number,
  code: CityCode,
  name: WorldText,
  governorateCode: string = code,
  governorate: WorldText = name,
) => ({ id, code, name, governorateCode, governorate }) satisfies WorldCity;

export type CityCode = 'baghdad' | 'basra' | 'mosul' | 'erbil' | 'sulaymaniyah' | 'najaf' | 'ramadi' | 'diwaniyah';

export const cities: WorldCity[] = [
  city(1, 'baghdad', baghdad),
  city(2, 'basra', basra),
  city(3, 'mosul', mosul, 'nineveh', nineveh),
  city(4, 'erbil', erbil),
  city(5, 'sulaymaniyah', sulaymaniyah),
  city(6, 'najaf', najaf),
  city(7, 'ramadi', ramadi, 'al-anbar', anbar),
  city(8, 'diwaniyah', diwaniyah, 'al-qadisiyyah', qadisiyyah),
];
