import { words } from './words.ts';

export const categories = [
  { id: 1, name: 'hair', label: words('Hair', 'الشعر', 'قژ') },
  { id: 2, name: 'hair removal', label: words('Hair removal', 'إزالة الشعر', 'لابردنی موو') },
  { id: 3, name: 'massage', label: words('Massage', 'المساج', 'مەساج') },
  { id: 4, name: 'dental', label: words('Dental', 'الأسنان', 'ددان') },
  { id: 5, name: 'clinic', label: words('Clinic', 'العيادات', 'نۆرینگە') },
] as const;

export type CategoryName = (typeof categories)[number]['name'];
