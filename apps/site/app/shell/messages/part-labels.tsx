import { formatMoney } from '@tajmeelspot/language/money.ts';
import { LabelsContext } from '@tajmeelspot/ui/labels.ts';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useLocale } from '../locale.ts';
import { useTranslations } from './translations.tsx';

/** Gives the parts of packages/ui the words that they say on every page. */
export function PartLabels({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('shell');
  // What a device has chosen is known at once, but must wait for the parts whose scripts are still to come.
  const locale = useDeferredValue(useLocale());
  const labels = useMemo(
    () => ({ close: t('close'), more: t('more'), price: (iqd: number) => formatMoney(locale, iqd) }),
    [t, locale],
  );
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}
