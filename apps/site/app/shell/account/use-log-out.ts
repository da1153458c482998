import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from '../messages/translations.tsx';
import { inLanguage, useLanguage } from '../language.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { logOut } from './log-out.ts';

/** Logs out, says how it went, and goes where that leads. `failed` takes the place of any reason why it failed. */
export function useLogOut(roleId: number, failed?: string): { isLoggingOut: boolean; logOut: () => Promise<void> } {
  const t = useTranslations('shell.session');
  const language = useLanguage();
  const navigate = useNavigate();
  const [isLoggingOut, setLoggingOut] = useState(false);
  const endSession = async () => {
    setLoggingOut(true);
    const { outcome, message, path } = await logOut(language, roleId);
    const text = outcome === 'failed' ? (failed ?? message ?? t(outcome)) : t(outcome);
    toast(text, { tone: outcome === 'ended' ? 'good' : 'bad' });
    await navigate(inLanguage(language, path));
    setLoggingOut(false);
  };
  return { isLoggingOut, logOut: endSession };
}
