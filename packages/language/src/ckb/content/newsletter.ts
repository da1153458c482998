import type { Shape } from '../../shape.ts';
import type { newsletter as english } from '../../en/content/newsletter.ts';

export const newsletter: Shape<typeof english> = {
  subscribe: 'بەشداربوون',
  needsScript: 'فۆڕمەکە پێویستی بە JavaScript هەیە. تکایە چالاکی بکە یان بۆمان بنووسە.',
  failed: 'هەڵەی تۆڕ. تکایە ئینتەرنێتەکەت بپشکنە.',
  link: {
    title: 'هەواڵنامەکەت',
    text: 'بەستەری ئیمەیڵەکەمانت کردەوە. چیت دەوێت؟',
    confirm: 'پشتڕاستکردنەوەی بەشداربوون',
    end: 'هەڵوەشاندنەوەی بەشداربوون',
  },
};
