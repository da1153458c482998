import { words, type Words } from './words.ts';

type City = { id: number; code: string; name: Words; governorateCode: string; governorate: Words };

const baghdad = words('Baghdad', 'بغداد', 'بەغدا');
const basra = words('Basra', 'البصرة', 'بەسرە');
const erbil = words('Erbil', 'أربيل', 'هەولێر');
const sulaymaniyah = words('Sulaymaniyah', 'السليمانية', 'سلێمانی');
const najaf = words('Najaf', 'النجف', 'نەجەف');
const mosul = words('Mosul', 'الموصل', 'مووسڵ');
const ramadi = words('Ramadi', 'الرمادي', 'ڕومادی');
const diwaniyah = words('Diwaniyah', 'الديوانية', 'دیوانیە');
const nineveh = words('Nineveh', 'نينوى', 'نەینەوا');
const anbar = words('Al Anbar', 'الأنبار', 'ئەنبار');
const qadisiyyah = words('Al-Qadisiyyah', 'القادسية', 'قادسیە');

const city = (id: number, code: CityCode, name: Words, governorateCode: string = code, governorate: Words = name) =>
  ({ id, code, name, governorateCode, governorate }) satisfies City;

export type CityCode = 'baghdad' | 'basra' | 'mosul' | 'erbil' | 'sulaymaniyah' | 'najaf' | 'ramadi' | 'diwaniyah';

export const cities: City[] = [
  city(1, 'baghdad', baghdad),
  city(2, 'basra', basra),
  city(3, 'mosul', mosul, 'nineveh', nineveh),
  city(4, 'erbil', erbil),
  city(5, 'sulaymaniyah', sulaymaniyah),
  city(6, 'najaf', najaf),
  city(7, 'ramadi', ramadi, 'al-anbar', anbar),
  city(8, 'diwaniyah', diwaniyah, 'al-qadisiyyah', qadisiyyah),
];
