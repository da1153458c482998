import { formatMoney } from '@tajmeelspot/language/money.ts';
import { LabelsContext } from '@tajmeelspot/ui/labels.ts';
import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '../language.ts';
import { useTranslations } from './translations.tsx';

/** Gives the parts of packages/ui the words that they say on every page. */
export function PartLabels({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('shell');
  const language = useLanguage();
  const labels = useMemo(
    () => ({ close: t('close'), more: t('more'), price: (iqd: number) => formatMoney(language, iqd) }),
    [t, language],
  );
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}
