import type { LocalizedText } from '@tajmeelspot/contract/fields.ts';

type TemplateHours = { readonly weekday: number; readonly from: number; readonly to: number };

/** A usual week of opening hours, minutes since midnight on ISO weekdays. */
export type HoursTemplate = {
  readonly key: string;
  /** An hour stands in braces, which its reader's clock writes: {21}. */
  readonly label: Record<keyof LocalizedText, string>;
  readonly week: readonly TemplateHours[];
};

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const friday = 5;

/** The same hours on some weekdays. */
const daily = (days: readonly number[], ...spans: readonly (readonly [number, number])[]): TemplateHours[] =>
  days.flatMap((weekday) => spans.map(([from, to]) => ({ weekday, from: from * 60, to: to * 60 })));

const butFriday = everyDay.filter((day) => day !== friday);

/** Weeks to begin with; a venue changes them as it likes. */
export const hoursTemplates: readonly HoursTemplate[] = [
  {
    key: 'every-day',
    label: { en: 'Every day, {10} to {21}', ar: 'كل يوم من {10} إلى {21}', ckb: 'هەموو ڕۆژێک، {10} تا {21}' },
    week: daily(everyDay, [10, 21]),
  },
  {
    key: 'friday-off',
    label: { en: 'Friday off, {10} to {20}', ar: 'الجمعة عطلة، من {10} إلى {20}', ckb: 'هەینی پشوو، {10} تا {20}' },
    week: daily(butFriday, [10, 20]),
  },
  {
    key: 'friday-evening',
    label: {
      en: '{10} to {21}, Friday from {15}',
      ar: 'من {10} إلى {21}، والجمعة من {15}',
      ckb: '{10} تا {21}، هەینی لە {15}',
    },
    week: [...daily(butFriday, [10, 21]), ...daily([friday], [15, 21])],
  },
  {
    key: 'two-shifts',
    label: {
      en: 'Two shifts, {10} to {14} and {16} to {21}, Friday off',
      ar: 'فترتان، من {10} إلى {14} ومن {16} إلى {21}، الجمعة عطلة',
      ckb: 'دوو شیفت، {10} تا {14} و {16} تا {21}، هەینی پشوو',
    },
    week: daily(butFriday, [10, 14], [16, 21]),
  },
  {
    key: 'evening-clinic',
    label: {
      en: 'Evening clinic, {16} to {21}, Friday off',
      ar: 'عيادة مسائية، من {16} إلى {21}، الجمعة عطلة',
      ckb: 'کلینیکی ئێواران، {16} تا {21}، هەینی پشوو',
    },
    week: daily(butFriday, [16, 21]),
  },
];
