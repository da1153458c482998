import { momentTexts } from '@tajmeelspot/language/moment-texts.ts';
import { LabelsContext } from '@tajmeelspot/ui/labels.ts';
import { DateField } from '@tajmeelspot/ui/moments/date-field.tsx';
import { use, useMemo } from 'react';
import { useLocale } from '../shell/locale.ts';
import { useTranslations } from '../shell/messages/translations.tsx';
import type { DayFieldProps } from './day-field-props.ts';

/** The field for a day as it works once its script has come: typed in any usual way, or picked in a calendar. */
export function DayInput({ label, name, min, anyDay, day = '', onPick }: DayFieldProps) {
  const t = useTranslations('shell.moments');
  const locale = useLocale();
  const above = use(LabelsContext);
  const labels = useMemo(() => {
    const keys = ['openCalendar', 'formerMonth', 'nextMonth', 'noDate', 'noTime'] as const;
    // momentTexts writes the example as its reader does.
    const example = '{example}';
    const words = Object.fromEntries(keys.map((key) => [key, t(key, { example })])) as Record<
      (typeof keys)[number],
      string
    >;
    const moments = Promise.resolve(momentTexts(locale, words));
    return { ...above, moments: () => moments };
  }, [above, locale, t]);
  return (
    <LabelsContext value={labels}>
      <DateField
        label={label}
        name={name}
        min={min}
        placeholder={anyDay}
        defaultValue={day}
        onLeave={(picked) => picked !== day && onPick?.(picked)}
      />
    </LabelsContext>
  );
}
