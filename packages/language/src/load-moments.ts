import type { Locale } from './locale.ts';
import type { momentTexts } from './moment-texts.ts';

/** Brings what reads and writes days and times with the first field that needs it; the same promise each time. */
export function loadMoments<Labels extends Parameters<typeof momentTexts>[1]>(locale: Locale, labels: Labels) {
  let loading: Promise<ReturnType<typeof momentTexts<Labels>>> | undefined;
  return () => (loading ??= import('./moment-texts.ts').then((moments) => moments.momentTexts(locale, labels)));
}

/** The sentences about what is no day and no time, as texts that still hold their {example}. */
export const sentencesOf = (translate: (key: 'noDate' | 'noTime', values: { example: string }) => string) => ({
  noDate: translate('noDate', { example: '{example}' }),
  noTime: translate('noTime', { example: '{example}' }),
});
