import { LabelsContext } from '@tajmeelspot/ui/labels.ts';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from './translations.tsx';

/** Gives the parts of packages/ui the words that they say on every page. */
export function PartLabels({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('shell');
  return <LabelsContext value={useMemo(() => ({ close: t('close'), more: t('more') }), [t])}>{children}</LabelsContext>;
}
