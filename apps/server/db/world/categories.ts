import { text } from './world-text.ts';

export const categories = [
  { id: 1, name: 'hair', label: text('Hair', 'الشعر', 'قژ') },
  { id: 2, name: 'hair removal', label: text('Hair removal', 'إزالة الشعر', 'لابردنی موو') },
  { id: 3, name: 'massage', label: text('Massage', 'المساج', 'مەساج') },
  { id: 4, name: 'dental', label: text('Dental', 'الأسنان', 'ددان') },
  { id: 5, name: 'clinic', label: text('Clinic', 'العيادات', 'کلینیک') },
] as const;

export type CategoryName = (typeof categories)[number]['name'];
