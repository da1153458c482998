import type { Shape } from '../../shape.ts';
import type { newsletter as english } from '../../en/content/newsletter.ts';

export const newsletter: Shape<typeof english> = {
  subscribe: 'بەشداربوون',
  needsScript: 'فۆڕمەکە پێویستی بە جاڤاسکریپتە. تکایە بیکەرەوە یان بۆمان بنووسە.',
  failed: 'هەڵەی تۆڕ. تکایە هێڵەکەت بپشکنە.',
  link: {
    title: 'هەواڵنامەکەت',
    text: 'لە بەستەری ئیمەیڵەکەمانەوە هاتوویت. دەتەوێت چی بکەیت؟',
    confirm: 'پشتڕاستکردنەوەی بەشداربوون',
    end: 'وەستاندنی هەواڵنامە',
  },
};
