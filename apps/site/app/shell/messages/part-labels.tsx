import { formatMoney } from '@tajmeelspot/language/money.ts';
import { LabelsContext } from '@tajmeelspot/ui/labels.ts';
import { type ReactNode, useMemo } from 'react';
import { useLocale } from '../locale.ts';
import { useTranslations } from './translations.tsx';

/** Gives the parts of packages/ui the words that they say on every page. */
export function PartLabels({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('shell');
  const locale = useLocale();
  const labels = useMemo(
    () => ({ close: t('close'), more: t('more'), price: (iqd: number) => formatMoney(locale, iqd) }),
    [t, locale],
  );
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}
