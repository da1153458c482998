import { useEffect } from 'react';
import { useTranslations } from '../messages/translations.tsx';
import { setOfflineText } from './offline-text.ts';

/** Hands the sentence for a lost connection to the forms, whose actions have no catalogue. */
export function OfflineTextSource() {
  const t = useTranslations('shell.error.network');
  const text = t('form');
  useEffect(() => setOfflineText(text), [text]);
  return null;
}
