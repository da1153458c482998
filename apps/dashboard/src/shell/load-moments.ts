import type { momentTexts } from '@tajmeelspot/language/moment-texts.ts';
import type { Locale } from '@tajmeelspot/language/locale.ts';

type MomentWords = Parameters<typeof momentTexts>[1] &
  Record<'openCalendar' | 'formerMonth' | 'nextMonth' | 'noDate' | 'noTime', string>;

/** Brings what reads and writes days and times with the first field that needs it. */
export function loadMoments(locale: Locale, words: MomentWords) {
  let loading: Promise<ReturnType<typeof momentTexts<MomentWords>>> | undefined;
  return () =>
    (loading ??= import('@tajmeelspot/language/moment-texts.ts').then((language) =>
      language.momentTexts(locale, words),
    ));
}
