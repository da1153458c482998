import { text } from './world-text.ts';

export const categories = [
  { id: 1, name: 'hair', label: text('Hair', 'الشعر', 'قژ') },
  { id: 2, name: 'hair removal', label: text('Hair removal', 'إزالة الشعر', 'لابردنی موو') },
  { id: 3, name: 'massage', label: text('Massage', 'المساج', 'مەساج') },
  { id: 4, name: 'dental', label: text('Dental', 'الأسنان', 'ددان') },
  { id: 5, name: 'clinic', label: text('Clinic', 'العيادات', 'کلینیک') },
  { id: 7, name: 'nails', label: text('Nails', 'الأظافر', 'نینۆک') },
  { id: 8, name: 'make up', label: text('Make-up', 'المكياج', 'ئارایشت') },
  { id: 12, name: 'barber', label: text('Barber', 'الحلاقة الرجالية', 'سەرتاشخانە') },
  { id: 13, name: 'bridal', label: text('Bridal', 'العرائس', 'بووک') },
  { id: 14, name: 'henna', label: text('Henna', 'الحناء', 'خەنە') },
  { id: 19, name: 'physiotherapy', label: text('Physiotherapy', 'العلاج الطبيعي', 'چارەسەری سروشتی') },
  {
    id: 24,
    name: 'manicure and pedicure',
    label: text('Manicure and pedicure', 'المانيكير والباديكير', 'مانیکیر و پێدیکیر'),
  },
  { id: 25, name: 'nail extensions', label: text('Gel and extensions', 'الجل والتركيب', 'جێڵ و زیادکردن') },
  { id: 27, name: 'lashes', label: text('Lashes', 'الرموش', 'برژانگ') },
  { id: 28, name: 'brows', label: text('Brows', 'الحواجب', 'برۆ') },
  { id: 32, name: 'hammam', label: text('Hammam', 'الحمّام', 'گەرماو') },
  { id: 33, name: 'body care', label: text('Body care', 'العناية بالجسم', 'چاودێریی لەش') },
] as const;

export type CategoryName = (typeof categories)[number]['name'];
